import type { NamesByLanguage } from '@nukkad/api-client/generated/api.gen';
import { inReadersLanguage } from './readers-words';

/** "कोरमंगला · 9th Main, Koramangala": an address as written, after the places that it names in the reader's language. */
export const readersAddress = (address: string, places: NamesByLanguage | undefined): string =>
  [inReadersLanguage(places), address].filter(Boolean).join(' · ');
