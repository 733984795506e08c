import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endRuns, projectOf, runJest, writeConfig } from './jest-project.js';
import { type Mutant, MutantListError, readMutants, repeatedIds, staleReason } from './mutant.js';
import { MUTANT_VARIABLE } from './mutating-transformer.js';
import { faultOf, isGoodEnough, type JestReport, outcomeOf, type Result, summaryOf, tableOf } from './outcome.js';
import { plantInBuild } from './planted-build.js';
import type { Lane } from './sample/fault-project.js';
import { openLanes } from './sample/lanes.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LISTS = join(ROOT, 'tools/lab/mutants');
/** The part of all mutants that the tests have to notice. */
const THRESHOLD = 0.95;
const LANES = 2;
/** A mutant may make its specs hang. */
const LIMIT_SECONDS = 300;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const sourceOf = (file: string): string | null => {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return null;
  }
};

function selectedMutants(): Mutant[] {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, area: { type: 'string', multiple: true } },
  });
  const lists = readdirSync(LISTS).filter((name) => name.endsWith('.yaml'));
  const all = lists.sort().flatMap((name) => readMutants(readFileSync(join(LISTS, name), 'utf8'), name));
  const repeated = repeatedIds(all);
  if (repeated.length > 0) throw new MutantListError(`more than once: ${repeated.join(', ')}`);
  const { only, area } = values;
  const selected = all.filter((each) => (!only || only.includes(each.id)) && (!area || area.includes(each.area)));
  if (selected.length === 0) throw new MutantListError('no mutant is called so');
  return selected;
}

/** Runs a spec in a lane, with or without a mutant. */
async function runSpec(
  { number, scratch, variables }: Lane,
  spec: string,
  mutant: Mutant | null,
  entry?: string,
): Promise<{ report: JestReport | null; isLate: boolean }> {
  const [config, report] = [join(scratch, `config-${number}.json`), join(scratch, `report-${number}.json`)];
  const project = projectOf(spec);
  rmSync(report, { force: true });
  await writeConfig(ROOT, project, join(ROOT, spec), config);
  const environment = {
    [MUTANT_VARIABLE]: JSON.stringify(mutant && { ...mutant, file: join(ROOT, mutant.file) }),
    ...variables,
    ...(entry === undefined ? {} : { TEST_SERVER_ENTRY: entry }),
  };
  return runJest({ root: ROOT, project, config, report, environment, limitSeconds: LIMIT_SECONDS });
}

/** Checks whether specs pass without mutants; each is run once, before the first mutant that it judges. */
class Unmutated {
  private readonly known = new Map<string, Promise<string | null>>();

  /** Returns why a spec cannot judge any mutant; null if it passes by itself. */
  faultOf(lane: Lane, spec: string): Promise<string | null> {
    const running = this.known.get(spec) ?? this.run(lane, spec);
    this.known.set(spec, running);
    return running;
  }

  private async run(lane: Lane, spec: string): Promise<string | null> {
    const { report, isLate } = await runSpec(lane, spec, null);
    if (isLate) return 'does not end without it';
    return report ? faultOf(report) : 'gives no report without it';
  }
}

/** Runs the specs of one mutant, one after the other, until one notices. */
async function judge(lane: Lane, mutant: Mutant, unmutated: Unmutated): Promise<Result> {
  const started = performance.now();
  const result = (outcome: Result['outcome'], note: string): Result => {
    return { id: mutant.id, area: mutant.area, outcome, note, seconds: (performance.now() - started) / 1000 };
  };
  const build = mutant.isCompiled ? plantInBuild(ROOT, mutant, `${process.pid}-${lane.number}`) : undefined;
  try {
    for (const spec of mutant.specs) {
      const fault = await unmutated.faultOf(lane, spec);
      if (fault !== null) return result('unusable', `${spec} ${fault}`);
      const { report, isLate } = await runSpec(lane, spec, mutant, build?.entry);
      if (isLate) return result('killed', 'a spec did not end');
      const { outcome, note } = outcomeOf(report);
      if (outcome !== 'survived') return result(outcome, note);
    }
    return result('survived', mutant.wrong);
  } finally {
    build?.remove();
  }
}

function tell({ id, outcome, seconds, note }: Result): void {
  const words = outcome === 'killed' ? outcome : outcome.toUpperCase();
  print(`${words.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${id}${note ? `: ${note}` : ''}`);
}

async function judgeAll(mutants: readonly Mutant[], lanes: readonly Lane[]): Promise<Result[]> {
  const results: Result[] = [];
  const settle = (result: Result): void => {
    results.push(result);
    tell(result);
  };
  const waiting: Mutant[] = [];
  for (const mutant of mutants) {
    const missing = mutant.specs.find((spec) => sourceOf(spec) === null);
    const reason = staleReason(sourceOf(mutant.file), mutant) ?? (missing ? `there is no ${missing}` : null);
    if (reason) settle({ id: mutant.id, area: mutant.area, outcome: 'stale', seconds: 0, note: reason });
    else waiting.push(mutant);
  }
  const unmutated = new Unmutated();
  const work = async (lane: Lane): Promise<void> => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) settle(await judge(lane, mutant, unmutated));
  };
  await Promise.all(lanes.map(work));
  return results;
}

const mutants = selectedMutants();
const scratch = mkdtempSync(join(tmpdir(), 'nukkad-mutants-'));
const needsEngines = mutants.some((mutant) => mutant.specs.some((spec) => projectOf(spec) === 'backend'));
const { lanes, isNative, stop } = await openLanes(ROOT, { count: LANES, scratch, needsEngines });
if (needsEngines && !isNative) {
  print('PostgreSQL or Redis is not installed: bugs that only concurrent transactions reveal are not detected.');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRuns();
    void stop().finally(() => process.exit(1));
  });
}
try {
  const results = await judgeAll(mutants, lanes);
  print('');
  for (const line of tableOf(results)) print(line);
  print(`\n${summaryOf(results)}`);
  process.exitCode = isGoodEnough(results, THRESHOLD) ? 0 : 1;
} finally {
  await stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit();
