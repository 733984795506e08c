import { describe, expect, it } from '@jest/globals';
import { parse } from 'content-disposition';
import { attachment } from './content-disposition.js';

describe('attachment', () => {
  it.each([
    ['resume.pdf', 'resume.pdf'],
    ['Ravi’s CV (1).pdf', 'Ravi’s CV (1).pdf'],
    ['बायोडाटा.docx', 'बायोडाटा.docx'],
    ['100%25.pdf', '100%25.pdf'],
    ['a"; filename="b.html', 'a"; filename="b.html'],
    ['x\r\nSet-Cookie: a=b', 'x\r\nSet-Cookie: a=b'],
    ['half \ud83d.pdf', 'half \ufffd.pdf'],
  ])('saves a file under %j, in printable ASCII', (name, saved) => {
    const header = attachment(name);
    expect(header).toMatch(/^attachment; [\x20-\x7e]+$/);
    expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: saved } });
  });
});
