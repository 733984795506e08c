import { describe, expect, it } from '@jest/globals';
import { z, type ZodType } from 'zod';
import {
  emailAddress,
  isPersonName,
  isPlainText,
  latitude,
  longitude,
  optionalDigitsLine,
  optionalLine,
  optionalText,
  phoneNumber,
  plainText,
  queryNumber,
  requiredLine,
  requiredName,
  requiredText,
  searchText,
  typedCode,
} from './primitives.js';

/** The first and the last character of each range that every text refuses, with their names. */
const REFUSED: [string, string][] = [
  ['NUL', '\u0000'],
  ['a backspace', '\u0008'],
  ['the first control character behind the line breaks', '\u000e'],
  ['a C0 control character before the hyphens of a word processor', '\u001d'],
  ['DEL', '\u007f'],
  ['the first C1 control character', '\u0080'],
  ['the last C1 control character', '\u009f'],
  ['a high surrogate alone', '\ud83d'],
  ['a low surrogate alone', '\ude00'],
];

/** Invisible characters. */
const HIDDEN: [string, string][] = [
  ['an Arabic letter mark', '\u061c'],
  ['a left-to-right mark', '\u200e'],
  ['a right-to-left mark', '\u200f'],
  ['the first embedding', '\u202a'],
  ['a right-to-left override', '\u202e'],
  ['the first isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['a zero width space', '\u200b'],
  ['a soft hyphen', '\u00ad'],
  ['a byte order mark', '\ufeff'],
  ['a word joiner', '\u2060'],
  ['a hyphen at the end of a line of a PDF', '\u0002'],
  ['an optional hyphen of a word processor', '\u001f'],
  ['a Mongolian vowel separator', '\u180e'],
];

describe('phone number', () => {
  it.each([
    ['98450 12345', '+919845012345'],
    ['\u202a+91 9845012345\u202c', '+919845012345'],
    ['+91 098450 12345', '+919845012345'],
    ['+6598765432', '+6598765432'],
  ])('converts the number %s to %s in E.164', (written, expected) => {
    expect(phoneNumber.parse(written)).toBe(expected);
  });

  it.each(['', '0', '0984501234', '+', '1', '1234567890123456'])('rejects the number "%s"', (text) => {
    expect(phoneNumber.safeParse(text).error?.issues[0]?.message).toBe('phone');
  });
});

describe('a typed code', () => {
  it.each(['१२३४५६', '１２３４５６', '123-456', '\u200b123456', '\u200e123 456', 'G-123456'])(
    'accepts the code %s',
    (typed) => {
      expect(typedCode.parse(typed)).toBe('123456');
    },
  );

  it('returns an empty text without digits', () => {
    expect(typedCode.parse('abcdef')).toBe('');
  });
});

it('a postal code is stored in the usual digits', () => {
  expect(optionalDigitsLine(20).parse(' ೫೬೦ ೦೦೧ ')).toBe('560 001');
});

it('a number of a query is read in the digits of any script', () => {
  expect(queryNumber(z.number().max(200)).parse('१५०')).toBe(150);
});

describe('e-mail address', () => {
  it('trims and lower-cases an e-mail address', () => {
    expect(emailAddress.parse(' Asha.Rao@Example.IN ')).toBe('asha.rao@example.in');
  });

  it.each([
    'asha',
    'asha@example',
    'asha@example.',
    'a b@example.in',
    'asha@example.in, b@example.in',
    '<a@example.in>',
  ])('rejects the address "%s"', (text) => {
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
  it.each(REFUSED)('rejects %s with the issue "characters"', (_what, character) => {
    const text = name === 'an e-mail address' ? `a${character}b@example.in` : `a${character}b`;
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe('characters');
    expect(isPlainText(text)).toBe(false);
  });
});

describe.each<[string, ZodType]>([
  ['required text', requiredText(5)],
  ['optional text', optionalText(5)],
  ['a required line', requiredLine(5)],
  ['an optional line', optionalLine(5)],
  ['a name', requiredName(5)],
])('%s', (_name, schema) => {
  it.each(HIDDEN)('removes %s', (_what, character) => {
    expect(schema.parse(`a${character}b`)).toBe('ab');
  });

  it.each([
    ['in Kannada', 'ರ\u200d್ಕ'],
    ['in Hindi', 'क्\u200cष'],
    ['at the end of a Kannada word', 'ನ್\u200c'],
    ['in an emoji', '👩\u200d🍳'],
  ])('retains the joiners of a word %s', (_where, text) => {
    expect(schema.parse(text)).toBe(text);
  });
});

it.each(HIDDEN)('removes from an e-mail address %s', (_what, character) => {
  expect(emailAddress.parse(`${character}a${character}b@example.in`)).toBe('ab@example.in');
});

it.each(HIDDEN.slice(0, 7))('unmodified text rejects %s', (_what, character) => {
  expect(plainText(5).safeParse(`a${character}b`).error?.issues[0]?.message).toBe('characters');
});

it.each(['\u000b', '\u000c', '\u0085', '\u2028', '\u2029'])('text has a line break for %j', (mark) => {
  expect(requiredText(5).parse(`a${mark}b`)).toBe('a\nb');
  expect(requiredLine(5).parse(`a${mark}b`)).toBe('a b');
});

describe('a required text of nothing that can be seen', () => {
  it.each([
    ...[
      '\u200b',
      '\u200d\u200c',
      '\u00ad',
      '\u3164',
      '\u2800',
      '\u115f',
      '\u1160',
      '\uffa0',
      '\ufeff',
      '\u2060',
      '\ufffc',
      '\u0301',
      '\u0488',
    ],
    ...[
      '\u200b \u200b',
      '\u3164\n\u3164',
      '\ufe0f',
      '\u{e0020}',
      '\u061c',
      '\u180e',
      '\u00a0\u3000',
      '\u200d',
      '\u034f',
    ],
  ])('reports %j as missing', (text) => {
    for (const schema of [requiredText(50), requiredLine(50), requiredName(50)]) {
      expect(schema.safeParse(text).error?.issues[0]?.message).toBe('required');
    }
    expect(optionalText(50).parse(text)).toBe('');
  });
});

it.each([
  ['a zero width joiner, as in Kannada', 'ರ\u200d್ಕ'],
  ['a zero width non-joiner, as in Hindi', 'क्\u200cष'],
  ['a character outside of the first plane', 'a\u{1f600}'],
  ['a space before and behind the refused ranges', '\u00a0\u202f'],
])('accepts %s as a text', (_what, text) => {
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
  it('is trimmed before its length is measured', () => {
    expect(schema.parse('  Asha \n')).toBe('Asha');
  });

  it.each([['more characters than allowed', 'Bhavya']])('rejects %s', (_what, text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  it('accepts a line break', () => {
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
      'Satya Das',
      'Char Singh',
      'Atish At Large',
      'राम दो',
      'Lilo Bose',
      'Olli 2',
      'Instar Rao',
      'Ilol',
      'Raju S2',
    ],
  ])('accepts the name %s', (name) => expect(isPersonName(name)).toBe(true));

  it.each([
    ...[
      'https://evil.example/win',
      'evil.example/win',
      'www.evil.example',
      'evil.com',
      'Asha bit.ly',
      'goo.gl Asha',
      'Call 98000 00000',
      'फ़ोन ९८००० ०००००',
    ],
    ...['Pay 500 on UPI abc@ybl', 'tel:98', 'https：//evil', 'Cash 50000'],
    ...['nine eight four five zero one two three four five', 'नौ आठ चार पांच शून्य एक', 'ಒಂಬತ್ತು ಎಂಟು ನಾಲ್ಕು ಐದು ಸೊನ್ನೆ'],
    ...['Asha ⑨⑧④⑤⓪①②③④⑤', 'Asha ❾❽❹❺⓿', 'asha [at] ybl', 'asha at okaxis', 'fastjobs dot com', 't.me / fastjobs'],
    ...[
      '9OOOO lOOOO',
      'Asha 98OOO',
      'Ravi 9O4SI',
      'Asha telegram fastjobsblr',
      'Insta asha',
      'WhatsApp me',
      'Whats App Ravi',
    ],
    ...['Telegram', 'टेलीग्राम रवि', 'ವಾಟ್ಸಾಪ್ ರವಿ'],
  ])('rejects the name %s', (name) => {
    expect(isPersonName(name)).toBe(false);
    expect(requiredName(100).safeParse(name).success).toBe(false);
  });
});

describe.each([
  ['latitude', latitude, 90],
  ['longitude', longitude, 180],
] as const)('%s', (_name, schema, most) => {
  it.each([most, -most, 12.9756, 1e-12, 0])('accepts %d without a change', (angle) => {
    expect(schema.parse(angle)).toBe(angle);
  });

  it.each([5e-324, -5e-324, 9e-13])('returns 0 for the angle %d, whose products the database refuses', (angle) => {
    expect(schema.parse(angle)).toBe(0);
  });

  it.each([most + 1e-9, -most - 1e-9, Number.NaN])('refuses %d', (angle) => {
    expect(schema.safeParse(angle).success).toBe(false);
  });
});
