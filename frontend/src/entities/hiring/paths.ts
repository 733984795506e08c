const APPLICATION = 'application';

/** Returns the address on which an employer manages a job, optionally with an open application. For `to` of links. */
export const toManageJob = (jobId: string, applicationId?: string): string =>
  `/employer/jobs/${jobId}${applicationId ? `?${APPLICATION}=${applicationId}` : ''}`;

/** Id of the heading of a job's applications, and their address. */
export const APPLICATIONS_ID = 'applications';
export const toApplications = (jobId: string): string => `${toManageJob(jobId)}#${APPLICATIONS_ID}`;

/** Returns the application in an address; null if it names none. */
export const applicationOf = (search: URLSearchParams): string | null => search.get(APPLICATION);
/** Returns the same address with another application, or with none. */
export function withApplication(search: URLSearchParams, id: string | null): URLSearchParams {
  const rest = new URLSearchParams(search);
  if (id === null) rest.delete(APPLICATION);
  else rest.set(APPLICATION, id);
  return rest;
}
/** Returns whether an address has no parameter except the application, as the links to it do. */
export const isLinkToApplication = (search: URLSearchParams): boolean =>
  search.size === 1 && applicationOf(search) !== null;

/** Returns the address parameters of a sheet about an application, in addition to the name of the sheet. */
export const aboutApplication = (id: string): Record<string, string> => ({ [APPLICATION]: id });

/** Parameter that opens the edit form of a job, and its values: the pay, or the whole job. */
export const EDIT_PARAM = 'edit';
export const PAY = 'pay';
export const WHOLE_JOB = 'job';

/** Returns the address of the form for a job's pay. */
export const toPayOf = (jobId: string): string => `/employer/jobs/${jobId}?${EDIT_PARAM}=${PAY}`;

const STAGE = 'status';

/** Returns the address of a job's applications at one step. */
export const toStage = (jobId: string, stage: string): string => `/employer/jobs/${jobId}?${STAGE}=${stage}`;
/** Returns the step in an address; null if it names none. */
export const stageOf = (search: URLSearchParams): string | null => search.get(STAGE);
/** Returns the same address at another step, all steps for null, without an open application. */
export function atStage(search: URLSearchParams, stage: string | null): URLSearchParams {
  const rest = withApplication(search, null);
  if (stage === null) rest.delete(STAGE);
  else rest.set(STAGE, stage);
  return rest;
}

/** The parameter that names the step of the hire form that is open on a phone. */
export const POST = 'post';

const COPY = 'copy';

/** The id of the heading of the hire form. */
export const HIRE_FORM_ID = 'hire-form';

/** Returns the address of the hire form with the values of this job. */
export const toCopyOf = (jobId: string): string => `/employer?${COPY}=${jobId}`;
/** Returns the job whose values fill in the hire form; null if there is none. */
export const copyOf = (search: URLSearchParams): string | null => search.get(COPY);
/** Returns the same address without the job to copy, optionally with the open form of a phone. */
export function withoutCopy(search: URLSearchParams, opensForm = false): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(COPY);
  if (opensForm) rest.set(POST, '1');
  return rest;
}

/** The id of the heading of the employer's own jobs. */
export const OWN_JOBS_ID = 'own-jobs';

/** Id of the received interview requests on the employer's dashboard, and their address. */
export const RECEIVED_REQUESTS_ID = 'interview-requests';
export const TO_RECEIVED_REQUESTS = `#${RECEIVED_REQUESTS_ID}`;

/** The parameter that names the received interview request that is answered. */
export const INTERVIEW = 'interview';

/** The id of the heading of the employer's latest conversations. */
export const RECENT_MESSAGES_ID = 'recent-messages';

/** The parameter that names the step of the form for instant work. */
export const INSTANT_STEP = 'now';

/** Address of the form for instant work over the employer's dashboard. For `to` of links. */
export const TO_INSTANT_POST = `/employer?${INSTANT_STEP}=1`;

/** Addresses of the places of the employer's dashboard. For `to` of links. */
export const EMPLOYER_PATHS = {
  today: '/employer',
  jobs: `/employer#${OWN_JOBS_ID}`,
  post: `/employer?${POST}=1`,
  messages: `/employer#${RECENT_MESSAGES_ID}`,
} as const;

/** Path of the page for instant work of workers and employers. */
export const INSTANT_WORK_PATH = '/instant-requests';
/** Address of the tab of the instant requests on which an employer posts. */
const INSTANT_POST = `${INSTANT_WORK_PATH}?tab=post`;
/** Parameter that names the instant job with an open board. */
export const INSTANT_JOB = 'job';
const AGAIN = 'again';
const SAME_PEOPLE = 'first';

/**
 * Returns the address of the instant form with the values of this job; with `samePeople`, workers with good work are
 * asked first.
 */
export const toInstantJobAgain = (jobId: string, samePeople = false): string =>
  `${INSTANT_POST}&${AGAIN}=${jobId}${samePeople ? `&${SAME_PEOPLE}=1` : ''}`;
/** Returns the instant job whose values fill in the form; null if there is none. */
export const instantJobAgainOf = (search: URLSearchParams): { id: string; samePeople: boolean } | null => {
  const id = search.get(AGAIN);
  return id === null ? null : { id, samePeople: search.has(SAME_PEOPLE) };
};
/** Returns the same address without the instant job to repeat, optionally with the open form of a phone. */
export function withoutInstantJobAgain(search: URLSearchParams, opensForm = false): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(AGAIN);
  rest.delete(SAME_PEOPLE);
  if (opensForm) rest.set(INSTANT_STEP, '1');
  return rest;
}

/** The board of an instant job. For `to` of links. */
export const toInstantJob = (jobId: string): string => `${INSTANT_POST}&${INSTANT_JOB}=${jobId}`;

/** The parameter that names the accepted work that is open. */
export const ENGAGEMENT = 'engagement';

/** Returns the address of the employer's actions on accepted work. */
export const toGivenWork = (engagementId: string): string => `${INSTANT_POST}&${ENGAGEMENT}=${engagementId}`;
