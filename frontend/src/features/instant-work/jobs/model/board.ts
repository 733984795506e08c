import type { BookedWorker, InstantJob, InstantJobBoard, Wave } from '@nukkad/api-client/generated/api.gen';
import { FREE_CANCELLATION_HOURS } from '@nukkad/contract/instant-work/engagements';
import { ASAP_START_HOURS, INSTANT_JOB_TRANSITIONS } from '@nukkad/contract/instant-work/instant-jobs';
import { UNDO_MINUTES } from '@nukkad/contract/instant-work/job-requests';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns whether workers can still accept, or accepted workers are still to come. */
export const isRunning = ({ status, expiresAt }: Pick<InstantJob, 'status' | 'expiresAt'>, now: number): boolean =>
  status === 'open' || (status === 'filled' && Date.parse(expiresAt) > now);

/** Returns whether the job can be cancelled: workers are still being asked, or an accepted worker has not started. */
export const mayCancel = ({ status, accepted }: Pick<InstantJobBoard, 'status' | 'accepted'>): boolean =>
  INSTANT_JOB_TRANSITIONS[status].includes('cancelled') &&
  (status === 'open' || accepted.some(({ workStatus }) => workStatus === 'booked'));

/** Sentence about the time of an accepted worker; the keys of `worker` among the texts. */
export type WorkerSentence = 'hereBy' | 'wasDue' | 'starts' | 'started' | 'done' | 'no_show';

/**
 * Returns the state of a worker at `now` and its time: the expected arrival while it is in the future, and the progress
 * of the work afterwards. Null: nothing is booked.
 */
export function workerSentence(
  { workStatus, startsAt, respondedAt }: Pick<BookedWorker, 'workStatus' | 'startsAt' | 'respondedAt'>,
  urgency: InstantJob['urgency'],
  now: number,
): { key: WorkerSentence; at: Date } | null {
  if (startsAt === null || workStatus === null || workStatus === 'cancelled') return null;
  // a worker who accepts work for right now has an hour to arrive
  const isSoon = urgency === 'asap';
  const at = new Date(isSoon ? Date.parse(respondedAt) + ASAP_START_HOURS * HOUR_MS : startsAt);
  if (workStatus !== 'booked') return { key: workStatus, at };
  if (at.getTime() <= now) return { key: 'wasDue', at };
  return { key: isSoon ? 'hereBy' : 'starts', at };
}

/**
 * Returns the sentence about the fit of a worker: a worker without past work has asked for this kind, but is not proven
 * to be good at it.
 */
export const fitSentence = ({ fit, reliability, keptCount }: Pick<BookedWorker, 'fit' | 'reliability' | 'keptCount'>) =>
  fit !== 'fair' && reliability === 'new' && keptCount === 0 ? 'unproven' : fit;

/** Answers of the asked workers, in the order of the bar; `silent` means no answer in time. */
export const SHARES = ['accepted', 'waiting', 'declined', 'silent'] as const;
export type Share = (typeof SHARES)[number];

/** Returns the number of each answer in a wave. */
export const sharesOf = ({ asked, accepted, waiting, declined }: Wave): Record<Share, number> => ({
  ...{ accepted, waiting, declined },
  silent: Math.max(0, asked - accepted - waiting - declined),
});

/** Returns the number of workers in all waves who have not answered yet. */
export const unansweredCount = (waves: readonly Wave[]): number => waves.reduce((sum, { waiting }) => sum + waiting, 0);

/**
 * Returns whether cancelling the work of an accepted worker counts as late: near the start, and not right after the
 * acceptance.
 */
export const isLateFor = (
  { startsAt, respondedAt }: Pick<BookedWorker, 'startsAt' | 'respondedAt'>,
  now: number,
): boolean =>
  startsAt !== null &&
  Date.parse(startsAt) - FREE_CANCELLATION_HOURS * HOUR_MS < now &&
  Date.parse(respondedAt) + UNDO_MINUTES * MINUTE_MS < now;

/** Returns up to two letters for a user without a picture. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
    .join('');
