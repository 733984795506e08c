import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { BRAND } from '@nukkad/contract/platform/brand';
import type { Language } from '@nukkad/contract/languages';

type Texts = { [key: string]: string | Texts };
/** Returns the displayed text of `namespace:key` with its values; throws if it is missing. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SOURCE = join(ROOT, 'frontend', 'src');
/** Folders of the front end with texts, by namespace: the path below the layer. */
const FOLDERS = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'locales')
    .map((path) => [dirname(path).split(sep).slice(1).join('/'), join(SOURCE, dirname(path))]),
);
const read = new Map<string, Texts>();

function textsOf(namespace: string, language: Language): Texts {
  const folder = FOLDERS.get(namespace === 'shared' ? 'i18n' : namespace);
  const file = join(folder ?? join(ROOT, 'backend', 'src', 'modules', namespace), 'locales', `${language}.json`);
  if (!existsSync(file)) throw new Error(`There are no texts for ${namespace} in ${language}.`);
  const known = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Texts);
  read.set(file, known);
  return known;
}

/** Returns the product's texts in one language, from its locale files. */
export function wordsIn(language: Language): Words {
  return (name, values = {}) => {
    const [namespace = '', key = ''] = name.split(':');
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
        textsOf(namespace, language),
      );
    if (typeof found !== 'string') throw new Error(`There is no text ${name} in ${language}.`);
    const all: Record<string, string | number> = { brand: BRAND, ...values };
    const plain = found.replace(/<\/?\w+>/g, '');
    return plain.replace(/\{\{\s*([\w.]+)[^}]*\}\}/g, (_all, value: string) => {
      if (all[value] === undefined) throw new Error(`The text ${name} needs ${value}.`);
      return String(all[value]);
    });
  };
}
