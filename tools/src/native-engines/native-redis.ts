import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../start/checks-before-start.js';
import { UserError } from '../start/user-error.js';

const READY_WITHIN_MS = 10_000;

/** A separate Redis server that stores its data as the product requires: append-only, without eviction. */
export interface NativeRedis {
  url: string;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Restarts it on the data that it had written, or without any data. */
  restart(options?: { isEmpty?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a free port of 127.0.0.1; throws UserError when there is none on this machine. */
export async function startRedis(): Promise<NativeRedis> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-redis-'));
  let child = await start(port, folder);
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart: async ({ isEmpty = false } = {}) => {
      if (isEmpty) for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
      child = await start(port, folder);
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(port: number, folder: string): Promise<ChildProcess> {
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) =>
    child.once('error', () => reject(new UserError('No redis-server was found: install one (Debian: redis-server).'))),
  );
  failed.catch(() => undefined);
  await Promise.race([answers(port), failed]);
  return child;
}

async function answers(port: number): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
      socket
        .on('data', (reply) => {
          socket.destroy();
          resolve(reply.toString().startsWith('+PONG'));
        })
        .on('error', () => resolve(false));
    });
    if (isOpen) return;
    await sleep(50);
  }
  throw new UserError('Redis did not start.');
}
