import { Client } from 'pg';
import { loadBackend } from '../bench/backend.js';
import { prepareDatabase } from '../bench/server-process.js';
import { employerId, loadWorkerMarket, openAccountSessions, workerId } from '../bench/worker-market.js';
import type { HireLoadPeople } from './hire-load.js';

const WORKERS = 10_000;
const EMPLOYERS = 300;
const MARKET_SEED = 5;
/** Two decide at the same moment, and a third decides about an appeal. */
const STAFF = 3;

/** Creates schema, places and a market of workers and employers in an empty database; all of them are signed in. */
export async function loadFaultMarket(program: string, databaseUrl: string): Promise<HireLoadPeople> {
  const { hashToken } = await loadBackend();
  prepareDatabase(program, databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await loadWorkerMarket(client, { workers: WORKERS, employers: EMPLOYERS, seed: MARKET_SEED }, () => undefined);
  const ids = (count: number, idOf: (index: number) => string): string[] =>
    Array.from({ length: count }, (_, index) => idOf(index));
  const employerCookies = await openAccountSessions(client, ids(EMPLOYERS, employerId), hashToken);
  const workers = ids(WORKERS, workerId);
  const cookies = await openAccountSessions(client, workers, hashToken);
  const { rows: staff } = await client.query<{ id: string }>(
    `INSERT INTO users (email, email_verified_at, role, first_name, staff_role)
     SELECT 'staff-' || number || '@market.test', now(), 'job_seeker', 'Staff', 'admin' FROM generate_series(1, $1::int) number
     RETURNING id`,
    [STAFF],
  );
  const staffIds = staff.map(({ id }) => id);
  const staffCookies = await openAccountSessions(client, staffIds, hashToken);
  await client.query('UPDATE sessions SET second_factor_at = now() WHERE user_id = ANY ($1::uuid[])', [staffIds]);
  await client.end();
  const byWorker = new Map(workers.map((id, index) => [id, cookies[index]!]));
  return { employerCookies, staffCookies, cookieOfWorker: (id: string) => byWorker.get(id) ?? '' };
}
