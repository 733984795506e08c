import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataBlock, DataError, parseBlocks } from './data-blocks.js';

/** A data file, by its path below the folder of the data. */
export interface DataFile {
  path: string;
  content: string;
}

const ORDER = 'order.txt';

/**
 * The data files of a folder in the order that its `order.txt` lists: of words that are equally near to a misspelt one, the
 * first one counts.
 */
export function listDataFiles(folder: string): DataFile[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.txt') && path !== ORDER);
  const listed = readFileSync(join(folder, ORDER), 'utf8')
    .split('\n')
    .map((text, index) => ({ path: text.trim(), line: index + 1 }))
    .filter(({ path }) => path !== '' && !path.startsWith('#'));
  const missing = listed.find(({ path }) => !found.includes(path));
  if (missing) throw new DataError(ORDER, missing.line, `a file of this folder, found "${missing.path}"`);
  const unlisted = found.find((path) => !listed.some((each) => each.path === path));
  if (unlisted !== undefined) throw new DataError(ORDER, listed.length, `a line for the file ${unlisted}`);
  return listed.map(({ path }) => ({ path, content: readFileSync(join(folder, path), 'utf8') }));
}

export const parseFiles = (files: readonly DataFile[]): DataBlock[] =>
  files.flatMap(({ path, content }) => parseBlocks(path, content));

/** The hash of all files: other words are another version. */
export function versionOf(files: readonly DataFile[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of files) hash.update(path).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
}
