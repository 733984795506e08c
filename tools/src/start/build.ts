import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.js';
import { fingerprint } from './fingerprint.js';
import { UserError } from './user-error.js';
import type { Shutdown } from './shutdown.js';
import { CACHE, ROOT } from './workspace.js';

const PROJECTS = ['libs/contract', 'libs/screening', 'libs/language', 'libs/api-client', 'backend', 'frontend'];
const PROJECT_INPUTS = [
  'src',
  'data',
  'scripts',
  'service-worker',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
];
const CONFIGURATIONS = ['tsconfig.json', 'tsconfig.lib.json', 'tsconfig.app.json'];
const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const NEEDED = ['backend/bundle/main.js', 'frontend/dist/index.html'];
const STAMP = join(CACHE, 'build-stamp');
/** The program that compresses the files of the front end, and the file that it writes at its end. */
const COMPRESS = join('frontend', 'scripts', 'compress.mjs');
const COMPRESSED = join('frontend', 'dist', '.compressed');
/** Compressed forms are no part of the stamp: they are written after the start. */
const NOT_STAMPED = /^\.compressed$|\.(br|gz)$|^node_modules$/;
/** The priority of compression (niceness): below that of the server. */
const LOW_PRIORITY = 10;
/** The line with which Nx reports that the server is compiled. */
const SERVER_COMPILED = /^\s*✔\s+nx run @nukkad\/backend:build\b/;

/** Returns false before the first build. */
export function isBuilt(): boolean {
  return NEEDED.every((path) => existsSync(join(ROOT, path)));
}

/**
 * Builds everything that changed since the last build, and calls `onServerCompiled` as soon as the server is compiled
 * and could run. Returns a note for the user; rejects with UserError.
 */
export async function buildWhatChanged(shutdown: Shutdown, onServerCompiled?: () => void): Promise<string> {
  if (readStamp() === currentStamp()) return 'unchanged';
  const inputs = inputStamp();
  const output: string[] = [];
  const build = new Child({
    args: [join('node_modules', 'nx', 'dist', 'bin', 'nx.js'), ...['run-many', '-t', 'startable']],
    env: { NX_TUI: 'false', NX_DAEMON: 'false', FORCE_COLOR: '0' },
    onLine: (line) => {
      output.push(line);
      if (SERVER_COMPILED.test(line)) onServerCompiled?.();
    },
    onErrorLine: (line) => output.push(line),
    endsWithLauncher: true,
  });
  shutdown.add(() => build.stop(500));
  const { code } = await build.ended;
  if (shutdown.begun) return 'interrupted';
  if (code !== 0 || !isBuilt()) {
    throw new UserError(`${output.join('\n')}\n\nThe build failed: put right what it says above and start again.`);
  }
  // changes made meanwhile may not be in the build
  if (inputStamp() === inputs) recordBuild();
  return output.some((line) => line.includes('Nx read the output from the cache')) ? 'partly from cache' : '';
}

/**
 * Compresses the files of the front end, unless they are compressed, beside the running server: it sends them
 * uncompressed until all are complete. Returns whether they are compressed or the launcher ends.
 */
export async function compressPages(shutdown: Shutdown): Promise<boolean> {
  if (existsSync(join(ROOT, COMPRESSED))) return true;
  const compression = new Child({ args: [COMPRESS], endsWithLauncher: true });
  shutdown.add(() => compression.stop(500));
  try {
    if (compression.pid > 0) setPriority(compression.pid, LOW_PRIORITY);
  } catch {
    // it has ended, or may not change its priority
  }
  await compression.ended;
  return shutdown.begun || existsSync(join(ROOT, COMPRESSED));
}

/** Records that everything is built, so that the next start does not build it again. */
export function recordBuild(): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(STAMP, currentStamp());
}

const inProjects = (names: readonly string[]): string[] =>
  PROJECTS.flatMap((project) => names.map((name) => join(project, name)));

/** Covers the inputs of the build. */
const inputStamp = (): string =>
  fingerprint(ROOT, [...SHARED_INPUTS, ...inProjects([...PROJECT_INPUTS, ...CONFIGURATIONS])]);

/** Covers the output of the build as well, so that a changed or deleted output is noticed. */
const currentStamp = (): string => `${inputStamp()} ${fingerprint(ROOT, inProjects(['dist', 'bundle']), NOT_STAMPED)}`;

function readStamp(): string | null {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
}
