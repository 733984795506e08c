import { describe, expect, it } from '@jest/globals';
import { payFor, typedHours } from './contested-hours';

describe('typedHours', () => {
  it.each([
    ['3.5', 3.5],
    ['4', 4],
    ['0', 0],
    ['३.५', 3.5],
    ['3.75', 3.75],
    ['3.4', null],
    ['24', 24],
    ['24.25', null],
    ['-1', null],
    ['', null],
    ['four', null],
  ])('parses "%s" as %s', (typed, hours) => {
    expect(typedHours(typed, 24)).toBe(hours);
  });
});

describe('payFor', () => {
  it.each([
    [3.5, 150, 52_500n, 52_500n],
    [4, 150, 60_000n, 60_000n],
    [5, 150, 75_000n, 60_000n],
    [0.25, 151, 3775n, 3775n],
  ])('of %s hours at ₹%s is %s, of which %s within ₹600', (hours, rate, owed, within) => {
    expect(payFor(hours, rate, 60_000n)).toEqual({ owed, within });
  });
});
