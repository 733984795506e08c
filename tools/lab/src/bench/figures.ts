/** Returns the value below which `part` (0 to 1) of `values` are; NaN without values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Returns the standard deviation of a sample; 0 with fewer than two values. */
export function standardDeviation(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1));
}

/** Returns the Gini coefficient of `amounts`: 0 if all are equal, near 1 if one has everything. */
export function gini(amounts: readonly number[]): number {
  const sorted = [...amounts].sort((a, b) => a - b);
  const total = sorted.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return 0;
  const ranked = sorted.reduce((sum, amount, index) => sum + (index + 1) * amount, 0);
  return (2 * ranked) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}
