import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { useEffect, useState } from 'react';
import { useInterviewParam } from '../../../../entities/interview/hooks/useInterviewParam';
import { interviewsApi } from '../../../../entities/interview/interviews-api';
import { isInvited } from '../../../../entities/interview/model/allowed-interview-actions';

/** More of them would push the jobs out of the first screen. */
const SHOWN_FIRST = 2;
/** Milliseconds for which the jobs wait for the invitations above them. */
const PATIENCE_MS = 500;

/**
 * Selects the invitations above the jobs: those that wait for the seeker when the page opens. One that arrives later is
 * in the list below, because it would push down what the user is about to press. One with open details stays after the
 * answer, so that they stay open. `isKnown` is false until the invitations have arrived, or are later than the jobs.
 */
export function useFirstInvitations(areJobsKnown: boolean): {
  isKnown: boolean;
  select: (requests: readonly InterviewRequest[]) => InterviewRequest[];
} {
  const { data, isLoading } = interviewsApi.useListInterviewRequestsQuery();
  const { id: openId } = useInterviewParam();
  const [firstIds, setFirstIds] = useState<readonly string[]>();
  if (firstIds === undefined && !isLoading) {
    const waiting = (data ?? []).filter((request) => isInvited('seeker', request));
    setFirstIds(waiting.slice(0, SHOWN_FIRST).map(({ id }) => id));
  }
  useEffect(() => {
    if (!areJobsKnown) return undefined;
    const timer = setTimeout(() => setFirstIds((ids) => ids ?? []), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [areJobsKnown]);
  return {
    isKnown: firstIds !== undefined,
    select: (requests) =>
      requests.filter(
        (request) => firstIds?.includes(request.id) && (isInvited('seeker', request) || request.id === openId),
      ),
  };
}
