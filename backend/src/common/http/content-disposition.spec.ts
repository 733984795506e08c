import { describe, expect, it } from '@jest/globals';
import { attachment } from './content-disposition.js';

describe('the name of a download', () => {
  it.each([
    ['resume.pdf', `attachment; filename="resume.pdf"; filename*=UTF-8''resume.pdf`],
    [
      'Ravi’s CV (1).pdf',
      `attachment; filename="Ravi_s CV (1).pdf"; filename*=UTF-8''Ravi%E2%80%99s%20CV%20%281%29.pdf`,
    ],
    ['बायोडाटा.docx', /^attachment; filename="_+\.docx"; filename\*=UTF-8''%E0%A4%AC[%0-9A-F]+\.docx$/],
    [
      'a"; filename="b.html',
      `attachment; filename="a_; filename=_b.html"; filename*=UTF-8''a%22%3B%20filename%3D%22b.html`,
    ],
    [
      'x\r\nSet-Cookie: a=b',
      `attachment; filename="x__Set-Cookie: a=b"; filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a%3Db`,
    ],
    ['half \ud83d.pdf', `attachment; filename="half _.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
  ])('%j cannot break out of its header', (name, expected) => {
    if (expected instanceof RegExp) expect(attachment(name)).toMatch(expected);
    else expect(attachment(name)).toBe(expected);
  });
});
