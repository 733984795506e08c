import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { staffBrowser } from '../../second-factor/tests/second-factor.js';
import { Books } from '../../ledger/tests/books.js';
import { arrangePayment } from './held-payment.js';
import { arrangeBooks, REASON, type StaffedBooks } from './staff-money.js';

describe('reversePosting', () => {
  let test: TestApp;
  let money: StaffedBooks;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    money = await arrangeBooks(test);
  });

  it('reverses a small posting at once with its reason, and leaves the posting unchanged', async () => {
    const id = await money.receive('100.00');
    const { body } = await money.reverse(money.staff, id, { amount: '10000' }).expect(200);
    expect(body).toMatchObject({ reversal: 'posted', isReversed: true, mayReverse: false, amount: '10000' });
    expect(await money.books.balance('suspense')).toBe('0.00');
    const notes: { note: string }[] = await test.dataSource.query(
      'SELECT note FROM ledger_transactions WHERE reverses_id = $1',
      [id],
    );
    expect(notes).toEqual([{ note: REASON }]);
    expect(await money.audit()).toEqual([{ action: 'posting.reversed', detail: { state: 'posted', amount: '10000' } }]);
    expect((await money.desk()).suspense).toEqual({ balance: '0', items: [] });
  });

  it.each([
    ['5000.00', '500000', 'posted'],
    ['5000.01', '500001', 'waiting'],
    ['20000.00', '2000000', 'waiting'],
  ])('for ₹%s is %3$s', async (rupees, amount, state) => {
    const id = await money.receive(rupees);
    const { body } = await money.reverse(money.staff, id, { amount }).expect(200);
    expect(body).toMatchObject({ reversal: state, needsSecond: state === 'waiting' });
    expect(await money.books.balance('suspense')).toBe(state === 'posted' ? '0.00' : rupees);
  });

  it('accepts one of two concurrent reversals of the staff', async () => {
    for (const [rupees, amount] of [['100.00', '10000'] as const, ['9000.00', '900000'] as const]) {
      const id = await money.receive(rupees);
      const answers = await Promise.all([money.staff, money.colleague].map((by) => money.reverse(by, id, { amount })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        ...{ code: 'payments.postingMoved' },
        detail: 'This posting has changed in the meantime. Load the page again.',
      });
    }
  });

  it('is rejected for another amount or state than the displayed one, and for a reversal', async () => {
    const id = await money.receive('100.00');
    await money.reverse(money.staff, id, { amount: '10001' }).expect(409);
    await money.reverse(money.staff, id, { amount: '10000', state: 'declined' }).expect(409);
    await money.reverse(money.staff, id, { amount: '10000' }).expect(200);
    const [reversal]: { id: string }[] = await test.dataSource.query(
      'SELECT id FROM ledger_transactions WHERE reverses_id = $1',
      [id],
    );
    await money.reverse(money.staff, reversal?.id ?? '', { amount: '10000' }).expect(409);
    await money.reverse(money.staff, randomUUID(), { amount: '10000' }).expect(404);
  });

  it('rejects a reversal where the money has been passed on, and changes nothing', async () => {
    const { books, staff } = money;
    const costs = { cost: '0.00', costGst: '0.00' };
    const prices = { wage: '600.00', fee: '30.00', cgst: '2.70', sgst: '2.70', igst: '0.00', ...costs };
    const captured = await books.post('payment.captured', 'intent:1:captured', prices);
    await books.post('hold.opened', 'hold:1:held', { wage: '600.00' });
    const { body } = await staff.get(`/api/admin/postings/${captured}`).expect(200);
    const refused = await money.reverse(staff, captured, { amount: body.amount }).expect(409);
    expect(refused.body.code).toBe('payments.notCovered');
    expect(await books.balance('employer.clearing')).toBe('0.00');
    expect((await staff.get(`/api/admin/postings/${captured}`).expect(200)).body.reversal).toBeNull();
  });

  it('counts money in transfer to the provider as spent', async () => {
    const { books, staff } = money;
    await books.post('payment.captured', 'intent:2:captured', {
      ...{ wage: '600.00', fee: '0.00', cgst: '0.00', sgst: '0.00', igst: '0.00', cost: '0.00', costGst: '0.00' },
    });
    const held = await books.post('hold.opened', 'hold:2:held', { wage: '600.00' });
    const returned = { wageReturned: '600.00', feeReturned: '0.00', cgst: '0.00', sgst: '0.00', igst: '0.00' };
    const owed = await books.post('hold.refunded', 'hold:2:refunded', returned);
    await test.dataSource.transaction((tx) =>
      books.ledger.reserveOutgoing(tx, { source: 'payments', key: 'refund:2' }, books.ref('refund.payable'), 1n),
    );
    for (const id of [held, owed]) {
      const refused = await money.reverse(staff, id, { amount: '60000' }).expect(409);
      expect(refused.body.code).toBe('payments.notCovered');
    }
  });

  it('rejects a reversal by staff who are party to the payment', async () => {
    const own = new Books(test, { employer: money.staff.id });
    const id = await own.post('payment.captured', 'intent:3:captured', {
      ...{ wage: '100.00', fee: '0.00', cgst: '0.00', sgst: '0.00', igst: '0.00', cost: '0.00', costGst: '0.00' },
    });
    expect((await money.staff.get(`/api/admin/postings/${id}`).expect(200)).body.mayReverse).toBe(false);
    const refused = await money.reverse(money.staff, id, { amount: '10000' }).expect(409);
    expect(refused.body.code).toBe('payments.ownPosting');
  });

  it.each([
    ['the wage that the bank of the worker has', `SELECT id FROM ledger_transactions WHERE kind = 'wage.settled'`],
    ['the welfare fee of it', `SELECT id FROM ledger_transactions WHERE kind = 'welfare.accrued'`],
  ])('rejects a reversal by staff who paid for the work: %s', async (_what, query) => {
    const payment = await arrangePayment(test);
    await payment.fund();
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await payment.settle();
    await payment.passDays(6);
    await test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload)
       SELECT 'payments.advance-release', 'default', jsonb_build_object('releaseId', id) FROM payment_releases`,
    );
    await payment.settle();
    const [posting]: { id: string }[] = await test.dataSource.query(query);
    const mayReverse = async (): Promise<boolean> =>
      (await money.staff.get(`/api/admin/postings/${posting?.id}`).expect(200)).body.mayReverse;
    expect(await mayReverse()).toBe(true);
    await test.dataSource.query('UPDATE payment_holds SET employer_id = $1', [money.staff.id]);
    expect(await mayReverse()).toBe(false);
  });

  describe('of a payment', () => {
    const postingOf = async (kind: string): Promise<{ id: string; amount: string; barrier: string | null }> => {
      const [row]: { id: string }[] = await test.dataSource.query(
        'SELECT id FROM ledger_transactions WHERE kind = $1',
        [kind],
      );
      return (await money.staff.get(`/api/admin/postings/${row?.id}`).expect(200)).body;
    };
    const refuse = async (kind: string, code: string): Promise<void> => {
      const { id, amount } = await postingOf(kind);
      const { body } = await money.reverse(money.staff, id, { amount }).expect(409);
      expect(body.code).toBe(code);
    };

    it('is rejected while a promised refund is in progress, and once it is processed', async () => {
      const payment = await arrangePayment(test);
      await payment.fund();
      await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
      await payment.settle();
      for (const [status, barrier, code] of [
        ['planned', 'running', 'payments.paymentRuns'],
        ['failed', 'running', 'payments.paymentRuns'],
        ['processed', 'passed_on', 'payments.notCovered'],
      ] as const) {
        await test.dataSource.query('UPDATE payment_refunds SET status = $1', [status]);
        await test.dataSource.query(`UPDATE payment_holds SET status = 'refunded'`);
        expect((await postingOf('hold.refunded')).barrier).toBe(barrier);
        await refuse('hold.refunded', code);
      }
    });

    it('is rejected for a wage that went on to the bank, although the worker has money of other work', async () => {
      const payment = await arrangePayment(test);
      await payment.fund();
      await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
      await refuse('hold.opened', 'payments.paymentRuns');
      await payment.settle();
      await payment.passDays(6);
      await test.dataSource.query(
        `INSERT INTO outbox (task, queue, payload)
         SELECT 'payments.advance-release', 'default', jsonb_build_object('releaseId', id) FROM payment_releases`,
      );
      await payment.settle();
      await new Books(test, { worker: payment.worker.id }).post('hold.released', 'hold:other:released', {
        ...{ wage: '600.00', fee: '0.00' },
      });
      expect((await postingOf('wage.settled')).barrier).toBeNull();
      const [released]: { id: string }[] = await test.dataSource.query(
        `SELECT id FROM ledger_transactions WHERE event_key LIKE 'hold:%-%:released'`,
      );
      const { body } = await money.staff.get(`/api/admin/postings/${released?.id}`).expect(200);
      expect(body.barrier).toBe('passed_on');
      const refused = await money.reverse(money.staff, body.id, { amount: body.amount }).expect(409);
      expect(refused.body.code).toBe('payments.notCovered');
    });
  });

  it('returns 403 without a staff role and without a second factor', async () => {
    const id = await money.receive('100.00');
    const support = await staffBrowser(test);
    const body = { amount: '10000', state: null, reason: REASON };
    const answers = [
      await support.get('/api/admin/money-desk'),
      await support.get(`/api/admin/postings/${id}`),
      await support.post(`/api/admin/postings/${id}/reversal`).send(body),
    ];
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual(
      Array(3).fill([403, 'auth.staff.secondFactorSetUp']),
    );
  });
});
