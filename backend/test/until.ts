import { setTimeout as sleep } from 'node:timers/promises';
import { WAIT_LIMIT_MS } from './limits.js';

const POLL_INTERVAL_MS = 20;

/** Waits until `condition` is true. Returns false if it is not within `WAIT_LIMIT_MS`. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + WAIT_LIMIT_MS; performance.now() < end;) {
    if (await condition()) return true;
    await sleep(POLL_INTERVAL_MS);
  }
  return false;
}
