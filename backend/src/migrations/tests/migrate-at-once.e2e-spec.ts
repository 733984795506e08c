import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migratingProcess } from '../../../test/migrating-process.js';
import { type SpareDatabase, spareDatabase } from '../../../test/spare-database.js';
import { statementProxy } from '../../../test/statement-proxy.js';
import { until } from '../../../test/until.js';
import { hasLockWait } from '../../../test/until-blocked.js';
import { migrateDatabase } from '../../start/migrate.js';
import { FORMER_MIGRATIONS } from '../former-migrations.js';
import { MIGRATIONS } from '../migrations.js';
import { migrationsAfter, RELEASES } from './releases.js';
import { dumpSchema } from './schema-dump.js';
import { buildRelease, configOf, newestSchema } from './schema-states.js';

const RELEASE = RELEASES[0] as string;
const ALL = MIGRATIONS.map(({ name }) => name);
const READS_WHICH_RAN = /^SELECT \* FROM "migrations"/;
const TAKES_LOCK = /^SELECT pg_advisory_xact_lock/;

describe('two instances that migrate at once', () => {
  let database: SpareDatabase;
  let newest: string[];
  beforeAll(async () => {
    database = await spareDatabase();
    newest = await newestSchema(database);
  });
  afterAll(() => database.remove());

  it.each([
    ['a new database', async (): Promise<void> => database.empty(), ALL],
    ['a released one', async (): Promise<void> => buildRelease(database, RELEASE), migrationsAfter(RELEASE)],
  ])(
    'run each migration of %s once, though the second begins when the first has read which are due',
    async (_, prepare, due) => {
      await prepare();
      let goOn = (): void => undefined;
      const released = new Promise<void>((resolve) => (goOn = resolve));
      let hasRead = false;
      let isHeld = false;
      const first = await statementProxy(database.url, async (statement): Promise<'pass'> => {
        if (hasRead && !isHeld) {
          isHeld = true;
          await released;
        }
        hasRead ||= READS_WHICH_RAN.test(statement);
        return 'pass';
      });
      const second = await statementProxy(database.url);
      const firstProcess = migratingProcess(first.url);
      expect(await until(() => isHeld)).toBe(true);
      const secondProcess = migratingProcess(second.url);
      let hasEnded = false;
      void secondProcess.ended.then(() => (hasEnded = true));
      // nothing is asked of the embedded engine, which would wait for the first process itself
      const meets = (): Promise<boolean> | boolean =>
        database.isEmbedded ? second.statements.length > 0 : hasLockWait(database.query);
      expect(await until(async () => hasEnded || (await meets()))).toBe(true);
      goOn();
      const ends = await Promise.all([firstProcess.ended, secondProcess.ended]);
      await Promise.all([first.close(), second.close()]);
      expect(ends).toEqual([{ ran: due }, { ran: [] }]);
      expect(await dumpSchema(database)).toEqual(newest);
      const counts = await database.query(`SELECT name FROM migrations ORDER BY name COLLATE "C"`);
      expect(counts).toEqual([...ALL, ...FORMER_MIGRATIONS].sort().map((name) => ({ name })));
    },
  );

  it('acquire the lock in the transaction that then reads which migrations are due', async () => {
    const proxy = await statementProxy(database.url);
    await migrateDatabase(configOf(proxy.url));
    await proxy.close();
    const { statements } = proxy;
    const positions = [/^START TRANSACTION/, TAKES_LOCK, READS_WHICH_RAN, /^COMMIT/].map((statement) =>
      statements.findIndex((text) => statement.test(text)),
    );
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
  });
});
