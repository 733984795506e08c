import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import { localeFolders } from '../../../test/locale-files';

type Texts = Record<string, string>;

function flatten(value: unknown, path = ''): Texts {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, child]) => flatten(child, path ? `${path}.${key}` : key)),
  ) as Texts;
}

const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*(\w+)|<(\w+)>/g)].map((match) => match[1] ?? match[2]).sort();
/** The form for one may contain the number as a word and then omits `count`. */
const counted = (key: string, text: string) =>
  placeholders(text).filter((name) => !(key.endsWith('_one') && name === 'count'));
type Translated = Exclude<Language, 'en'>;
const scripts: Record<Translated, RegExp> = { hi: /\p{Script=Devanagari}/u, kn: /\p{Script=Kannada}/u };
const translated = LANGUAGES.filter((language) => language !== 'en');

describe.each(Object.entries(localeFolders()))('the texts of %s', (_namespace, folder) => {
  const read = (language: string) => flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')));
  const english = read('en');

  it.each(translated)('have the same keys and placeholders in %s', (language) => {
    const texts = read(language);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text.trim() === '']).toEqual([key, false]);
      expect([key, counted(key, text)]).toEqual([key, counted(key, english[key] ?? '')]);
    }
  });

  it.each(translated)('are translated into %s wherever English has a word', (language) => {
    const left = Object.entries(read(language)).filter(([key, text]) => {
      const words = (english[key] ?? '').replace(/{{[^}]*}}|<\/?\w+\/?>/g, '');
      return /\p{L}{3,}/u.test(words) && !/@|\+91/.test(words) && !scripts[language].test(text);
    });
    expect(left).toEqual([]);
  });
});
