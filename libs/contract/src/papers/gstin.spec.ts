import { describe, expect, it } from '@jest/globals';
import { GST_STATES, gstStateOf } from './gst-states.js';
import { gstin, gstinCheckDigit, gstStateOfGstin, isGstin } from './gstin.js';

describe('gstin', () => {
  it.each([
    ['27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['29aagcb7383j1z4', '29AAGCB7383J1Z4'],
    [' 29 AAGCB7383J 1Z4', '29AAGCB7383J1Z4'],
    ['29-AAGCB7383J-1Z4', '29AAGCB7383J1Z4'],
  ])('accepts "%s" and returns the GSTIN', (typed, read) => expect(gstin.parse(typed)).toBe(read));

  it.each([
    ['a wrong check digit', '27AAPFU0939F1ZW'],
    ['two digits that changed places', '27AAPFU0993F1ZV'],
    ['a State that does not exist', `99AAPFU0939F1Z${gstinCheckDigit('99AAPFU0939F1Z')}`],
    ['a missing character', '27AAPFU0939F1Z'],
    ['a character too many', '27AAPFU0939F1ZVV'],
    ['an empty text', ''],
    ['a letter in place of a digit', `2OAAPFU0939F1Z${gstinCheckDigit('2OAAPFU0939F1Z')}`],
    ['no Z before the check digit', `27AAPFU0939F1A${gstinCheckDigit('27AAPFU0939F1A')}`],
  ])('rejects %s', (_case, typed) => expect(gstin.safeParse(typed).success).toBe(false));

  it('notices every single character that is mistyped', () => {
    const valid = '29AAGCB7383J1Z4';
    for (let index = 0; index < valid.length; index++) {
      for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        const typed = valid.slice(0, index) + other + valid.slice(index + 1);
        expect([typed, isGstin(typed)]).toEqual([typed, typed === valid]);
      }
    }
  });

  it('names the State of a number', () => expect(GST_STATES[gstStateOfGstin('27AAPFU0939F1ZV')]).toBe('Maharashtra'));
});

describe('gstStateOf', () => {
  it.each([
    ['Karnataka', '29'],
    [' KARNATAKA ', '29'],
    ['ಕರ್ನಾಟಕ', '29'],
    ['Tamilnadu', '33'],
    ['Tamil Nadu', '33'],
    ['தமிழ்நாடு', '97'],
    ['महाराष्ट्र', '27'],
    ['Jammu & Kashmir', '01'],
    ['N.C.T. of Delhi', '07'],
    ['Atlantis', '97'],
    ['', '29'],
    [null, '29'],
  ])('returns for the State %p the code %s', (typed, code) => expect(gstStateOf(typed)).toBe(code));
});
