type LocaleModule = () => Promise<{ default: Record<string, unknown> }>;

const files = import.meta.glob([
  './locales/*.json',
  '../*/locales/*.json',
  '../../{app,pages,features,entities}/**/locales/*.json',
]) as Record<string, LocaleModule>;

/**
 * Loads the texts of one namespace: `shared`, or the path of a folder with texts below its layer (`app`, `pages`,
 * `features`, `entities` or `shared`). Each file is fetched on first use. Rejects if the file does not exist.
 */
export async function loadLocale(namespace: string, language: string): Promise<Record<string, unknown>> {
  const end = `${namespace === 'shared' ? '.' : `/${namespace}`}/locales/${language}.json`;
  const path = Object.keys(files).find((file) => file.endsWith(end));
  const load = path === undefined ? undefined : files[path];
  if (!load) throw new Error(`no texts for ${namespace} in ${language}`);
  // not by an option of the glob, which would be written into the first script for each of its files
  return (await load()).default;
}
