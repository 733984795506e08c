import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { UserError } from '@nukkad/tools/start/user-error';

/** Settings of a process of the product. */
export interface ServerSettings {
  /** The program, for example `backend/bundle/main.js`. */
  program: string;
  role: 'api' | 'worker';
  databaseUrl: string;
  /** Settings of the server in addition to those of every measured process. */
  environment?: Record<string, string>;
  execArgv?: readonly string[];
  /** The port of an `api`; a free one by default. */
  port?: number;
  /** Suppresses its standard error: the process may find its dependencies gone. */
  quiet?: boolean;
}

/**
 * A line of the server's log; lines of calls have a method, a path without ids, a status, the duration, and the part of
 * it that was spent waiting for admission.
 */
export interface LogLine {
  event: string;
  method?: string;
  path?: string;
  status?: number;
  milliseconds?: number;
  waited?: number;
}

/** A process of the product, started for a measurement. */
export interface ServerProcess {
  child: ChildProcess;
  port: number;
  /** Calls `listener` with every line that the process logs from now on. */
  onLog(listener: (line: LogLine) => void): void;
  /** Resolves when it has ended, however it did. */
  ended: Promise<void>;
  /** Ends it in order. Its files go whenever it ends. */
  stop(): Promise<void>;
}

/**
 * Makes an empty database ready as an operator does: schema, queue and places; `environment`: further settings. Throws
 * UserError when that fails.
 */
export function prepareDatabase(program: string, databaseUrl: string, environment: Record<string, string> = {}): void {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal', ...environment };
  const { status } = spawnSync(process.execPath, [program, 'migrate'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new UserError('The database could not be made ready.');
}

/** Starts a process of the product; resolves when it is ready, throws UserError when it ends before. */
export async function startServerProcess(settings: ServerSettings): Promise<ServerProcess> {
  const { program, role, databaseUrl, environment = {}, execArgv = [] } = settings;
  const port = settings.port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-server-files-'));
  const child = fork(program, [], {
    stdio: ['ignore', 'pipe', settings.quiet ? 'ignore' : 'inherit', 'ipc'],
    execArgv: [...execArgv],
    env: {
      PATH: process.env['PATH'],
      MALLOC_MMAP_THRESHOLD_: '131072', // as in the image and with npm start
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      ROLE: role,
      DATA_DIR: folder,
      IP_LIMITS: 'relaxed',
      ...environment,
    },
  });
  const listeners: ((line: LogLine) => void)[] = [];
  createInterface({ input: child.stdout! }).on('line', (text) => {
    const line = lineOf(text);
    if (line) for (const listener of listeners) listener(line);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() =>
    rmSync(folder, { recursive: true, force: true }),
  );
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const ready = await Promise.race([
    new Promise<boolean>((resolve) => child.once('message', () => resolve(true))),
    ended.then(() => false),
  ]);
  if (!ready) {
    await stop();
    throw new UserError(`The ${role} did not start.`);
  }
  return { child, port, onLog: (listener) => void listeners.push(listener), ended, stop };
}

/** Parses a line of the log. A killed process may leave an incomplete one. */
function lineOf(text: string): LogLine | null {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return null;
  }
}
