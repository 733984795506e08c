import { describe, expect, it } from '@jest/globals';
import { editDistance, isMisspelling } from '../misspellings.js';

describe('misspellings', () => {
  it.each([
    ['', '', 0],
    ['pune', 'pune', 0],
    ['banglor', 'bangalor', 1],
    ['hyderabda', 'hyderabad', 1],
    ['kitten', 'sitting', 3],
    ['a', 'abcdef', 3],
  ])('counts from %p to %p %d slips', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });

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
  ])('takes %s for a slip in %s: %p', (sound, meant, expected) => {
    expect(isMisspelling(sound, meant)).toBe(expected);
  });
});
