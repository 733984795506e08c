import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openCluster, openDatabase } from '@nukkad/tools/native-engines/native-cluster';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { UserError } from '@nukkad/tools/start/user-error';
import { ROOT } from '@nukkad/tools/start/workspace';
import type { Backend } from './backend.js';
import { startProduct } from './bench-product.js';
import type { Caller } from './http-calls.js';
import { listTree } from './process-cpu.js';
import { runAtExit } from './run-at-exit.js';
import { prepareDatabase, type ServerProcess, startServerProcess } from './server-process.js';

/** Jobs of the market: enough for a page, few enough that a search costs little. */
const JOBS = 60;
const NOTIFICATIONS = 30;
/** Sessions of each role: a session may make only so many calls a minute. */
const SESSIONS = 40;
const PROGRAM = join('backend', 'bundle', 'main.js');
const DEMO = { NUKKAD_DEMO: '1' };

/** A product that answers calls, and the cookies of each caller. */
export interface HttpMarket {
  port: number;
  /** The server of another commit on the same database; null without one. */
  other: { port: number; pid: number } | null;
  cookies: Record<Caller, string[]>;
  /** Lists the processes of the server and of its database; none of a database that cannot be observed apart. */
  listProcesses(): { server: string[]; database: string[] };
  stop(): Promise<void>;
}

/** Reduces the demonstration data to a market of known size, and opens sessions of its seeker and its employer. */
async function fillMarket(
  client: Client,
  { hashToken }: Pick<Backend, 'hashToken'>,
): Promise<Record<Caller, string[]>> {
  await client.query(`DELETE FROM jobs WHERE id NOT IN (SELECT id FROM jobs ORDER BY created_at, id LIMIT ${JOBS})`);
  const idOf = async (name: string): Promise<string> => {
    const { rows } = await client.query<{ id: string }>(`SELECT id FROM users WHERE email = $1`, [
      `${name}@demo.nukkad.test`,
    ]);
    return rows[0]!.id;
  };
  const open = async (userId: string): Promise<string[]> => {
    const tokens = Array.from({ length: SESSIONS }, (_, index) => `bench-${userId}-${index}`);
    await client.query(
      `INSERT INTO sessions (id, user_id, expires_at)
       SELECT id, $2, now() + interval '1 day' FROM unnest($1::text[]) AS opened (id)`,
      [tokens.map(hashToken), userId],
    );
    return tokens.map((token) => `sid=${token}`);
  };
  const seeker = await idOf('seeker');
  await client.query(
    `INSERT INTO notifications (id, user_id, text, params, link, created_at)
     SELECT gen_random_uuid(), $1, 'jobs:notice.newApplication', jsonb_build_object('title', 'Cook ' || n, 'applicant', 'Asha'), '/my-jobs', now() - n * interval '1 hour'
     FROM generate_series(1, ${NOTIFICATIONS}) n`,
    [seeker],
  );
  const cookies = { seeker: await open(seeker), employer: await open(await idOf('employer')), guest: [''] };
  await client.query('ANALYZE');
  return cookies;
}

/** Starts the build `program` beside a server, which is stopped if this fails. */
async function startOther(server: ServerProcess, program: string, databaseUrl: string): Promise<ServerProcess> {
  try {
    return await startServerProcess({ program, role: 'api', databaseUrl });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Serves the market from PostgreSQL of this machine, without background work; also by the build in the folder `against`. */
async function openNativeMarket(backend: Backend, against: string | null): Promise<HttpMarket> {
  const cluster = await openCluster(process.env);
  runAtExit(() => cluster.stop());
  try {
    const { url } = await openDatabase(cluster, 'nukkad_bench_http', false);
    const program = join(ROOT, PROGRAM);
    prepareDatabase(program, url, DEMO);
    const client = new Client({ connectionString: url });
    await client.connect();
    const cookies = await fillMarket(client, backend);
    await client.end();
    const server = await startServerProcess({ program, role: 'api', databaseUrl: url });
    const other = against === null ? null : await startOther(server, join(against, PROGRAM), url);
    const postmaster = cluster.data
      ? Number(readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')[0])
      : null;
    return {
      port: server.port,
      other: other && { port: other.port, pid: other.child.pid! },
      cookies,
      listProcesses: () => ({
        server: listTree(server.child.pid!),
        database: postmaster === null ? [] : listTree(postmaster),
      }),
      stop: async () => {
        await Promise.all([server.stop(), other?.stop()]);
        cluster.stop();
      },
    };
  } catch (error) {
    cluster.stop();
    throw error;
  }
}

/** Serves the market as `npm start` does. Its processes are counted as those of the server. */
async function openEmbeddedMarket(backend: Backend): Promise<HttpMarket> {
  const product = await startProduct();
  try {
    const cookies = await product.withDatabase((client) => fillMarket(client, backend));
    return {
      port: product.port,
      other: null,
      cookies,
      listProcesses: () => ({ server: listTree(product.pid), database: [] }),
      stop: () => product.stop(),
    };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** `against`: the folder of another built commit, which is served beside this one on the native engine. */
export const openMarket = (
  engine: 'native' | 'embedded',
  backend: Backend,
  against: string | null,
): Promise<HttpMarket> => (engine === 'native' ? openNativeMarket(backend, against) : openEmbeddedMarket(backend));

/** Starts a handler of Nest that does nothing, in a process of its own. */
export async function startBareNest(): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('bare-nest.js', import.meta.url)), [], {
    execArgv: [],
    env: { PATH: process.env['PATH'], PORT: String(port) },
  });
  const ended = once(child, 'exit');
  const isReady = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!isReady) throw new UserError('The bare handler of Nest did not start.');
  return {
    port,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
