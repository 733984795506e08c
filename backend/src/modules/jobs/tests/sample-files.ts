import { existsSync, readdirSync } from 'node:fs';

interface Entry {
  name: string;
  packed?: number;
  unpacked?: number;
}

/** A zip with this central directory; nothing is in its entries. */
function zip(entries: Entry[]): Buffer {
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(26)]);
  const directory = entries.map(({ name, packed = 10, unpacked = 20 }) => {
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt32LE(packed, 20);
    header.writeUInt32LE(unpacked, 24);
    header.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([header, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, ...directory, end]);
}

const WORD = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }];

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
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
