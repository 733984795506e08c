import { clockFace, inIndia, partOfDay } from '@nukkad/contract/india-time';
import type { Language } from '@nukkad/contract/languages';
import { translate } from '../i18n/translate.js';

/** Returns "Tuesday, 24 November", with the year if it is not that of `now`; the wording is that of the screens. */
export function formatDate(moment: Date, language: Language, now = new Date()): string {
  return translate(language, 'dates:weekdayDate', {
    weekday: translate(language, `dates:weekday.${inIndia(moment).weekday}`),
    date: formatShortDate(moment, language, now),
  });
}

/** Returns "24 November": the date without the day of the week, for texts in which each character costs. */
export function formatShortDate(moment: Date, language: Language, now = new Date()): string {
  const { year, month, date } = inIndia(moment);
  const key = year === inIndia(now).year ? 'dates:date' : 'dates:dateYear';
  return translate(language, key, { date, month: translate(language, `dates:month.${month}`), year });
}

/**
 * Returns "Tuesday, 24 November, 4:30 pm". A message is read later than it is written, so it names the day where a
 * screen displays "tomorrow".
 */
export const formatDateTime = (moment: Date, language: Language, now = new Date()): string =>
  withTime(formatDate(moment, language, now), moment, language);

/** Days from which on a date is ambiguous without its year. */
const FAR_DAYS = 180;

/**
 * Returns "24 November, 4:30 pm", or "24 May 2027" if it is far away: at most 30 characters, because networks reject longer values
 * of text messages.
 */
export function formatBriefDateTime(moment: Date, language: Language, now = new Date()): string {
  const { dayNumber, month, date } = inIndia(moment);
  if (Math.abs(dayNumber - inIndia(now).dayNumber) >= FAR_DAYS) return formatShortDate(moment, language, now);
  const day = translate(language, 'dates:date', { date, month: translate(language, `dates:month.${month}`) });
  return translate(language, 'dates:dayTime', { day, time: timeOf(moment, language, 'dates:briefTime') });
}

/** Returns "4:30 pm". */
export const formatTime = (moment: Date, language: Language): string => timeOf(moment, language, 'dates:time');

function timeOf(moment: Date, language: Language, key: string): string {
  const shown = inIndia(moment);
  const part = translate(language, `dates:part.${partOfDay(shown.hour)}`);
  return translate(language, key, { clock: clockFace(shown), part });
}

const withTime = (day: string, moment: Date, language: Language): string =>
  translate(language, 'dates:dayTime', { day, time: formatTime(moment, language) });
