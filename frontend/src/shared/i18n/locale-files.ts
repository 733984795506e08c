type LocaleModule = () => Promise<Record<string, unknown>>;

const files = import.meta.glob<Record<string, unknown>>(
  ['./locales/*.json', '../*/locales/*.json', '../../features/*/locales/*.json'],
  { import: 'default' },
) as Record<string, LocaleModule>;

/**
 * Loads the texts of one namespace: `shared`, or the name of a folder under `features` or `shared`. Each file is fetched
 * when it is first needed. Rejects when there is no such file.
 */
export async function loadLocale(namespace: string, language: string): Promise<Record<string, unknown>> {
  const file = `locales/${language}.json`;
  const load =
    namespace === 'shared'
      ? files[`./${file}`]
      : (files[`../../features/${namespace}/${file}`] ?? files[`../${namespace}/${file}`]);
  if (!load) throw new Error(`no texts for ${namespace} in ${language}`);
  return load();
}
