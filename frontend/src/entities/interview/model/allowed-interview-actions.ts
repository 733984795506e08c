import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { FIXED_STATUSES, type InterviewSide, LIVE_STATUSES } from '@nukkad/contract/interviews/interviews';

/** A request with the fields that both sides know; only the seeker receives the point of its place. */
export type Interview = Omit<InterviewRequest, 'askedEmployers'>;

/** The actions of one side on a request. */
export interface AllowedInterviewActions {
  propose: boolean;
  /** The other side proposed a time; this side can refuse it, and accept it while it is in the future. */
  answer: boolean;
  accept: boolean;
  cancel: boolean;
  /** The time has come: the side can report that the interview took place, or that the other side did not appear. */
  mark: boolean;
}

/** Returns whether both sides have agreed on a time. */
export const isFixed = ({ status }: Pick<Interview, 'status'>): boolean => FIXED_STATUSES.some((one) => one === status);

/**
 * Returns whether the request can still lead to an interview: until then no other interview can be requested for the
 * job.
 */
export const isLive = ({ status }: Pick<Interview, 'status'>): boolean => LIVE_STATUSES.some((one) => one === status);

/** Returns whether an employer's invitation is not agreed yet; its latest proposal may be either side's. */
export const isInvitation = ({ status, askedBy }: Pick<Interview, 'status' | 'askedBy'>): boolean =>
  status === 'pending' && askedBy === 'employer';

/** Returns whether an invitation waits for the answer of `side`. */
export const isInvited = (side: InterviewSide, request: Pick<Interview, 'status' | 'askedBy' | 'proposal'>): boolean =>
  isInvitation(request) && request.proposal?.by !== side;

/** Returns the actions of `side` on a request at the moment `now`; the server has the final decision. */
export function allowedInterviewActions(
  side: InterviewSide,
  request: Pick<Interview, 'status' | 'askedBy' | 'jobType' | 'confirmedTime' | 'proposal'>,
  now: number,
): AllowedInterviewActions {
  const { status, askedBy, jobType, confirmedTime, proposal } = request;
  const fixed = isFixed(request);
  const pending = status === 'pending';
  const hasBegun = fixed && confirmedTime !== null && Date.parse(confirmedTime) <= now;
  const answer = proposal !== null && proposal.by !== side && (fixed || pending);
  return {
    propose: fixed || (pending && jobType === null && (side === 'employer' || askedBy === 'employer')),
    answer,
    accept: answer && Date.parse(proposal.time) > now,
    cancel: (fixed && !hasBegun) || (pending && side === askedBy),
    mark: hasBegun,
  };
}
