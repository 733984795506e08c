import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { JestReport } from './outcome.js';

const TRANSFORMER = fileURLToPath(new URL('./mutating-transformer.js', import.meta.url));
const PROJECTS = ['backend', 'libs/contract', 'libs/screening', 'libs/language', 'libs/api-client', 'frontend'];
const running = new Set<ChildProcess>();

/** Returns the project of a path of the workspace. */
export function projectOf(path: string): string {
  const project = PROJECTS.find((folder) => path.startsWith(`${folder}/`));
  if (!project) throw new Error(`${path} belongs to none of ${PROJECTS.join(', ')}`);
  return project;
}

type Config = Record<string, unknown> & { transform: Record<string, [string, unknown]> };

/** Returns the Jest configuration of the project in `folder` (absolute). */
export async function readProjectConfig(folder: string): Promise<Config> {
  const path = ['jest.config.mjs', 'jest.config.cjs']
    .map((name) => join(folder, name))
    .find((name) => existsSync(name));
  if (!path) throw new Error(`${folder} has no configuration of Jest`);
  const { default: config } = (await import(pathToFileURL(path).href)) as { default: Config };
  return config;
}

/**
 * Writes a configuration of Jest that is the project's own, but runs `spec` (an absolute path) alone, plants mutants, and
 * neither builds nor starts databases.
 */
export async function writeConfig(root: string, project: string, spec: string, file: string): Promise<void> {
  const folder = join(root, project);
  const config = await readProjectConfig(folder);
  const { globalSetup: _setup, globalTeardown: _teardown, transform, ...rest } = config;
  const require = createRequire(join(folder, 'package.json'));
  const mutating = Object.entries(transform).map(([pattern, [inner, options]]) => [
    pattern,
    [TRANSFORMER, { path: require.resolve(inner), config: options }],
  ]);
  writeFileSync(
    file,
    JSON.stringify({ ...rest, rootDir: folder, testMatch: [spec], transform: Object.fromEntries(mutating) }),
  );
}

interface Run {
  root: string;
  project: string;
  config: string;
  report: string;
  environment: Record<string, string>;
  limitSeconds: number;
}

function end(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL'); // its workers and servers with it
  } catch {
    // it has ended by itself
  }
}

/** Ends every active run. */
export function endRuns(): void {
  for (const child of running) end(child);
}

/** Runs Jest. The report is null when it wrote none; `isLate` when it had to be ended. */
export async function runJest(run: Run): Promise<{ report: JestReport | null; isLate: boolean; output: string }> {
  const isModular = run.project !== 'frontend';
  const child = spawn(
    process.execPath,
    [
      ...(isModular ? ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'] : []),
      join(run.root, 'node_modules/jest/bin/jest.js'),
      ...['-c', run.config, '--json', `--outputFile=${run.report}`, '-i', '--forceExit', '--silent', '--ci'],
    ],
    {
      cwd: run.root,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...run.environment },
    },
  );
  running.add(child);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    end(child);
  }, run.limitSeconds * 1000);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(limit);
  running.delete(child);
  const report = existsSync(run.report) ? (JSON.parse(readFileSync(run.report, 'utf8')) as JestReport) : null;
  return { report, isLate, output };
}
