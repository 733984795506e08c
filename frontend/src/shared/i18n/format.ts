import { clockFace, inIndia, partOfDay } from '@nukkad/contract/india-time';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../clock/server-clock';
import { groupIndian, rupees } from './number-format';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Creates formatters for one language; `t` is bound to the `shared` namespace. */
export function createFormat(t: TFunction<'shared'>) {
  const clockOf = (moment: Date) => {
    const shown = inIndia(moment);
    return { part: t(`format.part.${partOfDay(shown.hour)}`), clock: clockFace(shown) };
  };

  /** "4 pm", "शाम 4 बजे". */
  const time = (moment: Date): string => t('format.time', clockOf(moment));

  /** "4–6 pm", "11 am–1 pm", "शाम 4–6 बजे". */
  const timeRange = (from: Date, to: Date): string => {
    const [start, end] = [clockOf(from), clockOf(to)];
    if (start.part === end.part) return t('format.timeRange', { from: start.clock, to: end.clock, part: start.part });
    return t('format.timeRangeParts', { from: start.clock, fromPart: start.part, to: end.clock, toPart: end.part });
  };

  /**
   * "Today", "Tomorrow", "Yesterday", a weekday within the next six days, otherwise "20 November" (with the year if it
   * is another).
   */
  const day = (moment: Date, now: Date = new Date(serverNow())): string => {
    const [then, today] = [inIndia(moment), inIndia(now)];
    const distance = then.dayNumber - today.dayNumber;
    if (distance === 0) return t('format.day.today');
    if (distance === 1) return t('format.day.tomorrow');
    if (distance === -1) return t('format.day.yesterday');
    if (distance > 1 && distance < 7) return t(`format.weekday.${then.weekday}`);
    const words = { date: then.date, month: t(`format.month.${then.month}`), year: then.year };
    return then.year === today.year ? t('format.date', words) : t('format.dateYear', words);
  };

  return {
    rupees,
    number: groupIndian,
    time,
    timeRange,
    day,

    /** "800 m" under a kilometre (to the nearest 100 m, never 0), "2.4 km" under ten, "12 km" from there. */
    km(distance: number): string {
      const metres = Math.max(100, Math.round(distance * 10) * 100);
      if (metres < 1000) return t('format.metres', { value: metres });
      const value = distance < 9.95 ? Math.round(distance * 10) / 10 : Math.round(distance);
      return t('format.km', { value: groupIndian(value) });
    },

    /** Formats whole kilometres, at least one, for an approximate distance. */
    wholeKm: (distance: number): string => t('format.km', { value: groupIndian(Math.max(1, Math.round(distance))) }),

    /** "Today, 4–6 pm"; without an end "Today, 4 pm". */
    when(from: Date, to?: Date, now: Date = new Date(serverNow())): string {
      return t('format.dayTime', { day: day(from, now), time: to ? timeRange(from, to) : time(from) });
    },

    /** "Just now", "5 minutes ago", "in 2 hours", "Yesterday", "3 days ago"; a date from a distance of a week. */
    relative(moment: Date, now: Date = new Date(serverNow())): string {
      const elapsed = now.getTime() - moment.getTime();
      const away = Math.abs(elapsed);
      const days = inIndia(now).dayNumber - inIndia(moment).dayNumber;
      const direction = elapsed >= 0 ? 'ago' : 'ahead';
      if (away < MINUTE_MS) return t('format.justNow');
      if (away < HOUR_MS) return t(`format.${direction}.minutes`, { count: Math.floor(away / MINUTE_MS) });
      if (away < 12 * HOUR_MS || days === 0)
        return t(`format.${direction}.hours`, { count: Math.floor(away / HOUR_MS) });
      if (Math.abs(days) === 1 || Math.abs(days) >= 7) return day(moment, now);
      return t(`format.${direction}.days`, { count: Math.abs(days) });
    },
  };
}

export type Format = ReturnType<typeof createFormat>;

/** The formatters in the page's language. */
export function useFormat(): Format {
  const { t } = useTranslation('shared');
  return useMemo(() => createFormat(t), [t]);
}
