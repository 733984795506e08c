import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Child } from './child.js';
import type { OpenDatabase } from './database.js';
import { UserError } from './user-error.js';
import { ServerLog } from './server-log.js';
import { serverEnvironment, serverStopMs, type Settings } from './settings.js';
import type { Shutdown } from './shutdown.js';
import type { Steps } from './steps.js';

/** The server as it ships. */
export const BUNDLED = join('backend', 'bundle', 'main.js');
/** Path of the compiled server. */
export const COMPILED = join('backend', 'dist', 'main.js');
/**
 * Memory limits beside an embedded database, with little load: a small space for young objects saves memory (half of
 * this size makes collecting them a fifth of the work under load), and with a limit for old objects the engine collects
 * garbage sooner.
 */
const SMALL = ['--max-semi-space-size=8', '--max-old-space-size=512'];
/**
 * Memory blocks from 128 kB on return to the system when they are freed; by default the C library retains more and more
 * of them.
 */
const GIVE_MEMORY_BACK = { MALLOC_MMAP_THRESHOLD_: '131072' };
const ERROR_LEVEL = 50;

/**
 * Migrates the database; the server's own entry reports its steps. `overrides` have precedence over the user's
 * environment. Rejects with UserError.
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
 * Starts the bundled server, which loads its code and waits for its database in
 * `sendEnvironment(serverEnvironment(…))`; then it migrates the database and serves.
 */
export function startServer(settings: Settings, steps: Steps): Child {
  return runServer([BUNDLED, 'start'], settings, settings.databaseUrl === null, {}, steps);
}

/**
 * Maximum number of consecutive unexpected ends of a server, and the run time in milliseconds after which an end does
 * not count.
 */
const ENDS_IN_A_ROW = 5;
const LONG_RUN_MS = 60_000;
const BACK_OFF_MS = { first: 100, most: 5_000 };

/**
 * Restarts the server whenever it ends by itself, after a pause that doubles; fails with a sentence after too many ends
 * in a row. Data that it had acknowledged is in the database.
 */
export async function keepRunning(
  first: Child,
  settings: Settings,
  database: OpenDatabase,
  steps: Steps,
  shutdown: Shutdown,
): Promise<void> {
  let server = first;
  let ends = 0;
  for (;;) {
    const startedAt = performance.now();
    const { code, signal, complaint } = await server.ended;
    if (shutdown.begun) return;
    ends = performance.now() - startedAt > LONG_RUN_MS ? 1 : ends + 1;
    const why = complaint || `Look into ${logFile(settings)}.`;
    if (ends > ENDS_IN_A_ROW) {
      return shutdown.fail(new UserError(`The server ended by itself ${ends} times in a row. ${why}`));
    }
    steps.warn(`the server ended (${signal ?? `code ${code}`}); starting it again`);
    await sleep(Math.min(BACK_OFF_MS.first * 2 ** (ends - 1), BACK_OFF_MS.most));
    if (shutdown.begun) return;
    server = startServer(settings, steps);
    const again = server;
    shutdown.add((leftMs) => again.stop(serverStopMs(settings, leftMs)));
    server.sendEnvironment(serverEnvironment(settings, database));
  }
}

/** Starts the compiled server on a database that is up to date. */
export function startCompiledServer(settings: Settings, database: OpenDatabase, steps: Steps): Child {
  return runServer([COMPILED], settings, database.embedded, serverEnvironment(settings, database), steps);
}

/**
 * Starts a server process. The log is written to a file with the embedded database, and to the standard output
 * otherwise.
 */
function runServer(
  args: readonly string[],
  settings: Settings,
  embedded: boolean,
  env: Record<string, string>,
  steps: Steps,
): Child {
  const log = embedded ? new ServerLog(logFile(settings), (line) => steps.warn(line)) : null;
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
      // Its output before it is ready is reported in one sentence by the waiting caller.
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

/** Returns the path of the log of a server with the embedded database. */
export function logFile({ dataDir, role }: Settings): string {
  return join(dataDir, role === 'worker' ? 'worker.log' : 'server.log');
}

/** Returns the message of a log line of level error or above. */
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
