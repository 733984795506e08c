import { describe, expect, it } from '@jest/globals';
import { secondsToWait } from '../code-sending.js';

const ago = (...ages: number[]): number => secondsToWait(ages);
const every = (count: number, seconds: number): number[] =>
  Array.from({ length: count }, (_, index) => index * seconds);

describe('secondsToWait', () => {
  it('sends the first code without a wait', () => expect(ago()).toBe(0));
  it('requires 30 seconds between two codes', () => {
    expect([ago(0), ago(29.2), ago(30), ago(31)]).toEqual([30, 1, 0, 0]);
  });
  it('allows five codes an hour', () => {
    expect(secondsToWait([40, 80, 120, 160])).toBe(0);
    expect(secondsToWait([40, 80, 120, 160, 200])).toBe(3400);
    expect(secondsToWait([40, 80, 120, 160, 3600])).toBe(0);
  });
  it('allows twenty codes a day', () => {
    const day = every(20, 1000).map((age) => age + 3600);
    expect(secondsToWait(day.slice(0, 19))).toBe(0);
    expect(secondsToWait(day)).toBe(86_400 - 22_600);
  });
});
