import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { indianDay } from '@nukkad/contract/india-time';
import { financialYearStart } from '@nukkad/contract/papers/paper-numbers';
import type { MoneyDesk } from '@nukkad/contract/payments/money-desk';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { AdvanceRefundUseCase } from '../refunds/advance-refund.use-case.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

describe('getMoneyDesk', () => {
  let test: TestApp;
  let payment: HeldPayment;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    payment = await arrangePayment(test);
    await payment.fund();
    staff = await seeker(test, { staffRole: 'support' });
  });

  const desk = async (): Promise<MoneyDesk> => (await staff.get('/api/admin/money-desk').expect(200)).body;
  const set = (table: string, change: string): Promise<unknown> =>
    test.dataSource.query(`UPDATE payment_${table} SET ${change}`);

  it('is empty while a reserved wage waits for its work, and contains no names', async () => {
    const shown = await desk();
    const empty = { found: 0, items: [] };
    expect(shown).toMatchObject({
      ...{ practice: true, suspense: { balance: '0', items: [] }, days: [] },
      ...{ reversals: empty, releases: empty, refunds: empty, holds: empty, differences: empty },
      float: { booked: '1001863', custody: '0', limit: '1000000', isBelow: false },
    });
    for (const { user } of [payment.worker, payment.owner]) {
      for (const detail of [user.email, user.phone, user.id]) expect(JSON.stringify(shown)).not.toContain(detail);
    }
    const audit: object[] = await test.dataSource.query('SELECT actor_id AS by, action, detail FROM audit_entries');
    expect(audit).toEqual([{ by: staff.id, action: 'money_desk.read', detail: { found: 0 } }]);
  });

  it('lists workers near the limit of the income tax, the highest pay first, with the tax by the rule', async () => {
    const year = financialYearStart(indianDay(new Date()));
    const [near, below] = [await seeker(test), await seeker(test)];
    const rows = [
      [payment.worker.user.id, year, 50_060_000],
      [near.id, year, 45_000_000],
      [below.id, year, 44_999_999],
      [below.id, '2025-04-01', 60_000_000],
    ];
    for (const row of rows) await test.dataSource.query('INSERT INTO yearly_pay VALUES ($1, $2, $3)', row);
    expect((await desk()).incomeTax).toEqual({
      ...{ from: year, warnFrom: '45000000', freeUpTo: '50000000', isConfirmed: false, found: 2 },
      items: [
        { workerId: payment.worker.user.id, total: '50060000', tax: '50060', hasPan: true },
        { workerId: near.id, total: '45000000', tax: '2250000', hasPan: false },
      ],
    });
  });

  it.each([
    ['whose work ended days ago without a decision', 'held', `now() + interval '10 days'`],
    ['whose decision the provider has not carried out for a day', 'releasing', `now() + interval '30 days'`],
    ['that end at the provider while they are contested', 'contested', `now() + interval '1 day'`],
  ])('lists holds %s', async (_why, state, until) => {
    await set('intents', `hold_until = ${until}`);
    await set('holds', `status = '${state}', changed_at = now() - interval '25 hours'`);
    expect((await desk()).holds).toMatchObject({ found: 1, items: [{ state, amount: '60000' }] });
  });

  it.each(['failed', 'manual', 'needs_payee'])(
    'lists a release that is %s, with the provider’s message',
    async (state) => {
      await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
      await set('releases', `status = '${state}', attempts = 2, problem = 'the account is closed'`);
      expect((await desk()).releases).toMatchObject({
        ...{ found: 1, items: [{ state, amount: '60000', attempts: 2, problem: 'the account is closed' }] },
      });
    },
  );

  it('lists a refund that waits for a float below its limit, and none once it was sent', async () => {
    await payment.change((state) => {
      state.balance = 0;
    });
    await test.dataSource.query(
      `INSERT INTO payment_refunds (intent_id, wage, fee, cgst, sgst, igst, key, status)
       SELECT id, 40000000, 0, 0, 0, 0, gen_random_uuid(), 'processed' FROM payment_intents`,
    );
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    const [refund]: { id: string }[] = await test.dataSource.query(
      `SELECT id FROM payment_refunds WHERE status = 'planned'`,
    );
    await test.app.get(AdvanceRefundUseCase, { strict: false }).execute({ refundId: refund?.id ?? '' });
    const { refunds, float } = await desk();
    expect(refunds).toMatchObject({ found: 1, items: [{ waitsFor: 'float', amount: '63540' }] });
    expect(float).toMatchObject({ isBelow: true, limit: String(3 * (40_000_000 + 63_540)) });
    await payment.change((state) => {
      state.balance = 1_000_000;
    });
    await payment.settle();
    expect((await desk()).refunds).toEqual({ found: 0, items: [] });
  });

  it('lists a refund that its bank has not paid for seven working days', async () => {
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await set('refunds', `status = 'pending', changed_at = now() - interval '6 days'`);
    expect((await desk()).refunds.found).toBe(0);
    await set('refunds', `changed_at = now() - interval '14 days'`);
    expect((await desk()).refunds).toMatchObject({ found: 1, items: [{ waitsFor: 'bank' }] });
  });

  it('returns 403 without a staff role', async () => {
    await payment.owner.get('/api/admin/money-desk').expect(403);
    await payment.owner.get('/api/admin/money-desk/balance').expect(403);
  });
});
