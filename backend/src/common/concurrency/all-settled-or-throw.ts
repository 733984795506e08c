/**
 * The results of all, as Promise.all, but no sooner than all have ended; then throws the first error. Statements of a transaction
 * that are issued at once need it: one that is still to come would run after the transaction was rolled back.
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
