import { setTimeout as sleep } from 'node:timers/promises';

const CHECK_EVERY_MS = 100;
const MET_WITHIN_MS = 30_000;

/** Waits until a program that was started is ready. Returns false if it is not within 30 seconds. */
export async function awaitCondition(isMet: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + MET_WITHIN_MS; performance.now() < end;) {
    if (await isMet()) return true;
    await sleep(CHECK_EVERY_MS);
  }
  return false;
}
