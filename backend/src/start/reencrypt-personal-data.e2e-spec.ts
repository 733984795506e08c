import { randomUUID } from 'node:crypto';
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

  const digestsWith = async (...keys: string[]): Promise<ContactDigests> => {
    const config = { ...test.config, CONTACT_DIGEST_KEYS: keys };
    const digests = new ContactDigests(config, new Secrets(test.dataSource), new AppLogger(config));
    await digests.onModuleInit();
    return digests;
  };

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

  /** Writes events with values that are encrypted with the old key. */
  async function writeEvents(): Promise<void> {
    const table = 'provider_events';
    const { column, contextOf } = columns.find((one) => one.table === table)!;
    const old = cipherWith(OLD);
    const events = Array.from({ length: EVENTS }, (_, index) => ({ provider: 'rotation', event_id: `event ${index}` }));
    const values = await Promise.all(events.map((row) => old.encrypt(textOf(row), contextOf(row))));
    await test.dataSource.query(
      `INSERT INTO ${table} (provider, event_id, ${column})
       SELECT 'rotation', event.id, event.value FROM unnest($1::text[], $2::text[]) AS event (id, value)`,
      [events.map((event) => event.event_id), values],
    );
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

  it('fails before the time from which texts are encrypted, and changes nothing', async () => {
    const secrets = new Secrets(test.dataSource);
    const name = 'personal-texts-encrypted-from';
    const before = await secrets.get(name, () => new Date(0).toISOString());
    const stored = await Promise.all(columns.map(readRows));
    await secrets.replace(name, '2100-01-02T03:04:05.000Z');
    try {
      await expect(run(NEW, OLD)).rejects.toThrow('Run this command after 2100-01-02T03:04:05.000Z');
      expect(await Promise.all(columns.map(readRows))).toEqual(stored);
    } finally {
      await secrets.replace(name, before);
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
    const digests = await digestsWith(NEW);
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
    await writeEvents();
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
    await test.dataSource.query(`DELETE FROM provider_events WHERE provider = 'rotation'`);
  });

  it('fails for a number that another account has since its digest key was lost, and encrypts it with the first key', async () => {
    const [lost, current] = [await digestsWith(OTHER), await digestsWith(NEW)];
    const number = '+919845099001';
    const [owner, other] = [randomUUID(), randomUUID()];
    const old = cipherWith(OLD);
    const column = columns.find(({ table, column: name }) => `${table}.${name}` === 'users.phone');
    if (!column) throw new Error('users.phone is not encrypted');
    for (const [id, digests] of [
      [owner, lost],
      [other, current],
    ] as const) {
      await test.dataSource.query(
        `INSERT INTO users (id, phone, phone_digest, phone_verified_at, role) VALUES ($1, $2, $3, now(), 'job_seeker')`,
        [id, await old.encrypt(number, column.contextOf({ id })), digests.digest(number)],
      );
    }
    const read = async (id: string): Promise<[string, string]> => {
      const rows: { phone: string; digest: string }[] = await test.dataSource.query(
        'SELECT phone, phone_digest AS digest FROM users WHERE id = $1',
        [id],
      );
      const { phone = '', digest = '' } = rows[0] ?? {};
      return [await cipherWith(NEW).decrypt(phone, column.contextOf({ id })), digest];
    };
    const rotate = (): Promise<void> =>
      reencryptPersonalData({ ...test.config, PII_KEYS: [NEW, OLD], CONTACT_DIGEST_KEYS: [NEW] }, () => undefined);

    for (let times = 0; times < 2; times += 1) {
      await expect(rotate()).rejects.toThrow(/^Another row has these values, .*: 1 of users\.phone\.$/);
      expect(await read(owner)).toEqual([number, lost.digest(number)]);
      expect(await read(other)).toEqual([number, current.digest(number)]);
    }
    await test.dataSource.query('DELETE FROM users WHERE id = $1', [other]);
    await rotate();
    expect(await read(owner)).toEqual([number, current.digest(number)]);
  });

  it('computes digests with their first key if the columns are encrypted with the stored key alone', async () => {
    await run('stored', NEW);
    await reencryptPersonalData({ ...test.config, PII_KEYS: [], CONTACT_DIGEST_KEYS: [OTHER] }, () => undefined);
    const digests = await digestsWith(OTHER);
    for (const { table, column, digestedIn } of columns) {
      if (digestedIn === undefined) continue;
      const rows: { digest: string }[] = await test.dataSource.query(
        `SELECT ${digestedIn} AS digest FROM ${table} WHERE ${column} <> ''`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ digest }) => !digests.usesFirstKey(digest))).toEqual([]);
    }
  });
});
