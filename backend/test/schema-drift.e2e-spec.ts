import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './app.js';

describe('the schema', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('is complete after the migrations: the entities require no further change', async () => {
    // only migrations contain foreign keys: entities reference rows of other tables by id columns
    const keys: { name: string }[] = await test.dataSource.query(
      `SELECT conname AS name FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    );
    const dropsOfKeys = keys.map(({ name }) => `DROP CONSTRAINT "${name}"`);
    const { upQueries } = await test.dataSource.driver.createSchemaBuilder().log();
    const asked = upQueries
      .map((entry) => entry.query)
      .filter((sql) => !dropsOfKeys.some((drop) => sql.endsWith(drop)));
    expect(keys.length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });
});
