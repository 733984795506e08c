import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 20;

/** Waits until `condition` holds; false when it does not within `milliseconds`, long enough for a busy machine. */
export async function until(condition: () => boolean | Promise<boolean>, milliseconds = 20_000): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end;) {
    if (await condition()) return true;
    await sleep(POLL_INTERVAL_MS);
  }
  return false;
}
