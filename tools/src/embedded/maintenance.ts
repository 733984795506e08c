import type { Gateway } from './gateway.js';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 12 * 60_000;
const FIRST_VACUUM_AFTER_MS = 60_000;
const POLL_INTERVAL_MS = 1_000;
const QUIET_MS = 1_000;

/** The parts of a gateway that the schedule needs. */
export type Maintainable = Pick<Gateway, 'batches' | 'restedMs' | 'readOnly' | 'maintain'>;

interface Chore {
  sql: string;
  everyMs: number;
  dueAt: number;
  /** Batches the gateway had run when this was done last. */
  doneAtBatch: number;
}

/**
 * Schedules maintenance: the engine has neither checkpointer nor autovacuum, and without these statements its log and
 * its dead rows grow forever. They wait for an idle moment, but not longer than one more period, and are skipped if
 * there was no activity. Returns a function that stops the schedule.
 */
export function scheduleMaintenance(gateway: Maintainable, log: (line: string) => void): () => void {
  const chores: Chore[] = [
    { sql: 'checkpoint', everyMs: CHECKPOINT_EVERY_MS, dueAt: CHECKPOINT_EVERY_MS, doneAtBatch: 0 },
    { sql: 'vacuum (analyze)', everyMs: VACUUM_EVERY_MS, dueAt: FIRST_VACUUM_AFTER_MS, doneAtBatch: 0 },
  ];
  let elapsedMs = 0;
  const timer = setInterval(() => {
    elapsedMs += POLL_INTERVAL_MS;
    const chore = chores.find(({ dueAt }) => elapsedMs >= dueAt);
    // both write, and there is no room
    if (gateway.readOnly) return;
    if (!chore || (gateway.restedMs < QUIET_MS && elapsedMs < chore.dueAt + chore.everyMs)) return;
    chore.dueAt = elapsedMs + chore.everyMs;
    if (gateway.batches === chore.doneAtBatch) return;
    chore.doneAtBatch = gateway.batches;
    gateway.maintain(chore.sql).catch((error: unknown) => log(`${chore.sql} failed: ${String(error)}`));
  }, POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
