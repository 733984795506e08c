import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Lane } from './lane-plan.js';
import { type Counts, countPart, type TestPart } from './test-part.js';

const MEASURED = fileURLToPath(new URL('../../bin/measured.mjs', import.meta.url));

/** Result of a part. */
export interface PartResult extends Counts {
  name: string;
  /** Seconds on the clock. */
  seconds: number;
  /** Processor seconds, user and system, of all its processes; null where the system does not report them. */
  cpuSeconds: number | null;
}

interface Surroundings {
  /** Root of the workspace. */
  root: string;
  /** Folder for files of this run. */
  scratch: string;
  /** Called with each line that a part prints. */
  print: (line: string) => void;
}

/** Runs the parts of each lane one after another, and the lanes side by side. */
export async function runLanes(lanes: Lane<TestPart>[], surroundings: Surroundings): Promise<PartResult[]> {
  const results = await Promise.all(
    lanes.map(async ({ parts, niceness }) => {
      const ended: PartResult[] = [];
      for (const part of parts) ended.push(await runPart(part, niceness, surroundings));
      return ended;
    }),
  );
  return results.flat();
}

async function runPart(part: TestPart, niceness: number, { root, scratch, print }: Surroundings): Promise<PartResult> {
  const started = performance.now();
  const usage = join(scratch, `${part.name}.cpu.json`);
  print(`--- ${part.name}`);
  const child = spawn(process.execPath, [MEASURED, usage, process.execPath, ...part.args], {
    cwd: join(root, part.folder ?? '.'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...part.env },
  });
  // the processes that it starts inherit the priority; only the superuser may lower the niceness of a process
  if (child.pid !== undefined && niceness > 0) {
    setPriority(child.pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + niceness));
  }
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => print(`${part.name} | ${line}`));
  }
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  const counts = countPart(part, exitCode);
  print(`--- ${part.name}: ${counts.failed === 0 ? 'ok' : 'failed'} (${seconds.toFixed(0)} s)`);
  return { name: part.name, ...counts, seconds, cpuSeconds: readUsage(usage) };
}

function readUsage(file: string): number | null {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { cpuSeconds: number | null }).cpuSeconds;
  } catch {
    return null;
  }
}
