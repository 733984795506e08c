import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

/** proc(5): times in /proc/PID/stat are counted in ticks, 100 a second on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const CUTIME = 13;

/**
 * Returns the processor seconds, user and system, of all ended descendants of this process that were waited for; null
 * where the system does not report them (it has no /proc).
 */
export function cpuSecondsOfDescendants(stat = readStat()): number | null {
  if (stat === null) return null;
  // the second field is a name in brackets, which may contain spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[CUTIME]) + Number(fields[CUTIME + 1])) / TICKS_PER_SECOND;
}

function readStat(): string | null {
  try {
    return readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return null;
  }
}

/**
 * Runs a fixed piece of work of the kind that tests do: objects, text, sorting, hashing. Returns its processor and
 * clock seconds.
 */
function sampleWork(): { cpu: number; clock: number } {
  const before = process.cpuUsage();
  const began = performance.now();
  for (let round = 0; round < 6; round++) {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      id: (index * 7919) % 20_011,
      name: `row ${index}`,
      tags: [index, index + 1],
    }));
    const text = JSON.stringify(rows);
    const copy = JSON.parse(text) as typeof rows;
    copy.sort((a, b) => a.id - b.id);
    createHash('sha256').update(text).digest('hex');
  }
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1e6, clock: (performance.now() - began) / 1e3 };
}

/** Processor seconds of the sample work on the machine that the budgets were measured on. */
export const REFERENCE_SECONDS = 0.25;

const SAMPLE_EVERY_MS = 20_000;

/**
 * Samples the machine's speed from time to time while the tests run: a processor second is worth less on a crowded
 * machine, where processes evict each other's caches. `end` returns how many times slower the machine is than that of
 * the budgets.
 */
export function sampleSlowness(): { end: () => number } {
  const samples = [sampleWork().cpu];
  const timer = setInterval(() => samples.push(sampleWork().cpu), SAMPLE_EVERY_MS);
  timer.unref();
  return {
    end: () => {
      clearInterval(timer);
      return slowness(samples);
    },
  };
}

const CLOCK_SAMPLES = 5;

/**
 * Returns how many times longer than on the idle reference machine work lasts by the clock now, because the machine is
 * slower or busy with other work. Timeouts that only end hanging work are multiplied by it.
 */
export const measureClockSlowness = (): number =>
  slowness(Array.from({ length: CLOCK_SAMPLES }, () => sampleWork().clock));

/** Returns the median of the samples relative to the reference; at least 1. */
export function slowness(samples: number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return Math.max(1, (sorted[Math.floor(sorted.length / 2)] ?? 0) / REFERENCE_SECONDS);
}
