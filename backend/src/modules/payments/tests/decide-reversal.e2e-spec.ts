import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
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

  it('waits on the desk with its reason, and may be confirmed by another person alone', async () => {
    const shown = { transactionId: postingId, event: 'suspense.received', amount: '900000', reason: REASON };
    expect((await money.desk()).reversals).toMatchObject({ found: 1, items: [{ ...shown, mayConfirm: false }] });
    expect((await money.desk(money.colleague)).reversals.items).toMatchObject([{ ...shown, mayConfirm: true }]);
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

  it('is declined by anybody of the staff, after which the posting stands and may be reversed anew', async () => {
    const { body } = await money.decide(money.staff, reversalId, 'decline').expect(200);
    expect(body).toMatchObject({ reversal: 'declined', isReversed: false, mayReverse: true });
    expect(await money.books.balance('suspense')).toBe('9000.00');
    await money.reverse(money.colleague, postingId, { amount: '900000' }).expect(409);
    await money.reverse(money.colleague, postingId, { amount: '900000', state: 'declined' }).expect(200);
  });

  it('is made once by several of the staff at the same time', async () => {
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => money.decide(money.colleague, reversalId, 'confirm')),
      money.decide(money.staff, reversalId, 'decline'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.code).toBe('payments.postingMoved');
  });

  it('waits no more once a bank or the provider took the posting back', async () => {
    await money.books.reverse(postingId, 'chargeback:1:won');
    await money.decide(money.colleague, reversalId, 'confirm').expect(409);
    expect((await money.desk()).reversals).toEqual({ found: 0, items: [] });
  });

  it('is refused for another state than the page has shown', async () => {
    await money.decide(money.colleague, reversalId, 'confirm', 'declined').expect(409);
    await money.decide(money.colleague, postingId, 'confirm').expect(404);
  });
});
