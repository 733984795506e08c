import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceSecurePay } from '@nukkad/contract/money/secure-pay';
import { lostLines } from './chargeback-lines.js';
import { linesReturned } from '../holds/hold-decisions.js';
import { sumOf } from '../records/payment.repository.js';

const priceOf = (wage: bigint) => priceSecurePay(wage, { day: '2026-11-29', place: 'own_state' });

describe('lostLines', () => {
  it('equal the whole price for a dispute about the whole payment', () => {
    const { total: _total, ...price } = priceOf(60_000n);
    expect(lostLines(price, [], 63_540n)).toEqual({ ...price, excess: 0n });
  });

  it('exclude earlier refunds, and state the excess', () => {
    const price = priceOf(60_000n);
    const lost = lostLines(price, [linesReturned(price, 7500n)], 63_540n);
    expect(lost).toMatchObject({ wage: 52_500n, fee: 2625n, cgst: 236n, sgst: 236n, excess: 7943n });
  });

  it('are in proportion when the dispute is about a part', () => {
    expect(lostLines(priceOf(60_000n), [], 10_000n)).toMatchObject({ wage: 9444n, fee: 472n, cgst: 42n, sgst: 42n });
  });

  it('add up to the disputed amount for any refund before it, and are never negative', () => {
    const paise = fc.bigInt(100n, 500_000n);
    fc.assert(
      fc.property(paise, fc.nat(100), paise, (wage, percent, amount) => {
        const price = priceOf(wage);
        const refund = linesReturned(price, (wage * BigInt(percent)) / 100n);
        const { excess, ...lines } = lostLines(price, [refund], amount);
        expect(sumOf(lines) + excess).toBe(amount);
        for (const line of [lines.wage, lines.fee, lines.cgst, lines.sgst, excess]) expect(line >= 0n).toBe(true);
      }),
    );
  });
});
