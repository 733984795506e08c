import { describe, expect, it } from '@jest/globals';
import { hasPhoneNumber } from './phone-numbers.js';
import { plain } from './reading.js';

describe('a phone number of India', () => {
  it.each(['6', '7', '8', '9'])('recognises a mobile number that begins with %s', (first) => {
    const number = `${first}845012345`;
    for (const text of [
      number,
      `+91 ${number}`,
      `0091${number}`,
      `91${number}`,
      `0${number}`,
      number.split('').join(' '),
      `${number.slice(0, 5)} ${number.slice(5)}`,
      `${number.slice(0, 5)}-${number.slice(5)}`,
      `first ${number.slice(0, 5)}, then comes ${number.slice(5)}`,
      `${first}8450l2345`,
    ]) {
      expect([text, hasPhoneNumber(text)]).toEqual([text, true]);
    }
  });

  it.each([
    ['six two eight four five zero one two three four'],
    ['sixty two eighty four fifty twelve thirty four'],
    ['double six eight four five zero one two three four'],
    ['chhah do aath char paanch shunya ek do teen char'],
    ['छह दो आठ चार पांच शून्य एक दो तीन चार'],
    ['ಆರು ಎರಡು ಎಂಟು ನಾಲ್ಕು ಐದು ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು'],
  ])('recognises a number in words that begins with six: %s', (text) => {
    expect(hasPhoneNumber(plain(text))).toBe(true);
  });

  it.each(['0', '1', '2', '3', '4', '5'])('ignores a number that begins with %s', (first) => {
    expect(hasPhoneNumber(`order ${first}845012345`)).toBe(false);
    expect(hasPhoneNumber(`from ${first}8450, to 12345`)).toBe(false);
  });

  it('requires ten digits of a phone number', () => {
    expect(hasPhoneNumber('628450123')).toBe(false);
    expect(hasPhoneNumber('62845012345')).toBe(false);
  });
});
