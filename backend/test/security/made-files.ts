import sharp from 'sharp';
import { zip } from '../../src/common/storage/tests/zip.js';
import type { FileKind } from '../../src/common/storage/file-kind.js';
import { ARCHIVE, DOC, DOCX, LOCKED_PDF, PDF, ZIP_BOMB } from '../../src/modules/jobs/tests/sample-files.js';

/** A file as somebody sends it. */
export interface MadeFile {
  name: string;
  content: Buffer;
}
export interface GoodFile extends MadeFile {
  kind: FileKind;
}

const MB = 1024 * 1024;
const CONTENT_TYPES = { name: '[Content_Types].xml' };
const DOCUMENT = { name: 'word/document.xml' };

const bytes = (hex: string, rest = 64): Buffer => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(rest)]);
const file = (name: string, content: Buffer | string): MadeFile => ({ name, content: Buffer.from(content as string) });

/**
 * Pages, under the name of a document. A script of a shell is none of them: the support takes it as a text, renames it to `.txt` and
 * serves it as a download, so that nothing runs it.
 */
const PAGES = [
  '<!doctype html><script>alert(1)</script>',
  '<html><body onload=alert(1)>',
  '<HEAD><meta http-equiv=refresh content="0;url=//evil.example">',
  '<body><img src=x onerror=alert(1)>',
  '\ufeff<!DOCTYPE html><p>',
  '   \n\t<html>',
  '<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml">',
  '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  'MIME-Version: 1.0\nContent-Type: multipart/related\n\n<html>',
  '<!doctype html><!-- %PDF-1.7 -->',
].map((text, index) => file(`resume-${index}.pdf`, text));

/** Programs and pictures of kinds that nobody takes, by their first bytes. */
const HEADS = Object.entries({
  'windows.pdf': '4d5a9000',
  'linux.pdf': '7f454c46',
  'mac.pdf': 'cffaedfe',
  'mac-32.pdf': 'feedface',
  'java.pdf': 'cafebabe',
  'picture.gif': '47494638396101',
  'picture-87.gif': '47494638376101',
  'picture.bmp': '424d3600',
  'picture.tif': '49492a00',
  'picture-big.tif': '4d4d002a',
  'photo.heic': '0000001866747970686569630000',
  'photo.avif': '0000001c66747970617669660000',
  'archive.rar': '526172211a0700',
  'archive.7z': '377abcaf271c',
  'archive.gz': '1f8b0800',
  'film.mp4': '000000186674797069736f6d0000',
  'sound.mp3': '49443303',
  'flash.swf': '43575300',
  'shortcut.pdf': '4c0000000114020000',
  'cabinet.pdf': '4d534346',
  'class.docx': 'cafed00d',
  'nothing.doc': '00000000',
}).map(([name, hex]) => file(name, bytes(hex)));

/** Sound documents under the name of a program. */
const PROGRAM_NAMES = 'exe bat cmd com scr msi dll ps1 vbs js jse hta html htm svg xml php py sh jar apk lnk reg'
  .split(' ')
  .map((ending) => file(`resume.${ending}`, PDF));
const HIDDEN_NAMES = ['resume.pdf.exe', 'resume.html (1)', 'resume.js.', 'resume.EXE', 'a\u202efdp.exe'].map((name) =>
  file(name, PDF),
);

const ARCHIVES: MadeFile[] = [
  file('archive.docx', ARCHIVE),
  file('bomb.docx', ZIP_BOMB),
  file('wide.docx', zip([CONTENT_TYPES, DOCUMENT, { name: 'word/x', packed: 900_000, unpacked: 60 * MB }])),
  file(
    'many.docx',
    zip([CONTENT_TYPES, DOCUMENT, ...Array.from({ length: 1100 }, (_, index) => ({ name: `word/${index}` }))]),
  ),
  file('locked.docx', zip([CONTENT_TYPES, { ...DOCUMENT, isEncrypted: true }])),
  file('sheet.docx', zip([CONTENT_TYPES, { name: 'xl/workbook.xml' }])),
  file('open.docx', zip([{ name: 'mimetype' }, { name: 'content.xml' }])),
  file('jar.docx', zip([{ name: 'META-INF/MANIFEST.MF' }, { name: 'Main.class' }])),
  file('cut.docx', DOCX.subarray(0, DOCX.length - 10)),
  file('empty.docx', zip([])),
  file('head.docx', bytes('504b0304')),
  file('spanned.docx', bytes('504b0708')),
];
const OTHERS: MadeFile[] = [
  file('empty.pdf', ''),
  file('locked.pdf', LOCKED_PDF),
  file('locked-inline.pdf', '%PDF-1.7\ntrailer <</Encrypt <</V 1>>>>\n%%EOF'),
  file('package.doc', Buffer.concat([DOC, Buffer.from('EncryptedPackage', 'utf16le')])),
  file('letter.doc', '{\\rtf1\\ansi{\\object\\objdata 0105}}'),
  file('large.pdf', Buffer.concat([PDF, Buffer.alloc(5 * MB)])),
  file('wide-text.txt', Buffer.from('Hello', 'utf16le')),
  file('latin.txt', Buffer.from('caf\u00e9 cr\u00e8me', 'latin1')),
  file('zeros.txt', 'Hello\u0000'),
  file('table.csv', '=cmd|calc!A1,1'),
];

