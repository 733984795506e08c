import { type ChildProcess, spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgresPrograms } from './native-cluster.js';
import { freePort } from '../start/checks-before-start.js';
import { UserError } from '../start/user-error.js';

const POLL_INTERVAL_MS = 20;
/** Seconds within which PostgreSQL starts or stops, however slow the machine is. */
const POSTGRES_WITHIN_SECONDS = '300';
const POSTGRES_SETTINGS = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200'];
const REDIS_SETTINGS = ['--bind', '127.0.0.1', '--save', '', '--maxmemory-policy', 'noeviction'];

/** A user of the system. */
interface Account {
  uid: number;
  gid: number;
}

/**
 * A PostgreSQL and a Redis server of this machine, on free loopback ports, in a temporary folder. Each program runs in
 * a separate process group: Ctrl-C in a terminal does not reach it, so that `stop` determines when it ends.
 */
export class NativeEngines {
  private readonly folder = mkdtempSync(join(tmpdir(), 'nukkad-native-'));
  private readonly data = join(this.folder, 'pg');
  private readonly account = postgresAccount();
  private mayPostgresRun = false;
  private redis: ChildProcess | null = null;

  /**
   * Starts both servers, and returns the variables of the environment that name them. Rejects with UserError if one of them does
   * not start, or once `abort` is aborted; `stop` has to be called in each case.
   */
  async start(abort: AbortSignal): Promise<Record<string, string>> {
    const programs = findPostgresPrograms();
    this.createDataFolder();
    const [postgresPort, redisPort] = [await freePort(), await freePort()];
    const initdb = ['-D', this.data, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
    await this.runPostgresProgram(join(programs, 'initdb'), initdb, abort);
    abort.throwIfAborted();
    const settings = POSTGRES_SETTINGS.map((setting) => ` -c ${setting}`).join('');
    this.mayPostgresRun = true;
    // runs to its end even when aborted: a server that is starting cannot be stopped reliably
    await this.controlPostgres(
      '-l',
      join(this.data, 'log'),
      '-o',
      `-p ${postgresPort} -k ${this.data}${settings}`,
      'start',
    );
    await this.startRedis(redisPort, abort);
    return {
      TEST_SERVER_URL: `postgres://postgres@127.0.0.1:${postgresPort}/postgres`,
      TEST_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    };
  }

  /** Ends the servers that were started, and removes the folder. */
  async stop(): Promise<void> {
    try {
      if (this.redis) await endProcess(this.redis);
      if (this.mayPostgresRun) {
        await this.controlPostgres('-m', 'fast', 'stop').catch(() => this.controlPostgres('-m', 'immediate', 'stop'));
      }
    } finally {
      rmSync(this.folder, { recursive: true, force: true });
    }
  }

  private createDataFolder(): void {
    chmodSync(this.folder, 0o755);
    mkdirSync(this.data);
    if (this.account) chownSync(this.data, this.account.uid, this.account.gid);
  }

  private controlPostgres(...args: string[]): Promise<void> {
    const control = ['-D', this.data, '-w', '-t', POSTGRES_WITHIN_SECONDS, ...args];
    return this.runPostgresProgram(join(findPostgresPrograms(), 'pg_ctl'), control);
  }

  private async runPostgresProgram(program: string, args: string[], abort?: AbortSignal): Promise<void> {
    const child = spawnDetached(program, args, { cwd: this.folder, ...this.account });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2_000)));
    const end = (): void => void child.kill('SIGTERM');
    abort?.addEventListener('abort', end, { once: true });
    try {
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new UserError(`${program} failed: ${complaint.trim() || `exit code ${String(code)}`}`);
    } finally {
      abort?.removeEventListener('abort', end);
    }
  }

  private async startRedis(port: number, abort: AbortSignal): Promise<void> {
    abort.throwIfAborted();
    const options: SpawnOptions = { cwd: this.folder, stdio: 'ignore' };
    const redis = spawnDetached('redis-server', ['--port', String(port), ...REDIS_SETTINGS], options);
    await once(redis, 'spawn').catch(() => {
      throw new UserError('No redis-server was found: install one (Debian: redis-server).');
    });
    this.redis = redis;
    while (!(await isListening(port))) {
      abort.throwIfAborted();
      if (hasEnded(redis)) throw new UserError('Redis did not start.');
      await sleep(POLL_INTERVAL_MS);
    }
  }
}

/** Returns the account to run PostgreSQL, which refuses to run as root: the one that its package created. */
function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = ['-u', '-g'].map((option) => spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

function spawnDetached(program: string, args: string[], options: SpawnOptions): ChildProcess {
  return spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options, detached: true });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Kills the process: none of its data is needed again. */
async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Returns whether a program listens on a port of 127.0.0.1. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
