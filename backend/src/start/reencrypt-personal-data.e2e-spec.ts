import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/app.js';
import { type EncryptedColumn, EncryptedColumns } from '../common/security/encrypted-columns.js';
import { ContactDigests } from '../common/security/contact-digests.js';
import { PiiCipher } from '../common/security/pii-cipher.js';
import { Secrets } from '../common/security/secrets.js';
import { AppLogger } from '../common/observability/app-logger.js';
import { readCatalogue } from '../migrations/tests/catalogue.js';
import { exampleRows } from '../migrations/tests/example-rows.js';
import { reencryptPersonalData } from './reencrypt-personal-data.js';

const [OLD, NEW, OTHER] = ['old', 'new', 'another'].map((name) => `${name}-key-of-personal-data-for-this-test`) as [
  string,
  string,
  string,
];
/** More events than are read at once. */
const EVENTS = 501;

interface StoredRow {
  row: Record<string, string>;
  value: string;
}

describe('the command keys:rotate personal-data', () => {
  let test: TestApp;
  let columns: EncryptedColumn[];
  beforeAll(async () => {
    // the command starts another application, which replaces the session strategy of this process
    test = await createTestApp({}, { own: true });
    columns = test.app.get(EncryptedColumns, { strict: false }).list();
    await writeRows();
  });
  afterAll(async () => {
    await withoutReferences(columns.map(({ table }) => [`DELETE FROM ${table}`, []]));
    await test.close();
  });

  const cipherWith = (...keys: string[]): PiiCipher =>
    new PiiCipher({ ...test.config, PII_KEYS: keys }, new Secrets(test.dataSource), new AppLogger(test.config));

  /** Runs statements without foreign keys, so that rows of these tables alone can be written. */
  const withoutReferences = (statements: readonly (readonly [string, readonly unknown[]])[]): Promise<void> =>
    test.dataSource.transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica');
      for (const [sql, values] of statements) await tx.query(sql, [...values]);
    });

  const readRows = async ({ table, column, key, more = [] }: EncryptedColumn): Promise<StoredRow[]> => {
    const rows: Record<string, string>[] = await test.dataSource.query(
      `SELECT ${[...key, ...more].map((name) => `${name}::text`).join(', ')}, ${column} AS value FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    return rows.map(({ value = '', ...row }) => ({ row, value }));
  };

  /** Writes rows with values that are encrypted with the old key, in all tables with encrypted columns. */
  async function writeRows(): Promise<void> {
    const catalogue = await readCatalogue({ query: (sql, values) => test.dataSource.query(sql, values) });
    const tables = new Set(columns.map(({ table }) => table));
    const rows = exampleRows(catalogue, [1, 2]).filter(({ table }) => tables.has(table));
    await withoutReferences(
      rows.map(({ table, values }) => {
        const names = Object.keys(values);
        const places = names.map((_, index) => `$${index + 1}`).join(', ');
        return [`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, Object.values(values)];
      }),
    );
    await test.dataSource.query(
      `INSERT INTO provider_events (provider, event_id, body_encrypted)
       SELECT 'rotation', 'event ' || number, '' FROM generate_series(1, $1::int) number`,
      [EVENTS],
    );
    const old = cipherWith(OLD);
    for (const { table, column, key, ...rest } of columns) {
      const stored = await readRows({ table, column, key, ...rest });
      const updates = stored.map(async ({ row }) => {
        const conditions = key.map((name, index) => `${name} = $${index + 2}`).join(' AND ');
        const value = await old.encrypt(textOf(row), rest.contextOf(row));
        return [
          `UPDATE ${table} SET ${column} = $1 WHERE ${conditions}`,
          [value, ...key.map((name) => row[name])],
        ] as const;
      });
      await withoutReferences(await Promise.all(updates));
    }
  }

  const textOf = (row: object): string => `text of ${Object.values(row).join(' ')}`;

  const run = async (...keys: string[]): Promise<string[]> => {
    const said: string[] = [];
    await reencryptPersonalData({ ...test.config, PII_KEYS: keys }, (line) => said.push(line));
    return said;
  };

  it('fails without keys, and changes no value whose key is missing', async () => {
    await expect(run()).rejects.toThrow('Set PII_KEYS');
    await expect(run(OTHER)).rejects.toThrow(/No key of PII_KEYS decrypts these values: .*payees\.upi_id_encrypted/);
    const old = cipherWith(OLD);
    for (const column of columns) {
      for (const { row, value } of await readRows(column)) {
        expect(await old.decrypt(value, column.contextOf(row))).toBe(textOf(row));
      }
    }
  });

  it('encrypts texts that are still plain, and leaves empty ones', async () => {
    const texts = columns.filter(({ isText }) => isText);
    expect(texts.length).toBeGreaterThan(1);
    for (const { table, column, key } of texts) {
      const name = key[0] ?? '';
      const [first, second]: { id: string }[] = await test.dataSource.query(
        `SELECT ${name} AS id FROM ${table} ORDER BY 1 LIMIT 2`,
      );
      await withoutReferences([
        [`UPDATE ${table} SET ${column} = 'still plain' WHERE ${name} = $1`, [first?.id]],
        [`UPDATE ${table} SET ${column} = '' WHERE ${name} = $1`, [second?.id]],
      ]);
    }
    await run(OLD);
    const old = cipherWith(OLD);
    const found: Record<string, string[]> = {};
    for (const column of texts) {
      const rows = await readRows(column);
      const opened = rows.map(async ({ row, value }) => value && (await old.decrypt(value, column.contextOf(row))));
      found[`${column.table}.${column.column}`] = await Promise.all(opened);
    }
    for (const values of Object.values(found)) expect(values).toEqual(expect.arrayContaining(['still plain', '']));
    await withoutReferences(columns.map(({ table }) => [`DELETE FROM ${table}`, []]));
    await writeRows();
  });

  it('computes the digests of contacts with the first of their keys, also when the values are encrypted with it already', async () => {
    const digested = columns.filter(({ digestedIn }) => digestedIn !== undefined);
    expect(digested.length).toBeGreaterThan(1);
    await run(OLD);
    const config = { ...test.config, PII_KEYS: [OLD], CONTACT_DIGEST_KEYS: [NEW] };
    await reencryptPersonalData(config, () => undefined);
    const digests = new ContactDigests(config, new Secrets(test.dataSource), new AppLogger(test.config));
    await digests.onModuleInit();
    for (const { table, column, key, digestedIn = '', contextOf } of digested) {
      const rows: Record<string, string>[] = await test.dataSource.query(
        `SELECT ${key.map((name) => `${name}::text`).join(', ')}, ${column} AS value, ${digestedIn} AS digest
         FROM ${table} WHERE ${column} <> ''`,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { value = '', digest, ...row } of rows) {
        expect(digest).toBe(digests.digest(await cipherWith(OLD).decrypt(value, contextOf(row))));
      }
    }
    await reencryptPersonalData({ ...test.config, PII_KEYS: [OLD] }, () => undefined);
  });

  it('encrypts the values of all rows with the first key, once', async () => {
    const said = await run(NEW, OLD);
    expect(said).toHaveLength(columns.length + 1);
    expect(said.filter((line) => line.endsWith(': 0 values changed'))).toEqual([]);
    const fresh = cipherWith(NEW);
    for (const column of columns) {
      const rows = await readRows(column);
      expect(rows.length).toBeGreaterThan(column.table === 'provider_events' ? EVENTS - 1 : 0);
      for (const { row, value } of rows) {
        expect(await fresh.decrypt(value, column.contextOf(row))).toBe(textOf(row));
      }
    }
    expect((await run(NEW)).slice(0, -1)).toEqual(
      columns.map(({ table, column }) => `${table}.${column}: 0 values changed`),
    );
  });
});
