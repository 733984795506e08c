import type { RecordedShift } from '@nukkad/contract/work-records/work-records';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { useTranslation } from 'react-i18next';
import { groupIndian } from '../../../shared/i18n/number-format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { useJobWords } from '../../job/hooks/useJobWords';

/** Words for the months, kinds of work, hours and shifts of a work record. Needs the texts `work-record`. */
export function useRecordWords() {
  const { t } = useTranslation('work-record');
  const { t: shared } = useTranslation('shared');
  const words = useJobWords();
  const month = (text: string): string => {
    const [year = '', number = ''] = text.split('-');
    return t('month', { month: shared(`format.month.${Number(number) - 1}`), year });
  };
  /** Returns the name of a kind of work; a record of a later release may contain an unknown one. */
  const occupation = (id: string): string => {
    const known = JOB_CATEGORY_IDS.find((category) => category === id);
    return known ? words.category(known) : id;
  };
  const hours = (count: number): string => t('hours', { count, hours: groupIndian(count) });
  return {
    month,
    occupation,
    hours,
    /** "Mar 2026 – Nov 2026", or one month. */
    months: ({ from, to }: { from: string; to: string }): string =>
      from === to ? month(from) : t('months', { from: month(from), to: month(to) }),
    shift: ({ area, ...shift }: RecordedShift): string =>
      joinFacts(
        ...[month(shift.month), occupation(shift.occupation), hours(shift.hours)],
        area && (area[currentLanguage()] ?? area.en),
      ),
  };
}
