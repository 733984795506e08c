import { inIndia } from '@nukkad/contract/india-time';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';

const DAY_MS = 86_400_000;

/** Words the times of instant work in the page's language. Needs the texts `engagement`. */
export function useWorkTimes() {
  const { t } = useTranslation('engagement');
  const format = useFormat();
  return useMemo(() => {
    /**
     * Returns whether one span of hours is sufficient; work that continues after a night is described by its two ends.
     */
    const withinOneDay = (from: Date, to: Date): boolean =>
      inIndia(from).dayNumber === inIndia(to).dayNumber || to.getTime() - from.getTime() < DAY_MS / 2;
    return {
      /** "4–8 pm"; over several days the time at which it starts. */
      hours: (from: Date, to: Date): string =>
        withinOneDay(from, to) ? format.timeRange(from, to) : format.time(from),
      /** "Today"; over several days "Today, until Friday, 6 pm". */
      day: (from: Date, to: Date): string =>
        withinOneDay(from, to) ? format.day(from) : t('dayUntil', { day: format.day(from), when: format.when(to) }),
      /** "Today, 4–8 pm"; over several days "Today, 4 pm, until Friday, 6 pm". */
      period: (from: Date, to: Date): string =>
        withinOneDay(from, to)
          ? format.when(from, to)
          : t('dayUntil', { day: format.when(from), when: format.when(to) }),
      /** "4 hours", "1.5 hours", "5.08 hours". */
      length: (hours: number): string => {
        const value = Math.round(hours * 100) / 100;
        return Number.isInteger(value) ? t('hours', { count: value }) : t('hoursPart', { value });
      },
    };
  }, [t, format]);
}
