import { describe, expect, it } from '@jest/globals';
import { isMisspelling } from '../misspellings.js';

describe('misspellings', () => {
  it.each([
    ['banglor', 'bangalor', true],
    ['kormangl', 'koramangal', true],
    ['hydrabad', 'hyderabad', true],
    ['ahemdabad', 'ahmedabad', true],
    ['gurgoan', 'gurgaon', true],
    ['rampur', 'raipur', false],
    ['jalalpur', 'jabalpur', false],
    ['mangalor', 'bangalor', false],
    ['pun', 'pune', false],
    ['mumba', 'mumbai', false],
    ['bonegeluru', 'bangalor', false],
  ])('treats %s as a misspelling of %s: %p', (sound, meant, expected) => {
    expect(isMisspelling(sound, meant)).toBe(expected);
  });
});
