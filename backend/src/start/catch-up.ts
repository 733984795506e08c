import type { INestApplicationContext } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

/**
 * Runs every round once, one after the other, so that work that fell due while no process was running is done at once,
 * not in the next round. Returns a function to call when the process ends; no round begins after that.
 */
export function catchUp(app: Pick<INestApplicationContext, 'get'>): () => void {
  let ending = false;
  void (async () => {
    for (const round of app.get(SchedulerRegistry).getCronJobs().values()) {
      if (ending) return;
      await round.fireOnTick();
    }
  })();
  return () => {
    ending = true;
  };
}
