import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withDigits } from './number-words.js';

const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

// One text for each rule; the corpora in readings/ contain texts as people write them.
describe('withDigits', () => {
  it.each([
    ['three hours work', '3 hours work'],
    ['dhai sau ghanta', '250 ghanta'],
    ['डेढ़ हज़ार', '1.5 हज़ार'],
    ['dinakke ainooru', 'dinakke 500'],
  ])('writes the number in "%s" in digits', (text, written) => {
    expect(squeezed(withDigits(text))).toBe(written);
  });

  it('writes no number in digits that no unit follows', () => {
    expect(withDigits('char minar')).toBe('char minar');
  });

  it('preserves the position of every other character, whatever the text is', () => {
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
