import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MoneyDesk } from '@nukkad/contract/payments/money-desk';
import { INDIA_OFFSET_MS, indianDay } from '@nukkad/contract/india-time';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { ReconcilePaymentsUseCase } from '../reconciliation/reconcile-payments.use-case.js';
import type { SimulatedState } from '../simulator/simulated-state.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REASON = 'The provider corrects its report tomorrow.';

describe('explainDifference', () => {
  let test: TestApp;
  let payment: HeldPayment;
  let staff: Person;
  let colleague: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    payment = await arrangePayment(test);
    await payment.fund();
    staff = await seeker(test, { staffRole: 'support' });
    colleague = await seeker(test, { staffRole: 'support' });
    await report((state) => {
      state.rows[0]!.credit += 100;
    });
    await reconcile(1);
  });

  const day = indianDay(new Date(Date.now() - 6 * DAY_MS));
  const start = Date.parse(day) - INDIA_OFFSET_MS;
  const report = (work: (state: SimulatedState) => void): Promise<void> =>
    payment.change((state) => {
      work(state);
      for (const row of state.rows) row.created_at = (start + 12 * HOUR_MS) / 1000;
    });
  const reconcile = (days: number): Promise<number> =>
    test.app.get(ReconcilePaymentsUseCase, { strict: false }).execute(new Date(start + days * DAY_MS + 4 * HOUR_MS));
  const desk = async (): Promise<MoneyDesk> => (await staff.get('/api/admin/money-desk').expect(200)).body;
  const shown = async () => {
    const { provider, kind, entityId, status, stated, booked } = (await desk()).differences.items[0]!;
    return { provider, kind, entityId, status, stated, booked, reason: REASON };
  };
  const explain = (by: Person, { entityId, ...body }: Awaited<ReturnType<typeof shown>>) =>
    by.post(`/api/admin/differences/${entityId}/explanation`).send(body);

  it('closes the day with the next comparison, and stores the reason on the day', async () => {
    expect((await desk()).days).toMatchObject([{ day, status: 'open', unexplained: 1, explained: [] }]);
    const difference = await shown();
    expect(difference).toMatchObject({ kind: 'payment', status: 'differs', stated: '62140', booked: '62040' });
    await explain(staff, difference).expect(204);
    await reconcile(1);
    const { days, differences } = await desk();
    expect(differences).toEqual({ found: 0, items: [] });
    expect(days).toMatchObject([{ day, status: 'closed', unexplained: 0, explained: [{ reason: REASON }] }]);
    const audit: object[] = await test.dataSource.query(
      `SELECT actor_id AS by, detail FROM audit_entries WHERE action = 'difference.explained'`,
    );
    expect(audit).toEqual([{ by: staff.id, detail: { day, kind: 'payment', entityId: difference.entityId } }]);
  });

  it('accepts one of two concurrent explanations of the staff', async () => {
    const difference = await shown();
    const answers = await Promise.all([staff, colleague].map((by) => explain(by, difference)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('payments.differenceMoved');
  });

  it('is rejected for other amounts than the displayed ones, and for an unknown row', async () => {
    const difference = await shown();
    await report((state) => {
      state.rows[0]!.credit += 50;
    });
    await reconcile(1);
    await explain(staff, difference).expect(409);
    await explain(staff, { ...difference, entityId: 'pay_unknown' }).expect(404);
    await explain(staff, { ...difference, reason: ' ' }).expect(400);
  });

  it('rejects an explanation by staff who are party to the payment', async () => {
    const difference = await shown();
    await test.dataSource.query('UPDATE payment_holds SET employer_id = $1', [colleague.id]);
    expect((await explain(colleague, difference).expect(409)).body.code).toBe('payments.ownPosting');
    await explain(staff, difference).expect(204);
  });

  it('is bound to its amounts: another amount of the report requires another reason', async () => {
    await explain(staff, await shown()).expect(204);
    await report((state) => {
      state.rows[0]!.credit += 50;
    });
    await reconcile(1);
    expect(await shown()).toMatchObject({ status: 'differs', stated: '62190' });
    expect((await desk()).days).toMatchObject([{ day, status: 'open', unexplained: 1 }]);
  });
});
