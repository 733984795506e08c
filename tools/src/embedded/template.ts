import { fork } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compiledEntry, ENGINE_ENVIRONMENT, ENGINE_FLAGS, SHORT_LIVED_FLAGS } from './compiled-entry.js';

/** Initial state of every embedded database; created once per version of the engine. */
export interface Template {
  /** PostGIS reduced to the used files. */
  bundle: string;
  /** A cleanly closed cluster with every extension created. */
  cluster: string;
}

/** Raise it when the contents of a template change. */
const FORMAT = 2;

/** Returns the paths of a template's parts. */
export function templateIn(directory: string): Template {
  return { bundle: join(directory, 'postgis.tar.gz'), cluster: join(directory, 'cluster') };
}

/** Returns the path of the PostGIS bundle as published. */
export function publishedBundle(): string {
  return join(packageDirectory('@electric-sql/pglite-postgis'), 'dist', 'postgis.tar.gz');
}

/**
 * Finds the template under node_modules/.cache, or creates it in a separate process (some 8 s). Without write access
 * there it is stored in `fallbackDirectory`.
 */
export async function prepareTemplate(fallbackDirectory: string, cacheDirectory?: string): Promise<Template> {
  const usual = cacheDirectory ?? usualCacheDirectory();
  const found = templateIn(usual);
  if (isComplete(found)) return found;
  const directory = isWritable(usual) ? usual : fallbackDirectory;
  const template = templateIn(directory);
  if (!isComplete(template)) await make(directory);
  return template;
}

function isComplete(template: Template): boolean {
  return existsSync(template.bundle) && existsSync(template.cluster);
}

function usualCacheDirectory(): string {
  const [engine, postgis] = ['@electric-sql/pglite', '@electric-sql/pglite-postgis'].map(packageDirectory);
  const versions = [engine, postgis].map((directory) => version(directory as string));
  const nodeModules = dirname(dirname(engine as string));
  return join(nodeModules, '.cache', 'nukkad', `embedded-${[...versions, FORMAT].join('-')}`);
}

function packageDirectory(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  return entry.slice(0, entry.lastIndexOf(join(name, 'dist')) + name.length);
}

function version(directory: string): string {
  return (JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string }).version;
}

function isWritable(directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function make(directory: string): Promise<void> {
  const child = fork(compiledEntry('template-process.js'), [directory], {
    execArgv: [...ENGINE_FLAGS, ...SHORT_LIVED_FLAGS],
    env: { ...process.env, ...ENGINE_ENVIRONMENT },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The embedded database could not be made (${signal ?? code}): ${complaint.slice(0, 500)}`));
    });
  });
}
