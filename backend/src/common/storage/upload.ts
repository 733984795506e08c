import { UseInterceptors, applyDecorators } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { UPLOAD_MAX_BYTES, FILE_NAME_MAX } from '@nukkad/contract/limits';
import { asPlainLine } from '@nukkad/contract/primitives';
import { DomainError } from '../errors/domain-error.js';
import { fileContent, type FileKind } from './file-kind.js';
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

/** Returns the name of a form's file, which is sent in UTF-8 and read as Latin-1. */
function formName(original: string): string {
  const decoded = Buffer.from(original, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? original : decoded;
}

/**
 * Returns a name that is safe to show and to send back: no path, no control characters, no direction marks, bounded.
 */
export function cleanName(original: string): string {
  const base = asPlainLine((original.split(/[\\/]/).pop() ?? '').replace(/["<>|:*?]/g, ''), '').trim();
  return base.slice(-FILE_NAME_MAX).toWellFormed() || 'file';
}

/** Extensions of documents and pictures; they are removed from a name if the content is of another kind. */
const KNOWN_ENDING = /\.(?:pdf|docx?|odt|rtf|txt|jpe?g|png|webp)$/i;
/** Suffix that a phone or a browser appends to the name of a duplicate file: `Resume.pdf (1)`. */
const COPY_NUMBER = /\s*\(\d{1,3}\)$/;
const ENDINGS: Partial<Record<FileKind, RegExp>> = { jpg: /\.jpe?g$/i };

/**
 * Returns `name` with the extension of `kind`: Android omits extensions, and users rename files of one kind to another.
 */
export function nameOfKind(name: string, kind: FileKind): string {
  const ending = ENDINGS[kind] ?? new RegExp(`\\.${kind}$`, 'i');
  const trimmed = name.replace(/[.\s]+$/, '');
  if (ending.test(trimmed)) return trimmed;
  const copy = COPY_NUMBER.exec(trimmed)?.[0] ?? '';
  const uncopied = trimmed.slice(0, trimmed.length - copy.length);
  const base = uncopied.replace(KNOWN_ENDING, '').replace(ending, '') + copy;
  return `${base.slice(-(FILE_NAME_MAX - kind.length - 1)).toWellFormed() || 'file'}.${kind}`;
}

/** Extensions of programs and pages: a file of such a name is refused whatever its content. */
const PROGRAM_ENDING =
  /\.(?:apk|app|bat|cmd|com|cpl|dll|exe|hta|html?|jar|jse?|lnk|mjs|msi|php|pif|ps1|py|reg|scr|sh|svg|vbe?|vbs|wsf|xhtml|xml)$/i;
/** Plain text has no file signature, so that its extension must be that of a text, or absent. */
const ENDING = /\.[a-z][a-z0-9]{0,7}$/i;

const isTaken = (name: string, kind: FileKind): boolean => {
  const uncopied = name.replace(COPY_NUMBER, '').replace(/[.\s]+$/, '');
  if (PROGRAM_ENDING.test(uncopied)) return false;
  return kind !== 'txt' || KNOWN_ENDING.test(uncopied) || !ENDING.test(uncopied);
};

/**
 * Returns `content` as a file of this name with the extension of its kind; null unless it is, by content, one of
 * `kinds`.
 */
export function fittingUpload(name: string, content: Buffer, kinds: readonly FileKind[]): Upload | null {
  const { kind } = fileContent(content);
  if (!kind || !kinds.includes(kind) || !isTaken(name, kind)) return null;
  return { name: nameOfKind(name, kind), kind, content };
}

const PICTURE_KINDS: readonly FileKind[] = ['jpg', 'png', 'webp'];

/** Returns the message key that says what a refused file is, and what to do. */
function refusalOf(content: Buffer): string {
  const found = fileContent(content);
  if (found.kind === null) return found.other === 'other' ? 'errors:fileType' : `errors:file.${found.other}`;
  return PICTURE_KINDS.includes(found.kind) ? 'errors:file.picture' : 'errors:fileType';
}

/**
 * Checks by content that `file` is one of `kinds`; otherwise throws 415 with its kind and advice. Returns null if no
 * file was sent.
 */
export function checkUpload(file: Express.Multer.File | undefined, kinds: readonly FileKind[]): Upload | null {
  if (!file) return null;
  const upload = fittingUpload(cleanName(formName(file.originalname)), file.buffer, kinds);
  if (!upload) {
    const key = refusalOf(file.buffer);
    const params = { kinds: kinds.map((kind) => kind.toUpperCase()).join(', ') };
    throw new DomainError('unsupportedType', key, { params, fields: [{ field: file.fieldname, key, params }] });
  }
  return upload;
}
