import type { PaperWords } from '@nukkad/contract/papers/paper-sheet';
import { indianDay } from '@nukkad/contract/india-time';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { usePaperDay } from './usePaperDay';

/** Writes papers in the language of the page. */
export function usePaperWords(): PaperWords {
  const { t } = useTranslation('papers');
  const format = useFormat();
  const day = usePaperDay();
  return {
    text: (key, params) => t(key, { ...params }),
    kind: (kind) => t(`paper:kind.${kind}`),
    day,
    moment: (moment) => joinFacts(day(indianDay(new Date(moment))), format.time(new Date(moment))),
  };
}
