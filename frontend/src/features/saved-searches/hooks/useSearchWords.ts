import type { SavedSearch } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';

type Described = Pick<SavedSearch, 'name' | 'search' | 'category' | 'jobType' | 'minPay'>;

/** Words for a saved search: its title, and its content. */
export function useSearchWords() {
  const { t } = useTranslation('saved-searches');
  const words = useJobWords();
  const format = useFormat();
  const asked = ({ search, category, jobType, minPay }: Described): string =>
    joinFacts(
      search,
      category && words.category(category),
      jobType && words.jobType(jobType),
      minPay !== null && t('atLeast', { amount: format.rupees(minPay) }),
    ) || t('everything');
  return {
    asked,
    /** Returns the owner's title of a search, otherwise its content. */
    title: (search: Described): string => search.name || asked(search),
  };
}
