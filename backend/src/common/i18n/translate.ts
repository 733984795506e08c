import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@nukkad/contract/languages';
import i18next, { type i18n } from 'i18next';

const SOURCE = new URL('../../', import.meta.url);

/** Returns the folders of locale files. Each is one namespace, named after the parent folder of `locales`. */
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

/** A sentence without plural or context forms: its fixed text, and the names of its parameters. */
interface PlainSentence {
  readonly words: readonly string[];
  readonly places: readonly string[];
}

const PLACE = /\{\{\s*(\w+)\s*\}\}/;
/** Signs of a sentence that only the library understands: nesting, formats. */
const NOT_PLAIN = /\$t\(|\{\{[^}]*[^\w\s}]/;
/** Parameters that select between forms of a sentence. */
const CHOOSING = ['count', 'context', 'ordinal'];
const plainSentences = new Map<string, PlainSentence | null>();

/** Returns the sentence, if it is a plain one in exactly this language; looked up once. */
function plainSentence(language: Language, key: string): PlainSentence | null {
  const name = `${language} ${key}`;
  const known = plainSentences.get(name);
  if (known !== undefined) return known;
  const text = findSentence(language, key);
  const parts = text !== undefined && !NOT_PLAIN.test(text) ? text.split(PLACE) : null;
  const sentence = parts && {
    words: parts.filter((_part, index) => index % 2 === 0),
    places: parts.filter((_part, index) => index % 2 === 1),
  };
  if (text !== undefined) plainSentences.set(name, sentence);
  return sentence;
}

/**
 * Returns the sentence `key` (`namespace:path`) in `language`. Plain sentences are assembled here, because the library
 * needs ten times as long.
 */
export function translate(language: Language, key: string, params: Record<string, string | number> = {}): string {
  const sentence = CHOOSING.some((name) => name in params) ? null : plainSentence(language, key);
  if (!sentence?.places.every((place) => params[place] !== undefined)) {
    return texts().t(key, { ...params, lng: language });
  }
  const { words, places } = sentence;
  return words.map((word, index) => (index === 0 ? word : `${params[places[index - 1]!]}${word}`)).join('');
}

/** Returns the sentence of exactly this language with the places of its parameters; undefined if there is none. */
export function findSentence(language: Language, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':', 2);
  const text: unknown = texts().getResource(language, namespace, path);
  return typeof text === 'string' ? text : undefined;
}

/** Adds texts that are in no locale file, for tests of code that composes texts. */
export const addTexts = (namespace: string, languages: Readonly<Record<Language, object>>): void => {
  for (const language of LANGUAGES) texts().addResourceBundle(language, namespace, languages[language]);
  plainSentences.clear();
  knownKeys.clear();
};

const knownKeys = new Map<string, boolean>();

/** Returns true if the locale files contain `key`, at least in one plural form; looked up once. */
export function hasText(key: string): boolean {
  const known = knownKeys.get(key) ?? texts().exists(key, { lng: 'en', count: 1 });
  knownKeys.set(key, known);
  return known;
}
