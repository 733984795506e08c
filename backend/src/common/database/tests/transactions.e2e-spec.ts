import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { DomainError } from '../../errors/domain-error.js';
import { type IdempotencyClaim, runInRequest } from '../../context/request-context.js';
import { RefusedAfterCommit } from '../refused-after-commit.js';
import { Transactions } from '../transactions.js';

describe('Transactions', () => {
  let test: TestApp;
  let transactions: Transactions;
  beforeAll(async () => {
    test = await createTestApp();
    transactions = test.app.get(Transactions);
  });
  afterAll(() => test.close());
  beforeEach(() => emptyDatabase(test.dataSource));

  const claim = (overrides: Partial<IdempotencyClaim> = {}): IdempotencyClaim => ({
    scope: 'someone',
    key: 'key-1',
    operation: 'write',
    requestHash: 'hash',
    used: false,
    ...overrides,
  });

  /** Writes one row in a request that carries `idempotency`, and returns a unique number. */
  const write = (idempotency: IdempotencyClaim | undefined, name = 'row'): Promise<{ answer: number }> =>
    runInRequest({ requestId: 'r', language: 'en', ...(idempotency ? { idempotency } : {}) }, () =>
      transactions.run(async (tx) => {
        await tx.query(`INSERT INTO outbox (task, payload, next_relay_at) VALUES ($1, '{}', 'infinity')`, [name]);
        return { answer: Math.random() };
      }),
    );

  const rows = async (): Promise<number> => {
    const found: { count: number }[] = await test.dataSource.query(
      `SELECT count(*)::int AS count FROM outbox WHERE next_relay_at = 'infinity'`,
    );
    return found[0]?.count ?? 0;
  };

  describe('a write with an Idempotency-Key', () => {
    it('has one effect and one response for repeated requests with one Idempotency-Key', async () => {
      const first = await write(claim());
      expect(await write(claim())).toEqual(first);
      expect(await rows()).toBe(1);
    });

    it('has one effect for ten concurrent requests with one Idempotency-Key', async () => {
      const answers = await Promise.allSettled(Array.from({ length: 10 }, () => write(claim())));
      const values = answers.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value.answer] : []));
      expect(values.length).toBeGreaterThan(0);
      expect(new Set(values).size).toBe(1);
      expect(await rows()).toBe(1);
    });

    it('refuses the key for other content', async () => {
      await write(claim());
      await expect(write(claim({ requestHash: 'other' }))).rejects.toMatchObject({ errorClass: 'unprocessable' });
      expect(await rows()).toBe(1);
    });

    it('separates equal keys of different users', async () => {
      await write(claim());
      await write(claim({ scope: 'someone else' }));
      expect(await rows()).toBe(2);
    });

    it('stores the result encrypted, and reads plain results of an earlier release', async () => {
      const first = await write(claim());
      const stored: { result: object }[] = await test.dataSource.query('SELECT result FROM idempotency_keys');
      expect(stored).toEqual([{ result: { encrypted: expect.stringMatching(/^v1\./) } }]);
      await test.dataSource.query('UPDATE idempotency_keys SET result = $1', [JSON.stringify({ value: first })]);
      expect(await write(claim())).toEqual(first);
      expect(await rows()).toBe(1);
    });

    it('refuses a key whose result no key of personal data decrypts', async () => {
      await write(claim());
      await write(claim({ scope: 'someone else' }));
      await test.dataSource.query(
        `UPDATE idempotency_keys k SET result = other.result FROM idempotency_keys other WHERE other.scope <> k.scope`,
      );
      await expect(write(claim())).rejects.toMatchObject({ errorClass: 'unprocessable' });
      expect(await rows()).toBe(2);
    });

    it('forgets a key after its day', async () => {
      await write(claim());
      await test.dataSource.query(`UPDATE idempotency_keys SET expires_at = now() - interval '1 second'`);
      await write(claim());
      expect(await rows()).toBe(2);
    });

    it('releases the key when the write fails', async () => {
      const failing = runInRequest({ requestId: 'r', language: 'en', idempotency: claim() }, () =>
        transactions.run(() => Promise.reject(new DomainError('conflict', 'errors:notFound'))),
      );
      await expect(failing).rejects.toThrow();
      await write(claim());
      expect(await rows()).toBe(1);
    });

    it('releases the key when the write is refused after its commit', async () => {
      const refused = (): Promise<unknown> =>
        runInRequest({ requestId: 'r', language: 'en', idempotency: claim() }, () =>
          transactions.run(() => Promise.resolve(new RefusedAfterCommit(new Error('refused')))),
        );
      for (let tries = 0; tries < 2; tries++) await expect(refused()).rejects.toThrow('refused');
      await write(claim());
      expect(await rows()).toBe(1);
    });
  });

  describe('a transaction', () => {
    it('stores nothing of a failed write', async () => {
      await expect(
        transactions.run(async (tx) => {
          await tx.query(`INSERT INTO outbox (task, payload, next_relay_at) VALUES ('x', '{}', 'infinity')`);
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      expect(await rows()).toBe(0);
    });

    it('retries a transaction after a deadlock, at most three times, and after no other error', async () => {
      const triesOf = async (code: string, failures: number): Promise<number> => {
        let tries = 0;
        await transactions
          .run(async (tx) => {
            await tx.query(`INSERT INTO outbox (task, payload, next_relay_at) VALUES ('x', '{}', 'infinity')`);
            if (tries++ < failures) throw Object.assign(new Error('no'), { code });
          })
          .catch((error: Error) => expect(error.message).toBe('no'));
        return tries;
      };
      expect(await triesOf('40P01', 1)).toBe(2);
      expect(await triesOf('40001', 2)).toBe(3);
      expect(await rows()).toBe(2);
      expect(await triesOf('40P01', 5)).toBe(3);
      expect(await triesOf('23505', 5)).toBe(1);
      expect(await rows()).toBe(2);
    });

    it('can commit and refuse', async () => {
      await expect(
        transactions.run(async (tx) => {
          await tx.query(`INSERT INTO outbox (task, payload, next_relay_at) VALUES ('x', '{}', 'infinity')`);
          return new RefusedAfterCommit(new Error('refused'));
        }),
      ).rejects.toThrow('refused');
      expect(await rows()).toBe(1);
    });

    it('writes every time without a key', async () => {
      await write(undefined);
      await write(undefined);
      expect(await rows()).toBe(2);
    });
  });
});
