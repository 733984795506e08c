import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@nukkad/domain/languages';
import i18next, { type i18n } from 'i18next';

const SOURCE = new URL('../../', import.meta.url);

/** Folders that hold locale files: each is one namespace, named after the folder above `locales`. */
function localeFolders(): { namespace: string; folder: string }[] {
  const common = [
    { namespace: 'errors', folder: fileURLToPath(new URL('common/i18n/locales/', SOURCE)) },
    { namespace: 'dates', folder: fileURLToPath(new URL('common/dates/locales/', SOURCE)) },
  ];
  const modules = fileURLToPath(new URL('modules/', SOURCE));
  const names = existsSync(modules) ? readdirSync(modules) : [];
  return [...common, ...names.map((name) => ({ namespace: name, folder: `${modules}${name}/locales/` }))].filter(
    (entry) => existsSync(entry.folder),
  );
}

function load(): i18n {
  const resources: Record<string, Record<string, object>> = {};
  for (const language of LANGUAGES) {
    resources[language] = Object.fromEntries(
      localeFolders().map(({ namespace, folder }) => [
        namespace,
        JSON.parse(readFileSync(`${folder}${language}.json`, 'utf8')) as object,
      ]),
    );
  }
  const instance = i18next.createInstance();
  void instance.init({
    resources,
    lng: 'en',
    fallbackLng: 'en',
    ns: Object.keys(resources['en'] ?? {}),
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

let instance: i18n | undefined;
const texts = (): i18n => (instance ??= load());

/** The sentence `key` (`namespace:path`) in `language`. */
export const translate = (language: Language, key: string, params: Record<string, string | number> = {}): string =>
  texts().t(key, { ...params, lng: language });

/** Adds texts that stand in no locale file, for tests of what is made of texts. */
export const addTexts = (namespace: string, languages: Readonly<Record<Language, object>>): void => {
  for (const language of LANGUAGES) texts().addResourceBundle(language, namespace, languages[language]);
};

/** True when the locale files know `key`, for one number of things at least. */
export const hasText = (key: string): boolean => texts().exists(key, { lng: 'en', count: 1 });
