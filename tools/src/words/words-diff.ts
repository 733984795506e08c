import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listDataFiles, parseFiles, versionOf } from '@nukkad/language/lexicon/data-files';
import { readLexicon } from '@nukkad/language/lexicon/read-lexicon';
import { ROOT } from '../start/workspace.js';

const LIBRARY = 'libs/language';
const DATA = `${LIBRARY}/data`;
const SETS = ['search-set', 'search-set-descriptions'];

type Interpretation = typeof import('@nukkad/language/query-interpretation');
type JobOccupations = typeof import('@nukkad/language/job-occupations');

const git = (...command: string[]): string =>
  execFileSync('git', command, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Copies the built library into a folder, with a lexicon that is compiled from other data. */
function buildWithData(folder: string, data: string): void {
  cpSync(join(ROOT, LIBRARY, 'dist'), join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const files = listDataFiles(data);
  writeFileSync(join(folder, 'dist/lexicon.json'), JSON.stringify(readLexicon(parseFiles(files), versionOf(files))));
}

/** Writes the data files of a commit into a folder. */
function writeDataOf(commit: string, folder: string): void {
  for (const path of git('ls-tree', '-r', '--name-only', commit, DATA).split('\n').filter(Boolean)) {
    const file = join(folder, path.slice(DATA.length + 1));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, git('show', `${commit}:${path}`));
  }
}

/** Reads each text of the evaluation: queries as searches, advertisements by their titles. */
async function readTexts(folder: string): Promise<Map<string, string>> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, 'dist', file)).href);
  const { interpretQuery } = (await load('query-interpretation.js')) as Interpretation;
  const { occupationsOfTitle } = (await load('job-occupations.js')) as JobOccupations;
  const texts = (set: string, file: string): Record<string, string>[] =>
    JSON.parse(readFileSync(join(ROOT, 'tools/src/evaluation', set, file), 'utf8')) as Record<string, string>[];
  const readings = new Map<string, string>();
  for (const set of SETS) {
    for (const half of set === 'search-set' ? ['a', 'b'] : ['a']) {
      for (const { text = '' } of texts(set, `queries-${half}.json`)) {
        const { occupations, skills, terms } = interpretQuery(text);
        readings.set(`query "${text}"`, [...[...occupations, ...skills].map(({ id }) => id), ...terms].join(', '));
      }
      for (const { title = '' } of texts(set, `advertisements-${half}.json`))
        readings.set(`title "${title}"`, occupationsOfTitle(title).join(', '));
    }
  }
  return readings;
}

/** Prints the texts of the evaluation that the data of the working copy reads otherwise than that of a commit. */
async function printDifferences(commit: string): Promise<void> {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'words-diff-'));
  try {
    const [before, now] = [join(folder, 'before'), join(folder, 'now')];
    writeDataOf(commit, join(folder, 'data'));
    buildWithData(before, join(folder, 'data'));
    buildWithData(now, join(ROOT, DATA));
    const readings = await readTexts(before);
    let moved = 0;
    for (const [text, reading] of await readTexts(now)) {
      if (readings.get(text) === reading) continue;
      moved++;
      process.stdout.write(`${text}\n  - ${readings.get(text)}\n  + ${reading}\n`);
    }
    process.stdout.write(`${moved} of ${readings.size} readings differ from ${commit}.\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await printDifferences(process.argv[2] ?? 'HEAD');
