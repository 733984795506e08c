import { describe, expect, it } from '@jest/globals';
import { typedPhone } from './typed-phone.js';

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
  ])('is the same number as "%s"', (text) => {
    expect(typedPhone(text)).toBe('+919845012345');
  });

  it('is one of India when ten digits begin with 91 by chance', () => {
    expect(typedPhone('91845 01234')).toBe('+919184501234');
  });

  it('is one of another country with its plus', () => {
    expect(typedPhone('+44 7400 123456')).toBe('+447400123456');
    expect(typedPhone('00 44 7400 123456')).toBe('+447400123456');
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
  ])('is none when it reads "%s"', (text) => {
    expect(typedPhone(text)).toBeNull();
  });
});
