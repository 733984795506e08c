const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const INDIA_MS = 5.5 * HOUR_MS;

/** Tomorrow at a full hour in India. */
export function tomorrowAt(hour: number): string {
  const today = Math.floor((Date.now() + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS;
  return new Date(today + DAY_MS + hour * HOUR_MS).toISOString();
}
