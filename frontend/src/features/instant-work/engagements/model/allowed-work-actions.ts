import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import {
  BUSY_STATUSES,
  NO_SHOW_AFTER_MINUTES,
  openWorkActions,
  START_BEFORE_MINUTES,
} from '@nukkad/contract/instant-work/engagements';

const MINUTE_MS = 60_000;

type Work = Pick<Engagement, 'status' | 'startsAt' | 'claim' | 'side'>;

/**
 * Returns the actions that are offered to the worker at a moment (milliseconds since 1970). The server has the final
 * decision.
 */
export function allowedWorkActions({ status, startsAt, claim, side }: Work, now: number) {
  const start = Date.parse(startsAt);
  const [booked, started] = [status === 'booked', status === 'started'];
  const open = openWorkActions({ status, claim }, side);
  const ownClaim = claim?.by === side ? claim : null;
  const theirClaim = claim && claim.by !== side ? claim : null;
  const nearStart = now >= start - START_BEFORE_MINUTES * MINUTE_MS;
  return {
    /** The statement that waits for the other side, and the statement that waits for this side. */
    ownClaim,
    theirClaim,
    /** Time from which the code of the start is shown and the start can be reported. */
    startFrom: new Date(start - START_BEFORE_MINUTES * MINUTE_MS),
    showsCode: started || (booked && nearStart),
    start: open.start && nearStart && claim === null,
    end: claim === null ? started : theirClaim?.phase === 'start',
    noShow: open.noShow && now >= start + NO_SHOW_AFTER_MINUTES * MINUTE_MS,
    cancel: open.cancel,
  };
}

/** Returns whether the work is upcoming or in progress, so that a user may need the directions or the phone number. */
export const isWorkToCome = (status: Engagement['status']): boolean => BUSY_STATUSES.some((busy) => busy === status);
