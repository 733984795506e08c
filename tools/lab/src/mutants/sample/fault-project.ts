import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readProjectConfig } from '../jest-project.js';
import { type Plan, PLAN_VARIABLE, type PlanEvent } from './plan.js';

export type Project = 'backend' | 'frontend';

const FILE = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url));
const ENVIRONMENTS: Record<Project, string> = {
  backend: 'backend/test/spec-environment.mjs',
  frontend: 'frontend/test/jsdom-env.cjs',
};
const DRIVER = 'test/faults.driver.ts';
/**
 * Timeout of a test in milliseconds: with a fault, which may make it wait in vain, with a fault alone in its process,
 * and without a fault.
 */
const TEST_TIMEOUT_MS = { judging: 30_000, alone: 120_000, mapping: 300_000 };
/** A process that shows no sign of life for as long has a fault that never ends. */
const SILENCE_MS = { judging: 150_000, alone: 400_000, mapping: 900_000 };
const POLL_MS = 250;

/** Environment of one lane's processes: a separate database and separate files. */
export interface Lane {
  number: number;
  /** Folder for files that go with the run. */
  scratch: string;
  /** Variables of the environment: the database, and Redis. */
  variables: Record<string, string>;
}

/** A plan without the parts that the lane determines. */
export type Work = Omit<Plan, 'events' | 'environment'>;

const running = new Set<ChildProcess>();

/** Ends a process with its workers and servers. */
function end(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}

let areEnded = false;

/** Ends every active process, and marks its output until then as incomplete. */
export function endPlans(): void {
  areEnded = true;
  for (const child of running) end(child);
}

async function writeConfig(root: string, project: Project, file: string, testTimeout: number): Promise<void> {
  const folder = join(root, project);
  const config = await readProjectConfig(folder);
  const { globalSetup: _setup, globalTeardown: _teardown, transform, ...rest } = config;
  const require = createRequire(join(folder, 'package.json'));
  const switching = Object.entries(transform).map(([pattern, [inner, options]]) => [
    pattern,
    [FILE('switching-transformer'), { path: require.resolve(inner), config: options }],
  ]);
  writeFileSync(
    file,
    JSON.stringify({
      ...{ ...rest, rootDir: folder, testMatch: [join(folder, DRIVER)], transform: Object.fromEntries(switching) },
      ...{ testEnvironment: FILE('fault-environment'), testTimeout, testPathIgnorePatterns: [] },
    }),
  );
}

const eventsIn = (path: string): PlanEvent[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as PlanEvent)
    : [];

/**
 * Runs a plan in a process of Jest. `isLate`: it was ended because it made no progress; `output` is the end of its
 * output.
 */
export async function runPlan(
  root: string,
  project: Project,
  work: Work,
  { number, scratch, variables }: Lane,
): Promise<{ events: PlanEvent[]; isLate: boolean; output: string }> {
  const [config, file, events] = ['config.json', 'plan.json', 'events'].map((name) =>
    join(scratch, `${number}-${name}`),
  ) as [string, string, string];
  rmSync(events, { force: true });
  const purpose = work.initial > 0 ? 'alone' : work.isControlled ? 'judging' : 'mapping';
  await writeConfig(root, project, config, TEST_TIMEOUT_MS[purpose]);
  const plan: Plan = { ...work, events, environment: join(root, ENVIRONMENTS[project]) };
  writeFileSync(file, JSON.stringify(plan));
  const isModular = project === 'backend';
  const child = spawn(
    process.execPath,
    [
      ...(isModular ? ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'] : []),
      ...['--max-old-space-size=4000', join(root, 'node_modules/jest/bin/jest.js')],
      ...['-c', config, '-i', '--forceExit', '--silent', '--ci'],
    ],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...variables, [PLAN_VARIABLE]: file },
    },
  );
  running.add(child);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-6_000)));
  const isLate = await watch(child, events, SILENCE_MS[purpose]);
  running.delete(child);
  if (areEnded) await new Promise(() => undefined);
  return { events: eventsIn(events), isLate, output };
}

/** Waits for the end of a process. Ends it, and returns true, when its file of events does not grow for `limitMs`. */
async function watch(child: ChildProcess, events: string, limitMs: number): Promise<boolean> {
  let isLate = false;
  let [length, since] = [-1, performance.now()];
  const timer = setInterval(() => {
    const now = existsSync(events) ? readFileSync(events).length : 0;
    if (now !== length) [length, since] = [now, performance.now()];
    else if (performance.now() - since > limitMs) {
      isLate = true;
      end(child);
    }
  }, POLL_MS);
  await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  return isLate;
}
