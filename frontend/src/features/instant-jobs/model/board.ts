import type { BookedWorker, InstantJob, Wave } from '@nukkad/api-client/generated/api.gen';
import { FREE_CANCELLATION_HOURS } from '@nukkad/domain/engagements';
import { UNDO_MINUTES } from '@nukkad/domain/job-requests';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whether people can still accept, or whoever accepted is still to come. */
export const isRunning = ({ status, expiresAt }: Pick<InstantJob, 'status' | 'expiresAt'>, now: number): boolean =>
  status === 'open' || (status === 'filled' && Date.parse(expiresAt) > now);

/** Whether the job can be called off. */
export const mayCancel = ({ status }: Pick<InstantJob, 'status'>): boolean => status === 'open' || status === 'filled';

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
