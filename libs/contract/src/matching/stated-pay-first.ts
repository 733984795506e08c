/**
 * Returns a list of jobs unchanged, unless its first job states no pay and another one does: then the first job with
 * pay moves to the top, so that no reader sees a job without pay first. Of a paged list this applies to the first page.
 */
export function statedPayFirst<T>(jobs: readonly T[], statesPay: (job: T) => boolean): T[] {
  const first = jobs.findIndex(statesPay);
  if (first <= 0) return [...jobs];
  return [jobs[first]!, ...jobs.slice(0, first), ...jobs.slice(first + 1)];
}

/** Returns whether the employer states any pay. */
export const statesPay = (job: { minRate: number | null; maxRate: number | null }): boolean =>
  job.minRate !== null || job.maxRate !== null;
