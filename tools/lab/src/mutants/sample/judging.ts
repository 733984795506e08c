import { relative } from 'node:path';
import type { Batch, Pending, Start } from './batches.js';
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
 * Reads the events of a process. A fault runs again, with the application or the modules started with it, if its place
 * is reached at a start only, if the spec that detected it fails without a fault afterwards, or if a test timed out. If
 * the process ended in the middle, the current fault is killed if the process hung (`isLate`) or ran this fault alone,
 * and the remaining faults run again.
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
    const isCold = pending.start === 'cold';
    const isWrong =
      !isCold && failures.some(({ spec, failed }) => unsound.has(spec) || DOUBTFUL.test(failed?.message ?? ''));
    if (killers.length > 0 && !isWrong) settle('killed');
    else if (isWrong) outcome.again.push({ ...pending, start: 'cold' });
    else if (interrupted === pending.number) {
      if (isLate || isCold) {
        killers.push({
          spec: pending.specs[own.length] ?? '',
          test: '',
          message: 'the process did not end, or ended by itself',
        });
        settle('killed');
      } else outcome.again.push({ ...pending, start: 'cold' });
    } else if (own.length < pending.specs.length) {
      // nothing ran at all: a separate process shows whether the fault prevents everything from loading
      if (own.length === 0 && isCold) settle('broken');
      else outcome.again.push({ ...pending, start: events.length === 0 ? 'cold' : pending.start });
    } else {
      const start = necessaryStart(batch, pending, ends);
      if (start === pending.start) settle('survived');
      else outcome.again.push({ ...pending, start });
    }
  }
  return outcome;
}

/**
 * Returns the start that a fault needs after its specs have passed. A place that was reached, but never while the fault
 * was active, is reached at a start only. So is a place that one run of a spec reached and another did not: the shared
 * application, or an object that is created at its first use, had reached it before.
 */
function necessaryStart({ project }: Batch, { number, fault, start }: Pending, ends: readonly EndEvent[]): Start {
  if (start === 'cold' || fault.constant) return 'cold';
  const next = project === 'backend' && start === 'warm' ? 'fresh' : 'cold';
  const [reaching, missing] = [true, false].map((isReached) =>
    ends.filter((end) => end.evaluated.includes(number) === isReached),
  ) as [EndEvent[], EndEvent[]];
  if (reaching.length === 0) return start;
  if (!ends.some((end) => end.fault === number && end.wasReached)) return next;
  const isOnce = missing.some((end) => !end.failed && reaching.some(({ spec }) => spec === end.spec));
  return start === 'warm' && isOnce ? next : start;
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
