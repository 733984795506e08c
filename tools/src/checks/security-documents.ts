import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/security';
const ROW = /^\| (\d+\.\d+\.\d+) +\| (held|partly|open|not applicable) +\| (.*?) *\|$/;
/** A path of this repository: it has a folder and no spaces. */
const PATH = /`([\w.-]+(?:\/[\w.#@-]+)+\/?)`/g;

/** Requirements of levels 1 and 2 in each section of ASVS 5.0.0; some numbers are those of level 3. */
const REQUIREMENTS = 253;

/** Paths in a text that name nothing below `root`. */
export const missingPaths = (root: string, text: string): string[] =>
  [...text.matchAll(PATH)].flatMap(([, path]) => (path && !existsSync(join(root, path)) ? [path] : []));

/** What is wrong with the table of requirements: rows that are missing or twice there, and held ones that name no file. */
export function requirementFaults(text: string, count = REQUIREMENTS): string[] {
  const rows = text.split('\n').flatMap((line) => {
    const [, id = '', state = '', by = ''] = ROW.exec(line) ?? [];
    return id ? [{ id, state, by }] : [];
  });
  const ids = rows.map(({ id }) => id);
  return [
    ...(rows.length === count ? [] : [`${rows.length} requirements are listed instead of ${count}`]),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is listed twice`),
    ...rows.filter(({ by }) => by === '').map(({ id }) => `${id} says neither what holds it nor why not`),
    ...rows.filter(({ state, by }) => state === 'held' && !by.includes('`')).map(({ id }) => `${id} names no file`),
  ];
}

/** Verifies the documents about security below `root`. */
export function checkSecurityDocuments(root: string): string[] {
  const files = [
    ...readdirSync(join(root, FOLDER))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(FOLDER, name)),
    'SECURITY.md',
  ];
  const paths = files.flatMap((file) =>
    missingPaths(root, readFileSync(join(root, file), 'utf8')).map(
      (path) => `${file} names ${path}, which does not exist`,
    ),
  );
  return [...paths, ...requirementFaults(readFileSync(join(root, FOLDER, 'asvs.md'), 'utf8'))];
}
