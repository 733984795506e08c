import type { InterviewRequest, InterviewState } from '@nukkad/api-client/generated/api.gen';

let made = 0;

/** Returns an interview request for a job in the shape of the server's response; unanswered by default. */
export function aRequest(changes: Partial<InterviewRequest> = {}): InterviewRequest {
  made++;
  return {
    id: `5b2f8c1e-0000-4000-8000-${String(made).padStart(12, '0')}`,
    type: 'in-person',
    status: 'pending',
    askedBy: 'seeker',
    jobType: null,
    timeSlot: null,
    requestedTime: '2026-11-21T05:30:00.000Z',
    confirmedTime: null,
    place: null,
    phone: null,
    proposal: null,
    message: null,
    endedBy: null,
    job: { id: '7c1a52d0-1111-4000-8000-000000000001', title: 'Delivery rider', company: 'Namma Tiffin' },
    askedEmployers: 1,
    createdAt: '2026-11-20T05:30:00.000Z',
    ...changes,
  };
}

/** Returns the server's response to a change of a request. */
export const stateOf = (
  { id, status, confirmedTime, proposal }: Pick<InterviewRequest, keyof InterviewState>,
  changes: Partial<InterviewState> = {},
): InterviewState => ({ id, status, confirmedTime, proposal, ...changes });

/** Returns a request to all employers nearby. */
export const aBroadcast = (changes: Partial<InterviewRequest> = {}): InterviewRequest =>
  aRequest({
    jobType: 'waiter',
    timeSlot: '4:00 PM - 6:00 PM',
    requestedTime: null,
    job: null,
    askedEmployers: 3,
    ...changes,
  });

/** Returns a proposal of another time; by the employer by default. */
export const aProposal = (
  changes: Partial<NonNullable<InterviewRequest['proposal']>> = {},
): NonNullable<InterviewRequest['proposal']> => ({
  time: '2027-01-05T10:30:00.000Z',
  by: 'employer',
  place: null,
  phone: null,
  message: null,
  ...changes,
});
