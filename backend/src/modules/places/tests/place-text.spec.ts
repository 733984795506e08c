import { describe, expect, it } from '@jest/globals';
import { phoneticKeyOf } from '@nukkad/language/phonetics';
import { languageOf, normalisePlaceName } from '../place-text.js';

const sound = (name: string): string => phoneticKeyOf(normalisePlaceName(name));

describe('comparable names', () => {
  it.each([
    ['  KORAMANGALA  ', 'koramangala'],
    ['Ｋｏｒａｍａｎｇａｌａ', 'koramangala'],
    ['H.S.R. Layout', 'hsr layout'],
    ['H S R Layout', 'hsr layout'],
    ['M.G.Road', 'mg road'],
    ['St. Mark’s Rd', 'st marks road'],
    ['Koramangala 4th Blk.', 'koramangala 4 block'],
    ['Jayanagar ೪ನೇ', 'jayanagar 4ನೇ'],
    ['सेक्टर ६२', 'सेक्टर 62'],
    ['व्हाइटफ़ील्ड', 'व्हाइटफील्ड'],
    ['मुम्बई', 'मुंबई'],
    ['मुँबई', 'मुंबई'],
    ['बेङ्गलुरु', 'बेंगलुरु'],
    ['ಬೆಙ್ಗಳೂರು', 'ಬೆಂಗಳೂರು'],
    ['ವೈಟ್\u200cಫೀಲ್ಡ್', 'ವೈಟ್ಫೀಲ್ಡ್'],
    ['Thāne', 'thane'],
    ['--- , ---', ''],
  ])('normalizes %p to %p', (name, expected) => {
    expect(normalisePlaceName(name)).toBe(expected);
  });

  it.each([
    ['Koramangala', 'कोरमंगला', 'ಕೋರಮಂಗಲ'],
    ['Indiranagar', 'इंदिरानगर', 'ಇಂದಿರಾನಗರ'],
    ['Jayanagar', 'जयनगर', 'ಜಯನಗರ'],
    ['Bengaluru', 'बेंगलुरु', 'ಬೆಂಗಳೂರು'],
    ['Marathahalli', 'मराठाहल्ली', 'ಮಾರತಹಳ್ಳಿ'],
    ['Dadar', 'दादर', 'ದಾದರ್'],
  ])('assigns one sound to %s, %s and %s', (latin, devanagari, kannada) => {
    expect(new Set([sound(latin), sound(devanagari), sound(kannada)]).size).toBe(1);
  });

  it.each([
    ['Indira Nagar', 'Indiranagar'],
    ['Malleswaram', 'Malleshwaram'],
    ['Chenai', 'Chennai'],
    ['Wadala', 'Vadala'],
    ['Yeshwanthpur', 'Yeswantpur'],
  ])('assigns one sound to %s and %s', (one, other) => {
    expect(sound(one)).toBe(sound(other));
  });

  it.each([
    ['Rampur', 'Raipur'],
    ['Pune', 'Puri'],
    ['Jayanagar', 'Vijayanagar'],
  ])('assigns different sounds to %s and %s', (one, other) => {
    expect(sound(one)).not.toBe(sound(other));
  });

  it('uses ASCII alone for a sound', () => {
    for (const name of ['ಬೆಂಗಳೂರು', 'गुड़गाँव', 'Thāne', 'কলকাতা']) expect(sound(name)).toMatch(/^[a-z0-9]*$/);
  });

  it('detects the language by the script', () => {
    expect(['Pune', 'पुणे', 'ಪುಣೆ'].map(languageOf)).toEqual(['en', 'hi', 'kn']);
  });
});
