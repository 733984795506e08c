import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

const source = join(__dirname, '..', 'src');

/** The folder of every namespace: `shared`, and each folder of a layer that has texts. */
export function localeFolders(): Record<string, string> {
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

/** Replaces the Vite loader: reads the same files from the disk. */
export async function loadLocale(namespace: string, language: string): Promise<Record<string, unknown>> {
  const folder = localeFolders()[namespace];
  if (!folder) throw new Error(`no texts for ${namespace}`);
  return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, unknown>;
}
