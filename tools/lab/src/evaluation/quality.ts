/** Returns the discounted cumulative gain of the first `depth` of `gains`, in list order. */
const discounted = (gains: readonly number[], depth: number): number =>
  gains.slice(0, depth).reduce((sum, gain, rank) => sum + (2 ** gain - 1) / Math.log2(rank + 2), 0);

/** Returns the maximum gain of the first `depth` of a list of these items. */
export const bestGain = (gains: readonly number[], depth: number): number =>
  discounted(
    [...gains].sort((a, b) => b - a),
    depth,
  );

/**
 * Returns the quality of the first `depth` of a list relative to the best possible order of the same items: 0 to 1, 1
 * if no item is any good. A caller that passes `best` needs to pass only that part of the list.
 */
export function ndcg(gainsInOrder: readonly number[], depth: number, best = bestGain(gainsInOrder, depth)): number {
  return best === 0 ? 1 : discounted(gainsInOrder, depth) / best;
}

/** Shares of a list that count as great, good, and fair. */
const GRADES = [0.005, 0.02, 0.06] as const;

/** Grades by rank among `values`: 3 for the best few, 2 and 1 for the next, 0 for the rest. */
export function gradesOf(values: ArrayLike<number>): Uint8Array {
  const order = Array.from(values, (value, index) => ({ value, index })).sort((a, b) => b.value - a.value);
  const grades = new Uint8Array(order.length);
  order.forEach(({ index }, rank) => {
    const place = (rank + 1) / order.length;
    const worse = GRADES.findIndex((share) => place <= Math.max(share, 1 / order.length));
    grades[index] = worse === -1 ? 0 : GRADES.length - worse;
  });
  return grades;
}

/** Returns the exposure of a rank in a list: the first has the most. */
export const exposureAt = (rank: number): number => 1 / Math.log2(rank + 2);
