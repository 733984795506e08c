type LocaleModule = () => Promise<{ default: Record<string, unknown> }>;

const files = import.meta.glob([
  './locales/*.json',
  '../*/locales/*.json',
  '../../features/*/locales/*.json',
  '../../entities/*/locales/*.json',
]) as Record<string, LocaleModule>;

/**
 * Loads the texts of one namespace: `shared`, or the name of a folder under `features`, `entities` or `shared`. Each
 * file is fetched on first use. Rejects if the file does not exist.
 */
export async function loadLocale(namespace: string, language: string): Promise<Record<string, unknown>> {
  const file = `locales/${language}.json`;
  const load =
    namespace === 'shared'
      ? files[`./${file}`]
      : (files[`../../features/${namespace}/${file}`] ??
        files[`../../entities/${namespace}/${file}`] ??
        files[`../${namespace}/${file}`]);
  if (!load) throw new Error(`no texts for ${namespace} in ${language}`);
  // not by an option of the glob, which would be written into the first script for each of its files
  return (await load()).default;
}
