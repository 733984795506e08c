import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EncryptedColumns } from '../src/common/security/encrypted-columns.js';
import { createTestApp, type TestApp } from './app.js';

/** Names, as `table.column`, of columns that can contain a contact, an address, billing details or a text to the support. */
const PERSONAL = [
  /\.(\w+_)?(phone|email|contact|destination|recipient)$/,
  /\.(\w+_)?(address|street|city|zip|zip_code|place|location)$/,
  /\.(billing_\w+|gstin|upi_id|account)$/,
  /^support_\w+\.(message|text|body|note|name|first_name|last_name)$/,
];

/** Returns the columns in the first cells of a table of a document, below a heading. */
function columnsBelow(document: string, heading: string): string[] {
  const text = readFileSync(new URL(`../../docs/${document}`, import.meta.url), 'utf8');
  const [, section = ''] = text.split(`\n${heading}\n`);
  const [own = ''] = section.split(/^##+ /m);
  return [...own.matchAll(/^\| `(\w+\.\w+)`/gm)].flatMap(([, name]) => name ?? []);
}

describe('the personal columns', () => {
  let test: TestApp;
  let encrypted: string[];
  beforeAll(async () => {
    test = await createTestApp();
    const columns = test.app.get(EncryptedColumns, { strict: false }).list();
    encrypted = columns.map(({ table, column }) => `${table}.${column}`);
  });
  afterAll(() => test.close());

  const listColumns = async (): Promise<string[]> => {
    const rows: { table: string; column: string }[] = await test.dataSource.query(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'text' ORDER BY 1, 2`,
    );
    return rows.map(({ table, column }) => `${table}.${column}`);
  };

  it('that are encrypted are those that the runbook of their keys names and its command changes', async () => {
    const named = (await listColumns()).filter((name) => name.endsWith('_encrypted'));
    expect(named.length).toBeGreaterThan(0);
    expect(encrypted).toEqual(expect.arrayContaining(named));
    expect(columnsBelow('operations.md', '## Keys of personal data').toSorted()).toEqual(encrypted.toSorted());
  });

  it('with a contact, an address, billing details or a text to the support are encrypted, or the data map says why not', async () => {
    const columns = await listColumns();
    const plain = columnsBelow('security/data-map.md', '### Columns in plain text');
    const isPersonal = (name: string): boolean => PERSONAL.some((pattern) => pattern.test(name));
    expect(columns.filter((name) => isPersonal(name) && !encrypted.includes(name)).toSorted()).toEqual(
      plain.toSorted(),
    );
  });
});
