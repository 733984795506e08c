import { runningDatabaseUrl } from '../embedded/connection-file.js';
import { startEmbeddedDatabase } from '../embedded/supervisor.js';
import { UserError } from './user-error.js';
import { databaseDirectory, type Settings } from './settings.js';
import type { Shutdown } from './shutdown.js';
import type { Steps } from './steps.js';

/** The database a command works on. */
export interface OpenDatabase {
  url: string;
  /** True if this product stores it in its data directory. */
  embedded: boolean;
}

const POLL_INTERVAL_MS = 1_000;

/** Returns the database of DATABASE_URL, or an embedded one started for this process alone. */
export async function ownDatabase(settings: Settings, steps: Steps, shutdown: Shutdown): Promise<OpenDatabase> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, embedded: false };
  const database = await startEmbeddedDatabase({
    dataDir: databaseDirectory(settings.dataDir),
    log: (line) => steps.warn(line),
  });
  shutdown.add((leftMs) => database.stop(leftMs));
  void database.givenUp.then((reason) => shutdown.fail(new UserError(reason)));
  return { url: database.url, embedded: true };
}

/** Returns the database of DATABASE_URL, or the embedded one of a running server; null if there is none. */
export function sharedDatabase(settings: Settings): OpenDatabase | null {
  if (settings.databaseUrl) return { url: settings.databaseUrl, embedded: false };
  const url = runningDatabaseUrl(databaseDirectory(settings.dataDir));
  return url ? { url, embedded: true } : null;
}

/** Fails when an embedded database that another process started has ended: the next one has another address. */
export function failWhenGone({ url, embedded }: OpenDatabase, settings: Settings, shutdown: Shutdown): void {
  if (!embedded) return;
  let missing = 0;
  const timer = setInterval(() => {
    missing = runningDatabaseUrl(databaseDirectory(settings.dataDir)) === url ? 0 : missing + 1;
    // It is briefly absent during a restart.
    if (missing > 15) void shutdown.fail(new UserError('The server that runs the embedded database has ended.'));
  }, POLL_INTERVAL_MS);
  shutdown.add(() => clearInterval(timer));
}
