import { describe, expect, it } from '@jest/globals';
import { IncomeTaxNotices } from './income-tax-notices.js';

describe('IncomeTaxNotices', () => {
  const sentFor = async (before: bigint, total: bigint, from = '2026-04-01'): Promise<unknown[]> => {
    const sent: unknown[] = [];
    const messenger = { send: async (_tx: never, id: string, message: object) => void sent.push([id, message]) };
    await new IncomeTaxNotices(messenger as never).warn({} as never, 'asha', { from, before, total });
    return sent;
  };

  it('warns with the slip that reaches the warning limit', async () => {
    const params = { total: '₹4,50,000', freeUpTo: '₹5,00,000' };
    expect(await sentFor(44_940_000n, 45_000_000n)).toEqual([
      ['asha', { text: 'engagements:yearlyPay', params, link: '/statement' }],
    ]);
  });

  it.each([
    ['below the limit', 44_000_000n, 44_999_999n, '2026-04-01'],
    ['that was reached before', 45_000_000n, 51_000_000n, '2026-04-01'],
    ['in a year without a rule', 0n, 51_000_000n, '2025-04-01'],
  ])('sends nothing for pay %s', async (_case, before, total, from) => {
    expect(await sentFor(before, total, from)).toEqual([]);
  });
});
