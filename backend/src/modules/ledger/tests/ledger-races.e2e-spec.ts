import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Transactions } from '../../../common/database/transactions.js';
import { Ledger } from '../ledger.public.js';
import type { PostingEvent } from '../posting-templates.js';
import { Books } from './books.js';

const PRICE = {
  wage: '600.00',
  fee: '30.00',
  cgst: '2.70',
  sgst: '2.70',
  igst: '0.00',
  cost: '12.71',
  costGst: '2.29',
};
const AT_ONCE = 50;

describe('postings at the same time', () => {
  let test: TestApp;
  let transactions: Transactions;
  beforeAll(async () => {
    test = await createTestApp();
    transactions = test.app.get(Transactions, { strict: false });
  });
  afterAll(() => test.close());
  beforeEach(() => emptyDatabase(test.dataSource));

  const post = (books: Books, event: PostingEvent) => transactions.run((tx) => books.ledger.post(tx, event));
  const times = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));
  const outcomes = async (calls: Promise<unknown>[]) => {
    const ends = await Promise.allSettled(calls);
    return {
      accepted: ends.filter(({ status }) => status === 'fulfilled').length,
      refused: ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { refusal?: string }).refusal] : [])),
    };
  };

  it('post one event once for 50 concurrent calls', async () => {
    const books = new Books(test);
    const ids = await times(() => post(books, books.event('payment.captured', 'intent:1:captured', PRICE)));
    expect(new Set(ids).size).toBe(1);
    expect(await books.balance('custody.pa')).toBe('600.00');
  });

  it('post 50 concurrent engagements with shared accounts of the product exactly', async () => {
    const all = await times(async (index) => {
      const books = new Books(test);
      await post(books, books.event('payment.captured', `intent:${index}:captured`, PRICE));
      await post(books, books.event('hold.opened', `hold:${index}:held`, { wage: '600.00' }));
      return books;
    });
    expect(await all[0]!.balance('own.pa')).toBe('1020.00');
    expect(await all[0]!.balance('fee.deferred')).toBe('1500.00');
    for (const books of all) expect(await books.balance('held')).toBe('600.00');
  });

  it('complete concurrent transfers between two workers in both directions without an error', async () => {
    const books = new Books(test);
    await post(books, books.event('hold.opened', 'hold:0:held', { wage: '600.00' }));
    await times((index) =>
      post(
        books,
        index % 2 === 0
          ? books.event('wage.settled', `settlement:${index}`, { wage: '1.00' })
          : books.event('transfer.made', `transfer:${index}`, { wage: '1.00', cost: '0.01', costGst: '0.00' }),
      ),
    );
    expect(await books.balance('custody.linked')).toBe('0.00');
    expect(await books.balance('worker.payable')).toBe('-25.00');
  });

  it('complete concurrent transactions with two postings in both orders, once they locked all accounts, without a deadlock', async () => {
    const books = new Books(test);
    const accounts = (['held', 'worker.payable', 'custody.linked'] as const).map((kind) => books.ref(kind));
    const ends = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) =>
        // a transaction of the data source, unlike one of Transactions, does not repeat a deadlock
        test.dataSource.transaction(async (tx) => {
          await books.ledger.lockAccounts(tx, accounts);
          const events = [
            books.event('hold.released', `hold:${index}:released`, { wage: '1.00', fee: '0.00' }),
            books.event('transfer.made', `transfer:${index}`, { wage: '1.00', cost: '0.01', costGst: '0.00' }),
          ];
          for (const event of index % 2 === 0 ? events : events.reverse()) await books.ledger.post(tx, event);
        }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await books.balance('worker.payable')).toBe('50.00');
    expect(await books.balance('custody.linked')).toBe('50.00');
  });

  it.each(['held', 'own.pa'] as const)('allow 6 of 50 concurrent reservations of 100 from 600 in %s', async (kind) => {
    const books = new Books(test);
    await post(books, books.event('hold.opened', 'hold:1:held', { wage: '600.00' }));
    await post(books, books.event('suspense.received', 'payment:1', { amount: '600.00' }));
    const { accepted, refused } = await outcomes(
      Array.from({ length: AT_ONCE }, (_, index) =>
        transactions.run((tx) =>
          books.ledger.reserveOutgoing(tx, { source: 'payments', key: `refund:${index}` }, books.ref(kind), 10000n),
        ),
      ),
    );
    expect(accepted).toBe(6);
    expect(new Set(refused)).toEqual(new Set(['too_little']));
  });

  it('allow one of a concurrent settlement and release of one reservation', async () => {
    const books = new Books(test);
    const name = { source: 'payments', key: 'refund:1' };
    await post(books, books.event('hold.opened', 'hold:1:held', { wage: '600.00' }));
    await transactions.run((tx) => books.ledger.reserveOutgoing(tx, name, books.ref('held'), 60000n));
    const event = books.event('hold.released', 'hold:1:released', { wage: '600.00', fee: '30.00' });
    await outcomes([
      ...[1, 2, 3].map(() => transactions.run((tx) => books.ledger.settleOutgoing(tx, name, event))),
      ...[1, 2, 3].map(() => transactions.run((tx) => books.ledger.releaseOutgoing(tx, name))),
    ]);
    const [row] = await test.dataSource.query(
      `SELECT r.status, (SELECT sum(pending_out)::int FROM ledger_balances) AS pending FROM ledger_reservations r`,
    );
    expect(row).toEqual({ status: 'settled', pending: 0 });
  });

  it('reverse one transaction once for 50 concurrent calls with different keys', async () => {
    const books = new Books(test);
    const id = await post(books, books.event('hold.opened', 'hold:1:held', { wage: '600.00' }));
    const { accepted, refused } = await outcomes(
      Array.from({ length: AT_ONCE }, (_, index) =>
        transactions.run((tx) =>
          books.ledger.reverseTransaction(tx, id, { source: 'payments', key: `back:${index}`, eventAt: new Date() }),
        ),
      ),
    );
    expect([accepted, new Set(refused)]).toEqual([1, new Set(['already_reversed'])]);
    expect(await books.balance('held')).toBe('0.00');
  });

  it('fold the balances of the product during postings without loss or repetition', async () => {
    const books = new Books(test);
    const ledger = test.app.get(Ledger, { strict: false });
    await Promise.all([
      times((index) => post(books, books.event('own.settled', `settlement:${index}`, { amount: '1.00' }))),
      ...[1, 2, 3, 4].map((index) =>
        transactions.run((tx) =>
          ledger.reserveOutgoing(tx, { source: 'payments', key: `fold:${index}` }, books.ref('own.bank'), 1n),
        ),
      ),
    ]);
    expect([await books.balance('own.bank'), await books.balance('own.pa')]).toEqual(['50.00', '-50.00']);
  });

  it('close a day during postings with one total, and count later postings on the next day', async () => {
    const books = new Books(test);
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    const day = twoDaysAgo.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
    await Promise.all([
      times((index) => post(books, books.event('own.settled', `settlement:${index}`, { amount: '1.00' }, twoDaysAgo))),
      transactions.run((tx) => books.ledger.closeDay(tx, day)),
    ]);
    const [row] = await test.dataSource.query(
      `SELECT coalesce(sum(amount), 0)::text AS total FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
       WHERE a.kind = 'own.bank' AND e.effective_on <= $1`,
      [day],
    );
    expect(String(await books.ledger.getBalanceAt(books.ref('own.bank'), day))).toBe((row as { total: string }).total);
    expect(await books.balance('own.bank')).toBe('50.00');
  });

  it('do not read the 5,000 accounts of other workers', async () => {
    const books = new Books(test);
    await test.dataSource.query(
      `INSERT INTO ledger_accounts (kind, owner_id, book, side, balance_rule)
       SELECT 'worker.payable', gen_random_uuid(), 'custody', 'credit', 'not_negative' FROM generate_series(1, 5000)`,
    );
    await test.dataSource.query('ANALYZE ledger_accounts');
    // the statistics of a session contain its transactions of the last second
    const readRows = async (tx: EntityManager): Promise<number> => {
      const [table]: { rows: number }[] = await tx.query(
        `SELECT seq_tup_read::int AS rows FROM pg_stat_xact_user_tables WHERE relname = 'ledger_accounts'`,
      );
      return table?.rows ?? 0;
    };
    const rows = await transactions.run(async (tx) => {
      const before = await readRows(tx);
      await books.ledger.post(tx, books.event('payment.captured', 'intent:1:captured', PRICE));
      await books.ledger.getBalance(books.ref('worker.payable'), tx);
      await books.ledger.reserveOutgoing(tx, { source: 'payments', key: 'fee:1' }, books.ref('own.pa'), 1n);
      return (await readRows(tx)) - before;
    });
    expect(rows).toBeLessThan(500);
  });
});
