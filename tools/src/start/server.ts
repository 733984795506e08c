import { join, relative } from 'node:path';
import { Child } from './child.js';
import type { OpenDatabase } from './database.js';
import { ServerLog } from './server-log.js';
import { serverEnvironment, type Settings } from './settings.js';
import type { Shutdown } from './shutdown.js';
import type { Steps } from './steps.js';

/** The server as it ships. */
export const BUNDLED = join('backend', 'bundle', 'main.js');
/** The server as the compiler leaves it. */
export const COMPILED = join('backend', 'dist', 'main.js');
/** Beside an embedded database, where little goes on, a small space for young objects saves 30 MB. */
const SMALL = ['--max-semi-space-size=4'];
/** Memory blocks from 128 kB on go back to the system when they are freed; by itself the C library keeps more and more of them. */
const GIVE_MEMORY_BACK = { MALLOC_MMAP_THRESHOLD_: '131072' };
const ERROR_LEVEL = 50;

/**
 * Brings the database up to date; the server's own entry tells its steps. `overrides` go before the user's environment.
 * Rejects with Problem.
 */
export async function migrate(
  settings: Settings,
  database: OpenDatabase,
  steps: Steps,
  shutdown: Shutdown,
  { entry = BUNDLED, overrides = {} }: { entry?: string; overrides?: Record<string, string> } = {},
): Promise<void> {
  const child = new Child({
    args: [entry, 'migrate'],
    env: { ...serverEnvironment(settings, database), ...overrides },
    onLine: (line) => steps.say(line),
  });
  shutdown.add((leftMs) => child.stop(Math.min(500, leftMs)));
  await child.success();
}

/**
 * Starts the bundled server, which loads its code and waits to be told its database by `sendEnvironment(serverEnvironment(…))`;
 * then it brings that up to date and serves.
 */
export function startServer(settings: Settings, steps: Steps): Child {
  return runServer([BUNDLED, 'start'], settings, settings.databaseUrl === null, {}, steps);
}

/** Starts the compiled server on a database that is up to date. */
export function startCompiledServer(settings: Settings, database: OpenDatabase, steps: Steps): Child {
  return runServer([COMPILED], settings, database.embedded, serverEnvironment(settings, database), steps);
}

/** The log goes to a file beside the embedded database, and to the standard output elsewhere. */
function runServer(
  args: readonly string[],
  settings: Settings,
  embedded: boolean,
  env: Record<string, string>,
  steps: Steps,
): Child {
  const log = embedded ? new ServerLog(logFile(settings)) : null;
  const onLine = (line: string): void => {
    if (!log) return void process.stdout.write(`${line}\n`);
    log.write(line);
    const event = errorIn(line);
    if (event) steps.warn(`${event} (see ${relative(process.cwd(), log.path)})`);
  };
  let isReady = false;
  const server = new Child({
    args: ['--enable-source-maps', ...(embedded ? SMALL : []), ...args],
    env: { ...GIVE_MEMORY_BACK, ...env },
    onLine,
    onErrorLine: (line) => {
      if (log) log.write(line);
      // What it says before it is ready is told in one sentence by whoever waits for it.
      else if (isReady) process.stderr.write(`${line}\n`);
    },
    onStep: (line) => steps.say(line),
  });
  server.ready().then(
    () => (isReady = true),
    () => undefined,
  );
  return server;
}

/** Where the log of a server with the embedded database is kept. */
export function logFile({ dataDir, role }: Settings): string {
  return join(dataDir, role === 'worker' ? 'worker.log' : 'server.log');
}

/** What a log line of level error or above is about. */
function errorIn(line: string): string | null {
  if (!line.startsWith('{')) return null;
  try {
    const { level, event, msg } = JSON.parse(line) as { level?: unknown; event?: string; msg?: string };
    const isError = level === 'error' || level === 'fatal' || (typeof level === 'number' && level >= ERROR_LEVEL);
    return isError ? (event ?? msg ?? 'error') : null;
  } catch {
    return null;
  }
}
