import { inIndia } from '@nukkad/contract/india-time';
import { useTranslation } from 'react-i18next';

/** Formats days of India (YYYY-MM-DD) for papers: with the year, and never as "today". */
export function usePaperDay(): (day: string) => string {
  const { t } = useTranslation('shared');
  return (day) => {
    const { date, month, year } = inIndia(new Date(`${day}T12:00:00+05:30`));
    return t('format.dateYear', { date, month: t(`format.month.${month}`), year });
  };
}
