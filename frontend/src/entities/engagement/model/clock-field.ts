import { indianDateTime, momentOf } from '../../../shared/clock/indian-clock';

/** Returns a moment as the browser's field for a day and a time writes it, on an Indian clock. */
export function clockFieldOf(iso: string): string {
  const { date, time } = indianDateTime(Date.parse(iso));
  return `${date}T${time}`;
}

/** Returns the moment of such a field; null if it is incomplete. */
export function momentOfField(text: string): string | null {
  const [date = '', time = ''] = text.split('T');
  const moment = momentOf({ date, time });
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
