import { LANGUAGE_STORAGE_KEY, LANGUAGES, type Language } from '@nukkad/domain/languages';

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', kn: 'ಕನ್ನಡ' };

/** Narrows any text to a language of the product. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The stored choice; without one the first language of the device that the product speaks; else English. */
export function readPreferredLanguage(): Language {
  const stored = readStored();
  return stored ?? deviceLanguage();
}

/** The first language of the device that the product speaks; else English. */
export function deviceLanguage(): Language {
  return navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}

function readStored(): Language | undefined {
  try {
    const value = localStorage.getItem(LANGUAGE_STORAGE_KEY);
    return isLanguage(value) ? value : undefined;
  } catch {
    // a browser that refuses storage still gets a page
    return undefined;
  }
}

/** Keeps the choice for the next visit; a browser that refuses storage forgets it. */
export function storePreferredLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    return;
  }
}
