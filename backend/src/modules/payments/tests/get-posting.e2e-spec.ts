import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { arrangeBooks, type StaffedBooks } from './staff-money.js';

describe('getPosting', () => {
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

  it('returns the lines of a posting without their owners, and writes the audit log', async () => {
    const id = await money.books.post('hold.opened', 'hold:1:held', { wage: '600.00' });
    const { body } = await money.staff.get(`/api/admin/postings/${id}`).expect(200);
    expect(body).toMatchObject({
      ...{ id, event: 'hold.opened', amount: '60000', reversal: null, isReversed: false },
      ...{ needsSecond: false, mayReverse: true },
      lines: [
        { account: 'employer.clearing', amount: '60000' },
        { account: 'held', amount: '-60000' },
      ],
    });
    for (const owner of Object.values(money.books.parties)) expect(JSON.stringify(body)).not.toContain(owner);
    expect(await money.audit()).toEqual([{ action: 'posting.read', detail: {} }]);
    await money.staff.get(`/api/admin/postings/${randomUUID()}`).expect(404);
  });
});
