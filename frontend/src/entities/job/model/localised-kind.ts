import type { Job } from '@nukkad/api-client/generated/api.gen';
import { JOB_CATEGORY_LABELS } from '@nukkad/contract/jobs/taxonomy';
import type { Language } from '@nukkad/contract/languages';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { localisedName } from './localised-names';

/** A letter of the script of each language. */
const LETTERS: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  hi: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
};

/**
 * Returns the kind of work of a job in the language of the page: the occupation that the title names, or the category
 * of a title in another script that names no occupation. Undefined if the title states it in that language.
 */
export function localisedKind({
  occupation,
  title,
  category,
}: Pick<Job, 'occupation'> & Partial<Pick<Job, 'title' | 'category'>>): string | undefined {
  if (occupation || title === undefined || category === undefined) return localisedName(occupation);
  return LETTERS[currentLanguage()].test(title) ? undefined : JOB_CATEGORY_LABELS[category][currentLanguage()];
}
