import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { PaymentProviders } from '../provider/payment-providers.js';
import { SecurePaymentReadModel } from './secure-payment.read-model.js';

const PAYMENT = {
  ...{ engagementId: 'work', employerId: 'employer', intent: 'captured', hold: 'refunding' },
  ...{ fundBy: new Date('2026-07-01T00:00:00Z'), holdUntil: new Date('2026-07-31T00:00:00Z') },
  ...{ wage: '60000', fee: '3000', cgst: '270', sgst: '270', igst: '0', owed: '0' },
  ...{ release: null, releasedAt: null, refund: null, refundedAt: null, returnedWage: null, returnedTotal: null },
  contestBy: null,
};

describe('the amount of a payment that goes back to the employer', () => {
  const toEmployer = async (side: 'worker' | 'employer', changes: object): Promise<string | null | undefined> => {
    const manager = { query: () => Promise.resolve([{ ...PAYMENT, ...changes }]) } as unknown as EntityManager;
    const model = new SecurePaymentReadModel({ isPractice: true, partner: null } as unknown as PaymentProviders);
    return (await model.listOf(manager, [{ id: 'work', side }])).get('work')?.toEmployer;
  };

  it.each([
    ['the wage before the refund', 'worker', {}, '60000'],
    ['the price before the refund', 'employer', {}, '63540'],
    ['the returned wage', 'worker', { returnedWage: '7500', returnedTotal: '7943' }, '7500'],
    ['the returned price', 'employer', { returnedWage: '7500', returnedTotal: '7943' }, '7943'],
    ['nothing of earned pay', 'employer', { owed: '60000' }, '0'],
    ['unknown before a decision', 'employer', { owed: null }, null],
  ] as const)('is %s for the %s', async (_what, side, changes, amount) => {
    expect(await toEmployer(side, changes)).toBe(amount);
  });
});
