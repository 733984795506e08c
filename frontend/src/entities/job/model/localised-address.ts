import type { NamesByLanguage } from '@nukkad/api-client/generated/api.gen';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { localisedName } from './localised-names';

/** "कोरमंगला · 9th Main, Koramangala": an address as written, after the places that it names in the reader's language. */
export const localisedAddress = (address: string, places: NamesByLanguage | undefined): string =>
  joinFacts(localisedName(places), address);
