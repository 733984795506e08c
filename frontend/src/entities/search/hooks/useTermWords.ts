import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import { SEARCH_CONDITIONS, type SearchPart } from '@nukkad/contract/matching/search-readings';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../job/hooks/useJobWords';

const NOT = 'not:';
/** The excluded work of a text, as named by a reason. */
const EXCLUDED_WORK = 'not:work';

/** Capitalises the first letter in scripts with capital letters. */
const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Words for the conditions of a search text besides the work. */
export function useTermWords() {
  const { t } = useTranslation('search');
  const format = useFormat();
  const words = useJobWords();
  return useMemo(() => {
    /** Words a term of a reason: `pay`, `job_type` or a condition. */
    const termOf = (key: string): string => {
      if (key === 'pay' || key === 'job_type') return t(`term.${key}`);
      const condition = SEARCH_CONDITIONS.find((one) => one === key);
      return condition ? t(`condition.${condition}`) : key;
    };
    const list = (names: readonly string[]): string => names.join(', ');
    const isExcluded = (key: string): boolean => key.startsWith(NOT);
    const bare = (key: string): string => termOf(key.slice(NOT.length));
    const metTerm = (key: string): string => {
      if (key === EXCLUDED_WORK) return t('metExcludedWork');
      return isExcluded(key) ? t('no', { words: bare(key) }) : termOf(key);
    };
    return {
      /**
       * Returns "Near Jayanagar, 6 km from you", "₹200/hour or more", "Night work", "Not: delivery". `you`: position of
       * the user, if known.
       */
      part(part: SearchPart, you: Position | null): string {
        switch (part.kind) {
          case 'place':
            return you
              ? t('place.away', { place: part.label, distance: format.km(distanceKm(you, part)) })
              : t('place.near', { place: part.label });
          case 'pay':
            return t(`pay.${part.per}`, { amount: format.rupees(part.rate) });
          case 'job_type':
            return words.jobType(part.jobType);
          case 'condition': {
            const name = t(`condition.${part.condition}`);
            return part.isExcluded ? t('not', { words: name }) : capital(name);
          }
          case 'excluded_work':
            return t('not', { words: part.words });
        }
      },
      /** Returns "As you asked: night work, no delivery". */
      met: (keys: readonly string[]): string => t('met', { words: list(keys.map(metTerm)) }),
      /**
       * Returns a sentence for each condition that the job does not meet or state, and for each unwanted property that
       * it has.
       */
      unmet(keys: readonly string[]): string[] {
        const lacking = keys.filter((key) => !isExcluded(key));
        const unwanted = keys.filter((key) => isExcluded(key) && key !== EXCLUDED_WORK);
        return [
          ...(lacking.length > 0 ? [t('unmet', { words: list(lacking.map(termOf)) })] : []),
          ...(keys.includes(EXCLUDED_WORK) ? [t('unwantedWork')] : []),
          ...(unwanted.length > 0 ? [t('unwanted', { words: list(unwanted.map(bare)) })] : []),
        ];
      },
    };
  }, [t, format, words]);
}
