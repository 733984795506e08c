import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './support/product';

const MB = 1024;
/** Memory in MB of the smallest rented machine, minus the system's share. */
const LIMIT_MB = 900;

/** Returns the peak memory of a process in MB; null for a process that has just ended. */
function peakOf(pid: string): { command: string; peak: number } | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(-60).trim();
    return { command, peak: Math.round(Number(kilobytes ?? 0) / MB) };
  } catch {
    return null;
  }
}

/** The processes of the product that this run started: they have its data directory in their environment. */
function processesOf(dataDir: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`DATA_DIR=${dataDir}`);
    } catch {
      return false; // the process belongs to another user, or it has ended
    }
  });
}

test('the product with its database, started for the first time and visited, fits into a machine of 1 GB', () => {
  const dataDir = process.env['E2E_DATA_DIR'];
  if (!dataDir) throw new Error('The memory of a product that this run did not start is not known: set E2E_DATA_DIR.');
  const peaks = processesOf(dataDir).flatMap((pid) => peakOf(pid) ?? []);
  // the launcher, the server and the database; their peaks may occur at different times, so the sum is an upper bound
  expect(peaks.length, JSON.stringify(peaks)).toBeGreaterThanOrEqual(3);
  const sum = peaks.reduce((total, { peak }) => total + peak, 0);
  expect(sum, JSON.stringify(peaks)).toBeLessThan(LIMIT_MB);
});
