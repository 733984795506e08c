import { relative } from 'node:path';
import type { Batch, Pending } from './batches.js';
import type { PlanEvent } from './plan.js';
import type { Judgement, Verdict } from './sample-report.js';

type EndEvent = PlanEvent & { at: 'end' };

/** Failures that a busy machine, or a fault before, may have caused as well. */
const DOUBTFUL = /Exceeded timeout|lock timeout|Query read timeout|timeout exceeded|deadlock|Connection terminated/;

/** Results of a process for its batch: verdicts, and the faults that have to run again, in another process. */
export interface Outcome {
  verdicts: { pending: Pending; verdict: Verdict; specs: string[]; seconds: number; killers: Judgement['killers'] }[];
  again: Pending[];
}

/**
 * Reads the events of a process. A fault runs again with the modules loaded afresh if its place was not reached while
 * it was active, if the spec that detected it fails without a fault afterwards, or if a test timed out. If the process
 * ended in the middle, the current fault is killed if the process hung (`isLate`) or ran this fault alone, and the
 * remaining faults run again.
 */
export function outcomeOfBatch(batch: Batch, events: readonly PlanEvent[], isLate: boolean, root: string): Outcome {
  const outcome: Outcome = { verdicts: [], again: [] };
  const ends = events.filter((event): event is EndEvent => event.at === 'end');
  const unsound = new Set(ends.filter(({ fault, failed }) => fault === 0 && failed).map(({ spec }) => spec));
  const interrupted = interruptedFault(events);
  for (const pending of batch.pending) {
    const own = ends.filter(({ fault }) => fault === pending.number);
    const failures = own.filter(({ failed }) => failed);
    const killers = failures.map(({ spec, failed }) => ({
      ...{ spec: relative(root, spec), test: failed?.test ?? '', message: failed?.message ?? '' },
    }));
    const specs = own.map(({ spec }) => relative(root, spec));
    const seconds = own.reduce((sum, event) => sum + event.seconds, 0);
    const settle = (verdict: Verdict): void =>
      void outcome.verdicts.push({ pending, verdict, specs, seconds, killers });
    const isWrong =
      !pending.isCold && failures.some(({ spec, failed }) => unsound.has(spec) || DOUBTFUL.test(failed?.message ?? ''));
    if (killers.length > 0 && !isWrong) settle('killed');
    else if (isWrong) outcome.again.push({ ...pending, isCold: true });
    else if (interrupted === pending.number) {
      if (isLate || pending.isCold) {
        killers.push({
          spec: pending.specs[own.length] ?? '',
          test: '',
          message: 'the process did not end, or ended by itself',
        });
        settle('killed');
      } else outcome.again.push({ ...pending, isCold: true });
    } else if (own.length < pending.specs.length) {
      // nothing ran at all: a separate process shows whether the fault prevents everything from loading
      if (own.length === 0 && pending.isCold) settle('broken');
      else outcome.again.push({ ...pending, isCold: pending.isCold || events.length === 0 });
    } else if (!pending.isCold && !own.some(({ wasReached }) => wasReached)) {
      outcome.again.push({ ...pending, isCold: true });
    } else settle('survived');
  }
  return outcome;
}

/** Returns the fault of the spec that was running when the process ended; null if it ended in order. */
function interruptedFault(events: readonly PlanEvent[]): number | null {
  let open: number | null = null;
  for (const event of events) {
    if (event.at === 'begin') open = event.fault;
    if (event.at === 'end' || event.at === 'done') open = null;
  }
  return open;
}
