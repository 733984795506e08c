import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { dueFor, paidHours } from '@nukkad/contract/instant-work/paid-hours';

type Work = Pick<
  Engagement,
  'startsAt' | 'endsAt' | 'agreedHours' | 'startedAt' | 'endedAt' | 'endedBy' | 'minRate' | 'maxRate' | 'rateType'
>;

const MINUTE_MS = 60_000;
const minuteOf = (iso: string): number => Math.floor(Date.parse(iso) / MINUTE_MS);

/** Returns a time, or the recorded time of the same minute: forms show minutes. */
const recordedOr = (iso: string, recorded: string | null): string =>
  recorded !== null && minuteOf(recorded) === minuteOf(iso) ? recorded : iso;

/**
 * Returns the sum that is owed for finished work with other times; null if no pay is stated. The side that ended the
 * work counts only with the recorded end.
 */
export function payForTimes(
  work: Work,
  times: { startedAt: string; endedAt: string },
): { from: number; to: number } | null {
  const endedAt = recordedOr(times.endedAt, work.endedAt);
  const { hours } = paidHours(
    { startsAt: new Date(work.startsAt), endsAt: new Date(work.endsAt), agreedHours: work.agreedHours },
    {
      startedAt: new Date(recordedOr(times.startedAt, work.startedAt)),
      endedAt: new Date(endedAt),
      endedBy: endedAt === work.endedAt ? work.endedBy : null,
    },
  );
  return dueFor(hours, work);
}
