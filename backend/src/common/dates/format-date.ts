import { clockFace, inIndia, partOfDay } from '@nukkad/domain/india-time';
import type { Language } from '@nukkad/domain/languages';
import { translate } from '../i18n/translate.js';

/** "Tuesday, 24 November", with the year if it is not that of `now`; the words are those of the screens. */
export function formatDate(moment: Date, language: Language, now = new Date()): string {
  const { year, month, date, weekday } = inIndia(moment);
  const key = year === inIndia(now).year ? 'dates:date' : 'dates:dateYear';
  return translate(language, 'dates:weekdayDate', {
    weekday: translate(language, `dates:weekday.${weekday}`),
    date: translate(language, key, { date, month: translate(language, `dates:month.${month}`), year }),
  });
}

/**
 * "Tuesday, 24 November, 4:30 pm". A message is read later than it is written, so it names the day where a screen says
 * "tomorrow".
 */
export function formatDateTime(moment: Date, language: Language, now = new Date()): string {
  const shown = inIndia(moment);
  const part = translate(language, `dates:part.${partOfDay(shown.hour)}`);
  return translate(language, 'dates:dayTime', {
    day: formatDate(moment, language, now),
    time: translate(language, 'dates:time', { clock: clockFace(shown), part }),
  });
}
