import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';

/** Returns the terms in `availability_terms` of workers for a job: work of the category, or one of these skills. */
export const availabilityTerms = (category: JobCategoryId, skillIds: readonly string[]): string[] => [
  `category:${category}`,
  ...skillIds.map((id) => `skill:${id}`),
];
