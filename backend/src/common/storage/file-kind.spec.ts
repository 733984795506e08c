import { describe, expect, it } from '@jest/globals';
import { fileContent, fileKind } from './file-kind.js';
import { zip } from './tests/zip.js';

const DOCX = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }];

describe('fileKind', () => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['a PDF behind a byte order mark', Buffer.from('\ufeff%PDF-1.7\n'), 'pdf'],
    ['a PDF behind blank lines', Buffer.from('\r\n\n  %PDF-1.7\n'), 'pdf'],
    ['a PDF behind the header of a mail', Buffer.from(`Content-Type: application/pdf\n\n%PDF-1.4\n`), 'pdf'],
    ['a PDF behind the most that readers skip', Buffer.from(`${'x'.repeat(1019)}%PDF-1.4\n\0`), 'pdf'],
    ['a head of a PDF beyond that', Buffer.from(`${'x'.repeat(1024)}%PDF-1.4\n\0`), null],
    ['a page with the head of a PDF', Buffer.from('<html>%PDF-1.4 <script>alert(1)</script>'), null],
    ['a script with the head of a PDF', Buffer.from('#!/bin/sh\n#%PDF-1.4\n'), 'txt'],
    ['a program with the head of a PDF', Buffer.from('MZ\0\0%PDF-1.4\n'), null],
    ['an archive with the head of a PDF', Buffer.concat([zip([{ name: 'a.exe' }]), Buffer.from('%PDF-1.4')]), null],
    [
      'a Word file packed with backslashes',
      zip([{ name: '[Content_Types].xml' }, { name: 'word\\document.xml' }]),
      'docx',
    ],
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
  ])('recognises %s', (_name, file, kind) => {
    expect(fileKind(file)).toBe(kind);
  });
});

const ODT = [{ name: 'mimetype' }, { name: 'content.xml' }];
const word97 = (flags: number): Buffer => {
  const file = Buffer.alloc(1024);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(0xa5ec, 512);
  file.writeUInt16LE(flags, 522);
  return file;
};

describe('fileContent', () => {
  it.each([
    ['an empty file', Buffer.alloc(0), 'empty'],
    ['a PDF with a password', Buffer.from('%PDF-1.7\ntrailer <</Root 1 0 R/Encrypt 5 0 R>>'), 'password'],
    ['a PDF that holds how it is encrypted', Buffer.from('%PDF-1.7\ntrailer <</Encrypt <</V 4>> >>'), 'password'],
    ['a Word file with a password', Buffer.concat([word97(0), Buffer.from('EncryptedPackage', 'utf16le')]), 'password'],
    ['a Word file in a zip with a password', zip(DOCX.map((entry) => ({ ...entry, isEncrypted: true }))), 'password'],
    ['an old Word file with a password', word97(0x0100), 'password'],
    ['an RTF file', Buffer.from('{\\rtf1\\ansi Asha}'), 'rtf'],
    ['an ODT file', zip(ODT), 'odt'],
    ['a page', Buffer.from('\n<!DOCTYPE html><p>Asha</p>'), 'html'],
    ['a page of XHTML', Buffer.from('<?xml version="1.0"?>\n<html/>'), 'html'],
    [
      'a page that Word saved as a single file',
      Buffer.from('MIME-Version: 1.0\nContent-Type: multipart/related'),
      'html',
    ],
    ['a picture of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'picture'],
    ['a GIF', Buffer.from('GIF89a\0\0'), 'picture'],
    ['an archive', zip([{ name: 'run.exe' }]), 'other'],
  ])('rejects %s with a reason', (_name, file, other) => {
    expect(fileContent(file)).toEqual({ kind: null, other });
  });

  it('accepts an old Word file without a password', () => {
    expect(fileContent(word97(0))).toEqual({ kind: 'doc' });
  });
});
