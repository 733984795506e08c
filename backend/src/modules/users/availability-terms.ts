import type { JobCategoryId } from '@nukkad/domain/job-categories';

/** What workers for a job are found by in `availability_terms`: who does work of the category, or has one of these skills. */
export const availabilityTerms = (category: JobCategoryId, skillIds: readonly string[]): string[] => [
  `category:${category}`,
  ...skillIds.map((id) => `skill:${id}`),
];
