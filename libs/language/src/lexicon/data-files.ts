import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOB_CATEGORY_LABELS } from '@nukkad/contract/jobs/taxonomy';
import { type DataBlock, DataError, parseBlocks } from './data-blocks.js';
import { READER_VERSION } from './reader-version.js';

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

/** Hash of the inputs of a reading: the blocks of all files without comments, the names of categories, and the readers. */
export function versionOf(files: readonly DataFile[]): string {
  const blocks = parseFiles(files).map(({ kind, id, lines }) => [
    kind,
    id,
    ...lines.map(({ key, parameter, value }) => [key, parameter, value]),
  ]);
  const content = JSON.stringify([READER_VERSION, JOB_CATEGORY_LABELS, blocks]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
