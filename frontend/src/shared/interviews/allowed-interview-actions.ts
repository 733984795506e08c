import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { FIXED_STATUSES, type InterviewSide, LIVE_STATUSES } from '@nukkad/domain/interviews';

/** A request as both sides know it; the point of its place is told to the seeker alone. */
export type Interview = Omit<InterviewRequest, 'askedEmployers'>;

/** What one side can do about a request now. */
export interface AllowedInterviewActions {
  propose: boolean;
  /** The other side proposed a time; it can be refused, and accepted while it is ahead. */
  answer: boolean;
  accept: boolean;
  cancel: boolean;
  /** Its time has come: it took place, or the other one was not there. */
  mark: boolean;
}

/** True when a time is fixed that both hold free. */
export const isFixed = ({ status }: Pick<Interview, 'status'>): boolean => FIXED_STATUSES.some((one) => one === status);

/** True while something may still come of it: until then the job cannot be asked for another interview. */
export const isLive = ({ status }: Pick<Interview, 'status'>): boolean => LIVE_STATUSES.some((one) => one === status);

/** True while an employer's invitation is not agreed upon yet; its proposal may be either side's. */
export const isInvitation = ({ status, askedBy }: Pick<Interview, 'status' | 'askedBy'>): boolean =>
  status === 'pending' && askedBy === 'employer';

/** True while an invitation waits for the answer of `side`. */
export const isInvited = (side: InterviewSide, request: Pick<Interview, 'status' | 'askedBy' | 'proposal'>): boolean =>
  isInvitation(request) && request.proposal?.by !== side;

/** What `side` can do about a request at the moment `now`; the server decides. */
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
