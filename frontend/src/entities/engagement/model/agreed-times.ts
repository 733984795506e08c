import { agreedEnd, type AgreedTimes, latestStart } from '@nukkad/contract/instant-work/paid-hours';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';

type Work = Pick<Engagement, 'status' | 'startsAt' | 'endsAt' | 'startedAt' | 'endedAt' | 'agreedHours'>;

/** Returns the agreed times of work. */
export const agreedTimesOf = ({ startsAt, endsAt, agreedHours }: Work): AgreedTimes => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  agreedHours,
});

/**
 * Returns the times of work: the actual ones after its end, its start plus its hours while in progress, and the agreed
 * ones before; the latest possible ones if the worker may arrive at any moment.
 */
export function timesOfWork(work: Work): { from: Date; to: Date } {
  const agreed = agreedTimesOf(work);
  const startedAt = work.startedAt === null ? null : new Date(work.startedAt);
  return {
    from: startedAt ?? latestStart(agreed),
    to: work.endedAt === null ? agreedEnd(agreed, startedAt) : new Date(work.endedAt),
  };
}
