import type { MetRequirements } from '@nukkad/contract/matching/scoring';
import type { SearchText } from './search-text.js';

/** Data for checking a text's requirements: the names of a job's own terms, and its pay. */
export interface RequirementFacts {
  conditionIds: readonly string[];
  jobType: string;
  /** Rupees an hour; null when it is not stated. */
  hourlyPay: number | null;
  /** Whether the job is work that the text excludes. */
  isExcluded: boolean;
}

/**
 * Returns the requirements of a text besides the work that a job meets, and those it does not: a condition by its name,
 * preceded by `not:` where it is unwanted, `pay`, `job_type`, and `not:work` for excluded work.
 */
export function metRequirements(
  { conditions, jobTypes, excluded }: SearchText,
  job: RequirementFacts,
): MetRequirements {
  const judged: [key: string, isMet: boolean][] = conditions.map((condition) => {
    if (condition.kind === 'pay') return ['pay', job.hourlyPay !== null && job.hourlyPay >= condition.hourlyRate];
    const isThere = job.conditionIds.includes(condition.name);
    return condition.isExcluded ? [`not:${condition.name}`, !isThere] : [condition.name, isThere];
  });
  if (jobTypes.length > 0) judged.push(['job_type', jobTypes.some((type) => type === job.jobType)]);
  if (excluded.length > 0) judged.push(['not:work', !job.isExcluded]);
  const keys = (wanted: boolean): string[] => judged.filter(([, isMet]) => isMet === wanted).map(([key]) => key);
  return { met: keys(true), unmet: keys(false) };
}
