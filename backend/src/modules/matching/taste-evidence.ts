import type { ApplicationStatus } from '@nukkad/domain/applications';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import type { TasteEvidence } from '@nukkad/domain/scoring-affinity';

/** Acts of one person that taste is learned from; older ones have faded anyway. */
export const ACTS = 100;

/** What an application tells of its seeker's taste. */
export interface ApplicationAct {
  category: JobCategoryId;
  status: ApplicationStatus;
  /** Whether the employer ever shortlisted or hired, whatever came of it. */
  chosen: boolean;
  /** Days. */
  age: number;
}

/** Taste as an application shows it. */
export function appliedTo({ category, status, chosen, age }: ApplicationAct): TasteEvidence[] {
  if (status === 'withdrawn') return [{ signal: 'withdrawn', category, ageDays: age }];
  return [{ signal: chosen ? 'shortlisted' : 'applied', category, ageDays: age }];
}
