import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { PreferenceSignal } from '@nukkad/contract/matching/scoring-affinity';

/** Maximum number of one person's applications that preferences are computed from; older ones have little weight. */
export const SIGNALS_MAX = 100;

/** The outcome of an application. */
export interface ApplicationOutcome {
  category: JobCategoryId;
  status: ApplicationStatus;
  /** Whether the employer ever shortlisted or hired the applicant, regardless of the final outcome. */
  chosen: boolean;
  /** Days. */
  age: number;
}

/** Returns the preference signals of an application. */
export function preferenceSignalsOf({ category, status, chosen, age }: ApplicationOutcome): PreferenceSignal[] {
  if (status === 'withdrawn') return [{ signal: 'withdrawn', category, ageDays: age }];
  return [{ signal: chosen ? 'shortlisted' : 'applied', category, ageDays: age }];
}
