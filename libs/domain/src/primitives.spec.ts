import { describe, expect, it } from '@jest/globals';
import { emailAddress, optionalText, phoneNumber, requiredText, toE164 } from './primitives.js';

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

describe.each([
  ['required', requiredText(5)],
  ['optional', optionalText(5)],
])('%s text', (_name, schema) => {
  it('is trimmed before it is measured', () => {
    expect(schema.parse('  Asha \n')).toBe('Asha');
  });

  it.each([
    ['control characters', 'a\u0000b'],
    ['half a character', 'a\ud83d'],
    ['more characters than allowed', 'Bhavya'],
  ])('refuses %s', (_what, text) => {
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
