import { LANGUAGE_STORAGE_KEY, LANGUAGES, type Language } from '@nukkad/domain/languages';

const YEAR_SECONDS = 31_536_000;

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
    if (isLanguage(value)) return value;
  } catch {
    // a browser that refuses storage still gets a page
  }
  return readCookie();
}

function readCookie(): Language | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${LANGUAGE_STORAGE_KEY}=`));
  const value = found?.slice(LANGUAGE_STORAGE_KEY.length + 1);
  return isLanguage(value) ? value : undefined;
}

/** Keeps the choice for the next visit; a browser that refuses storage forgets it. Signing out clears all but cookies. */
export function storePreferredLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    return;
  }
}
