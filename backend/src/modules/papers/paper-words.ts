import type { PaperWords } from '@nukkad/contract/papers/paper-sheet';
import { indianDay, inIndia } from '@nukkad/contract/india-time';
import type { Language } from '@nukkad/contract/languages';
import { formatTime } from '../../common/dates/format-date.js';
import { translate } from '../../common/i18n/translate.js';

/** Returns the texts of papers in a language, equal to those of their page. */
export function paperWords(language: Language): PaperWords {
  const day = (text: string): string => {
    const { date, month, year } = inIndia(new Date(`${text}T12:00:00+05:30`));
    return translate(language, 'dates:dateYear', { date, month: translate(language, `dates:month.${month}`), year });
  };
  return {
    text: (key, params) => translate(language, key, params),
    kind: (kind) => translate(language, `papers:kind.${kind}`),
    day,
    moment: (moment) => `${day(indianDay(new Date(moment)))} · ${formatTime(new Date(moment), language)}`,
  };
}
