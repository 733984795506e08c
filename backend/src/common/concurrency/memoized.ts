/**
 * Returns `compute` with a cache of at most `max` results, keyed by `keyOf`. A full cache evicts the result that was
 * computed first. Errors of `compute` are not cached.
 */
export function memoized<Arguments extends unknown[], Answer>(
  max: number,
  keyOf: (...values: Arguments) => string,
  compute: (...values: Arguments) => Answer,
): (...values: Arguments) => Answer {
  const kept = new Map<string, Answer>();
  return (...values) => {
    const key = keyOf(...values);
    const known = kept.get(key);
    if (known !== undefined || kept.has(key)) return known as Answer;
    const answer = compute(...values);
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
