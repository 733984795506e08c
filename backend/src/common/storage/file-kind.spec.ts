import { describe, expect, it } from '@jest/globals';
import { fileKind } from './file-kind.js';

interface Entry {
  name: string;
  packed?: number;
  unpacked?: number;
}

/** A zip with the given central directory; its entries hold nothing. */
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

const DOCX = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }];

describe('fileKind', () => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['an old Word file', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'doc'],
    ['a Word file', zip(DOCX), 'docx'],
    ['a JPEG', Buffer.from('ffd8ffe0', 'hex'), 'jpg'],
    ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 'png'],
    ['a WebP', Buffer.from('524946461a000000574542505650384c', 'hex'), 'webp'],
    ['plain text', Buffer.from('नमस्ते'), 'txt'],
    ['nothing', Buffer.alloc(0), null],
    ['a program', Buffer.from('7f454c460201010000', 'hex'), null],
    ['text that is no UTF-8', Buffer.from([0xc3, 0x28]), null],
    ['a zip that is no Word file', zip([{ name: 'a.txt' }]), null],
    ['a spreadsheet', zip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]), null],
    [
      'a zip that unpacks to too much',
      zip([...DOCX, { name: 'word/x', unpacked: 60_000_000, packed: 1_000_000 }]),
      null,
    ],
    [
      'a zip that unpacks by too high a ratio',
      zip([...DOCX, { name: 'word/x', unpacked: 40_000_000, packed: 100 }]),
      null,
    ],
    [
      'a zip with too many entries',
      zip([...DOCX, ...Array.from({ length: 1000 }, (_, i) => ({ name: `word/${i}` }))]),
      null,
    ],
    ['a zip whose directory is cut off', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(40)]), null],
  ])('knows %s', (_name, file, kind) => {
    expect(fileKind(file)).toBe(kind);
  });
});
