import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createSearch } from '../create-search.js';
import { askFromHere } from './dense-market.js';
import { searchAddress } from './market.js';
import { searching, titles } from './searching.js';

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

  it.each([
    ['by the statement of the account', false, 1, 0],
    ['apart from the account where searches read a replica', true, 0, 1],
  ])('is counted %s', async (_how, isReplicated, ofAccount, apart) => {
    const sent: string[] = [];
    const recorded = Object.assign(Object.create(at.test.dataSource) as DataSource, {
      isReplicated,
      query: (sql: string, parameters: unknown[]) => {
        sent.push(sql);
        return at.test.dataSource.query<unknown>(sql, parameters);
      },
    });
    const { search } = createSearch(recorded);
    await search.search(at.worker.id, askFromHere({}));
    sent.length = 0;
    const { items, total } = await search.search(at.worker.id, askFromHere({}));
    expect(titles(items)).toEqual(titles((await at.search()).body));
    expect(total).toBe('3');
    const counts = sent.filter((sql) => sql.includes('SELECT count(*)::int FROM'));
    const isOfAccount = (sql: string): boolean => sql.includes('FROM users u WHERE');
    expect(counts.filter((sql) => isOfAccount(sql))).toHaveLength(ofAccount);
    expect(counts.filter((sql) => /^SELECT \(SELECT count/.test(sql))).toHaveLength(apart);
  });
});
