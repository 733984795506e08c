import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../start/checks-before-start.js';
import { UserError } from '../start/user-error.js';

const DEBIAN_ROOT = '/usr/lib/postgresql';
/** Number of lines of the server's log in the error if it does not start. */
const LOG_LINES = 20;
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '4GB',
  work_mem: '32MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  random_page_cost: '1.1',
};
/** Nothing has to survive where only reads are measured. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A PostgreSQL server on which databases may be created. */
export interface NativeCluster {
  /** Address of a database of this name on it. */
  url(database: string): string;
  /** Data directory of a separate server; null for the server at PGHOST. */
  data: string | null;
  /** Starts an own one again that has ended; throws UserError when that fails. */
  start(): void;
  stop(): void;
}

/**
 * Runs a command; as root, under the account that the PostgreSQL package created, because PostgreSQL refuses to run as
 * root.
 */
export const asPostgres = (command: string) =>
  process.getuid?.() === 0
    ? spawnSync('su', ['postgres', '-c', command], { encoding: 'utf8' })
    : spawnSync('sh', ['-c', command], { encoding: 'utf8' });

/**
 * Returns the folder of initdb and pg_ctl: POSTGRES_BIN if set, otherwise that of the newest version. Throws UserError.
 */
export function findPostgresPrograms(): string {
  const given = process.env['POSTGRES_BIN'];
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : [];
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_ROOT, version, 'bin'));
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const found = [given, ...debian, onPath].find((folder) => folder && existsSync(join(folder, 'initdb')));
  if (found) return found;
  throw new UserError(
    'No PostgreSQL server was found: install one with PostGIS (Debian: postgresql and postgresql-15-postgis-3), or set PGHOST, PGUSER and PGPASSWORD to one on which databases may be made.',
  );
}

/**
 * Opens the server at PGHOST, or a separate one in a temporary folder that `stop` removes; with `durable` every commit
 * is flushed to disk, as in production.
 */
export async function openCluster(
  environment: NodeJS.ProcessEnv,
  { durable = false }: { durable?: boolean } = {},
): Promise<NativeCluster> {
  const { PGHOST, PGPORT = '5432', PGUSER = 'postgres', PGPASSWORD } = environment;
  if (PGHOST) {
    const secret = PGPASSWORD ? `:${encodeURIComponent(PGPASSWORD)}` : '';
    const url = (database: string): string =>
      `postgres://${encodeURIComponent(PGUSER)}${secret}@${PGHOST}:${PGPORT}/${database}`;
    await answers(url('postgres'));
    return { url, data: null, start: () => undefined, stop: () => undefined };
  }
  const bin = findPostgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-bench-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', data]);
  const init = asPostgres(`${bin}/initdb -D ${data} -A trust -E UTF8 --locale=C.UTF-8`);
  if (init.status !== 0) throw new UserError(`PostgreSQL could not be set up in ${folder}: ${init.stderr.trim()}`);
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, ...(durable ? {} : NOT_DURABLE) }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const stop = (): void => {
    asPostgres(`${bin}/pg_ctl -D ${data} -m immediate -w stop`);
    rmSync(folder, { recursive: true, force: true });
  };
  const start = (): void => {
    const started = asPostgres(
      `${bin}/pg_ctl -D ${data} -l ${data}/log -w -o "-p ${port} -k ${data} ${settings.join(' ')}" start`,
    );
    if (started.status === 0) return;
    const said = [started.stdout.trim(), started.stderr.trim(), lastLines(join(data, 'log'))].join('\n');
    stop();
    throw new UserError(`PostgreSQL did not start: ${said}`);
  };
  start();
  return { url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`, data, start, stop };
}

/** Returns the last lines of a log, or nothing if there is none. */
function lastLines(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_LINES).join('\n') : '';
}

async function answers(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new UserError(`The PostgreSQL server that PGHOST names cannot be used: ${(error as Error).message}`);
  }
}

/**
 * Returns the address of a database of this name: a new one that replaces an existing one, or with `keep` the existing
 * one. A new one is empty, or a copy of `template`, to which no client may be connected.
 */
export async function openDatabase(
  cluster: NativeCluster,
  name: string,
  keep: boolean,
  template = 'template0',
): Promise<{ url: string; isNew: boolean }> {
  const client = new Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = $1`, [name]);
    if (keep && rowCount) return { url: cluster.url(name), isNew: false };
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8' LOCALE 'C.UTF-8'`);
  } finally {
    await client.end();
  }
  return { url: cluster.url(name), isNew: true };
}
