import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type NativeCluster, openCluster } from '@nukkad/tools/native-engines/native-cluster';
import { UserError } from '@nukkad/tools/start/user-error';

const ANSWERS_WITHIN_MS = 30_000;

/**
 * A PostgreSQL server that can be killed like a machine that loses power, and restarted on the data that it had
 * written.
 */
export interface KillablePostgres extends NativeCluster {
  /** Kills the server and all its processes at once, and returns how many. */
  kill(): Promise<number>;
  /** Sends a signal to the server and all its processes. */
  signal(name: NodeJS.Signals): void;
  /** Starts it again; resolves when it answers. */
  restart(): Promise<void>;
}

/** Starts a separate server, whatever PGHOST is. */
export async function startKillablePostgres(): Promise<KillablePostgres> {
  const { PGHOST: _elsewhere, ...environment } = process.env;
  const cluster = await openCluster(environment, { durable: true });
  if (!cluster.data) throw new UserError('A server of its own is needed.');
  const { data } = cluster;
  const pidFile = join(data, 'postmaster.pid');
  return {
    ...cluster,
    kill: async () => {
      // stopped first: processes that it forked after the list was made would survive and retain its shared memory
      signal(postmasterOf(data), 'SIGSTOP');
      const all = processesOf(data);
      for (const pid of all) signal(pid, 'SIGKILL');
      while (all.some((pid) => existsSync(`/proc/${pid}/stat`) && !isZombie(pid))) await sleep(20);
      // an unreaped zombie would pass for a running server
      rmSync(pidFile);
      return all.length;
    },
    signal: (name) => {
      for (const pid of processesOf(data)) signal(pid, name);
    },
    restart: async () => {
      cluster.start();
      await answers(cluster.url('postgres'));
    },
  };
}

const postmasterOf = (data: string): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

/** Returns the ids of all processes of the server with this data directory. */
export function processesOf(data: string): number[] {
  const postmaster = postmasterOf(data);
  return [postmaster, ...childrenOf(postmaster)];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it ended in the same moment
  }
}

/** Returns the fields of a process in /proc after its name: state, parent. */
const statOf = (pid: number): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};
const isZombie = (pid: number): boolean => statOf(pid)[0] === 'Z';

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(statOf(pid)[1]) === parent);

async function answers(url: string): Promise<void> {
  const end = performance.now() + ANSWERS_WITHIN_MS;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return await client.end();
    } catch (error) {
      await client.end().catch(() => undefined);
      if (performance.now() > end) throw error;
      await sleep(100);
    }
  }
}
