import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EncryptedColumns } from '../src/common/security/encrypted-columns.js';
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

  it('has exactly the encrypted columns that the runbook of their keys names and its command changes', async () => {
    const columns: { name: string }[] = await test.dataSource.query(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name LIKE '%\\_encrypted' ORDER BY 1`,
    );
    const document = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const [, section = ''] = document.split(/^## Keys of personal data$/m);
    const [runbook = ''] = section.split(/^## /m);
    const documented = [...runbook.matchAll(/^\| `(\w+\.\w+)`/gm)].map(([, name]) => name);
    const rotated = test.app.get(EncryptedColumns, { strict: false }).list();
    expect(columns.length).toBeGreaterThan(0);
    expect(documented.sort()).toEqual(columns.map(({ name }) => name));
    expect(rotated.map(({ table, column }) => `${table}.${column}`)).toEqual(documented);
  });
});
