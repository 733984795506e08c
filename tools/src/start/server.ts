import { join, relative } from 'node:path';
import { Child } from './child.js';
import type { OpenDatabase } from './database.js';
import { ServerLog } from './server-log.js';
import { serverEnvironment, type Settings } from './settings.js';
import type { Shutdown } from './shutdown.js';
import type { Steps } from './steps.js';

const ENTRY = join('backend', 'dist', 'main.js');
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
  overrides: Record<string, string> = {},
): Promise<void> {
  const child = new Child({
    args: [ENTRY, 'migrate'],
    env: { ...serverEnvironment(settings, database), ...overrides },
    onLine: (line) => steps.say(line),
  });
  shutdown.add((leftMs) => child.stop(Math.min(500, leftMs)));
  await child.success();
}

/** Starts the server; its log goes to a file beside the embedded database, and to the standard output elsewhere. */
export function startServer(settings: Settings, database: OpenDatabase, steps: Steps): Child {
  const log = database.embedded ? new ServerLog(logFile(settings)) : null;
  const onLine = (line: string): void => {
    if (!log) return void process.stdout.write(`${line}\n`);
    log.write(line);
    const event = errorIn(line);
    if (event) steps.warn(`${event} (see ${relative(process.cwd(), log.path)})`);
  };
  let isReady = false;
  const server = new Child({
    args: ['--enable-source-maps', ENTRY],
    env: serverEnvironment(settings, database),
    onLine,
    onErrorLine: (line) => {
      if (log) log.write(line);
      // What it says before it is ready is told in one sentence by whoever waits for it.
      else if (isReady) process.stderr.write(`${line}\n`);
    },
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
