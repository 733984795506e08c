import { describe, expect, it } from '@jest/globals';
import { fitText, isGsmText, plainWords, shortenWords, textPartsOf } from './text-messages.js';

describe('the parts of a text message', () => {
  it.each([
    ['160 letters of the alphabet of the network', 'a'.repeat(160), 1],
    ['161 of them', 'a'.repeat(161), 2],
    ['306 of them', 'a'.repeat(306), 2],
    ['307 of them', 'a'.repeat(307), 3],
    ['80 letters of its extension table', '€'.repeat(80), 1],
    ['81 letters of its extension table', '€'.repeat(81), 2],
    ['an escaped letter that would be cut between two parts', `${'a'.repeat(152)}€${'a'.repeat(151)}`, 2],
    [
      'an escaped letter that leaves a place empty, and one letter too many',
      `${'a'.repeat(152)}€${'a'.repeat(152)}`,
      3,
    ],
    ['70 letters of Hindi', 'क'.repeat(70), 1],
    ['71 letters of Hindi', 'क'.repeat(71), 2],
    ['134 letters of Kannada', 'ಕ'.repeat(134), 2],
    ['135 letters of Kannada', 'ಕ'.repeat(135), 3],
    ['English with one sign outside of the alphabet', `${'a'.repeat(70)}₹`, 2],
    ['a picture of two units', `${'a'.repeat(68)}😀`, 1],
    ['a picture that would be cut between two parts', `${'ಕ'.repeat(66)}😀${'ಕ'.repeat(66)}`, 3],
    ['no letters', '', 1],
  ])('are counted as the network counts them: %s', (_what, text, parts) => expect(textPartsOf(text)).toBe(parts));
});

describe('words in the alphabet of the network', () => {
  it.each([
    ['“Cook” – today…', '"Cook" - today...'],
    ['₹1,200', 'Rs 1,200'],
    ['₹ 18,000-25,000', 'Rs 18,000-25,000'],
    ['Ravi’s Café', "Ravi's Café"],
    ['Señor Ōzu’s Crêperie', "Señor Ozu's Creperie"],
    ['Ravi\u00a0Tiffins\u200b', 'Ravi Tiffins'],
    ['Tea ☕️ stall', 'Tea  stall'],
  ])('are converted to plain characters: %s', (words, plain) => {
    expect(plainWords(words)).toBe(plain);
    expect(isGsmText(plainWords(words))).toBe(true);
  });

  it('retain letters of other scripts', () => expect(plainWords('ರವಿ टिफ़िन')).toBe('ರವಿ टिफ़िन'));
});

describe('words that are cut', () => {
  it('are cut between visible letters', () => {
    expect(shortenWords('Kitchen helper', 14)).toBe('Kitchen helper');
    expect(shortenWords('Kitchen helper', 10)).toBe('Kitchen..');
    expect(shortenWords('क्षत्रिय', 6)).toBe('क्ष..');
  });

  it('are cut to the length of two parts', () => {
    const wordedWith =
      (title: string, place: string) =>
      (most: number): string =>
        `${shortenWords(title, most)} at ${shortenWords(place, most)}`;
    expect(fitText(wordedWith('Cook', 'x'.repeat(300)))).toBe(`Cook at ${'x'.repeat(98)}..`);
    expect(fitText(wordedWith('Cook', 'x'.repeat(290)))).toBe(`Cook at ${'x'.repeat(290)}`);
    const fitted = fitText(wordedWith('ಅಡುಗೆ', 'x'.repeat(200)));
    expect(fitted).toBe(`ಅಡುಗೆ at ${'x'.repeat(98)}..`);
    expect(textPartsOf(fitted)).toBe(2);
  });

  it('are cut to the minimum if the rest of the text leaves no room for them', () => {
    const text = fitText((most) => `${'ಕ'.repeat(200)}${shortenWords('x'.repeat(50), most)}`);
    expect(text).toBe(`${'ಕ'.repeat(200)}${'x'.repeat(8)}..`);
  });
});
