const DAY_SECONDS = 86_400;
const INDIA_OFFSET_SECONDS = 19_800;
const SATURDAY = 6;
const DAYS_OF_WEEK = 7;
/**
 * Days of India on which banks are closed in the whole country, in addition to Sundays and second and fourth Saturdays.
 */
const BANK_HOLIDAYS = new Set(['01-26', '04-01', '05-01', '08-15', '10-02', '12-25']);

/** Number of days in which a payee's bank may return money. */
export const RETURN_DAYS = 10;

/** Returns whether banks of India work on the day of a moment (seconds since 1970). */
export function isWorkingDay(seconds: number): boolean {
  const date = new Date((seconds + INDIA_OFFSET_SECONDS) * 1000);
  const weekday = date.getUTCDay();
  const week = Math.ceil(date.getUTCDate() / DAYS_OF_WEEK);
  if (weekday === 0 || (weekday === SATURDAY && (week === 2 || week === 4))) return false;
  return !BANK_HOLIDAYS.has(date.toISOString().slice(5, 10));
}

/** Returns the moment `days` working days of banks before `now`. */
export function workingDaysBefore(now: Date, days: number): Date {
  let seconds = now.getTime() / 1000;
  for (let left = days; left > 0; seconds -= DAY_SECONDS) {
    if (isWorkingDay(seconds)) left--;
  }
  return new Date(seconds * 1000);
}
