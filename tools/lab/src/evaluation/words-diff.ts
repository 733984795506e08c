import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { AdvertisedJob } from '@nukkad/language/job-conditions';
import { DataError } from '@nukkad/language/lexicon/data-blocks';
import { listDataFiles, parseFiles, versionOf } from '@nukkad/language/lexicon/data-files';
import { readLexicon } from '@nukkad/language/lexicon/read-lexicon';
import { UserError } from '@nukkad/tools/start/user-error';
import { ROOT } from '@nukkad/tools/start/workspace';

const LIBRARY = 'libs/language';
const DATA = `${LIBRARY}/data`;
const SETS = ['search-set', 'search-set-descriptions'];

type Interpretation = typeof import('@nukkad/language/query-interpretation');
type Conditions = typeof import('@nukkad/language/search-conditions');
type JobOccupations = typeof import('@nukkad/language/job-occupations');
type JobConditions = typeof import('@nukkad/language/job-conditions');
type Advertisement = AdvertisedJob & { category: JobCategoryId };

const git = (...command: string[]): string =>
  execFileSync('git', command, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Compiles data files; throws a UserError for data that the loader refuses. */
function compileData(data: string, name: string): string {
  try {
    const files = listDataFiles(data);
    return JSON.stringify(readLexicon(parseFiles(files), versionOf(files)));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    throw new UserError(`The loader refuses the data of ${name}: ${error.message}`);
  }
}

/** Copies the built library into a folder, with a lexicon that is compiled from other data. */
function buildWithData(folder: string, data: string, name: string): void {
  cpSync(join(ROOT, LIBRARY, 'dist'), join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'dist/lexicon.json'), compileData(data, name));
}

/** Writes the data files of a commit into a folder; throws a UserError for a commit without any. */
function writeDataOf(commit: string, folder: string): void {
  if (git('rev-list', '--ignore-missing', '-n', '1', commit, '--').trim() === '')
    throw new UserError(`There is no commit ${commit}.`);
  const paths = git('ls-tree', '-r', '--name-only', commit, DATA).split('\n').filter(Boolean);
  if (paths.length === 0) throw new UserError(`The commit ${commit} has no ${DATA}: it is older than the data.`);
  for (const path of paths) {
    const file = join(folder, path.slice(DATA.length + 1));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, git('show', `${commit}:${path}`));
  }
}

/** Reads each text of the evaluation: queries as searches, advertisements as jobs. */
async function readTexts(folder: string): Promise<Map<string, string>> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, 'dist', file)).href);
  const { interpretQuery } = (await load('query-interpretation.js')) as Interpretation;
  const { readConditions, restOfText } = (await load('search-conditions.js')) as Conditions;
  const { advertisedWork } = (await load('job-occupations.js')) as JobOccupations;
  const { conditionsOfJob } = (await load('job-conditions.js')) as JobConditions;
  const texts = <Text>(set: string, file: string): Text[] =>
    JSON.parse(readFileSync(join(ROOT, 'tools/lab/src/evaluation', set, file), 'utf8')) as Text[];
  const readQuery = (text: string): string => {
    const { pay, conditions, excluded, jobTypes, rest } = readConditions(text);
    const { occupations, skills, terms } = interpretQuery(restOfText(text, rest));
    return [
      ...[...occupations, ...skills].map(({ id }) => id),
      ...terms,
      ...conditions.map(({ condition, isExcluded }) => `${isExcluded ? 'not ' : ''}${condition}`),
      ...jobTypes.map(({ jobType }) => jobType),
      ...excluded.map(({ words }) => `without ${words}`),
      ...(pay ? [`${pay.rate} per ${pay.per}`] : []),
    ].join(', ');
  };
  const readAdvertisement = (job: Advertisement): string => {
    const { occupationIds, suggestedOccupationIds } = advertisedWork(
      job.title,
      job.description,
      job.requiredSkills,
      job.category,
    );
    return [...occupationIds, ...suggestedOccupationIds.map((id) => `perhaps ${id}`), ...conditionsOfJob(job)].join(
      ', ',
    );
  };
  const readings = new Map<string, string>();
  for (const set of SETS) {
    for (const half of set === 'search-set' ? ['a', 'b'] : ['a']) {
      for (const { text } of texts<{ text: string }>(set, `queries-${half}.json`))
        readings.set(`query "${text}"`, readQuery(text));
      for (const job of texts<Advertisement & { id: string }>(set, `advertisements-${half}.json`))
        readings.set(`advertisement ${set} ${job.id} "${job.title}"`, readAdvertisement(job));
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
    buildWithData(before, join(folder, 'data'), commit);
    buildWithData(now, join(ROOT, DATA), 'the working copy');
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

try {
  await printDifferences(process.argv[2] ?? 'HEAD');
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
