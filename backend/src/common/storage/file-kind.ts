const ZIP_ENTRY_LIMIT = 1000;
const UNPACKED_LIMIT = 50 * 1024 * 1024;
const RATIO_LIMIT = 100;
const CENTRAL_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_MIN = 22;
const END_SEARCH = END_MIN + 0xffff;

/** Kinds of file that can be told by their content. */
export type FileKind = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png' | 'webp' | 'txt';

interface ZipSummary {
  names: string[];
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
  const summary: ZipSummary = { names: [], packed: 0, unpacked: 0 };
  for (let index = 0; index < entries; index++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== CENTRAL_ENTRY) return null;
    const nameLength = file.readUInt16LE(at + 28);
    summary.packed += file.readUInt32LE(at + 20);
    summary.unpacked += file.readUInt32LE(at + 24);
    summary.names.push(file.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return summary;
}

function isDocx(file: Buffer): boolean {
  const zip = readZip(file);
  if (!zip) return false;
  if (zip.unpacked > UNPACKED_LIMIT || zip.unpacked > Math.max(1, zip.packed) * RATIO_LIMIT) return false;
  return zip.names.includes('[Content_Types].xml') && zip.names.some((name) => name.startsWith('word/'));
}

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

/** The kind of `file` by its content; null when it is none of the known ones. An empty file has no kind. */
export function fileKind(file: Buffer): FileKind | null {
  if (file.length === 0) return null;
  if (file.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  if (startsWith(file, 'd0cf11e0a1b11ae1')) return 'doc';
  if (startsWith(file, '504b0304')) return isDocx(file) ? 'docx' : null;
  if (startsWith(file, 'ffd8ff')) return 'jpg';
  if (startsWith(file, '89504e470d0a1a0a')) return 'png';
  if (startsWith(file, '52494646') && file.subarray(8, 12).toString('latin1') === 'WEBP') return 'webp';
  return isText(file) ? 'txt' : null;
}
