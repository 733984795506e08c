import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '..', 'src');

/** The folder of every namespace: `shared`, and each folder of features, entities and shared parts that has texts. */
export function localeFolders(): Record<string, string> {
  const folders: Record<string, string> = { shared: join(source, 'shared/i18n/locales') };
  for (const area of ['features', 'entities', 'shared']) {
    for (const name of readdirSync(join(source, area))) {
      const folder = join(source, area, name, 'locales');
      if (name !== 'i18n' && existsSync(folder)) folders[name] = folder;
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
