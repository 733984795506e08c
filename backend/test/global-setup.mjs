import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TEMPLATE = `nukkad_test_${process.pid}`;

function run(args, environment = {}) {
  const result = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (result.status !== 0) throw new Error(`${args.join(' ')} failed:\n${result.stdout}\n${result.stderr}`);
}

/** Runs one statement on the native server. */
async function administer(serverUrl, statement) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const migrate = (url, entry = 'backend/bundle/main.js') =>
  run([entry, 'migrate'], {
    DATABASE_URL: url,
    REDIS_URL: process.env.TEST_REDIS_URL ?? '',
    NODE_ENV: 'test',
    NUKKAD_DEMO: '0',
  });

/** Files that determine the database that the compiled server creates, as the key of the stored database. */
const MADE_WITH = [
  ...['package-lock.json', 'libs/contract/dist', 'libs/screening/dist', 'libs/language/dist'],
  ...['migrations', 'start', 'config', 'common', 'modules/places'].map((part) => `backend/dist/${part}`),
];

/** Databases on the native server, the first one migrated and the others copies of it; dropped at the end. */
async function nativeDatabases(serverUrl, count) {
  const names = Array.from({ length: count }, (_, index) => `${TEMPLATE}_${index + 1}`);
  const urls = names.map((name) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href);
  await administer(serverUrl, `CREATE DATABASE ${names[0]} TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'`);
  migrate(urls[0]);
  for (const name of names.slice(1)) await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${names[0]}`);
  const stop = async () => {
    for (const name of names) await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { urls, stop };
}

/**
 * Returns embedded databases in temporary folders: copies of one that is migrated once for each state of the
 * migrations.
 */
async function embeddedDatabases(count) {
  const { startEmbeddedDatabase } = await import('../../tools/dist/embedded/supervisor.js');
  const { keptDatabase } = await import('../../tools/dist/embedded/kept-database.js');
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-test-'));
  const folders = Array.from({ length: count }, (_, index) => join(folder, String(index + 1)));
  const open = (dataDir, copyOf) =>
    startEmbeddedDatabase({
      ...{ dataDir, copyOf, log: (line) => process.stderr.write(`${line}\n`) },
      // a spec that hangs is reported by its limit
      recordsStatements: false,
      // a slow machine can pause a spec between two statements for longer than the default
      idleInTransactionMs: 60_000,
    });
  const migrated = await keptDatabase({
    cache: join(ROOT, 'node_modules/.cache/nukkad', process.env.TEST_REDIS_URL ? 'with-redis' : 'without-redis'),
    root: ROOT,
    sources: MADE_WITH,
    make: async (dataDir) => {
      const database = await open(dataDir);
      try {
        migrate(database.url, 'backend/dist/main.js');
      } finally {
        // an orderly stop, however long a busy machine needs: every copy starts from the files written then
        await database.stop(60_000);
      }
    },
  });
  const databases = await Promise.all(folders.map((dataDir) => open(dataDir, migrated)));
  const stop = async () => {
    await Promise.all(databases.map((database) => database.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { urls: databases.map((database) => database.url), stop };
}

/** Compiles the programs that specs start in separate processes; a target of Nx has done so before, and `npm test`. */
function build() {
  if (process.env.NX_TASK_TARGET_TARGET) return;
  run(['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'bundle', '-p', '@nukkad/backend,@nukkad/tools']);
}

/** Writes the contract as JSON to a temporary file, which specs read faster than YAML. */
function writeContract() {
  const file = join(mkdtempSync(join(tmpdir(), 'nukkad-contract-')), 'openapi.json');
  writeFileSync(file, JSON.stringify(parse(readFileSync(join(ROOT, 'openapi.yaml'), 'utf8'))));
  return file;
}

/** Creates one migrated database for each of Jest's workers: native if TEST_SERVER_URL is set, otherwise embedded. */
export default async function globalSetup({ maxWorkers }) {
  build();
  const server = process.env.TEST_SERVER_URL;
  const { urls, stop } = server ? await nativeDatabases(server, maxWorkers) : await embeddedDatabases(maxWorkers);
  const contract = writeContract();
  globalThis.stopTestDatabases = async () => {
    rmSync(dirname(contract), { recursive: true });
    await stop();
  };
  process.env.TEST_DATABASE_URLS = urls.join(' ');
  process.env.TEST_CONTRACT = contract;
}
