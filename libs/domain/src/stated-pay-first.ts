/**
 * A list of jobs as it is, unless its first job states no pay and another one does: then the first of those that do moves to
 * the top. A job without pay is never what somebody sees first. Of a list in pages it is the first page that is put so.
 */
export function statedPayFirst<T>(jobs: readonly T[], statesPay: (job: T) => boolean): T[] {
  const first = jobs.findIndex(statesPay);
  if (first <= 0) return [...jobs];
  return [jobs[first]!, ...jobs.slice(0, first), ...jobs.slice(first + 1)];
}

/** Whether the employer states any pay. */
export const statesPay = (job: { minRate: number | null; maxRate: number | null }): boolean =>
  job.minRate !== null || job.maxRate !== null;
