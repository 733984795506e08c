import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creditOf, lineOf, shareOf } from './rounding.js';

describe('lineOf', () => {
  it.each([
    [60000n, 500, 3000n],
    [3000n, 900, 270n],
    [2500n, 900, 225n],
    [50n, 900, 5n],
    [49n, 900, 4n],
    [-3000n, 900, -270n],
  ])('computes a line of %d paise at %d basis points', (amount, basisPoints, line) =>
    expect(lineOf(amount, { basisPoints })).toBe(line),
  );

  it('stops at the maximum of the rate', () => {
    expect(lineOf(60000n, { basisPoints: 100, atMost: 150n })).toBe(150n);
    expect(lineOf(10000n, { basisPoints: 100, atMost: 150n })).toBe(100n);
  });
});

describe('shareOf', () => {
  it('computes the fee of 3.5 of 4 hours', () => expect(shareOf(3000n, 52500n, 60000n)).toBe(2625n));
});

describe('creditOf', () => {
  it('assigns the remainder of a line of 2.25 to the last credit', () => {
    const first = creditOf({ line: 225n, credited: 0n, base: 2500n, creditedBase: 0n }, 1250n);
    const last = creditOf({ line: 225n, credited: first, base: 2500n, creditedBase: 1250n }, 1250n);
    expect([first, last]).toEqual([113n, 112n]);
  });

  it('adds up to the line, and never exceeds it, in any division of the base', () => {
    const parts = fc.array(fc.bigInt({ min: 0n, max: 100_000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.bigInt({ min: 0n, max: 50_000n }), (division, line) => {
        const base = division.reduce((sum, part) => sum + part, 0n);
        let [credited, creditedBase] = [0n, 0n];
        for (const part of division) {
          credited += creditOf({ line, credited, base, creditedBase }, part);
          creditedBase += part;
          expect(credited).toBeLessThanOrEqual(line);
        }
        expect(credited).toBe(line);
      }),
    );
  });

  it('throws a RangeError for more than the rest of the base', () => {
    expect(() => creditOf({ line: 225n, credited: 0n, base: 2500n, creditedBase: 0n }, 2501n)).toThrow(RangeError);
  });
});
