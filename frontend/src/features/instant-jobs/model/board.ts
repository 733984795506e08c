import type { BookedWorker, InstantJob, InstantJobBoard, Wave } from '@nukkad/api-client/generated/api.gen';
import { FREE_CANCELLATION_HOURS } from '@nukkad/domain/engagements';
import { ASAP_START_HOURS } from '@nukkad/domain/instant-jobs';
import { UNDO_MINUTES } from '@nukkad/domain/job-requests';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whether people can still accept, or whoever accepted is still to come. */
export const isRunning = ({ status, expiresAt }: Pick<InstantJob, 'status' | 'expiresAt'>, now: number): boolean =>
  status === 'open' || (status === 'filled' && Date.parse(expiresAt) > now);

/** Whether the job can be called off: people are still asked, or somebody who accepted has not begun. */
export const mayCancel = ({ status, accepted }: Pick<InstantJobBoard, 'status' | 'accepted'>): boolean =>
  status === 'open' || (status === 'filled' && accepted.some(({ workStatus }) => workStatus === 'booked'));

/** What is said of the time of somebody who accepted; the keys of `worker` among the texts. */
export type WorkerSentence = 'hereBy' | 'wasDue' | 'starts' | 'started' | 'done' | 'no_show';

/**
 * What is true of a worker at `now`, and the moment that it is about: when they are to be there, as long as that is to come, and how
 * their work stands after that. Null: nothing is booked.
 */
export function workerSentence(
  { workStatus, startsAt, respondedAt }: Pick<BookedWorker, 'workStatus' | 'startsAt' | 'respondedAt'>,
  urgency: InstantJob['urgency'],
  now: number,
): { key: WorkerSentence; at: Date } | null {
  if (startsAt === null || workStatus === null || workStatus === 'cancelled') return null;
  // whoever takes work for right now has an hour to come
  const isSoon = urgency === 'asap';
  const at = new Date(isSoon ? Date.parse(respondedAt) + ASAP_START_HOURS * HOUR_MS : startsAt);
  if (workStatus !== 'booked') return { key: workStatus, at };
  if (at.getTime() <= now) return { key: 'wasDue', at };
  return { key: isSoon ? 'hereBy' : 'starts', at };
}

/** What is said of how somebody fits: of who did no work yet it is known that they asked for this kind, and not that they are good at it. */
export const fitSentence = ({
  fit,
  reliability,
  keptCount,
}: Pick<BookedWorker, 'fit' | 'reliability' | 'keptCount'>) =>
  fit !== 'fair' && reliability === 'new' && keptCount === 0 ? 'unproven' : fit;

/** What those who were asked said, in the order of the bar; `silent` gave no answer in time. */
export const SHARES = ['accepted', 'waiting', 'declined', 'silent'] as const;
export type Share = (typeof SHARES)[number];

/** How many of a wave said what. */
export const sharesOf = ({ asked, accepted, waiting, declined }: Wave): Record<Share, number> => ({
  ...{ accepted, waiting, declined },
  silent: Math.max(0, asked - accepted - waiting - declined),
});

/** Who still thinks, of all waves. */
export const unansweredCount = (waves: readonly Wave[]): number => waves.reduce((sum, { waiting }) => sum + waiting, 0);

/** Whether calling off the work of somebody who accepted counts as late: near the start, and not right after the acceptance. */
export const isLateFor = (
  { startsAt, respondedAt }: Pick<BookedWorker, 'startsAt' | 'respondedAt'>,
  now: number,
): boolean =>
  startsAt !== null &&
  Date.parse(startsAt) - FREE_CANCELLATION_HOURS * HOUR_MS < now &&
  Date.parse(respondedAt) + UNDO_MINUTES * MINUTE_MS < now;

/** Up to two letters for somebody who is shown without a picture. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
    .join('');
