const ZIP_ENTRY_LIMIT = 1000;
const UNPACKED_LIMIT = 50 * 1024 * 1024;
const RATIO_LIMIT = 100;
const CENTRAL_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
/** Flag of an entry with encrypted content. */
const ENCRYPTED_ENTRY = 0x0001;
const END_MIN = 22;
const END_SEARCH = END_MIN + 0xffff;

/** Bytes in which readers search for the head of a PDF (ISO 32000, Annex H); bytes before it are skipped. */
const PDF_HEAD_SEARCH = 1024;

/** Kinds of file that can be recognised by their content. */
export type FileKind = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png' | 'webp' | 'txt';

/** Kinds of content that no upload accepts and that a refusal names. */
export type OtherContent = 'empty' | 'password' | 'rtf' | 'odt' | 'html' | 'picture' | 'other';

/** The kind of a file, by its content. */
export type FileContent = { kind: FileKind } | { kind: null; other: OtherContent };

interface ZipSummary {
  /** Names of the entries, always with slashes, whichever separators the archiver writes. */
  names: string[];
  isEncrypted: boolean;
  packed: number;
  unpacked: number;
}

/** Reads a zip's central directory without inflating anything; null when it is not a sound zip. */
function readZip(file: Buffer): ZipSummary | null {
  let end = -1;
  for (let at = file.length - END_MIN; at >= Math.max(0, file.length - END_SEARCH); at--) {
    if (file.readUInt32LE(at) === END_OF_DIRECTORY) {
      end = at;
      break;
    }
  }
  if (end < 0) return null;
  const entries = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (entries === 0 || entries > ZIP_ENTRY_LIMIT) return null;
  const summary: ZipSummary = { names: [], isEncrypted: false, packed: 0, unpacked: 0 };
  for (let index = 0; index < entries; index++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== CENTRAL_ENTRY) return null;
    const nameLength = file.readUInt16LE(at + 28);
    summary.packed += file.readUInt32LE(at + 20);
    summary.unpacked += file.readUInt32LE(at + 24);
    if (file.readUInt16LE(at + 8) & ENCRYPTED_ENTRY) summary.isEncrypted = true;
    summary.names.push(file.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/'));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return summary;
}

const isBomb = ({ packed, unpacked }: ZipSummary): boolean =>
  unpacked > UNPACKED_LIMIT || unpacked > Math.max(1, packed) * RATIO_LIMIT;

function zipContent(file: Buffer): FileContent {
  const zip = readZip(file);
  if (!zip || isBomb(zip)) return otherContent('other');
  const isDocx = zip.names.includes('[Content_Types].xml') && zip.names.some((name) => name.startsWith('word/'));
  const isOdt = zip.names.includes('mimetype') && zip.names.includes('content.xml');
  if (isDocx || isOdt) {
    if (zip.isEncrypted) return otherContent('password');
    return isDocx ? { kind: 'docx' } : otherContent('odt');
  }
  return otherContent('other');
}

const WORD_STREAM = 512;
const WORD_MAGIC = 0xa5ec;
/** Header flag of an encrypted Word 97 file ([MS-DOC], FibBase). */
const WORD_ENCRYPTED = 0x0100;
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Returns the content of a compound file: an old Word file, or a newer one with a password, which is wrapped in one
 * ([MS-OFFCRYPTO]).
 */
function compoundContent(file: Buffer): FileContent {
  if (file.includes(ENCRYPTED_PACKAGE)) return otherContent('password');
  const hasHead = file.length > WORD_STREAM + 12 && file.readUInt16LE(WORD_STREAM) === WORD_MAGIC;
  const isEncrypted = hasHead && (file.readUInt16LE(WORD_STREAM + 10) & WORD_ENCRYPTED) !== 0;
  return isEncrypted ? otherContent('password') : { kind: 'doc' };
}

/** The trailer of a PDF, or the head of its table of objects, names how it is encrypted. */
const PDF_ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

const pdfContent = (file: Buffer): FileContent =>
  PDF_ENCRYPTED.test(file.toString('latin1')) ? otherContent('password') : { kind: 'pdf' };

/** Web pages, including pages that Word saves as a single file. */
const HTML = /^(?:<!doctype html|<html|<head|<body|<\?xml[^>]*>\s*<(?:!doctype )?html|mime-version:)/i;
/** Content that a shell, a browser or an XML reader would run or draw. */
const MARKUP_OR_SCRIPT = /^(?:<|#!)/;

function isText(file: Buffer): boolean {
  if (file.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
    return true;
  } catch {
    return false;
  }
}

const startsWith = (file: Buffer, hex: string): boolean => file.subarray(0, hex.length / 2).toString('hex') === hex;

const otherContent = (other: OtherContent): FileContent => ({ kind: null, other });

/** Heads of pictures of other kinds: GIF, BMP, TIFF. */
const PICTURES = ['474946383761', '474946383961', '424d', '49492a00', '4d4d002a'];
/** Brands of the pictures of phones (HEIF, AVIF). */
const HEIF = /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1|avi[fs])/;
/** Heads of programs: Windows, Linux, macOS. */
const PROGRAMS = ['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'];

/** Returns the kind of a file by its first bytes; null if they are inconclusive. */
function contentByHead(file: Buffer): FileContent | null {
  if (startsWith(file, '255044462d')) return pdfContent(file);
  if (startsWith(file, 'd0cf11e0a1b11ae1')) return compoundContent(file);
  if (startsWith(file, '504b')) return startsWith(file, '504b0304') ? zipContent(file) : otherContent('other');
  if (startsWith(file, 'ffd8ff')) return { kind: 'jpg' };
  if (startsWith(file, '89504e470d0a1a0a')) return { kind: 'png' };
  if (startsWith(file, '52494646') && file.subarray(8, 12).toString('latin1') === 'WEBP') return { kind: 'webp' };
  if (PICTURES.some((head) => startsWith(file, head)) && file.includes(0)) return otherContent('picture');
  if (HEIF.test(file.subarray(4, 12).toString('latin1'))) return otherContent('picture');
  return PROGRAMS.some((head) => startsWith(file, head)) && file.includes(0) ? otherContent('other') : null;
}

/** Returns the kind of `file` by its content. */
export function fileContent(file: Buffer): FileContent {
  if (file.length === 0) return otherContent('empty');
  const known = contentByHead(file);
  if (known) return known;
  const head = file
    .subarray(0, PDF_HEAD_SEARCH)
    .toString('latin1')
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00fe\u00ff|\u00ff\u00fe)/, '')
    .trimStart();
  if (head.startsWith('{\\rtf')) return otherContent('rtf');
  if (HTML.test(head)) return otherContent('html');
  // a program or a page with the head of a PDF after its own is no PDF
  if (head.includes('%PDF-') && !MARKUP_OR_SCRIPT.test(head)) return pdfContent(file);
  return isText(file) ? { kind: 'txt' } : otherContent('other');
}

/** Returns the kind of `file` by its content; null if it is unknown. An empty file has no kind. */
export const fileKind = (file: Buffer): FileKind | null => fileContent(file).kind;
