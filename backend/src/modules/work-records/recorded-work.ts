import { createHash } from 'node:crypto';
import { WORK_RECORD_NAME_MAX, WORK_RECORD_SHIFTS_MAX } from '@nukkad/contract/work-records/work-record-rules';
import type { OccupationHours, RecordedShift, WorkFacts } from '@nukkad/contract/work-records/work-records';
import { hoursWorked } from '@nukkad/contract/instant-work/paid-hours';
import type { ReviewTotals } from '@nukkad/contract/reviews/review-line';
import { REVIEW_SHARE_MIN } from '@nukkad/contract/reviews/review-rules';
import type { DoneShift } from '../engagements/engagements.public.js';
import { placesNamedIn } from '../places/places.public.js';

/** The content of a new record of a worker. */
export interface RecordedWork {
  facts: WorkFacts;
  /** The newest shifts, with all details. */
  shifts: RecordedShift[];
  /** Digest that changes with the work. */
  digest: string;
}

const MONTH = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' });

/** Returns the month of India in which a shift ended. */
const monthOf = (date: Date): string => MONTH.format(date).slice(0, 'yyyy-mm'.length);

const hoursOf = ({ startedAt, endedAt }: DoneShift): number => hoursWorked(startedAt, endedAt);

function sumHours(shifts: readonly DoneShift[]): OccupationHours[] {
  const sums = new Map<string, number>();
  for (const shift of shifts) sums.set(shift.category, (sums.get(shift.category) ?? 0) + hoursOf(shift));
  return [...sums]
    .map(([occupation, hours]) => ({ occupation, hours }))
    .sort((a, b) => b.hours - a.hours || a.occupation.localeCompare(b.occupation));
}

function recordShift(shift: DoneShift): RecordedShift {
  const area = placesNamedIn(shift.location, shift.position).at(-1);
  return {
    ...{ occupation: shift.category, hours: hoursOf(shift), month: monthOf(shift.endedAt) },
    ...(area ? { area } : {}),
    ...{ employer: shift.company, place: shift.location },
    ...(shift.paid === null ? {} : { pay: { amount: shift.paid, currency: shift.currency } }),
  };
}

/** Returns the summary of a worker's completed shifts, newest first; null when there are none. */
export function recordWork(name: string, done: readonly DoneShift[], totals: ReviewTotals | null): RecordedWork | null {
  const [newest] = done;
  const oldest = done.at(-1);
  if (!newest || !oldest) return null;
  // fewer answers would identify their authors
  const again = totals && totals.answers >= REVIEW_SHARE_MIN ? { yes: totals.again, of: totals.answers } : null;
  const facts: WorkFacts = {
    name: [...name].slice(0, WORK_RECORD_NAME_MAX).join(''),
    ...{ from: monthOf(oldest.endedAt), to: monthOf(newest.endedAt), kept: done.length },
    ...{ hours: sumHours(done), again },
  };
  const shifts = done.slice(0, WORK_RECORD_SHIFTS_MAX).map(recordShift);
  const work = JSON.stringify([facts.name, facts.kept, facts.hours, shifts]);
  return { facts, shifts, digest: createHash('sha256').update(work).digest('base64url') };
}
