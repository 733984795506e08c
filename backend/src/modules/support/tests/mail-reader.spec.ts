import { describe, expect, it } from '@jest/globals';
import { readMail } from '../mail-reader.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');

/** Returns a mail with these header lines; texts are in Latin-1, one byte a letter. */
const aMail = (head: readonly string[], body: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${['From: asha@example.com', 'MIME-Version: 1.0', ...head].join('\r\n')}\r\n\r\n`, 'latin1'),
    typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
  ]);
const inCharset = (charset: string, hex: string): Buffer =>
  aMail([`Content-Type: text/plain${charset && `; charset=${charset}`}`], Buffer.from(hex, 'hex'));
const wordsOf = async (mail: Buffer): Promise<string> => (await readMail(mail)).text;

describe('the text of a mail', () => {
  it.each([
    ['windows-1252', '934869942080352096', '“Hi” €5 –'],
    ['iso-8859-1 with the quotes of Windows', '9348699420', '“Hi”', 'iso-8859-1'],
    ['KOI8-R', 'f0d2c9d7c5d4', 'Привет'],
    ['iso-2022-jp', '1b244224332473244b24412a1b2842', 'こんにち', 'iso-2022-jp'],
    ['Shift_JIS', '93fa967b', '日本'],
    ['GB18030', 'c4e3bac3', '你好'],
    ['us-ascii, though it is UTF-8', 'e0a4a8e0a4ae', 'नम', 'us-ascii'],
    ['a charset that nobody knows', 'e0a4a8e0a4ae', 'नम', 'x-unknown'],
    ['no charset, in UTF-8', 'e0b2a8e0b2ae', 'ನಮ', ''],
    ['no charset, in that of Windows', '9348699420803520e9', '“Hi” €5 é', ''],
  ])('is decoded from %s', async (name, hex, words, charset = name) => {
    expect(await wordsOf(inCharset(charset, hex))).toContain(words);
  });

  it.each([
    ['header', ['Content-Type: text/html; charset=windows-1252'], '<p>\u0093Hi\u0094</p>'],
    ['page', ['Content-Type: text/html'], '<meta charset="windows-1252"><p>\u0093Hi\u0094</p>'],
    [
      'page, which is encoded',
      ['Content-Type: text/html', 'Content-Transfer-Encoding: quoted-printable'],
      '<meta http-equiv=3D"Content-Type" content=3D"text/html; charset=3Dwindows-1252"><p>=93Hi=94</p>',
    ],
  ])('of HTML is decoded in the charset of the %s', async (_where, head, body) => {
    expect(await wordsOf(aMail(head, body))).toBe('“Hi”');
  });

  const FLOWED = 'Content-Type: text/plain; charset=utf-8; format=flowed';
  it.each([
    ['goes on after a space', [FLOWED], 'A long line that \r\ngoes on.\r\nNext.', 'A long line that goes on.\nNext.'],
    ['gives the space up', [`${FLOWED}; DelSp=yes`], 'A long word is un \r\nbroken.', 'A long word is unbroken.'],
    ['was stuffed with a space', [FLOWED], ' From me to you', 'From me to you'],
    ['has quotes below', [FLOWED], 'My \r\nanswer.\r\n\r\nOn Mon, Ravi wrote:\r\n> old \r\n> words', 'My answer.'],
  ])('is complete where a flowed line %s', async (_how, head, body, words) => {
    expect(await wordsOf(aMail(head, body))).toBe(words);
  });

  const QUOTED = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'];
  const BASE64 = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'];
  it.each([
    ['quoted-printable', QUOTED, '=E0=A4=A8=E0=A4=\r\n=AE ok =E2=\r\n=82=B9500=\r\n', 'नम ok ₹500'],
    ['quoted-printable with small letters and bare line feeds', QUOTED, '=e0=a4=a8=e0=a4=\n=ae', 'नम'],
    ['base64', BASE64, Buffer.from('नम ಕನ್ನಡ').toString('base64').replace(/.{7}/g, '$&\r\n'), 'नम ಕನ್ನಡ'],
  ])('retains a letter that a line break of %s splits', async (_encoding, head, body, words) => {
    expect(await wordsOf(aMail(head, body))).toBe(words);
  });
});

describe('names and subjects of mails', () => {
  it('are decoded in their charset, also with a split letter', async () => {
    const head = [
      'Reply-To: x@example.com',
      'Subject: =?UTF-8?B?4KSo4KSu4KQ=?=\r\n =?UTF-8?B?uOCljeCkpOClhw==?= =?KOI8-R?B?8NLJ18XU?=',
    ];
    expect(await readMail(aMail(head, 'x'))).toMatchObject({ subject: 'नमस्तेПривет' });
    const named = Buffer.from('From: =?KOI8-R?Q?=F0=D2=C9=D7=C5=D4?= <a@example.com>\r\n\r\nx');
    expect(await readMail(named)).toMatchObject({ name: 'Привет', from: 'a@example.com' });
  });
});

describe('the name of a file of a mail', () => {
  const fileWith = (lines: readonly string[]): Buffer =>
    aMail(
      ['Content-Type: multipart/mixed; boundary=b'],
      ['--b', ...lines, 'Content-Transfer-Encoding: base64', '', PDF.toString('base64'), '--b--'].join('\r\n'),
    );
  const TYPE = 'Content-Type: application/pdf';
  const AS = 'Content-Disposition: attachment;';
  it.each([
    ['in UTF-8', [TYPE, `${AS} filename*=UTF-8''%E0%B2%AC%E0%B2%BF.pdf`], 'ಬಿ.pdf'],
    ['in Latin-1 with a language', [TYPE, `${AS} filename*=iso-8859-1'en'%A3%20rates.pdf`], '£ rates.pdf'],
    [
      'in parts, one without encoding',
      [TYPE, `${AS}\r\n filename*0*=UTF-8''%E0%B2%AC;\r\n filename*1="ill.pdf"`],
      'ಬill.pdf',
    ],
    ['in parts that cut a letter', [TYPE, `${AS}\r\n filename*0*=UTF-8''%E0%B2;\r\n filename*1*=%AC.pdf`], 'ಬ.pdf'],
    ['beside one for old programs', [TYPE, `${AS} filename="x.pdf"; filename*=UTF-8''%E0%B2%AC.pdf`], 'ಬ.pdf'],
    ['at its type alone', [`${TYPE}; name*=UTF-8''%E0%B2%AC.pdf`, 'Content-Disposition: attachment'], 'ಬ.pdf'],
    ['as an encoded word', [TYPE, `${AS} filename="=?UTF-8?B?4KSs4KS/LnBkZg==?="`], 'बि.pdf'],
    ['as bytes', [TYPE, `${AS} filename="${Buffer.from('बि').toString('latin1')}.pdf"`], 'बि.pdf'],
  ])('is decoded %s', async (_how, lines, name) => {
    expect((await readMail(fileWith(lines))).files.map((file) => file.name)).toEqual([name]);
  });
});
