import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** An empty database of a test's own, on the engine that the tests run on. */
export interface SpareDatabase {
  url: string;
  /** The embedded engine runs one transaction at a time across all connections. */
  isEmbedded: boolean;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Drops every table and function of the product, and the tables of the queue; extensions remain. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

interface Place {
  url: string;
  isEmbedded: boolean;
  remove: () => Promise<void>;
}

let made = 0;

async function nativePlace(serverUrl: string): Promise<Place> {
  const name = `nukkad_spare_${process.pid}_${++made}`;
  const administer = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await administer(`CREATE DATABASE ${name} TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  return { url, isEmbedded: false, remove: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

interface Supervisor {
  startEmbeddedDatabase(options: {
    dataDir: string;
    log: (line: string) => void;
  }): Promise<{ url: string; stop(): Promise<void> }>;
}

async function embeddedPlace(): Promise<Place> {
  const compiled = new URL('../../tools/dist/embedded/supervisor.js', import.meta.url).href;
  const { startEmbeddedDatabase } = (await import(compiled)) as Supervisor;
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-spare-'));
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database'), log: () => undefined });
  const remove = async (): Promise<void> => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: database.url, isEmbedded: true, remove };
}

const OWN = (catalogue: string, objects: string): string => `
  SELECT o.oid FROM ${objects} o WHERE NOT EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = '${catalogue}'::regclass AND d.objid = o.oid AND d.deptype = 'e')`;
const EMPTY = `DO $$ DECLARE own record; BEGIN
  FOR own IN ${OWN('pg_class', 'pg_class')} AND relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
    EXECUTE format('DROP TABLE %s CASCADE', own.oid::regclass);
  END LOOP;
  FOR own IN ${OWN('pg_proc', 'pg_proc')} AND pronamespace = 'public'::regnamespace LOOP
    EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', own.oid::regprocedure);
  END LOOP;
  DROP SCHEMA IF EXISTS bullmq CASCADE;
END $$`;

let sharing = false;
let shared: Promise<SpareDatabase> | undefined;

/** Makes all spare databases one shared database, emptied for each caller. Returns a function that removes it. */
export function shareSpareDatabase(): () => Promise<void> {
  sharing = true;
  return async () => {
    const database = await shared;
    shared = undefined;
    await database?.remove();
  };
}

export async function spareDatabase(): Promise<SpareDatabase> {
  if (!sharing) return makeDatabase();
  shared ??= makeDatabase();
  const database = await shared;
  await database.empty();
  return { ...database, remove: async () => undefined };
}

async function makeDatabase(): Promise<SpareDatabase> {
  const server = process.env['TEST_SERVER_URL'];
  const { url, isEmbedded, remove } = server ? await nativePlace(server) : await embeddedPlace();
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // a broken connection shows in the query that runs on it
  await client.connect();
  const query = async <Row>(sql: string, values?: unknown[]): Promise<Row[]> =>
    (await client.query(sql, values)).rows as Row[];
  return {
    url,
    isEmbedded,
    query,
    empty: async () => void (await query(EMPTY)),
    remove: async () => {
      await client.end();
      await remove();
    },
  };
}
