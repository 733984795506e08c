import { UseInterceptors, applyDecorators } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { UPLOAD_MAX_BYTES, FILE_NAME_MAX } from '@nukkad/domain/limits';
import { asPlainLine } from '@nukkad/domain/primitives';
import { DomainError } from '../errors/domain-error.js';
import { type FileKind, fileKind } from './file-kind.js';
import { UploadMemoryInterceptor } from './upload-memory.interceptor.js';

/** One uploaded file, in memory. */
export interface Upload {
  name: string;
  kind: FileKind;
  content: Buffer;
}

/** Accepts one file in the multipart field `field`, at most 5 MB; everything about the form is bounded. */
export const AcceptsFile = (field: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(
      UploadMemoryInterceptor,
      FileInterceptor(field, {
        limits: {
          fileSize: UPLOAD_MAX_BYTES,
          files: 1,
          fields: 10,
          parts: 12,
          fieldSize: 20_000,
          fieldNameSize: 100,
          headerPairs: 20,
        },
      }),
    ),
  );

/** The name of a form's file, which is sent in UTF-8 and read as Latin-1. */
function formName(original: string): string {
  const decoded = Buffer.from(original, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? original : decoded;
}

/** A name that is safe to show and to send back: no path, no control characters, no direction marks, bounded. */
export function cleanName(original: string): string {
  const base = asPlainLine((original.split(/[\\/]/).pop() ?? '').replace(/["<>|:*?]/g, ''), '').trim();
  return base.slice(-FILE_NAME_MAX).toWellFormed() || 'file';
}

/** `content` as a file of this name; null unless it is, by content and by name, one of `kinds`. `jpeg` counts as `jpg`. */
export function fittingUpload(name: string, content: Buffer, kinds: readonly FileKind[]): Upload | null {
  const extension = name.split('.').pop()?.toLowerCase().replace('jpeg', 'jpg');
  const kind = fileKind(content);
  return kind && kind === extension && kinds.includes(kind) ? { name, kind, content } : null;
}

/**
 * Checks that `file` is, by content and by name, one of `kinds`; 415 otherwise.
 * Returns null when no file was sent.
 */
export function checkUpload(file: Express.Multer.File | undefined, kinds: readonly FileKind[]): Upload | null {
  if (!file) return null;
  const upload = fittingUpload(cleanName(formName(file.originalname)), file.buffer, kinds);
  if (!upload) {
    throw new DomainError('unsupportedType', 'errors:fileType', {
      params: { kinds: kinds.join(', ') },
      fields: [{ field: file.fieldname, key: 'errors:fileType', params: { kinds: kinds.join(', ') } }],
    });
  }
  return upload;
}
