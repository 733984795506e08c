/** Where a seeker finds the applications. */
export const SEEKERS_PAGE = '/?section=applications';

/** Where an employer finds the applications to a job, or one of them. */
export const employersPage = (jobId: string, applicationId?: string): string =>
  `/employer/jobs/${jobId}${applicationId ? `?application=${applicationId}` : ''}`;
