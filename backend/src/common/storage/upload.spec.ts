import { describe, expect, it } from '@jest/globals';
import { zip } from './tests/zip.js';
import { fittingUpload } from './upload.js';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const DOC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const DOCX = zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]);
const TEXT = Buffer.from('Asha Rao, cook\n');
const JPG = Buffer.from('ffd8ffe000104a46', 'hex');
const KINDS = ['pdf', 'doc', 'docx', 'txt', 'jpg'] as const;

describe('fittingUpload', () => {
  it.each([
    ['document_1000012345', PDF, 'document_1000012345.pdf'],
    ['Resume.pdf (1)', PDF, 'Resume (1).pdf'],
    ['Resume (1).pdf', PDF, 'Resume (1).pdf'],
    ['Resume.PDF', PDF, 'Resume.PDF'],
    ['Resume.pdf.', PDF, 'Resume.pdf'],
    ['resume.docx', PDF, 'resume.pdf'],
    ['resume.pdf.docx', PDF, 'resume.pdf'],
    ['resume.doc', DOCX, 'resume.docx'],
    ['resume.docx', DOC, 'resume.doc'],
    ['Asha.Rao', PDF, 'Asha.Rao.pdf'],
    ['ಆಶಾ ರಾವ್', DOCX, 'ಆಶಾ ರಾವ್.docx'],
    ['photo.pdf', JPG, 'photo.jpg'],
    ['photo.jpeg', JPG, 'photo.jpeg'],
    ['notes', TEXT, 'notes.txt'],
    ['notes.doc', TEXT, 'notes.txt'],
    ['a'.repeat(200), PDF, `${'a'.repeat(196)}.pdf`],
  ])('accepts %s by its content and gives it the extension of its kind', (name, content, kept) => {
    expect(fittingUpload(name, content, KINDS)?.name).toBe(kept);
  });

  it.each([
    ['resume.exe', PDF],
    ['resume.pdf.exe', PDF],
    ['resume.html', PDF],
    ['resume.svg (2)', PDF],
    ['run.bat', TEXT],
    ['notes.md', TEXT],
    ['resume.pdf', Buffer.from('7f454c4602010100', 'hex')],
    ['resume.doc', Buffer.from('<html><p>Asha</p></html>')],
  ])('rejects the file %s', (name, content) => {
    expect(fittingUpload(name, content, KINDS)).toBeNull();
  });

  it('refuses a kind that is not asked for', () => {
    expect(fittingUpload('photo.jpg', JPG, ['pdf'])).toBeNull();
  });
});
