import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { localisedName } from '../../../entities/job/model/localised-names';
import { dateOf, type Day, momentAt, weekdayOf } from '../model/india-days';

/** Words for days and entries in the page's language. */
export function useCalendarWords() {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  return useMemo(() => {
    const monthName = (day: Day): string => t(`shared:format.month.${dateOf(day).month}`);
    const weekday = (day: Day): string => t(`shared:format.weekday.${weekdayOf(day)}`);
    /** "20 November". */
    const date = (day: Day): string => t('shared:format.date', { date: dateOf(day).date, month: monthName(day) });
    const title = ({ title: job, company }: CalendarEntry): string => job || company || t('interview');
    const other = ({ seeker, company }: CalendarEntry): string =>
      seeker === null ? company : seeker || t('shared:person.seeker');
    return {
      weekday,
      date,
      title,
      /**
       * "Delivery rider · डिलीवरी राइडर": the title, and its translation if the title is in another language than the
       * reader's.
       */
      work: (entry: CalendarEntry): string => joinFacts(title(entry), localisedName(entry.occupation)),
      /** "Mon". */
      weekdayShort: (day: Day): string => t(`weekday.${weekdayOf(day)}`),
      /** "Friday, 20 November". */
      day: (day: Day): string => t('day', { weekday: weekday(day), date: date(day) }),
      /** "November 2026". */
      month: (day: Day): string => t('month', { month: monthName(day), year: dateOf(day).year }),
      /** "16 November – 22 November". */
      span: (from: Day, to: Day): string => t('span', { from: date(from), to: date(to) }),
      /** "4 pm". */
      hour: (hour: number): string => format.time(momentAt(hour)),
      time: ({ startsAt }: CalendarEntry): string => format.time(new Date(startsAt)),
      when: ({ startsAt, endsAt }: CalendarEntry): string => format.when(new Date(startsAt), new Date(endsAt)),
      mode: ({ mode }: CalendarEntry): string => t(`mode.${mode}`),
      count: (count: number): string => t('count', { count }),

      /** Returns the other side: the seeker for the employer, the company for the seeker. */
      other,
      /** Returns the status of an entry, if it is anything but confirmed. */
      standing: ({ status, proposedTime }: CalendarEntry): string | null => {
        if (status === 'confirmed') return null;
        const time = proposedTime ? format.when(new Date(proposedTime)) : '';
        return t(`standing.${status}`, { time });
      },

      /** Returns the texts of an entry for a calendar on the device. */
      file: (entry: CalendarEntry): { summary: string; description: string } => ({
        summary: t('file.summary', { title: title(entry), other: other(entry) }),
        description: t(`file.${entry.mode}`, { place: entry.place ?? '', phone: entry.phone ?? '' }).trim(),
      }),
    };
  }, [t, format]);
}
