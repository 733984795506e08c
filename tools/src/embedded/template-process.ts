import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine } from './engine.js';
import { slimPostgisBundle } from './postgis-bundle.js';
import { publishedBundle, templateIn } from './template.js';

// Creates the missing parts of the template in the directory given as argument, each under a unique name first, so that
// several processes may do it at once and a killed one leaves nothing incomplete behind.

const DRAFT = 'draft-';
const ABANDONED_AFTER_MS = 3_600_000;
/** Offset in pg_control of the position of the last checkpoint in the log. */
const CHECKPOINT_OFFSET = 32;
const SEGMENT_BYTES = 16n * 1024n * 1024n;
const SEGMENT_NAME = /^[0-9A-F]{24}$/;

async function makeTemplate(directory: string): Promise<void> {
  const template = templateIn(directory);
  const draft = join(directory, `${DRAFT}${process.pid}`);
  mkdirSync(directory, { recursive: true });
  removeAbandonedDrafts(directory);
  if (!existsSync(template.bundle)) {
    writeFileSync(draft, slimPostgisBundle(publishedBundle()));
    renameSync(draft, template.bundle);
  }
  if (!existsSync(template.cluster)) {
    const engine = await openEngine(draft, template.bundle, (fault) => {
      throw fault;
    });
    await engine.createExtensions();
    await engine.close();
    removeSpareSegments(draft);
    moveUnlessMadeMeanwhile(draft, template.cluster);
  }
}

/**
 * Removes the log segments after the last checkpoint, which are preallocated and empty: they would be a quarter of each
 * copy for a new database. The engine creates a segment again when it needs one.
 */
function removeSpareSegments(cluster: string): void {
  const control = readFileSync(join(cluster, 'global', 'pg_control'));
  const segment = Number(control.readBigUInt64LE(CHECKPOINT_OFFSET) / SEGMENT_BYTES);
  const log = join(cluster, 'pg_wal');
  for (const name of readdirSync(log).filter((entry) => SEGMENT_NAME.test(entry))) {
    // the timeline, the high and the low part of the number, 256 segments to a high part
    const number = parseInt(name.slice(8, 16), 16) * 0x100 + parseInt(name.slice(16), 16);
    if (number > segment) rmSync(join(log, name));
  }
}

function moveUnlessMadeMeanwhile(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}

function removeAbandonedDrafts(directory: string): void {
  for (const name of readdirSync(directory).filter((entry) => entry.startsWith(DRAFT))) {
    const path = join(directory, name);
    if (Date.now() - statSync(path).mtimeMs > ABANDONED_AFTER_MS) rmSync(path, { recursive: true, force: true });
  }
}

process.on('disconnect', () => process.exit(1));
if (!process.connected) process.exit(1);
process.on('SIGINT', () => undefined);
await makeTemplate(process.argv[2] as string);
process.exit(0);
