import type { MetRequirements } from '@nukkad/domain/scoring';
import type { SearchText } from './search-text.js';

/** What a requirement of a text is judged by: the names of a job's own terms, and its pay. */
export interface RequirementFacts {
  conditionIds: readonly string[];
  jobType: string;
  /** Rupees an hour; null when it is not stated. */
  hourlyPay: number | null;
  /** Whether the job is work that the text excludes. */
  isExcluded: boolean;
}

/**
 * What of a text beside the work a job meets, and what not: a condition by its name, `not:` before it where it is not wanted,
 * `pay`, `job_type`, and `not:work` for work that is excluded.
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
