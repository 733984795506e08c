import { describe, expect, it } from '@jest/globals';
import { RATES, findRate, rateOn } from './rates.js';
import { type SupplyPlace, priceSecurePay } from './secure-pay.js';

describe('priceSecurePay', () => {
  it('prices 4 hours at 150 rupees at 635.40 for an employer in the same State', () => {
    expect(priceSecurePay(60000n, { day: '2026-11-28', place: 'own_state' })).toEqual({
      ...{ wage: 60000n, fee: 3000n, cgst: 270n, sgst: 270n, igst: 0n, total: 63540n },
    });
  });

  it('computes each tax by itself, so that two taxes of 9 % may differ from one of 18 % by a paisa', () => {
    const price = (place: SupplyPlace) => priceSecurePay(1000n, { day: '2026-11-28', place });
    expect(price('own_state')).toMatchObject({ fee: 50n, cgst: 5n, sgst: 5n, igst: 0n, total: 1060n });
    expect(price('other_state')).toMatchObject({ fee: 50n, cgst: 0n, sgst: 0n, igst: 9n, total: 1059n });
  });
});

describe('rates', () => {
  const rows = [
    { from: '2026-01-01', basisPoints: 500, source: 'a' },
    { from: '2026-12-01', basisPoints: 400, source: 'b' },
  ];

  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 500],
    ['2026-11-30', 500],
    ['2026-12-01', 400],
    ['2030-01-01', 400],
  ])('finds the rate that is in force on %s', (day, basisPoints) =>
    expect(findRate(rows, day)?.basisPoints).toBe(basisPoints),
  );

  it('throws a RangeError before the first row of a rate', () => {
    expect(() => rateOn('fee', '2025-12-31')).toThrow(RangeError);
  });

  it('lists the rows of each rate in the order of their days', () => {
    for (const table of Object.values(RATES)) {
      const days = table.map(({ from }) => from);
      expect(days).toEqual([...days].sort());
    }
  });
});
