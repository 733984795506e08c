import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withDigits } from './number-words.js';

const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

describe('withDigits', () => {
  it.each([
    ['three hours work', '3 hours work'],
    ['twenty five thousand salary', '25 thousand salary'],
    ['eight hundred a day', '800 a day'],
    ['do ghante ka kaam', '2 ghante ka kaam'],
    ['bees hazaar mahina', '20 hazaar mahina'],
    ['saat sau rupaye roz', '700 rupaye roz'],
    ['dhai sau ghanta', '250 ghanta'],
    ['दस हज़ार महीना', '10 हज़ार महीना'],
    ['दिन के सात सौ', 'दिन के 700'],
    ['डेढ़ हज़ार', '1.5 हज़ार'],
    ['दस बजे', '10 बजे'],
    ['eradu gante kelasa', '2 gante kelasa'],
    ['ippattu savira', '20 savira'],
    ['dinakke ainooru', 'dinakke 500'],
    ['ಇಪ್ಪತ್ತು ಸಾವಿರ ಸಂಬಳ', '20 ಸಾವಿರ ಸಂಬಳ'],
    ['ದಿನಕ್ಕೆ ಐನೂರು', 'ದಿನಕ್ಕೆ 500'],
  ])('writes the number that %j says in digits', (text, written) => {
    expect(squeezed(withDigits(text))).toBe(written);
  });

  it.each([
    'what can i do',
    'teen age tutor',
    'one meal a day',
    'char minar',
    'aath',
    'do and teen',
    'panchayat office',
  ])('leaves %j as it is, where no unit follows', (text) => {
    expect(withDigits(text)).toBe(text);
  });

  it('keeps every other character in its place, whatever the text is', () => {
    const said = fc.constantFrom('सात सौ', 'bees hazar', 'three hours', 'ಎರಡು ಗಂಟೆ');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), said, fc.string({ unit: 'grapheme' }), (before, number, after) => {
        const text = `${before} ${number} ${after}`;
        const written = withDigits(text);
        expect(written).toHaveLength(text.length);
        for (let index = 0; index < text.length; index++) {
          if (!/[\d.\s]/u.test(written[index]!)) expect(written[index]).toBe(text[index]);
        }
      }),
    );
  });
});
