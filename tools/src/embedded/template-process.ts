import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openEngine } from './engine.js';
import { slimPostgisBundle } from './postgis-bundle.js';
import { publishedBundle, templateIn } from './template.js';

// Makes the missing parts of the template in the directory given as argument, each under a name of its own first, so
// that several processes may do it at once and a killed one leaves nothing half-made behind.

const DRAFT = 'draft-';
const ABANDONED_AFTER_MS = 3_600_000;

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
    moveUnlessMadeMeanwhile(draft, template.cluster);
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

// This process runs most code once: compiling it well costs more than it saves.
setFlagsFromString('--liftoff-only');
process.on('disconnect', () => process.exit(1));
if (!process.connected) process.exit(1);
process.on('SIGINT', () => undefined);
await makeTemplate(process.argv[2] as string);
process.exit(0);
