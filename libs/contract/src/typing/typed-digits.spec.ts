import { describe, expect, it } from '@jest/globals';
import { digitsOf, plainDigits, plainDigitsInPlace } from './typed-digits.js';

describe('digits of any script', () => {
  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['fullwidth', '０１２３４５６７８９'],
    ['bold mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['monospace mathematical', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
    ['circled', '⓪①②③④⑤⑥⑦⑧⑨'],
    ['raised', '⁰¹²³⁴⁵⁶⁷⁸⁹'],
  ])('%s digits read as 0 to 9', (_script, digits) => {
    expect(plainDigits(`a${digits}b`)).toBe('a0123456789b');
  });

  it('a fraction and a ten are no digits', () => expect(plainDigits('8½ ⑩')).toBe('8½ ⑩'));

  it('each retain their position where the length must not change', () => {
    const text = 'ಸಂಬಳ ೧೫೦೦೦ 𝟓';
    expect(plainDigitsInPlace(text)).toBe('ಸಂಬಳ 15000 𝟓');
    expect(plainDigitsInPlace(text)).toHaveLength(text.length);
  });
});

describe('the digits of a code', () => {
  it.each([
    ['Devanagari digits', '१२३४५६'],
    ['fullwidth digits', '１２３４５６'],
    ['digits of two scripts', '123४५೬'],
    ['a hyphen', '123-456'],
    ['an en dash and spaces', ' 123 – 456 '],
    ['a zero width space before it', '\u200b123456'],
    ['a left-to-right mark before it', '\u200e123456'],
    ['a byte order mark and a soft hyphen', '\ufeff123\u00ad456'],
    ['a no-break space', '123\u00a0456'],
    ['the sentence around it', 'Code: 123456.'],
  ])('are the same with %s', (_what, typed) => {
    expect(digitsOf(typed)).toBe('123456');
  });
});
