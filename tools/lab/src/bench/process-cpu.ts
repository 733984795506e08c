import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** proc(5): times are counted in ticks of 10 ms. */
const TICK_MS = 10;
const PARENT = 1;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Returns the fields of `/proc/PID/stat` after the name; null if the process has ended. */
function readStat(pid: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Returns the ids of the process and of its descendants that run now; none on a system without /proc. */
export function listTree(root: number): string[] {
  if (!existsSync('/proc/self/stat')) return [];
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [pid, readStat(pid)?.[PARENT]] as const);
  const tree = [String(root)];
  for (const pid of tree) tree.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child));
  return tree;
}

/**
 * Returns the processor milliseconds, user and system, that the processes have used; ended ones count as zero. NaN
 * without processes: nothing is measured.
 */
export const cpuOf = (pids: readonly string[]): number =>
  pids.length === 0
    ? NaN
    : pids.reduce((sum, pid) => {
        const stat = readStat(pid);
        return stat ? sum + (Number(stat[USER_TIME]) + Number(stat[SYSTEM_TIME])) * TICK_MS : sum;
      }, 0);
