import type { OwnJob, UpdateJob } from '@nukkad/api-client/generated/api.gen';
import { JOB_TRANSITIONS } from '@nukkad/contract/jobs/job-transitions';
import { JOB_OPEN_DAYS } from '@nukkad/contract/limits';

/** An employer's action on a job. */
export type JobAction = 'pause' | 'fill' | 'close' | 'reopen' | 'renew';

/** The status that each action sets; opening an open job renews it. */
export const STATUS_AFTER: Record<JobAction, NonNullable<UpdateJob['status']>> = {
  pause: 'paused',
  fill: 'filled',
  close: 'closed',
  reopen: 'open',
  renew: 'open',
};

/** The actions that change the status, in their order. */
const MOVES: readonly JobAction[] = ['reopen', 'pause', 'fill', 'close'];

/** Actions that end the search and require a confirmation. */
export const ASKED_FIRST: readonly JobAction[] = ['fill', 'close'];

/** Remaining lifetime above which a renewal has no benefit: the job was renewed within the last day. */
const FRESH_MS = (JOB_OPEN_DAYS - 1) * 86_400_000;

/** Remaining lifetime below which a job suggests a renewal. */
const ENDING_MS = 7 * 86_400_000;

type Standing = Pick<OwnJob, 'status' | 'expiresAt'>;

/** Returns the actions of a job; an open job can be renewed from its second day on. */
export function actionsOf({ status, expiresAt }: Standing, now: number): JobAction[] {
  const renewable = status === 'open' && Date.parse(expiresAt) - now < FRESH_MS;
  const isMove = (to: OwnJob['status']): boolean => to !== status && JOB_TRANSITIONS[status].includes(to);
  const moves = MOVES.filter((action) => isMove(STATUS_AFTER[action]));
  return [...moves, ...(renewable ? (['renew'] as const) : [])];
}

/**
 * Returns the suggested action that brings new applications: for a job that ends soon, or is not open; null otherwise.
 */
export function urgentActionOf({ status, expiresAt }: Standing, now: number): JobAction | null {
  if (status === 'open') return Date.parse(expiresAt) - now < ENDING_MS ? 'renew' : null;
  return status === 'filled' ? null : 'reopen';
}
