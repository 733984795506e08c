import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Books } from '../../ledger/tests/books.js';
import { arrangeBooks, REASON, type StaffedBooks } from './staff-money.js';

describe('decideReversal', () => {
  let test: TestApp;
  let money: StaffedBooks;
  let postingId: string;
  let reversalId: string;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    money = await arrangeBooks(test);
    postingId = await money.receive('9000.00');
    await money.reverse(money.staff, postingId, { amount: '900000' }).expect(200);
    reversalId = (await money.desk()).reversals.items[0]?.id ?? '';
  });

  it('appears on the desk with its reason, and may be confirmed by another person alone', async () => {
    const shown = { transactionId: postingId, event: 'suspense.received', amount: '900000', reason: REASON };
    expect((await money.desk()).reversals).toMatchObject({
      found: 1,
      items: [{ ...shown, isOwn: true, mayConfirm: false }],
    });
    expect((await money.desk(money.colleague)).reversals.items).toMatchObject([
      { ...shown, isOwn: false, mayConfirm: true },
    ]);
    const refused = await money.decide(money.staff, reversalId, 'confirm').expect(409);
    expect(refused.body.code).toBe('payments.secondPerson');
    const { body } = await money.decide(money.colleague, reversalId, 'confirm').expect(200);
    expect(body).toMatchObject({ id: postingId, reversal: 'posted', isReversed: true });
    expect(await money.books.balance('suspense')).toBe('0.00');
    expect((await money.desk()).reversals).toEqual({ found: 0, items: [] });
    expect(await money.audit()).toContainEqual({
      ...{ action: 'reversal.decided', detail: { decision: 'confirm', amount: '900000' } },
    });
  });

  it('rejects a confirmation or a decline by staff who are party to the payment', async () => {
    const books = new Books(test, { employer: money.colleague.id });
    await books.post('payment.captured', 'intent:4:captured', {
      ...{ wage: '9000.00', fee: '0.00', cgst: '0.00', sgst: '0.00', igst: '0.00', cost: '0.00', costGst: '0.00' },
    });
    const [posting]: { id: string }[] = await test.dataSource.query(
      `SELECT id FROM ledger_transactions WHERE kind = 'payment.captured'`,
    );
    await money.reverse(money.staff, posting?.id ?? '', { amount: '900000' }).expect(200);
    const { items } = (await money.desk(money.colleague)).reversals;
    const own = items.find(({ transactionId }) => transactionId === posting?.id);
    expect(own).toMatchObject({ mayConfirm: false, isOwn: false });
    for (const decision of ['confirm', 'decline'] as const) {
      const { body } = await money.decide(money.colleague, own?.id ?? '', decision).expect(409);
      expect(body.code).toBe('payments.ownPosting');
    }
    expect(items.find(({ transactionId }) => transactionId === postingId)).toMatchObject({ mayConfirm: true });
  });

  it('is withdrawn by its requester, after which the posting is valid and may be reversed again', async () => {
    const { body } = await money.decide(money.staff, reversalId, 'decline').expect(200);
    expect(body).toMatchObject({ reversal: 'declined', isReversed: false, mayReverse: true });
    expect(await money.books.balance('suspense')).toBe('9000.00');
    await money.reverse(money.colleague, postingId, { amount: '900000' }).expect(409);
    await money.reverse(money.colleague, postingId, { amount: '900000', state: 'declined' }).expect(200);
  });

  it('accepts one of several concurrent decisions of the staff', async () => {
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => money.decide(money.colleague, reversalId, 'confirm')),
      money.decide(money.staff, reversalId, 'decline'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.code).toBe('payments.postingMoved');
  });

  it('is no longer pending once a bank or the provider has reversed the posting', async () => {
    await money.books.reverse(postingId, 'chargeback:1:won');
    await money.decide(money.colleague, reversalId, 'confirm').expect(409);
    expect((await money.desk()).reversals).toEqual({ found: 0, items: [] });
  });

  it('is rejected for another state than the displayed one', async () => {
    await money.decide(money.colleague, reversalId, 'confirm', 'declined').expect(409);
    await money.decide(money.colleague, postingId, 'confirm').expect(404);
  });
});
