import { describe, expect, it } from '@jest/globals';
import type { ZodType } from 'zod';
import {
  emailAddress,
  isPersonName,
  isPlainText,
  optionalLine,
  optionalText,
  phoneNumber,
  plainText,
  requiredLine,
  requiredName,
  requiredText,
  searchText,
  toE164,
} from './primitives.js';

/** The first and the last of each range of characters that no text may hold, by what they are. */
const REFUSED: [string, string][] = [
  ['NUL', '\u0000'],
  ['a backspace', '\u0008'],
  ['a vertical tab', '\u000b'],
  ['a form feed', '\u000c'],
  ['the first control character behind the line breaks', '\u000e'],
  ['the last C0 control character', '\u001f'],
  ['DEL', '\u007f'],
  ['the first C1 control character', '\u0080'],
  ['the last C1 control character', '\u009f'],
  ['an Arabic letter mark', '\u061c'],
  ['a left-to-right mark', '\u200e'],
  ['a right-to-left mark', '\u200f'],
  ['the first embedding', '\u202a'],
  ['a right-to-left override', '\u202e'],
  ['the first isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['a high surrogate alone', '\ud83d'],
  ['a low surrogate alone', '\ude00'],
];

describe('phone number', () => {
  it.each([
    ['6123456789', '+916123456789'],
    ['7123456789', '+917123456789'],
    ['9845012345', '+919845012345'],
    ['98450 12345', '+919845012345'],
    ['919845012345', '+919845012345'],
    ['+6598765432', '+6598765432'],
    ['5123456789', '+5123456789'],
    ['612345678', '+612345678'],
  ])('%s is %s in E.164', (written, expected) => {
    expect(toE164(written)).toBe(expected);
  });

  it('drops the direction marks of a number that was copied from contacts', () => {
    expect(phoneNumber.parse('\u202a+91 98450 12345\u202c')).toBe('+919845012345');
    expect(toE164('\u200e98450 12345')).toBe('+919845012345');
  });

  it('drops spaces wherever they stand', () => {
    expect(phoneNumber.parse(' +91 98450 12345 ')).toBe('+919845012345');
  });

  it.each(['', '0', '0984501234', '98450-12345', '+', '1', '1234567890123456'])('refuses "%s"', (text) => {
    expect(phoneNumber.safeParse(text).success).toBe(false);
  });
});

describe('e-mail address', () => {
  it('is trimmed and in small letters', () => {
    expect(emailAddress.parse(' Asha.Rao@Example.IN ')).toBe('asha.rao@example.in');
  });

  it.each([
    'asha',
    'asha@example',
    'asha@example.',
    'a b@example.in',
    'asha@example.in, b@example.in',
    '<a@example.in>',
  ])('refuses "%s"', (text) => {
    expect(emailAddress.safeParse(text).success).toBe(false);
  });
});

describe.each<[string, ZodType]>([
  ['required text', requiredText(5)],
  ['optional text', optionalText(5)],
  ['a required line', requiredLine(5)],
  ['an optional line', optionalLine(5)],
  ['text as it was given', plainText(5)],
  ['an e-mail address', emailAddress],
])('%s', (name, schema) => {
  it.each(REFUSED)('refuses %s and says so', (_what, character) => {
    const text = name === 'an e-mail address' ? `a${character}b@example.in` : `a${character}b`;
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe('characters');
    expect(isPlainText(text)).toBe(false);
  });
});

it.each([
  ['a zero width joiner, as in Kannada', 'ರ\u200d್ಕ'],
  ['a zero width non-joiner, as in Hindi', 'क्\u200cष'],
  ['a character outside of the first plane', 'a\u{1f600}'],
  ['a space before and behind the refused ranges', '\u00a0\u202f'],
])('%s is text', (_what, text) => {
  expect(isPlainText(text)).toBe(true);
  expect(plainText(5).parse(text)).toBe(text);
});

it.each(REFUSED)('a search text has a space or a sign of a lost character for %s', (_what, character) => {
  expect(searchText.parse(`chai${character}samosa`)).toMatch(/^chai[ \ufffd]samosa$/);
});

it('a line has one space for a break', () => {
  expect(requiredLine(20).parse('Asha \r\n\tRao')).toBe('Asha Rao');
  expect(optionalLine(9).parse('Asha\nRao')).toBe('Asha Rao');
  expect(optionalLine(9).parse(' ')).toBe('');
});

describe.each([
  ['required', requiredText(5)],
  ['optional', optionalText(5)],
])('%s text', (_name, schema) => {
  it('is trimmed before it is measured', () => {
    expect(schema.parse('  Asha \n')).toBe('Asha');
  });

  it.each([['more characters than allowed', 'Bhavya']])('refuses %s', (_what, text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  it('takes a line break', () => {
    expect(schema.parse('a\nb')).toBe('a\nb');
  });
});

it('only optional text may be empty', () => {
  expect(requiredText(5).safeParse('  ').success).toBe(false);
  expect(optionalText(5).parse('  ')).toBe('');
});

describe('a name', () => {
  it.each([
    ...[
      'Asha',
      'M.D. Ramesh',
      'K.R.Rao',
      'Mohd.Rafi',
      'Ramesh S/o Suresh',
      "D'Souza",
      'Anne-Marie',
      'रमेश',
      'ರಮೇಶ್',
      'Raju 2',
    ],
  ])('is %s', (name) => expect(isPersonName(name)).toBe(true));

  it.each([
    ...[
      'https://evil.example/win',
      'evil.example/win',
      'www.evil.example',
      'evil.com',
      'Call 98000 00000',
      'फ़ोन ९८००० ०००००',
    ],
    ...['Pay 500 on UPI abc@ybl', 'tel:98', 'https：//evil', 'Cash 50000'],
  ])('is not %s', (name) => {
    expect(isPersonName(name)).toBe(false);
    expect(requiredName(100).safeParse(name).success).toBe(false);
  });
});
