/**
 * The list as it is, unless its first job states no pay and another one does: then the first of those that do moves to the
 * top. A job without pay is never what somebody sees first.
 */
export function statedPayFirst<T>(jobs: readonly T[], statesPay: (job: T) => boolean): T[] {
  const first = jobs.findIndex(statesPay);
  if (first <= 0) return [...jobs];
  return [jobs[first]!, ...jobs.slice(0, first), ...jobs.slice(first + 1)];
}
