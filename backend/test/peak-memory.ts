import { readFileSync } from 'node:fs';

/** Returns the peak memory of a process so far, in bytes. */
export function peakMemoryOf(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
