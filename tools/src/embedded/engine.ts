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
  /** Creates every extension of the product; lasts seconds the first time. */
  createExtensions(): Promise<void>;
  close(): Promise<void>;
}

const START_PARAMETERS = [
  ...PGlite.defaultStartParams,
  // Below the stack size of `--stack-size`, so that deep recursion is an SQL error and not a trap.
  ...['-c', 'max_stack_depth=1MB'],
  ...['-c', 'shared_buffers=32MB'],
];

/** The used functions of the engine's file system. */
interface EngineFiles {
  analyzePath(path: string): { exists: boolean };
  truncate(path: string, length: number): void;
}

const LARGE_LIBRARIES = ['postgis-3.so', 'pgcrypto.so'];

/** The engine's main loop. A round that does not return ends with an exit of one of these statuses, or with a trap. */
interface MainLoop {
  _PostgresMainLoopOnce: () => void;
}
const ROUND_STATUSES: readonly unknown[] = [99, 100];
/** After this many traps in one execution the process ends: the engine is broken, and a further round would read no message. */
const TRAPS_MAX = 3;
/** Lines of the engine that explain a fatal failure; others may contain values. */
const GIVES_UP = /\b(?:FATAL|PANIC):/;

/**
 * Opens (or creates) the database in a directory. `postgisBundle` is the path of a reduced PostGIS bundle. An execution
 * fails on a trap of the engine, such as a stack overflow; endlessly repeated traps are reported to `onTraps`, which
 * ends the process.
 */
export async function openEngine(
  directory: string,
  postgisBundle: string,
  onTraps: (first: unknown) => never,
): Promise<OpenEngine> {
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
  let lastWord = '';
  const onStderr = (line: string): boolean => {
    if (GIVES_UP.test(line)) lastWord = line;
    return false;
  };
  const database = await PGlite.create({ dataDir: directory, startParams: START_PARAMETERS, extensions, onStderr });
  emptyLoadedLibraries(database);
  const traps = collectTraps(database, () => lastWord, onTraps);
  return {
    execute: async (messages) => {
      const answer = await execute(database, messages);
      // the answer would be that of a statement which found nothing
      if (traps.length > 0) throw traps[0];
      return answer;
    },
    createExtensions: async () => {
      for (const name of Object.keys(extensions)) await database.exec(`create extension if not exists ${name}`);
    },
    close: () => database.close(),
  };
}

/** Empties the files of extension libraries, which are loaded when the engine opens: they would waste memory. */
function emptyLoadedLibraries({ Module }: PGlite): void {
  const files = Module.FS as unknown as EngineFiles;
  for (const library of LARGE_LIBRARIES) {
    const path = `${Module.WASM_PREFIX}/lib/postgresql/${library}`;
    if (files.analyzePath(path).exists) files.truncate(path, 0);
  }
}

/**
 * Collects traps: PGlite treats every exception of a round as the end of a statement, and begins the next round with
 * the remaining messages. Returns the traps among them, as they occur; an exit, which is no error, with the engine's
 * last output.
 */
function collectTraps(
  { Module }: PGlite,
  lastWord: () => string,
  onTraps: (first: unknown) => never,
): readonly unknown[] {
  const loop = Module as unknown as MainLoop;
  const runRound = loop._PostgresMainLoopOnce;
  const traps: unknown[] = [];
  loop._PostgresMainLoopOnce = () => {
    try {
      runRound();
    } catch (error) {
      const isTrap = !ROUND_STATUSES.includes((error as { status?: unknown }).status);
      const trap = error instanceof Error ? error : new Error(lastWord(), { cause: error });
      if (isTrap && traps.push(trap) >= TRAPS_MAX) onTraps(traps[0]);
      throw error;
    }
  };
  return traps;
}

async function execute(database: PGlite, messages: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // The bytes are a view of the engine's memory and change with the next statement: copy them.
  const onRawData = (bytes: Uint8Array): void => void chunks.push(Buffer.from(bytes));
  await database.execProtocolRawStream(messages, { syncToFs: false, onRawData });
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
}
