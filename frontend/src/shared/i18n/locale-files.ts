import { isLanguage, type Language } from '@nukkad/contract/languages';

type TextFiles = Record<string, () => Promise<{ default: Record<string, unknown> }>>;

/**
 * Lists of the files of texts. Each is in the file with the shared texts of its language: the names of a hundred files
 * in other languages would be in the first script of every page.
 */
const LISTS: Record<Language, () => Promise<{ files: TextFiles }>> = {
  en: () => import('./text-files/en'),
  hi: () => import('./text-files/hi'),
  kn: () => import('./text-files/kn'),
};

/**
 * Loads the texts of one namespace: `shared`, or the path of a folder with texts below its layer (`app`, `pages`,
 * `features`, `entities` or `shared`). Each file is fetched on first use. Rejects if the file does not exist.
 */
export async function loadLocale(namespace: string, language: string): Promise<Record<string, unknown>> {
  const files = isLanguage(language) ? (await LISTS[language]()).files : {};
  const end = `${namespace === 'shared' ? '..' : `/${namespace}`}/locales/${language}.json`;
  const path = Object.keys(files).find((file) => file.endsWith(end));
  const load = path === undefined ? undefined : files[path];
  if (!load) throw new Error(`no texts for ${namespace} in ${language}`);
  // not by an option of the glob, which would be written into the first script for each of its files
  return (await load()).default;
}
