import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import type { DataSource } from 'typeorm';
import { createSearch } from '../create-search.js';
import { LOADED_ALONGSIDE_TOP_K_MAX } from '../posting-counts.js';
import { askFromHere } from './dense-market.js';
import { searchAddress } from './market.js';
import { searching, titles } from './searching.js';

/** Calls of a prepared statement for which PostgreSQL makes a plan of their own, before it compares. */
const PLANNED_FIRST = 5;

describe('the data that a search prefetches', () => {
  const at = searching();
  beforeEach(async () => {
    for (const [index, title] of ['Near', 'Farther', 'Far'].entries()) await at.post(title, 2 + index);
    await at.search(); // the vocabulary of the taxonomy is learned by the first search
  });

  it('is not shown to a session that was closed or has expired', async () => {
    await at.test.dataSource.query('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [at.worker.id]);
    await at.worker.get(searchAddress()).expect(401);
    await at.test.dataSource.query('DELETE FROM sessions WHERE user_id = $1', [at.worker.id]);
    await at.worker.get(searchAddress()).expect(401);
  });

  /** Searches `query` a second time; returns its answer and its statements. */
  const record = async (
    query: Record<string, string>,
    isReplicated = false,
  ): Promise<{ items: AiJob[]; total: string | undefined; sent: string[] }> => {
    const sent: string[] = [];
    const recorded = Object.assign(Object.create(at.test.dataSource) as DataSource, {
      isReplicated,
      query: (sql: string, parameters: unknown[]) => {
        sent.push(sql);
        return at.test.dataSource.query<unknown>(sql, parameters);
      },
    });
    const { search } = createSearch(recorded);
    await search.search(at.worker.id, askFromHere(query));
    sent.length = 0;
    const { items, total } = await search.search(at.worker.id, askFromHere(query));
    return { items, total, sent };
  };

  it.each([false, true])(
    'loads all jobs of a text instead of the best ones if few jobs are nearby, replicas: %s',
    async (isReplicated) => {
      const { items, total, sent } = await record({ search: 'farther' }, isReplicated);
      expect(titles(items)).toEqual(['Farther']);
      expect(total).toBe('1');
      expect(sent.filter((sql) => sql.startsWith('WITH'))).toHaveLength(1);
    },
  );

  it('includes the number of jobs near in the estimate of a text, up to one more than are loaded at once', async () => {
    const { sent } = await record({ search: 'farther' });
    const ofText = sent.filter((sql) => sql.includes(`LIMIT ${LOADED_ALONGSIDE_TOP_K_MAX + 1}) postings`));
    expect(ofText).toHaveLength(1);
    const { sent: withoutText } = await record({});
    expect(withoutText.filter((sql) => sql.includes(`LIMIT ${LOADED_ALONGSIDE_TOP_K_MAX + 1}) postings`))).toEqual([]);
  });

  it.each([
    ['by the statement of the account', false, 1, 0],
    ['apart from the account where searches read a replica', true, 0, 1],
  ])('is counted %s', async (_how, isReplicated, ofAccount, apart) => {
    const { items, total, sent } = await record({}, isReplicated);
    expect(titles(items)).toEqual(titles((await at.search()).body));
    expect(total).toBe('3');
    const counts = sent.filter((sql) => sql.includes('SELECT count(*)::int FROM'));
    const isOfAccount = (sql: string): boolean => sql.includes('FROM users u WHERE');
    expect(counts.filter((sql) => isOfAccount(sql))).toHaveLength(ofAccount);
    expect(counts.filter((sql) => sql.startsWith("SELECT json_build_object('count', (SELECT count"))).toHaveLength(
      apart,
    );
  });

  it.each<Record<string, string>>([{}, { search: 'farther' }])(
    'leads to a page that is not planned anew in each search: %j',
    async (query) => {
      const runner = at.test.dataSource.createQueryRunner();
      const onOneConnection = Object.assign(Object.create(at.test.dataSource) as DataSource, {
        query: (sql: string, parameters: unknown[]) => runner.query(sql, parameters),
      });
      try {
        const { search } = createSearch(onOneConnection);
        const plans = async (): Promise<{ custom: number; generic: number }> => {
          const [counted] = (await runner.query(
            `SELECT coalesce(sum(custom_plans), 0)::int AS custom, coalesce(sum(generic_plans), 0)::int AS generic
           FROM pg_prepared_statements WHERE statement LIKE '%AS has_applied%'`,
          )) as { custom: number; generic: number }[];
          return counted!;
        };
        for (let turn = 0; turn < PLANNED_FIRST + 1; turn++) await search.search(at.worker.id, askFromHere(query));
        const before = await plans();
        await search.search(at.worker.id, askFromHere(query));
        expect(await plans()).toEqual({ custom: before.custom, generic: before.generic + 1 });
      } finally {
        await runner.release();
      }
    },
  );
});
