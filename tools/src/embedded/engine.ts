import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { postgis } from '@electric-sql/pglite-postgis';
import type { Engine } from './gateway.js';

/** An engine that was opened on a directory. */
export interface OpenEngine extends Engine {
  /** Makes every extension of the product; takes seconds the first time. */
  createExtensions(): Promise<void>;
  close(): Promise<void>;
}

const START_PARAMETERS = [
  ...PGlite.defaultStartParams,
  // Below the stack that `--stack-size` gives, so that deep recursion is an SQL error and not a trap.
  ...['-c', 'max_stack_depth=1MB'],
  ...['-c', 'shared_buffers=32MB'],
];

/** What is used of the engine's file system. */
interface EngineFiles {
  analyzePath(path: string): { exists: boolean };
  truncate(path: string, length: number): void;
}

const LARGE_LIBRARIES = ['postgis-3.so', 'pgcrypto.so'];

/** Opens (or makes) the database in a directory. `postgisBundle` is the path of a cut-down PostGIS bundle. */
export async function openEngine(directory: string, postgisBundle: string): Promise<OpenEngine> {
  const extensions = {
    postgis: {
      ...postgis,
      setup: async (...args: Parameters<typeof postgis.setup>) => ({
        ...(await postgis.setup(...args)),
        bundlePath: pathToFileURL(postgisBundle),
      }),
    },
    ...{ btree_gist, citext, pg_trgm, pgcrypto, unaccent },
  };
  const database = await PGlite.create({ dataDir: directory, startParams: START_PARAMETERS, extensions });
  emptyLoadedLibraries(database);
  return {
    execute: (messages) => execute(database, messages),
    createExtensions: async () => {
      for (const name of Object.keys(extensions)) await database.exec(`create extension if not exists ${name}`);
    },
    close: () => database.close(),
  };
}

/** The libraries of extensions are loaded when the engine opens; their files would lie in memory for nothing. */
function emptyLoadedLibraries({ Module }: PGlite): void {
  const files = Module.FS as unknown as EngineFiles;
  for (const library of LARGE_LIBRARIES) {
    const path = `${Module.WASM_PREFIX}/lib/postgresql/${library}`;
    if (files.analyzePath(path).exists) files.truncate(path, 0);
  }
}

async function execute(database: PGlite, messages: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // The bytes are a view of the engine's memory and change with the next statement: copy them.
  const onRawData = (bytes: Uint8Array): void => void chunks.push(Buffer.from(bytes));
  await database.execProtocolRawStream(messages, { syncToFs: false, onRawData });
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
}
