import { type Day, dayOfIso, isoDay } from './india-days';

export type View = 'month' | 'week';

const [VIEW, DAY] = ['view', 'day'] as const;

/** How an address shows the calendar. */
export const viewIn = (address: URLSearchParams): View => (address.get(VIEW) === 'week' ? 'week' : 'month');

/** Returns the day in an address; null if it names no valid one. */
export const dayIn = (address: URLSearchParams): Day | null => dayOfIso(address.get(DAY) ?? '');

/** The address that shows the calendar so and is otherwise the same. */
export function withView(address: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(address);
  if (view === 'week') next.set(VIEW, view);
  else next.delete(VIEW);
  return next;
}

/** The address that shows a day, or today whenever that is, and is otherwise the same. */
export function withDay(address: URLSearchParams, day: Day | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (day === null) next.delete(DAY);
  else next.set(DAY, isoDay(day));
  return next;
}
