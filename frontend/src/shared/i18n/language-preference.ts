import { isLanguage, LANGUAGE_PARAMETER, LANGUAGE_STORAGE_KEY, type Language } from '@nukkad/contract/languages';
import { isServer } from '../rendering/is-server';

const YEAR_SECONDS = 31_536_000;

/**
 * Returns the language in the address; otherwise the stored choice; otherwise the first supported language of the
 * device; otherwise English.
 */
export function readPreferredLanguage(): Language {
  const asked = languageInAddress();
  const stored = readStored();
  // the language of a link becomes the choice of a user without one
  if (asked && !stored) storePreferredLanguage(asked);
  return asked ?? stored ?? deviceLanguage() ?? 'en';
}

function languageInAddress(): Language | undefined {
  const asked = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : undefined;
}

/** Removes the language from the address, where it would override a choice on the page. */
function dropLanguageInAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', address);
}

/**
 * Returns the first supported language of the device; otherwise English. Undefined while a document is rendered for any
 * device.
 */
export function deviceLanguage(): Language | undefined {
  if (isServer) return undefined;
  return navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}

function readStored(): Language | undefined {
  try {
    const value = localStorage.getItem(LANGUAGE_STORAGE_KEY);
    if (isLanguage(value)) return value;
  } catch {
    // a browser that refuses storage uses the cookie or the device's language
  }
  return readCookie();
}

function readCookie(): Language | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${LANGUAGE_STORAGE_KEY}=`));
  const value = found?.slice(LANGUAGE_STORAGE_KEY.length + 1);
  return isLanguage(value) ? value : undefined;
}

/** Stores a choice on the page, and removes the language of the address. */
export function saveChosenLanguage(language: Language): void {
  dropLanguageInAddress();
  storePreferredLanguage(language);
}

/**
 * Stores the choice for the next visit; has no effect in a browser that refuses storage. A cookie, because signing out
 * clears all other storage.
 */
function storePreferredLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    return;
  }
}
