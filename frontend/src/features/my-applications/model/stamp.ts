import type { InterviewRequest, MyApplication } from '@nukkad/api-client/generated/api.gen';
import { APPLICATION_TRANSITIONS } from '@nukkad/contract/jobs/application-transitions';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import { isFixed, isInvited } from '../../../entities/interview/model/allowed-interview-actions';

/** The state of an application in one word: that of its interview while it is undecided. */
export type ApplicationStamp = ApplicationStatus | 'invited' | 'interview' | 'unanswered';

/** Returns whether the application is undecided, so that it can be withdrawn. */
export const isUndecided = (status: ApplicationStatus): boolean =>
  status !== 'withdrawn' && APPLICATION_TRANSITIONS.seeker[status].includes('withdrawn');

type Interview = Pick<InterviewRequest, 'status' | 'askedBy' | 'proposal'> & { job: { id: string | null } | null };

/** Returns the stamp of an application; `interviews` are all of the seeker's. */
export function stampOf(
  { status, reason, job }: Pick<MyApplication, 'status' | 'reason'> & { job: { id: string } },
  interviews: readonly Interview[],
): ApplicationStamp {
  if (reason === 'no_answer') return 'unanswered';
  if (!isUndecided(status)) return status;
  const own = interviews.filter((one) => one.job?.id === job.id);
  if (own.some((one) => isInvited('seeker', one))) return 'invited';
  return own.some(isFixed) ? 'interview' : status;
}
