import { INDIA_OFFSET_MS, inIndia } from '@nukkad/contract/india-time';

const INDIA = '+05:30';

/** The day and the time of a moment in India, as the browser's fields write them. */
export function indianDateTime(moment: number): { date: string; time: string } {
  const text = new Date(moment + INDIA_OFFSET_MS).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The moment at which an Indian clock shows a day and a time; NaN when one of them is missing. */
export const momentOf = ({ date, time }: { date: string; time: string }): number =>
  Date.parse(`${date}T${time}:00${INDIA}`);

/** The first selectable day. */
export const today = (now: number): string => indianDateTime(now).date;

const DAY_MS = 86_400_000;
const MONDAY = 1;
const WEEK = 7;

/** Returns today, tomorrow and next Monday; the day after tomorrow if Monday is one of the two, or a week away. */
export function usualDays(now: number): string[] {
  const toMonday = (MONDAY - inIndia(new Date(now)).weekday + WEEK) % WEEK;
  return [0, 1, toMonday > 1 ? toMonday : 2].map((days) => indianDateTime(now + days * DAY_MS).date);
}
