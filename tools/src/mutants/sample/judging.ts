import { relative } from 'node:path';
import type { Batch, Pending } from './batches.js';
import type { PlanEvent } from './plan.js';
import type { Judgement, Verdict } from './sample-report.js';

type EndEvent = PlanEvent & { at: 'end' };

/** Failures that a busy machine, or a fault before, may have caused as well. */
const DOUBTFUL = /Exceeded timeout|lock timeout|Query read timeout|timeout exceeded|deadlock|Connection terminated/;

/** What a process said of its batch: verdicts, and what has to run again, in another process. */
export interface Outcome {
  verdicts: { pending: Pending; verdict: Verdict; specs: string[]; seconds: number; killers: Judgement['killers'] }[];
  again: Pending[];
}

/**
 * Reads the events of a process. A fault whose place was not reached while it acted runs again from the start of the modules; so
 * does one that was noticed by a spec which fails without a fault afterwards, or by a test that waited in vain. Where the process ended in the midst, the fault
 * under way is killed if the process hung (`isLate`) or was alone with it, and what had not run yet runs again.
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
      // nothing at all ran: a process of its own shows whether the fault keeps everything from loading
      if (own.length === 0 && pending.isCold) settle('broken');
      else outcome.again.push({ ...pending, isCold: pending.isCold || events.length === 0 });
    } else if (!pending.isCold && !own.some(({ wasReached }) => wasReached)) {
      outcome.again.push({ ...pending, isCold: true });
    } else settle('survived');
  }
  return outcome;
}

/** The fault of the spec that had begun when the process ended; null when it ended in order. */
function interruptedFault(events: readonly PlanEvent[]): number | null {
  let open: number | null = null;
  for (const event of events) {
    if (event.at === 'begin') open = event.fault;
    if (event.at === 'end' || event.at === 'done') open = null;
  }
  return open;
}
