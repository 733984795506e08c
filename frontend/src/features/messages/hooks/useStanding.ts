import type { Conversation } from '@nukkad/api-client/generated/api.gen';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { isFixed } from '../../../entities/interview/model/allowed-interview-actions';
import { interviewsApi } from '../../../entities/interview/interviews-api';
import { useMinute } from '../../../shared/clock/useMinute';
import { type Standing, standingOf } from '../model/ready-sentences';

/** Returns the situation of the two sides of a conversation; null until it is known. */
export function useStanding({ side, applicationStatus, applicationId, job }: Conversation): Standing | null {
  const now = useMinute();
  // interviews do not affect the suggestions of a decided application
  const isDecided = applicationStatus === 'hired' || applicationStatus === 'rejected';
  const own = interviewsApi.useListInterviewRequestsQuery(side === 'job_seeker' && !isDecided ? undefined : skipToken);
  const received = hiringApi.useListReceivedInterviewRequestsQuery(
    side === 'employer' && !isDecided ? undefined : skipToken,
  );
  const asked = side === 'job_seeker' ? own : received;
  if (!asked.data && !asked.isError && !isDecided) return null;
  const meeting =
    side === 'job_seeker'
      ? own.data?.find((one) => isFixed(one) && one.job?.id === job.id)
      : received.data?.find((one) => isFixed(one) && one.applicationId === applicationId);
  return standingOf(applicationStatus, meeting, now);
}
