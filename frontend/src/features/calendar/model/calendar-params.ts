import { type Day, dayOfIso, isoDay } from './india-days';

export type View = 'month' | 'week';

const [VIEW, DAY] = ['view', 'day'] as const;

/** View of the calendar in an address. */
export const viewIn = (address: URLSearchParams): View => (address.get(VIEW) === 'week' ? 'week' : 'month');

/** Returns the day in an address; null if it names no valid one. */
export const dayIn = (address: URLSearchParams): Day | null => dayOfIso(address.get(DAY) ?? '');

/** Returns the address with this view and all else unchanged. */
export function withView(address: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(address);
  if (view === 'week') next.set(VIEW, view);
  else next.delete(VIEW);
  return next;
}

/** Returns the address with a day, or without one for today, and all else unchanged. */
export function withDay(address: URLSearchParams, day: Day | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (day === null) next.delete(DAY);
  else next.set(DAY, isoDay(day));
  return next;
}
