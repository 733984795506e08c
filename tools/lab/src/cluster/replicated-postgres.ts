import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { asPostgres, findPostgresPrograms } from '@nukkad/tools/native-engines/native-cluster';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { UserError } from '@nukkad/tools/start/user-error';
import { processesOf } from '../faults/killable-postgres.js';

const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=200', 'shared_buffers=256MB'];
const REPLICATES_WITHIN_MS = 30_000;
/** Name under which the synchronous standby follows the primary. */
export const STANDBY = 'standby';

/** A physical replica of a PostgreSQL server, with a data directory of its own. */
export class ReplicaServer {
  private constructor(
    readonly port: number,
    private readonly bin: string,
    private readonly folder: string,
  ) {}

  /** Copies the server at `primaryPort`, follows it under the name `name`, and accepts reads. */
  static async start(name: string, primaryPort: number): Promise<ReplicaServer> {
    const bin = findPostgresPrograms();
    const folder = mkdtempSync(join(tmpdir(), `nukkad-${name}-`));
    chmodSync(folder, 0o755);
    const server = new ReplicaServer(await freePort(), bin, folder);
    mkdirSync(server.data);
    if (process.getuid?.() === 0) spawnSync('chown', ['postgres', server.data]);
    const source = `host=127.0.0.1 port=${primaryPort} user=postgres application_name=${name}`;
    run(`chmod 700 ${server.data} && ${bin}/pg_basebackup -d '${source}' -D ${server.data} -X stream -c fast -R`);
    const options = [`-p ${server.port} -k ${server.data}`, ...SETTINGS.map((setting) => `-c ${setting}`)].join(' ');
    run(`${bin}/pg_ctl -D ${server.data} -l ${server.data}/log -w -o "${options}" start`);
    return server;
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** Makes it the primary; resolves when it accepts writes. */
  async promote(): Promise<void> {
    const [isPromoted] = await query<{ promoted: boolean }>(
      this.url('postgres'),
      'SELECT pg_promote(true, 10) AS promoted',
    );
    if (!isPromoted?.promoted) throw new Error('The standby was not promoted.');
  }

  /** Sends a signal to all its processes. */
  signal(name: NodeJS.Signals): void {
    for (const pid of processesOf(this.data)) process.kill(pid, name);
  }

  /** Ends it, also while it is paused. */
  stop(): void {
    try {
      this.signal('SIGCONT');
    } catch {
      // it has ended already
    }
    asPostgres(`${this.bin}/pg_ctl -D ${this.data} -m immediate -w stop`);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get data(): string {
    return join(this.folder, 'data');
  }
}

function run(command: string): void {
  const { status, stderr } = asPostgres(command);
  if (status !== 0) throw new UserError(`PostgreSQL could not be replicated: ${stderr.trim()}`);
}

/** Runs a statement on a connection of its own. */
export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000, query_timeout: 30_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the commits of the primary wait for the standby `name`; resolves when it follows. */
export async function requireStandby(primaryUrl: string, name: string): Promise<void> {
  await query(primaryUrl, `ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
  await query(primaryUrl, 'SELECT pg_reload_conf()');
  const end = performance.now() + REPLICATES_WITHIN_MS;
  while (performance.now() < end) {
    const rows = await query(
      primaryUrl,
      `SELECT FROM pg_stat_replication WHERE application_name = '${name}' AND sync_state = 'sync'`,
    );
    if (rows.length > 0) return;
    await sleep(100);
  }
  throw new UserError('The standby does not follow the primary.');
}

/** Makes the commits of the primary wait for no standby. */
export async function releaseStandby(primaryUrl: string): Promise<void> {
  await query(primaryUrl, `ALTER SYSTEM SET synchronous_standby_names = ''`);
  await query(primaryUrl, 'SELECT pg_reload_conf()');
}
