/** Path of the seeker's applications. */
export const SEEKERS_PAGE = '/?section=applications';

/** Returns the path of the applications to a job, or of one of them, for the employer. */
export const employersPage = (jobId: string, applicationId?: string): string =>
  `/employer/jobs/${jobId}${applicationId ? `?application=${applicationId}` : ''}`;
