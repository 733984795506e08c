import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { PaymentProviders } from '../provider/payment-providers.js';
import { type HeldPaymentView, SecurePaymentReadModel } from './secure-payment.read-model.js';

const PAYMENT = {
  ...{ engagementId: 'work', employerId: 'employer', intent: 'captured', hold: 'refunding' },
  ...{ fundBy: new Date('2026-07-01T00:00:00Z'), holdUntil: new Date('2026-07-31T00:00:00Z') },
  ...{ wage: '60000', fee: '3000', cgst: '270', sgst: '270', igst: '0', owed: '0' },
  ...{ release: null, releasedAt: null, refund: null, refundedAt: null, returnedWage: null, returnedTotal: null },
  contestBy: null,
};

/** Returns the view of the payment with these columns. */
async function viewOf(side: 'worker' | 'employer', changes: object): Promise<HeldPaymentView> {
  const manager = { query: () => Promise.resolve([{ ...PAYMENT, ...changes }]) } as unknown as EntityManager;
  const model = new SecurePaymentReadModel({ isPractice: true, partner: null } as unknown as PaymentProviders);
  return (await model.listOf(manager, [{ id: 'work', side }])).get('work')!;
}

describe('the amount of a payment that goes back to the employer', () => {
  const toEmployer = async (side: 'worker' | 'employer', changes: object) => (await viewOf(side, changes)).toEmployer;

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

describe('the state of a payment', () => {
  it.each([
    ['to_reserve', { hold: 'pending_funds', intent: 'pending' }],
    ['to_reserve', { hold: 'pending_funds', intent: 'failed' }],
    ['preparing', { hold: 'pending_funds', intent: 'created' }],
    ['preparing', { hold: 'pending_funds', intent: 'captured' }],
    ['reserved', { hold: 'held' }],
    ['contested', { hold: 'contested' }],
    ['releasing', { hold: 'releasing' }],
    ['releasing', { hold: 'splitting', refund: 'pending' }],
    ['with_staff', { hold: 'splitting', refund: 'manual' }],
    ['releasing', { hold: 'releasing', refund: 'manual' }],
    ['releasing', { hold: 'released', release: 'requested' }],
    ['needs_account', { hold: 'releasing', release: 'needs_payee' }],
    ['needs_account', { hold: 'released', release: 'came_back' }],
    ['with_staff', { hold: 'released', release: 'manual' }],
    ['on_the_way', { hold: 'released', release: 'processed', releasedAt: new Date('2026-07-06T06:00:00Z') }],
    ['paid', { hold: 'released', release: 'settled', releasedAt: new Date('2026-07-08T06:00:00Z') }],
    ['returning', { hold: 'refunding', refund: 'pending' }],
    ['with_staff', { hold: 'refunding', refund: 'manual' }],
    ['returned', { hold: 'refunded', refund: 'processed' }],
    ['not_reserved', { hold: 'lapsed', intent: 'expired' }],
    ['returning', { hold: 'lapsed', intent: 'captured_late' }],
    ['returned', { hold: 'lapsed', intent: 'refunded' }],
    ['called_off', { hold: 'lapsed', intent: 'cancelled' }],
  ])('is %s for %j', async (state, changes) => {
    for (const side of ['worker', 'employer'] as const) expect((await viewOf(side, changes)).state).toBe(state);
  });

  const NONE = { heldUntil: null, expectedOn: null, paidAt: null, returnedAt: null };
  const HELD = { heldUntil: '2026-07-31T00:00:00.000Z' };
  const CHANGED = { releasedAt: new Date('2026-07-06T06:00:00Z'), refundedAt: new Date('2026-07-07T06:00:00Z') };
  it.each([
    [{ hold: 'pending_funds', intent: 'pending' }, NONE],
    [{ hold: 'held' }, { ...NONE, ...HELD }],
    [{ hold: 'contested' }, { ...NONE, ...HELD }],
    [{ hold: 'released', release: 'requested', ...CHANGED }, NONE],
    [
      { hold: 'released', release: 'processed', ...CHANGED },
      { ...NONE, expectedOn: '2026-07-08' },
    ],
    [{ hold: 'released', release: 'processed' }, NONE],
    [
      { hold: 'released', release: 'settled', ...CHANGED },
      { ...NONE, paidAt: '2026-07-06T06:00:00.000Z' },
    ],
    [{ hold: 'released', release: 'settled' }, NONE],
    [{ hold: 'refunding', refund: 'pending', ...CHANGED }, NONE],
    [
      { hold: 'refunded', refund: 'processed', ...CHANGED },
      { ...NONE, returnedAt: '2026-07-07T06:00:00.000Z' },
    ],
    [{ hold: 'refunded', refund: 'processed' }, NONE],
  ])('determines the shown times: %j', async (changes, times) => {
    expect(await viewOf('worker', changes)).toMatchObject(times);
  });

  it('shows the price to the employer alone, and a failed payment to both', async () => {
    const failed = { hold: 'pending_funds', intent: 'failed' };
    expect(await viewOf('worker', failed)).toMatchObject({ price: null, failedOnce: true, wage: '60000' });
    expect(await viewOf('employer', failed)).toMatchObject({ price: { total: '63540' }, failedOnce: true });
    expect(await viewOf('worker', { hold: 'held' })).toMatchObject({ failedOnce: false });
  });

  it('is not read without engagements, and has one row for each of several', async () => {
    const rows = [PAYMENT, { ...PAYMENT, engagementId: 'other', hold: 'held' }];
    const asked: unknown[] = [];
    const query = (_statement: string, parameters: unknown[]): Promise<object[]> => {
      asked.push(...parameters);
      return Promise.resolve(rows);
    };
    const model = new SecurePaymentReadModel({ isPractice: true, partner: null } as unknown as PaymentProviders);
    const manager = { query } as unknown as EntityManager;
    expect(await model.listOf(manager, [])).toEqual(new Map());
    expect(asked).toEqual([]);
    const views = await model.listOf(manager, [
      { id: 'work', side: 'worker' },
      { id: 'other', side: 'employer' },
    ]);
    expect(asked).toEqual([['work', 'other']]);
    expect([...views].map(([id, { state, price }]) => [id, state, price === null])).toEqual([
      ['work', 'returning', true],
      ['other', 'reserved', false],
    ]);
  });
});

describe('the contest of a payment', () => {
  const CONTEST = {
    ...{ hold: 'contested', contestBy: 'employer', claimed: '30000', stated: '60000', undisputed: '30000' },
    ...{ contestReason: 'He left early.', answer: '', proposed: null, proposalReason: '', decisionReason: '' },
    ...{ acceptedBy: null, dueAt: new Date('2026-07-09T06:00:00Z'), contestedAt: new Date('2026-07-06T06:00:00Z') },
  };
  const DECIDE = ['accept', 'appeal'];
  it.each([
    ['open', null, 'worker', ['answer']],
    ['open', null, 'employer', ['withdraw']],
    ['unanswered', null, 'worker', []],
    ['proposed', null, 'worker', DECIDE],
    ['proposed', null, 'employer', DECIDE],
    ['proposed', 'worker', 'worker', []],
    ['proposed', 'worker', 'employer', DECIDE],
    ['appealed', null, 'worker', []],
    ['decided', null, 'employer', []],
  ] as const)('in the state %s, accepted by %s, permits the %s: %j', async (contestState, acceptedBy, side, acts) => {
    const { contest } = await viewOf(side, { ...CONTEST, contestState, acceptedBy });
    const { mayAnswer, mayWithdraw, mayAccept, mayAppeal } = contest!;
    const permitted = { answer: mayAnswer, withdraw: mayWithdraw, accept: mayAccept, appeal: mayAppeal };
    expect(Object.entries(permitted).flatMap(([act, isPermitted]) => (isPermitted ? [act] : []))).toEqual(acts);
    expect(contest).toMatchObject({ by: 'employer', dueAt: '2026-07-09T06:00:00.000Z' });
  });

  it('is absent without an opener, a claim or a time, and has no due time once it is closed or none is set', async () => {
    const contestIn = async (changes: object) =>
      (await viewOf('worker', { ...CONTEST, contestState: 'open', ...changes })).contest;
    for (const missing of [{ contestBy: null }, { claimed: null }, { contestedAt: null }]) {
      expect(await contestIn(missing)).toBeNull();
    }
    expect((await contestIn({ contestState: 'closed' }))?.dueAt).toBeNull();
    expect((await contestIn({ dueAt: null }))?.dueAt).toBeNull();
  });
});
