/**
 * Returns the value below which `part` (0 to 1) of `sorted` (ascending, not empty) lies; interpolated between two
 * values.
 */
export function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (above - below) * (place - Math.floor(place));
}
