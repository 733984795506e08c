import type { NamesByLanguage, Job } from '@nukkad/api-client/generated/api.gen';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { joinFacts } from '../../../shared/i18n/join-facts';

/**
 * Returns the meaning of an employer's words in the language of the page; undefined if the words are in that language.
 */
export const localisedName = (names: NamesByLanguage | undefined): string | undefined => names?.[currentLanguage()];

/**
 * Joins the original name of the shop and the place in the reader's language, if it has a name in it: "Annapurna
 * Kitchens · Jayanagar"; only one of them if the other is missing.
 */
export const shopAndPlace = ({ company, location, place }: Pick<Job, 'company' | 'location' | 'place'>): string =>
  joinFacts(company, localisedName(place) ?? location);
