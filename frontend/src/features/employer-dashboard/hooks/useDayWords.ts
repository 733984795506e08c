import { clockFace, inIndia, partOfDay } from '@nukkad/contract/india-time';
import { useTranslation } from 'react-i18next';

/** Words of an account book: the hour with its part of the day, and the day itself. */
export function useDayWords() {
  const { t } = useTranslation('shared');
  return {
    /** Returns "4" and "pm", for two lines. */
    hour(moment: Date): { clock: string; part: string } {
      const shown = inIndia(moment);
      return { part: t(`format.part.${partOfDay(shown.hour)}`), clock: clockFace(shown) };
    },

    /** "Sunday, 22 November". */
    day(moment: Date): string {
      const { weekday, date, month } = inIndia(moment);
      const words = { date, month: t(`format.month.${month}`) };
      return `${t(`format.weekday.${weekday}`)}, ${t('format.date', words)}`;
    },
  };
}
