import { describe, expect, it } from '@jest/globals';
import { anyTypedPhone, startsWithZero, typedPhone } from './typed-phone.js';

describe('a phone number that is typed', () => {
  it.each([
    '9845012345',
    '98450 12345',
    '+91 98450 12345',
    '+91-98450-12345',
    '91 98450 12345',
    '0 98450 12345',
    '098450-12345',
    '0091 98450 12345',
    '(+91) 98450.12345',
    '\u202a+91 98450 12345\u202c',
    '98450\u201312345',
    '+91 098450 12345',
    '+91 (0) 98450 12345',
    '091 98450 12345',
    '91 098450 12345',
    '+91\u00a098450\u00a012345',
    '98450\u200b12345',
    '\ufeff+91 98450\u00ad12345',
    '९८४५० १२३४५',
    '+೯೧ ೯೮೪೫೦ ೧೨೩೪೫',
    '＋９１ ９８４５０－１２３４５',
    '٠٩٨٤٥٠١٢٣٤٥',
    'tel:+919845012345',
    'whatsapp://98450 12345',
    '+91+919845012345',
    '98450 12345, ',
    '⑨⑧④⑤⓪①②③④⑤',
  ])('parses "%s" as the same number', (text) => {
    expect(typedPhone(text)).toBe('+919845012345');
  });

  it('parses ten digits that happen to begin with 91 as a number of India', () => {
    expect(typedPhone('91845 01234')).toBe('+919184501234');
  });

  it('parses a number of another country with its plus', () => {
    expect(typedPhone('+44 7400 123456')).toBe('+447400123456');
    expect(typedPhone('00 44 7400 123456')).toBe('+447400123456');
    expect(typedPhone('\u202a+44 (0) 7400 123456\u202c')).toBe('+447400123456');
  });

  it.each([
    '',
    '98450',
    '98450 1234',
    '98450 123456',
    '5845012345',
    '+91 58450 12345',
    '+91 9845',
    'asha',
    '98450 1234x',
    '+0 12345678',
  ])('returns null for "%s"', (text) => {
    expect(typedPhone(text)).toBeNull();
  });
});

describe('a zero in front of a phone number', () => {
  it.each(['098450 12345', '0091 98450 12345', '०98450 12345', '\u200e 098450-12345'])('is found in "%s"', (text) =>
    expect(startsWithZero(text)).toBe(true),
  );

  it.each(['+91 098450 12345', '98450 12345', '+44 (0) 7400 123456', ''])('is not found in "%s"', (text) =>
    expect(startsWithZero(text)).toBe(false),
  );
});

describe('a phone number of a form that accepts any number', () => {
  it.each([
    ['+91 098450 12345', '+919845012345'],
    ['0091 98450 12345', '+919845012345'],
    ['\u202a+91 9845012345\u202c', '+919845012345'],
    ['६१२३४ ५६७८९', '+916123456789'],
    ['98450-12345', '+919845012345'],
    ['080-2345 6789', '+918023456789'],
    ['+91 (022) 2345 6789', '+912223456789'],
    ['+65 9876 5432', '+6598765432'],
    ['5123456789', '+5123456789'],
    ['612345678', '+612345678'],
    ['12', '+12'],
  ])('parses %s as %s', (typed, number) => {
    expect(anyTypedPhone(typed)).toBe(number);
  });

  it.each(['', '0', '0984501234', '+', '1', '1234567890123456', '98450 1234x', 'asha', '98450\u000012345'])(
    'returns null for "%s"',
    (typed) => {
      expect(anyTypedPhone(typed)).toBeNull();
    },
  );
});
