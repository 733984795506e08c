import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobWords } from '../../../../entities/job/hooks/useJobWords';
import type { KindNames } from '../model/kinds';

/** The names of the kinds of work in the language of the page. */
export function useKindNames(): KindNames {
  const { t } = useTranslation('instant-work/job-form');
  const { category } = useJobWords();
  return useMemo(() => ({ category, usual: (id) => t(`usual.${id}`).split('|') }), [t, category]);
}
