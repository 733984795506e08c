import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.js';

/** Foreign keys without an index that serves every value, which a deletion of the referenced row would search the table for. */
const UNINDEXED = `
  SELECT c.conrelid::regclass || '.' || a.attname AS "column" FROM pg_constraint c
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1]
      AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
  ORDER BY 1`;

describe('foreign keys', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('each have an index', async () => {
    expect(await test.dataSource.query(UNINDEXED)).toEqual([]);
  });

  it('are found without an index', async () => {
    await test.dataSource.transaction(async (tx) => {
      await tx.query('DROP INDEX messages_of_sender');
      expect(await tx.query(UNINDEXED)).toEqual([{ column: 'messages.sender_id' }]);
      await tx.query('CREATE INDEX messages_of_sender ON messages (sender_id)');
    });
  });
});
