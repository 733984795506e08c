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

/** A name that is safe to show and to send back: no path, no control characters, no direction marks, bounded. */
function cleanName(original: string): string {
  const decoded = Buffer.from(original, 'latin1').toString('utf8');
  const readable = decoded.includes('\ufffd') ? original : decoded;
  const base = asPlainLine((readable.split(/[\\/]/).pop() ?? '').replace(/["<>|:*?]/g, ''), '').trim();
  return base.slice(-FILE_NAME_MAX).toWellFormed() || 'file';
}

/**
 * Checks that `file` is, by content and by name, one of `kinds`; 415 otherwise. `jpeg` counts as `jpg`.
 * Returns null when no file was sent.
 */
export function checkUpload(file: Express.Multer.File | undefined, kinds: readonly FileKind[]): Upload | null {
  if (!file) return null;
  const name = cleanName(file.originalname);
  const extension = name.split('.').pop()?.toLowerCase().replace('jpeg', 'jpg');
  const kind = fileKind(file.buffer);
  if (!kind || kind !== extension || !kinds.includes(kind)) {
    throw new DomainError('unsupportedType', 'errors:fileType', {
      params: { kinds: kinds.join(', ') },
      fields: [{ field: file.fieldname, key: 'errors:fileType', params: { kinds: kinds.join(', ') } }],
    });
  }
  return { name, kind, content: file.buffer };
}
