import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { StatementReadModel } from '../ledger.public.js';
import { Books, inRupees } from './books.js';

describe('the statement of a user', () => {
  let test: TestApp;
  let books: Books;
  let statements: StatementReadModel;
  beforeAll(async () => {
    test = await createTestApp();
    statements = test.app.get(StatementReadModel, { strict: false });
    books = new Books(test);
    await books.post('hold.opened', 'hold:1:held', { wage: '600.00' });
    await books.post('hold.split', 'hold:1:released', {
      ...{ wage: '525.00', wageReturned: '75.00', fee: '26.25', feeReturned: '3.75' },
      ...{ cgst: '0.34', sgst: '0.34', igst: '0.00' },
    });
    const settled = await books.post('wage.settled', 'settlement:1', { wage: '525.00' });
    await books.reverse(settled, 'settlement:1:came-back');
    await new Books(test).post('hold.released', 'hold:2:released', { wage: '600.00', fee: '30.00' });
  });
  afterAll(() => test.close());

  const linesOf = async (userId: string): Promise<unknown[]> =>
    (await statements.listLines(userId, 20)).map(({ event, isReversal, account, amount }) =>
      [event, isReversal, account, inRupees(amount)].join(' '),
    );

  it('lists only one worker’s earnings, payouts and returns, newest first', async () => {
    expect(await linesOf(books.parties.worker)).toEqual([
      'wage.settled true worker.payable 525.00',
      'wage.settled false worker.payable -525.00',
      'hold.split false worker.payable 525.00',
    ]);
  });

  it('lists an employer’s reservations and refunds, newest first', async () => {
    expect(await linesOf(books.parties.employer)).toEqual([
      'hold.split false own.refund.payable 4.43',
      'hold.split false refund.payable 75.00',
      'hold.opened false employer.clearing -600.00',
    ]);
  });

  it('lists every line once over the pages', async () => {
    const { employer } = books.parties;
    const all = await statements.listLines(employer, 20);
    const pages = [];
    for (let after = undefined, page = 0; page < all.length; page++) {
      const [line] = await statements.listLines(employer, 1, after);
      pages.push(line);
      after = line;
    }
    expect(pages).toEqual(all);
    expect(await statements.listLines(employer, 1, all.at(-1))).toEqual([]);
  });
});
