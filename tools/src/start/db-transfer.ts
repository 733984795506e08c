import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import pg from 'pg';
import { backUp, checkBackup, restoreAll, rowsOf } from '../transfer/backup.js';
import { exportDatabase, type Transferred } from '../transfer/export-database.js';
import { importDatabase } from '../transfer/import-database.js';
import { buildWhatChanged } from './build.js';
import { checkDataDirectory } from './checks-before-start.js';
import { ownDatabase, sharedDatabase, type OpenDatabase } from './database.js';
import { keyNotes } from './key-note.js';
import { UserError } from './user-error.js';
import { migrate } from './server.js';
import { databaseDirectory, readSettings, type Settings } from './settings.js';
import { Shutdown } from './shutdown.js';
import { databaseNote } from './start.js';
import { Steps } from './steps.js';

type Direction = 'export' | 'import' | 'backup' | 'restore';

const RUNS: Record<Direction, (path: string, settings: Settings, steps: Steps, shutdown: Shutdown) => Promise<void>> = {
  export: runExport,
  import: runImport,
  backup: runBackup,
  restore: runRestore,
};
const USAGES: Record<Direction, string> = {
  export: 'Name the file: npm run db:export -- nukkad-data.gz',
  import: 'Name the file: npm run db:import -- nukkad-data.gz',
  backup: 'Name a new folder: npm run backup -- backup-of-today',
  restore: 'Name the folder of the backup: npm run restore -- backup-of-today',
};

/**
 * `db:export FILE` and `db:import FILE` move all rows between databases, for example embedded to native; `backup FOLDER` and
 * `restore FOLDER` do the same with the uploaded files.
 */
export async function main(direction: Direction): Promise<void> {
  const shutdown = new Shutdown();
  const path = process.argv[2];
  try {
    if (!path) throw new UserError(USAGES[direction]);
    const [settings, steps] = [readSettings(process.env), new Steps()];
    await RUNS[direction](resolve(path), settings, steps, shutdown);
    await shutdown.finish();
  } catch (error) {
    await shutdown.fail(error);
  }
}

function checkSource(settings: Settings): void {
  if (!settings.databaseUrl && !existsSync(join(databaseDirectory(settings.dataDir), 'cluster'))) {
    throw new UserError(`There is no embedded database in ${settings.dataDir}: set DATABASE_URL or DATA_DIR.`);
  }
}

async function runExport(path: string, settings: Settings, steps: Steps, shutdown: Shutdown): Promise<void> {
  checkSource(settings);
  const database = await open(settings, steps, shutdown);
  await steps.run('export', () => withClient(database, (client) => exportDatabase(client, path)), note);
  steps.say(`Written to ${relative(process.cwd(), path)} (${(statSync(path).size / 1e6).toFixed(1)} MB).`);
  steps.say('It holds everything, password hashes and signing keys included: keep it safe.');
  const files = settings.bucket ? `the bucket ${settings.bucket}` : relative(process.cwd(), settings.filesDir);
  steps.say(`Uploaded files are not in it: copy ${files} as well.`);
}

async function runImport(path: string, settings: Settings, steps: Steps, shutdown: Shutdown): Promise<void> {
  if (!existsSync(path)) throw new UserError(`${path} does not exist.`);
  await checkDataDirectory(settings.dataDir);
  const [database] = await Promise.all([
    open(settings, steps, shutdown),
    steps.run(
      'build',
      () => buildWhatChanged(shutdown),
      (text) => text,
    ),
  ]);
  // Only the schema: demonstration data would conflict with the imported rows.
  await migrate(settings, database, steps, shutdown, { overrides: { NUKKAD_DEMO: '0' } });
  await steps.run('import', () => withClient(database, (client) => importDatabase(client, path)), note);
  steps.say('Every table was counted and compared with the file.');
}

async function runBackup(folder: string, settings: Settings, steps: Steps, shutdown: Shutdown): Promise<void> {
  checkSource(settings);
  const database = await open(settings, steps, shutdown);
  const work = (client: pg.Client) => backUp(client, folder, settings.filesDir);
  await steps.run(
    'backup',
    () => withClient(database, work),
    (done) => `${note(done)}, ${done.files} files`,
  );
  if (settings.bucket) {
    steps.say('It holds all rows, password hashes and signing keys included: keep it safe.');
    steps.say(
      `Uploaded files are not in it: they are in the bucket ${settings.bucket}, which needs a copy of its own.`,
    );
  } else steps.say('It holds everything, password hashes, signing keys and uploaded files included: keep it safe.');
  for (const note of keyNotes(process.env)) steps.say(note);
}

async function runRestore(folder: string, settings: Settings, steps: Steps, shutdown: Shutdown): Promise<void> {
  const { takenAt } = await checkBackup(folder);
  const count = await restoreAll(folder, settings.filesDir, () => runImport(rowsOf(folder), settings, steps, shutdown));
  steps.say(`${count} files were put in place.`);
  steps.say(`This is the state of ${takenAt}. Accounts that were erased after it are here again: erase them anew.`);
}

function open(settings: Settings, steps: Steps, shutdown: Shutdown): Promise<OpenDatabase> {
  const find = async (): Promise<OpenDatabase> => sharedDatabase(settings) ?? ownDatabase(settings, steps, shutdown);
  return steps.run('database', find, (found) => databaseNote(found, settings));
}

async function withClient<T>({ url }: OpenDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A broken connection shows in the query that runs on it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function note({ rows, tables }: Transferred): string {
  return `${rows} rows in ${tables} tables`;
}
