import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOf } from './names.js';
import { featureFiles, type GeneratedFiles, moduleFiles, useCaseFiles } from './templates.js';

const USAGE = 'Use: npm run generate -- module NAME | use-case MODULE NAME | feature NAME';

function filesFor(kind: string | undefined, names: string[]): GeneratedFiles {
  const [first, second] = names;
  if (kind === 'module' && first) return moduleFiles(namesOf(first));
  if (kind === 'feature' && first) return featureFiles(namesOf(first));
  if (kind === 'use-case' && first && second) return useCaseFiles(namesOf(first), namesOf(second));
  throw new Error(USAGE);
}

/** Makes the files of a module, use case or feature below `root`; refuses to write over anything. Returns their paths. */
export function generate(root: string, kind: string | undefined, names: string[]): string[] {
  const files = filesFor(kind, names);
  const standing = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (standing) throw new Error(`${standing} stands already; nothing was written.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
}
