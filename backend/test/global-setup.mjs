import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TEMPLATE = `nukkad_test_${process.pid}`;

function run(args, environment) {
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

const migrate = (url) =>
  run(['backend/dist/main.js', 'migrate'], {
    DATABASE_URL: url,
    REDIS_URL: process.env.TEST_REDIS_URL ?? '',
    NODE_ENV: 'test',
  });

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

/** Embedded databases in temporary folders. */
async function embeddedDatabases(count) {
  const { startEmbeddedDatabase } = await import('../../tools/dist/embedded/supervisor.js');
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-test-'));
  const open = (_, index) => startEmbeddedDatabase({ dataDir: join(folder, String(index + 1)), log: () => undefined });
  const databases = await Promise.all(Array.from({ length: count }, open));
  const urls = databases.map((database) => database.url);
  urls.forEach(migrate);
  const stop = async () => {
    await Promise.all(databases.map((database) => database.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { urls, stop };
}

/** One migrated database for each of Jest's workers: native where TEST_SERVER_URL is given, embedded elsewhere. */
export default async function globalSetup({ maxWorkers }) {
  const server = process.env.TEST_SERVER_URL;
  const tsc = 'node_modules/typescript/bin/tsc';
  run([tsc, '-b', 'backend/tsconfig.app.json', ...(server ? [] : ['tools/tsconfig.lib.json'])], {});
  const { urls, stop } = server ? await nativeDatabases(server, maxWorkers) : await embeddedDatabases(maxWorkers);
  globalThis.stopTestDatabases = stop;
  process.env.TEST_DATABASE_URLS = urls.join(' ');
}
