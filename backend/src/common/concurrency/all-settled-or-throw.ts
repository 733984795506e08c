/**
 * Returns the results of all promises, as Promise.all, but waits until all have settled; then throws the first error.
 * Concurrent statements of a transaction need it: a pending one would otherwise run after the rollback.
 */
export async function allSettledOrThrow<T extends readonly unknown[]>(
  calls: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const ends = await Promise.allSettled(calls);
  const results = ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
  return results as { -readonly [K in keyof T]: Awaited<T[K]> };
}
