import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Books } from './books.js';

const DAY_MS = 86_400_000;
/** The day of India `days` ago. */
const indianDay = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/**
 * Statements that bypass the ledger's interface, as a defect or an operator would write them: the database rejects
 * them.
 */
describe('the invariants of the ledger', () => {
  let test: TestApp;
  let books: Books;
  let transactionId: string;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    books = new Books(test);
    transactionId = await books.post('hold.opened', 'hold:1:held', { wage: '600.00' });
  });

  const run = (...statements: string[]): Promise<void> =>
    test.dataSource.transaction(async (tx) => {
      for (const statement of statements) await tx.query(statement);
    });
  const accountId = (kind: string): string => `(SELECT id FROM ledger_accounts WHERE kind = '${kind}')`;
  const header = (id: string, more = ''): string =>
    `INSERT INTO ledger_transactions (id, source, event_key, kind, fingerprint, event_at ${more ? ', reverses_id' : ''})
     VALUES ('${id}', 'test', '${id}', 'test', '', now() ${more})`;
  const entry = (id: string, line: number, kind: string, amount: number | bigint): string =>
    `INSERT INTO ledger_entries (transaction_id, line, account_id, effective_on, amount)
     SELECT id, ${line}, ${accountId(kind)}, effective_on, ${amount} FROM ledger_transactions WHERE id = '${id}'`;

  describe('L1: each transaction sums to 0 in each book', () => {
    const id = randomUUID();

    it('rejects a transaction of one side', async () => {
      await expect(run(header(id), entry(id, 1, 'held', -5))).rejects.toThrow(/sums to zero in each book/);
    });

    it('rejects a transaction that is balanced only over both books together', async () => {
      await books.post('own.settled', 'settlement:1:own', { amount: '1.00' });
      const both = [header(id), entry(id, 1, 'held', -5), entry(id, 2, 'own.pa', 5)];
      await expect(run(...both)).rejects.toThrow(/custody -5, own 5/);
    });

    it('rejects a transaction without entries', async () => {
      await expect(run(header(id))).rejects.toThrow(/has entries/);
    });

    it('rejects an entry added to an earlier transaction', async () => {
      await expect(run(entry(transactionId, 3, 'held', -5))).rejects.toThrow(/sums to zero/);
      await expect(run(entry(transactionId, 4, 'held', -5))).rejects.toThrow(/sums to zero/);
    });

    it('accepts a balanced transaction, which proves that the sums caused the rejections above', async () => {
      await run(header(id), entry(id, 1, 'held', -5), entry(id, 2, 'employer.clearing', 5));
    });
  });

  it.each([
    'UPDATE ledger_entries SET amount = amount + 1',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
    `UPDATE ledger_transactions SET kind = 'other'`,
    'DELETE FROM ledger_transactions',
    'TRUNCATE ledger_transactions CASCADE',
    'DELETE FROM ledger_accounts',
  ])('L2: rejects "%s"', async (statement) => {
    await expect(run(statement)).rejects.toThrow(/append-only/);
    expect(await books.balance('held')).toBe('600.00');
  });

  it.each([`kind = 'held.2'`, `book = 'own'`, `balance_rule = 'none'`, `owner_id = gen_random_uuid()`])(
    'L2: rejects a change of an account: %s',
    async (change) => {
      await expect(run(`UPDATE ledger_accounts SET ${change} WHERE kind = 'held'`)).rejects.toThrow(/does not change/);
    },
  );

  it('L3: rejects a second transaction of one event', async () => {
    const again = `INSERT INTO ledger_transactions (source, event_key, kind, fingerprint, event_at)
                   VALUES ('payments', 'hold:1:held', 'x', '', now())`;
    await expect(run(again)).rejects.toThrow(/ledger_transactions_event/);
  });

  describe('L4: a transaction is reversed at most once, by its opposite', () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const reversal = (id: string, of: string, paise: number): string[] => [
      header(id, `, '${of}'`),
      entry(id, 1, 'held', paise),
      entry(id, 2, 'employer.clearing', -paise),
    ];

    it('rejects a second reversal', async () => {
      await run(...reversal(first, transactionId, 60000));
      await expect(run(...reversal(second, transactionId, 60000))).rejects.toThrow(/reversed_once/);
    });

    it('rejects a reversal of another amount', async () => {
      await expect(run(...reversal(first, transactionId, 59999))).rejects.toThrow(/opposite of its original/);
    });

    it('rejects the reversal of a reversal', async () => {
      await run(...reversal(first, transactionId, 60000));
      await expect(run(...reversal(second, first, -60000))).rejects.toThrow(/cannot be reversed/);
    });
  });

  describe('L5: requests to the provider never exceed the balance, earlier requests included', () => {
    const reserve = (key: string, paise: bigint, kind: 'held' | 'own.pa' = 'held') =>
      test.dataSource.transaction((tx) =>
        books.ledger.reserveOutgoing(tx, { source: 'payments', key }, books.ref(kind), paise),
      );

    it('rejects the seventh refund of 100 from 600, until one of them fails', async () => {
      for (let n = 1; n <= 6; n++) await reserve(`refund:${n}`, 10000n);
      await expect(reserve('refund:7', 10000n)).rejects.toMatchObject({ refusal: 'too_little' });
      await reserve('refund:6', 10000n);
      await test.dataSource.transaction((tx) =>
        books.ledger.releaseOutgoing(tx, { source: 'payments', key: 'refund:1' }),
      );
      await reserve('refund:7', 10000n);
      await expect(reserve('refund:8', 1n)).rejects.toMatchObject({ refusal: 'too_little' });
    });

    it('rejects the same key with another amount', async () => {
      await reserve('refund:1', 10000n);
      await expect(reserve('refund:1', 10001n)).rejects.toMatchObject({ refusal: 'other_contents' });
    });

    it('counts changes of an account of the product that are not folded yet', async () => {
      await books.post('suspense.received', 'payment:1', { amount: '50.00' });
      await reserve('refund:1', 5000n, 'own.pa');
      await expect(reserve('refund:2', 1n, 'own.pa')).rejects.toMatchObject({ refusal: 'too_little' });
    });

    it('settles a reservation with its posting, once, and rejects its release', async () => {
      const name = { source: 'payments', key: 'refund:1' };
      await reserve('refund:1', 60000n);
      const event = books.event('hold.released', 'hold:1:released', { wage: '600.00', fee: '30.00' });
      const settle = () => test.dataSource.transaction((tx) => books.ledger.settleOutgoing(tx, name, event));
      expect(await settle()).toBe(await settle());
      const release = test.dataSource.transaction((tx) => books.ledger.releaseOutgoing(tx, name));
      await expect(release).rejects.toMatchObject({ refusal: 'settled' });
      const [row] = await test.dataSource.query(`SELECT sum(pending_out)::int AS pending FROM ledger_balances`);
      expect(row).toEqual({ pending: 0 });
    });

    it('rejects a statement that reserves more than the balance', async () => {
      const more = `UPDATE ledger_balances SET pending_out = 60001 WHERE account_id = ${accountId('held')}`;
      await expect(run(more)).rejects.toThrow(/too little/);
    });

    it('posts facts of the provider even where the balance falls below zero', async () => {
      await books.post('wage.settled', 'settlement:1', { wage: '10.00' });
      expect(await books.balance('custody.linked')).toBe('-10.00');
    });
  });

  describe('L7: the account of a hold is empty when the hold is closed', () => {
    const close = () => test.dataSource.transaction((tx) => books.ledger.closeAccount(tx, books.ref('held')));
    const release = (key = '1') =>
      books.post('hold.released', `hold:${key}:released`, { wage: '600.00', fee: '30.00' });

    it('rejects closing an account with a balance', async () => {
      await expect(close()).rejects.toMatchObject({ refusal: 'not_empty' });
      const statement = `UPDATE ledger_accounts SET closed_at = now() WHERE kind = 'held'`;
      await expect(run(statement)).rejects.toThrow(/cannot be closed/);
    });

    it('closes an empty account, and rejects entries that would change its balance', async () => {
      await release();
      await close();
      await close();
      await expect(release('2')).rejects.toThrow(/keeps a balance of zero/);
    });
  });

  it('L9: stores the largest amount of paise exactly', async () => {
    await books.post('own.settled', 'settlement:big', { amount: '92233720368547758.07' });
    expect(await books.balance('own.bank')).toBe('92233720368547758.07');
  });

  it.each(['1.5', '0'])('L9: rejects or rounds no entry of %s paise', async (amount) => {
    const [id, other] = [randomUUID(), randomUUID()];
    const entered = run(
      header(id),
      entry(id, 1, 'held', 1),
      `INSERT INTO ledger_entries SELECT transaction_id, 2, account_id, effective_on, '${amount}' FROM ledger_entries
       WHERE transaction_id = '${id}' AND '${other}' <> ''`,
    );
    await expect(entered).rejects.toThrow(/bigint|amount/);
  });

  describe('L12: a closed day accepts no new effective entry', () => {
    const closeDay = (day: string) => test.dataSource.transaction((tx) => books.ledger.closeDay(tx, day));

    it('posts a late event at once, effective on the first open day, with the day of the event', async () => {
      await closeDay(indianDay(2));
      const late = await books.post(
        'own.settled',
        'settlement:late',
        { amount: '1.00' },
        new Date(Date.now() - 3 * DAY_MS),
      );
      const [row] = await test.dataSource.query(
        `SELECT effective_on::text AS "effectiveOn", (event_at AT TIME ZONE 'Asia/Kolkata')::date::text AS "eventOn"
         FROM ledger_transactions WHERE id = $1`,
        [late],
      );
      expect(row).toEqual({ effectiveOn: indianDay(1), eventOn: indianDay(3) });
    });

    it('retains the balances of a closed day when a late event arrives', async () => {
      const early = new Date(Date.now() - 3 * DAY_MS);
      await books.post('own.settled', 'settlement:1', { amount: '5.00' }, early);
      await closeDay(indianDay(2));
      await closeDay(indianDay(2));
      await books.post('own.settled', 'settlement:2', { amount: '1.00' }, early);
      await closeDay(indianDay(1));
      const at = (days: number) => books.ledger.getBalanceAt(books.ref('own.bank'), indianDay(days));
      expect([await at(3), await at(2), await at(1)]).toEqual([0n, 500n, 600n]);
      expect(await books.balance('own.bank')).toBe('6.00');
    });

    it('rejects a statement that names a closed day', async () => {
      await closeDay(indianDay(2));
      const statement = `INSERT INTO ledger_transactions (source, event_key, kind, fingerprint, event_at, effective_on)
                         VALUES ('test', 'late', 'test', '', now(), '${indianDay(2)}')`;
      await expect(run(statement)).rejects.toThrow(/is closed/);
    });

    it('rejects closing a day that has not ended in India', async () => {
      await expect(closeDay(indianDay(0))).rejects.toThrow(/has not ended in India/);
    });

    it('counts an event by the calendar of India, not by that of UTC', async () => {
      const night = new Date(`${indianDay(5)}T19:00:00Z`);
      const id = await books.post('own.settled', 'settlement:night', { amount: '1.00' }, night);
      const [row] = await test.dataSource.query(
        `SELECT effective_on::text AS day FROM ledger_transactions WHERE id = $1`,
        [id],
      );
      expect(row).toEqual({ day: indianDay(4) });
    });

    it('counts an event of a clock that is ahead on the day of its recording', async () => {
      const id = await books.post(
        'own.settled',
        'settlement:ahead',
        { amount: '1.00' },
        new Date(Date.now() + 9 * DAY_MS),
      );
      const [row] = await test.dataSource.query(
        `SELECT effective_on = (recorded_at AT TIME ZONE 'Asia/Kolkata')::date AS same FROM ledger_transactions WHERE id = $1`,
        [id],
      );
      expect(row).toEqual({ same: true });
    });
  });
});