/** Files that no upload takes. */
export const HOSTILE_FILES: readonly MadeFile[] = [
  ...PAGES,
  ...HEADS,
  ...PROGRAM_NAMES,
  ...HIDDEN_NAMES,
  ...ARCHIVES,
  ...OTHERS,
];

const good = (kind: FileKind, name: string, content: Buffer | string): GoodFile => ({ kind, ...file(name, content) });

const TEXTS: GoodFile[] = [
  good('pdf', 'Resume.pdf', PDF),
  good('pdf', 'Resume (1).pdf', PDF),
  good('pdf', 'ಕೆಲಸ.pdf', PDF),
  good('pdf', 'resume', PDF),
  good('pdf', 'old.pdf', '%PDF-1.0\ntrailer <<>>\n%%EOF'),
  good('pdf', 'new.pdf', '%PDF-2.0\ntrailer <<>>\n%%EOF'),
  good('pdf', 'mark.pdf', `\ufeff%PDF-1.4\ntrailer <<>>\n%%EOF`),
  good('pdf', 'printed.pdf', `@PJL SET RESOLUTION=600\n%PDF-1.4\ntrailer <<>>\n%%EOF`),
  good('doc', 'Resume.doc', DOC),
  good('doc', 'रिज्यूमे.doc', DOC),
  good('doc', 'long.doc', Buffer.concat([DOC, Buffer.alloc(MB)])),
  good('docx', 'Resume.docx', DOCX),
  good('docx', 'windows.docx', zip([CONTENT_TYPES, { name: 'word\\document.xml' }])),
  good(
    'docx',
    'pictures.docx',
    zip([CONTENT_TYPES, DOCUMENT, { name: 'word/media/image1.png', packed: 9000, unpacked: 9100 }]),
  ),
  good('docx', 'docx (12)', DOCX),
  good('txt', 'note.txt', 'Hello'),
  good('txt', 'note', 'Hello'),
  good('txt', 'ಟಿಪ್ಪಣಿ.txt', 'ನಮಸ್ಕಾರ'),
  good('txt', 'टिप्पणी.txt', 'नमस्ते'),
  good('txt', 'lines.txt', 'one\r\ntwo\r\n'),
  good('txt', 'mark.txt', '\ufeffHello'),
];

/** Files of every kind that some upload takes. */
export async function goodFiles(): Promise<GoodFile[]> {
  const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a45' } });
  return [
    ...TEXTS,
    good('jpg', 'me.jpg', await draw(64, 64).jpeg().toBuffer()),
    good('jpg', 'me.jpeg', await draw(640, 480).jpeg({ progressive: true }).toBuffer()),
    good('jpg', 'photo', await draw(30, 900).jpeg({ quality: 30 }).toBuffer()),
    good('png', 'me.png', await draw(64, 64).png().toBuffer()),
    good('png', 'grey.png', await draw(64, 64).grayscale().png().toBuffer()),
    good('png', 'clear.png', await draw(64, 64).ensureAlpha(0.5).png().toBuffer()),
    good('png', 'palette.png', await draw(64, 64).png({ palette: true }).toBuffer()),
    good('webp', 'me.webp', await draw(64, 64).webp().toBuffer()),
    good('webp', 'sharp.webp', await draw(64, 64).webp({ lossless: true }).toBuffer()),
    good('webp', 'photo (2)', await draw(300, 300).webp({ quality: 20 }).toBuffer()),
  ];
}
