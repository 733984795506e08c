import { existsSync, readdirSync } from 'node:fs';
import { zip } from '../../../common/storage/tests/zip.js';

const WORD = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }];

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
/** A PDF with a password. */
export const LOCKED_PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <</Encrypt 5 0 R>>\n%%EOF\n');
export const DOC = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);
export const DOCX = zip(WORD);
/** Would fill 40 MB from 100 bytes. */
export const ZIP_BOMB = zip([...WORD, { name: 'word/x.xml', packed: 100, unpacked: 40_000_000 }]);
/** A zip, but no document. */
export const ARCHIVE = zip([{ name: 'run.exe' }]);

/** Number of files that lie in `folder`, at any depth. */
export const filesIn = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    : 0;
