import type { TestApp } from '../app.js';
import { valuesOf } from './round.js';

/** Stores three files, of which two have expired: one recently, one long ago. Returns the number of rows. */
export async function keepFiles(
  test: TestApp,
  table: 'files' | 'avatars' | 'support_files',
  keep: () => Promise<string>,
) {
  for (const age of ['6 minutes', '9 days']) {
    await test.dataSource.query(
      `UPDATE ${table} SET expires_at = clock_timestamp() - interval '${age}' WHERE id = $1`,
      [await keep()],
    );
  }
  const kept = await keep();
  const read = async (): Promise<unknown> => {
    const left = await valuesOf(test.dataSource, `SELECT id AS value FROM ${table}`);
    return { count: left.length, kept: left.includes(kept) };
  };
  return { read, before: { count: 3, kept: true }, after: { count: 1, kept: true } };
}
