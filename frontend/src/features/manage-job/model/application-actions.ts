import type { JobApplication, OwnJob, UpdateApplication } from '@nukkad/api-client/generated/api.gen';
import { APPLICATION_TRANSITIONS } from '@nukkad/contract/jobs/application-transitions';

/** An employer's answer to an application; viewing it is no answer. */
export type ApplicationAction = Exclude<UpdateApplication['status'], 'viewed'>;

const ANSWERS: readonly ApplicationAction[] = ['shortlisted', 'hired', 'rejected'];

/** The key for each answer while an application has the focus. */
export const KEY_OF: Record<ApplicationAction, string> = { shortlisted: 's', hired: 'h', rejected: 'r' };

type Standing = Pick<JobApplication, 'status'>;

/** The answers that are still possible. */
export const answersTo = ({ status }: Standing): readonly ApplicationAction[] =>
  ANSWERS.filter((answer) => answer !== status && APPLICATION_TRANSITIONS.employer[status].includes(answer));

/** Returns the answer of a key to an application; undefined if the key has none. */
export const answerOfKey = (application: Standing, key: string): ApplicationAction | undefined =>
  answersTo(application).find((action) => KEY_OF[action] === key.toLowerCase());

/**
 * Returns whether an applicant may be invited to an interview: not if the application is closed, or the job is filled
 * or closed.
 */
export const mayInvite = ({ status }: Standing, job: Pick<OwnJob, 'status'>): boolean =>
  status !== 'rejected' && status !== 'withdrawn' && job.status !== 'filled' && job.status !== 'closed';

/** Returns whether the application is undecided. */
export const isOpen = (application: Standing): boolean => answersTo(application).length > 0;
