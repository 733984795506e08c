import { describe, expect, it } from '@jest/globals';
import { isTextable } from '../textable-number.js';

describe('isTextable', () => {
  it.each([
    ['a mobile number of India', '+919845012345'],
    ['one of a range that begins with 6', '+916000123456'],
    ['one of a range that begins with 7', '+917302211142'],
    ['one of a range that begins with 8', '+918888888888'],
    ['a mobile number of Singapore', '+6591234567'],
    ['a number of the United States, which may be either', '+12025550100'],
  ])('accepts %s', async (_what, phone) => {
    expect(await isTextable(phone)).toBe(true);
  });

  it.each([
    ['a premium number', '+911900123456'],
    ['a number that begins with 19', '+911912345678'],
    ['a number without charge', '+911800123456'],
    ['a landline of Patna, which begins with 6', '+916122345678'],
    ['a landline of Delhi', '+911123456789'],
    ['a landline of Bengaluru', '+918022345678'],
    ['a number that begins with 5', '+915123456789'],
    ['too few digits', '+911234'],
    ['nine digits', '+91984501234'],
    ['eleven digits', '+9198450123456'],
    ['a landline of Singapore', '+6561234567'],
    ['a country that does not exist', '+999845012345'],
    ['no number', '+'],
  ])('rejects %s', async (_what, phone) => {
    expect(await isTextable(phone)).toBe(false);
  });
});
