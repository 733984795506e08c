import { relative } from 'node:path';
import { buildWhatChanged, compressPages, isBuilt } from './build.js';
import { checkDataDirectory, checkPort } from './checks-before-start.js';
import type { Child, DemoAccount } from './child.js';
import { failWhenGone, ownDatabase, sharedDatabase, type OpenDatabase } from './database.js';
import { findHttpsHint } from './https-hint.js';
import { UserError } from './user-error.js';
import { COMPILED, keepRunning, logFile, migrate, startServer } from './server.js';
import {
  databaseDirectory,
  endWithinMs,
  readSettings,
  type Role,
  serverEnvironment,
  serverStopMs,
  type Settings,
} from './settings.js';
import { Shutdown } from './shutdown.js';
import { Steps } from './steps.js';

/** Builds missing outputs, opens the database, migrates it, serves, and ends everything in order. */
export async function main(role?: Role): Promise<void> {
  const shutdown = new Shutdown();
  try {
    await start(readSettings({ ...process.env, ...(role ? { ROLE: role } : {}) }), new Steps(), shutdown);
  } catch (error) {
    await shutdown.fail(error);
  }
}

async function start(settings: Settings, steps: Steps, shutdown: Shutdown): Promise<void> {
  shutdown.endWithin(endWithinMs(settings));
  await checkDataDirectory(settings.dataDir);
  if (settings.role !== 'worker') await checkPort(settings.port, settings.host);
  const isFirstBuild = !isBuilt();
  if (isFirstBuild) steps.say('Building for the first time, which takes up to a minute.');
  const opened = steps.run(
    'database',
    () => databaseFor(settings, steps, shutdown),
    (found) => databaseNote(found, settings),
  );
  const preparations: Promise<void>[] = [];
  const prepare = async (): Promise<void> => {
    const database = await opened;
    if (database.embedded && !shutdown.begun) await migrate(settings, database, steps, shutdown, { entry: COMPILED });
  };
  // the bundle and the pages need longer than compiling the server, and the database does not need them
  const onServerCompiled = (): void => {
    const preparation = prepare();
    preparations.push(preparation);
    // its failure is that of the start, once the build has ended
    preparation.catch(() => undefined);
  };
  const built = buildAndLoad(settings, steps, shutdown, isFirstBuild ? onServerCompiled : undefined);
  const [database, server] = await Promise.all([opened, built]);
  await Promise.all(preparations);
  if (!server || shutdown.begun) return;
  // Added again, because stops run in reverse order, and the database has to run until the server has ended.
  shutdown.add((leftMs) => server.stop(serverStopMs(settings, leftMs)));
  server.sendEnvironment(serverEnvironment(settings, database));
  const { demoAccounts = [] } = await steps.run(settings.role === 'worker' ? 'worker' : 'server', () => server.ready());
  void keepRunning(server, settings, database, steps, shutdown);
  announce(settings, database, demoAccounts, steps);
  if (settings.role === 'worker') return;
  void compressPages(shutdown).then((areCompressed) => {
    if (!areCompressed)
      steps.warn('The pages could not be compressed and are sent uncompressed. The next start tries to compress them.');
  });
}

/**
 * Returns the server, which loads its code while the database is being opened; null if the shutdown has begun
 * meanwhile.
 */
async function buildAndLoad(
  settings: Settings,
  steps: Steps,
  shutdown: Shutdown,
  onServerCompiled?: () => void,
): Promise<Child | null> {
  await steps.run(
    'build',
    () => buildWhatChanged(shutdown, onServerCompiled),
    (note) => note,
  );
  if (shutdown.begun) return null;
  const server = startServer(settings, steps);
  shutdown.add((leftMs) => server.stop(serverStopMs(settings, leftMs)));
  return server;
}

/** Returns the database: a worker shares that of the server on the same machine, every other process opens it alone. */
async function databaseFor(settings: Settings, steps: Steps, shutdown: Shutdown): Promise<OpenDatabase> {
  if (settings.role !== 'worker') return ownDatabase(settings, steps, shutdown);
  const database = sharedDatabase(settings);
  if (!database) {
    throw new UserError('There is no database to work on: start the server first with npm start, or set DATABASE_URL.');
  }
  failWhenGone(database, settings, shutdown);
  return database;
}

/** Returns the address of the database, without its password. */
export function databaseNote({ url, embedded }: OpenDatabase, settings: Settings): string {
  if (embedded) return `embedded, in ${relative(process.cwd(), databaseDirectory(settings.dataDir))}`;
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Prints the address, the demonstration accounts that the server offers, and how to end it. */
export function announce(
  settings: Settings,
  { embedded }: OpenDatabase,
  demoAccounts: readonly DemoAccount[],
  steps: Steps,
): void {
  steps.say('');
  if (settings.role === 'worker') steps.say('Working on tasks.');
  else steps.say(`Open ${settings.publicUrl}`);
  const hint = settings.role === 'worker' ? null : findHttpsHint(settings.publicUrl);
  if (hint) steps.say(hint);
  const [first] = demoAccounts;
  if (first) {
    steps.say(`Demo accounts (password ${first.password}): ${demoAccounts.map(({ email }) => email).join(', ')}`);
  }
  if (embedded) steps.say(`Log: ${relative(process.cwd(), logFile(settings))}`);
  steps.say('Ctrl-C ends everything.');
}
