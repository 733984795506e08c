import { setApiLanguage } from '@nukkad/api-client/base-query';
import { isLanguage, LANGUAGES, type Language, LOCALES } from '@nukkad/contract/languages';
import i18next, { type BackendModule, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isServer } from '../rendering/is-server';
import { loadScriptFace } from '../theme/script-faces';
import { groupIndian } from './number-format';
import { saveChosenLanguage, readPreferredLanguage } from './language-preference';
import { loadLocale } from './locale-files';

/** Fallback language of texts that could not be fetched. */
const STAND_IN: Language = 'en';
/** Texts, as `<language>/<namespace>`, that were replaced by those of the fallback language. */
const replaced = new Set<string>();
/** Event of `i18n`: texts have arrived that English replaced. The page is drawn again, in the same language. */
export const TEXTS_ARRIVED = 'textsArrived';

/** Texts, and whether they are the English ones in place of another language. */
type LoadedTexts = [texts: Record<string, unknown>, isStandIn?: boolean];

/** Loads texts in a language, or the English texts that replace them; those are fetched only on demand. */
async function loadTextsIn(language: string, namespace: string): Promise<LoadedTexts> {
  const key = `${language}/${namespace}`;
  try {
    const texts = await loadLocale(namespace, language);
    replaced.delete(key);
    return [texts];
  } catch (error) {
    if (language === STAND_IN) throw error;
    // a failed repetition is not a new event
    if (!replaced.has(key)) {
      replaced.add(key);
      i18n.emit('failedLoading', language);
    }
    return [await loadLocale(namespace, STAND_IN), true];
  }
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadTextsIn(language, namespace).then(
      ([texts]) => done(null, texts as Record<string, string>),
      (error: Error) => done(error, null),
    );
  },
};

/** Formats every `{{count}}` with Indian digit grouping; other parameters stay unchanged. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, _language, options) =>
    options?.['interpolationkey'] === 'count' && typeof value === 'number' ? groupIndian(value) : (value as string),
};

/** The product's texts. Namespaces are `shared` and the paths of folders with texts; each loads when a page needs it. */
export const i18n = i18next.createInstance();

/** Returns the language of the page. */
export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : 'en');

function showLanguage(language: string): void {
  if (isServer || !isLanguage(language)) return;
  document.documentElement.lang = LOCALES[language];
}

/** Initialises the texts in the preferred language; resolves when the shared ones are loaded. */
export async function startI18n(language: Language = readPreferredLanguage()): Promise<void> {
  setApiLanguage(currentLanguage);
  i18n.on('languageChanged', showLanguage);
  await i18n
    .use(backend)
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...LANGUAGES],
      ns: ['shared'],
      defaultNS: 'shared',
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { bindI18n: `languageChanged ${TEXTS_ARRIVED}` },
      // synchronously, so that a page may request its texts before the shared ones have arrived
      initAsync: false,
    });
}

/** Returns whether the texts of a namespace, or the English ones that replace them, are loaded. */
const hasAnyTexts = (namespace: string): boolean => i18n.hasResourceBundle(currentLanguage(), namespace);

/** Returns whether the texts of a namespace are loaded in the language of the page. */
export const hasTexts = (namespace: string): boolean =>
  hasAnyTexts(namespace) && !replaced.has(`${currentLanguage()}/${namespace}`);

/**
 * Fetches the texts of some features; resolves when they are loaded. English replaces a language that cannot be
 * fetched.
 */
export const loadTexts = (...namespaces: string[]): Promise<void> => i18n.loadNamespaces(namespaces);

/** Returns the namespaces of which English replaces the texts in the language of the page. */
export function listReplaced(): string[] {
  const beginning = `${currentLanguage()}/`;
  return [...replaced].filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));
}

/**
 * Fetches the texts of a namespace whose request failed, which i18next does not repeat, and stores them or the English
 * ones; returns whether they have arrived in the language of the page.
 */
export async function fetchTextsAgain(namespace: string): Promise<boolean> {
  const language = currentLanguage();
  const [texts, isStandIn] = await loadTextsIn(language, namespace);
  // another request may have stored the texts while the English ones were fetched
  if (!isStandIn || !i18n.hasResourceBundle(language, namespace))
    i18n.addResourceBundle(language, namespace, texts, false, true);
  return !replaced.has(`${language}/${namespace}`);
}

/**
 * Fetches the texts of a part that is about to be drawn. Throws if neither they nor the English ones can be fetched: the
 * part would show the names of its texts.
 */
export async function requireTexts(...namespaces: string[]): Promise<void> {
  await loadTexts(...namespaces);
  await Promise.all(namespaces.filter((namespace) => !hasAnyTexts(namespace)).map(fetchTextsAgain));
}

/** Changes the page's language and stores the choice; the old texts stay until the new ones are loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  saveChosenLanguage(language);
  await loadScriptFace(language);
  await i18n.changeLanguage(language);
}
