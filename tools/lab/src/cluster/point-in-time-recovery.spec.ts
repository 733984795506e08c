import { afterEach, describe, expect, it } from '@jest/globals';
import { ArchivedPostgres, archiveSettings, recoverySettings } from './archived-postgres.js';
import { query } from './replicated-postgres.js';

/** The programs of PostgreSQL are present where the specs run on native engines. */
const NATIVE_SERVER = process.env['TEST_SERVER_URL'];

describe('recovery to a point in time', () => {
  let server: ArchivedPostgres | undefined;
  afterEach(() => server?.remove());

  it('uses the settings that the documentation of operation states', () => {
    expect(archiveSettings('/backup/wal')).toEqual([
      'archive_mode = on',
      "archive_command = 'test ! -f /backup/wal/%f && cp %p /backup/wal/%f'",
      'archive_timeout = 60',
    ]);
    expect(recoverySettings('/backup/wal', '2026-11-30 10:14:59+05:30')).toEqual([
      "restore_command = 'cp /backup/wal/%f %p'",
      "recovery_target_time = '2026-11-30 10:14:59+05:30'",
      "recovery_target_action = 'promote'",
    ]);
  });

  if (!NATIVE_SERVER) return;

  it('returns the rows that were committed before an error, and none after it', async () => {
    server = await ArchivedPostgres.start();
    const url = server.url();
    await query(url, 'CREATE TABLE payments (id integer PRIMARY KEY)');
    await query(url, 'INSERT INTO payments SELECT generate_series(1, 1000)');
    server.createBaseBackup();
    await query(url, 'INSERT INTO payments SELECT generate_series(1001, 1500)');
    const [before] = await query<{ time: string }>(url, 'SELECT clock_timestamp()::text AS time');
    await query(url, 'DELETE FROM payments WHERE id > 10');
    await query(url, 'INSERT INTO payments VALUES (2000)');
    await server.archiveLog();
    server.destroyPrimary();
    const recovered = await server.recover(before?.time ?? '');
    expect(
      await query(recovered, 'SELECT count(*)::int AS count, min(id) AS first, max(id) AS last FROM payments'),
    ).toEqual([{ count: 1500, first: 1, last: 1500 }]);
    await query(recovered, 'INSERT INTO payments VALUES (1501)'); // it accepts writes again
  });
});
