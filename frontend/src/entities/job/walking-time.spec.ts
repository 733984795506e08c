import { describe, expect, it } from '@jest/globals';
import { walkingMinutes } from './model/walking-time';

describe('walkingMinutes', () => {
  it.each([
    ['a few steps', 0.02, 1],
    ['900 m', 0.9, 11],
    ['1.6 km, the farthest that is walked', 1.6, 20],
    ['a longer distance', 1.7, null],
    ['a distance that is not known', undefined, null],
  ])('counts 80 m a minute for %s', (_name, km, minutes) => {
    expect(walkingMinutes(km)).toBe(minutes);
  });
});
