import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

const source = join(__dirname, '..', 'src');

/** Returns the folder of every namespace: `shared`, and each folder of a layer that has texts. */
function findLocaleFolders(): Record<string, string> {
  const folders: Record<string, string> = { shared: join(source, 'shared/i18n/locales') };
  for (const area of ['pages', 'features', 'entities', 'shared', 'app']) {
    const paths = readdirSync(join(source, area), { recursive: true, encoding: 'utf8' }).sort();
    for (const path of paths.filter((name) => basename(name) === 'locales')) {
      const namespace = dirname(path).split(sep).join('/');
      if (namespace !== 'i18n') folders[namespace] = join(source, area, path);
    }
  }
  return folders;
}

const folders = findLocaleFolders();
/** The contents of the files that have been read, by path. */
const contents = new Map<string, string>();

/** The folder of every namespace. */
export const localeFolders = (): Record<string, string> => folders;

let missingLanguage: string | null = null;

/** Makes the files of a language missing, as after a deployment; null ends this. */
export function setMissingLanguage(language: string | null): void {
  missingLanguage = language;
}

/** Replaces the Vite loader: reads the same files from the disk, each file once. */
export async function loadLocale(namespace: string, language: string): Promise<Record<string, unknown>> {
  if (language === missingLanguage) throw new TypeError('Failed to fetch dynamically imported module');
  const folder = folders[namespace];
  if (!folder) throw new Error(`no texts for ${namespace}`);
  const path = join(folder, `${language}.json`);
  const content = contents.get(path) ?? readFileSync(path, 'utf8');
  contents.set(path, content);
  return JSON.parse(content) as Record<string, unknown>;
}
