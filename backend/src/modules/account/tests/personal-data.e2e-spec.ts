import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { AboutPerson, PersonalDataRegistry, type PersonalTable } from '../../users/users.public.js';

/** Columns that name an account without saying so in a foreign key. A foreign key to another table names something else. */
const NAMED_LIKE_ACCOUNTS = `'(^|_)(user|account|seeker|employer|owner|sender|reporter|reader|inviter|invited)_id$'`;

describe('the registry of personal data', () => {
  let test: TestApp;
  let tables: PersonalTable[];
  beforeAll(async () => {
    test = await createTestApp();
    tables = test.app.get(PersonalDataRegistry, { strict: false }).listTables();
  });
  afterAll(() => test.close());

  it('contains every column that references an account', async () => {
    const columns: { table: string; column: string }[] = await test.dataSource.query(
      `SELECT c.relname AS table, a.attname AS column
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND (
         a.attname ~ ${NAMED_LIKE_ACCOUNTS} AND a.atttypid = 'uuid'::regtype
           AND NOT EXISTS (SELECT FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = c.oid
                             AND f.confrelid <> 'users'::regclass AND a.attnum = ANY (f.conkey))
         OR EXISTS (SELECT FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = c.oid
                      AND f.confrelid = 'users'::regclass AND a.attnum = ANY (f.conkey)))`,
    );
    expect(columns.length).toBeGreaterThan(15);
    const unknown = columns.filter(
      ({ table, column }) => !tables.some((known) => known.table === table && known.about.includes(column)),
    );
    expect(unknown).toEqual([]);
  });

  it('uses only conditions and columns that exist', async () => {
    const person = test.app.get(AboutPerson, { strict: false });
    const { manager } = test.dataSource;
    for (const { table, about, shown, erased, joined } of tables) {
      await person.query(manager, `SELECT count(*) FROM ${table} t WHERE ${about}`, [
        '00000000-0000-4000-8000-000000000000',
      ]);
      if (erased !== 'delete' && erased !== 'stays') {
        await test.dataSource.query(`UPDATE ${table} t SET ${erased.set} WHERE false`);
      }
      if (typeof joined !== 'string' && 'set' in joined) {
        const unless = joined.unless === undefined ? '' : `AND NOT (${joined.unless})`;
        const nobody = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001'] as const;
        await person.query(manager, `UPDATE ${table} t SET ${joined.set} WHERE (${about}) ${unless}`, nobody);
      }
      const columns: { name: string }[] = await test.dataSource.query(
        `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0`,
        [table],
      );
      const names = columns.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...(shown?.without ?? [])]));
    }
  });
});
