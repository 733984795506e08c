import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { batchesOf, type Pending, workOf } from './batches.js';
import { isMeant, readEquivalents, staleEquivalents } from './equivalents.js';
import type { Fault } from './fault.js';
import { type Lane, runPlan } from './fault-project.js';
import { faultsIn, filesOfFaults, isAt, moduleOf, partOf } from './fault-scope.js';
import { outcomeOfBatch } from './judging.js';
import { runInLanes } from './lane-queue.js';
import { type Lanes, type LanesToOpen, openLanes } from './lanes.js';
import { mapSpecs } from './mapping.js';
import { modulesReaching } from './module-neighbours.js';
import {
  descriptionOf,
  type Judgement,
  needlessSpecs,
  ReportFile,
  shareLine,
  shareTable,
  survivorLines,
} from './sample-report.js';
import { RunCosts } from './run-costs.js';
import { sample } from './sampling.js';
import { projectOfFile, SpecCoverage } from './spec-coverage.js';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url)).replace(/\/$/, '');
const EQUIVALENTS = join(ROOT, 'tools/lab/equivalent-faults.yaml');
/** Each module has so many faults in a sample, or all it has. */
const LEAST = 2;
/**
 * Maximum processor seconds of the specs of one fault together. A fault that survives this long is reported as tested
 * by some of its specs only.
 */
const SECONDS_MAX = 60;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    module: { type: 'string', multiple: true },
    at: { type: 'string', multiple: true },
    part: { type: 'string', multiple: true },
    spec: { type: 'string', multiple: true },
    lanes: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
    map: { type: 'boolean', default: false },
    killers: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

/** Returns whether faults are drawn from some places only, so that the specs of some modules suffice. */
const isPartial = (): boolean => [values.module, values.at, values.part].some((places) => places !== undefined);

/** Returns whether the fault at `index` is in a share of the sample such as "2/8"; undefined if `name` names no share. */
function isShare(index: number, name: string): boolean | undefined {
  const [, share, of] = /^(\d+)\/(\d+)$/.exec(name) ?? [];
  return share && of ? index % Number(of) === Number(share) - 1 : undefined;
}

/** Returns the faults of the sample without the equivalent ones. Throws Error if the list of equivalents is stale. */
function drawSample(): Fault[] {
  const byFile = new Map(filesOfFaults(ROOT).map((file) => [file, faultsIn(ROOT, file)]));
  const equivalents = readEquivalents(readFileSync(EQUIVALENTS, 'utf8'));
  const stale = staleEquivalents(equivalents, (file) => byFile.get(file) ?? []);
  if (stale.length > 0) throw new Error(`tools/lab/equivalent-faults.yaml is stale:\n${stale.join('\n')}`);
  const all = [...byFile.values()].flat().filter((fault) => !equivalents.some((entry) => isMeant(entry, fault)));
  const { module, at } = values;
  const asked = all.filter(
    (fault) => (!module || module.includes(fault.module)) && (!at || at.some((place) => isAt(fault, place))),
  );
  print(`${all.length} faults in ${byFile.size} files`);
  const keys = { groupOf: ({ module }: Fault) => partOf(module), idOf: ({ id }: Fault) => id };
  const drawn = sample(asked, keys, { size: Number(values.sample), seed: values.seed, least: LEAST });
  const { part } = values;
  const isIn = (fault: Fault, name: string): boolean =>
    /\.tsx?/.test(name) ? isAt(fault, name) : name === fault.module || name === partOf(fault.module);
  return drawn.filter((fault, index) => !part || part.some((name) => isShare(index, name) ?? isIn(fault, name)));
}

const digestOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);

/** Returns a digest of the texts that a judgement is based on; the judgement is invalid for other texts. */
const digestOfTexts = (coverage: SpecCoverage, fault: Pick<Fault, 'file'>, specs: readonly string[]): string =>
  digestOf([readFileSync(join(ROOT, fault.file), 'utf8'), ...specs.map((spec) => coverage.digest(spec))]);

/** Returns the specs of a fault up to the time limit, or the named ones: those of its module, if there are some. */
function affordable(coverage: SpecCoverage, fault: Fault, isOfStart?: boolean): string[] {
  if (values.spec) {
    const own = values.spec.filter((spec) => moduleOf(spec) === fault.module);
    return own.length > 0 ? own : values.spec;
  }
  const specs = coverage.specsFor(fault, isOfStart);
  let sum = 0;
  return specs.filter((spec) => (sum += coverage.get(spec)?.seconds ?? 1) <= SECONDS_MAX || spec === specs[0]);
}

function isStillTrue(coverage: SpecCoverage, earlier: Judgement | undefined): earlier is Judgement {
  if (!earlier || values.again) return false;
  const isKnown = earlier.specs.every((spec) => coverage.get(spec) !== undefined);
  return isKnown && earlier.digest === digestOfTexts(coverage, earlier, earlier.specs);
}

/** Returns a fault that acts at a start only, with all specs that reach its file. */
const withSpecsOfStart = (coverage: SpecCoverage, pending: Pending): Pending => ({
  ...pending,
  specs: affordable(coverage, pending.fault, true),
});

/** Judges the pending faults, in lanes, and records each judgement at once. */
async function judgeAll(
  lanes: readonly Lane[],
  pending: readonly Pending[],
  { coverage, report, costs }: { coverage: SpecCoverage; report: ReportFile; costs: RunCosts },
): Promise<void> {
  const totals = new Map<number, { specs: string[]; seconds: number }>();
  let left = pending.length;
  await runInLanes(lanes, batchesOf(pending, lanes.length), async (lane, batch) => {
    const plan = workOf(batch, ROOT, values.killers);
    const { events, isLate, output } = await runPlan(ROOT, batch.project, plan, lane);
    const outcome = outcomeOfBatch(batch, events, isLate, ROOT);
    costs.add(batch, events);
    if (events.length === 0) print(`a process reported nothing: ${output.slice(-600)}`);
    for (const { pending: each, verdict, specs, seconds, killers } of outcome.verdicts) {
      const before = totals.get(each.number) ?? { specs: [], seconds: 0 };
      const all = [...new Set([...before.specs, ...specs])];
      left -= 1;
      report.add({
        ...{ ...descriptionOf(each.fault), verdict, killers, specs: all, seconds: before.seconds + seconds },
        ...{ reaching: coverage.specsFor(each.fault).length, digest: digestOfTexts(coverage, each.fault, all) },
      });
      const by = killers[0] ? ` by ${killers[0].spec} "${killers[0].test}": ${killers[0].message.slice(0, 90)}` : '';
      print(
        `${verdict.toUpperCase().padEnd(9)} ${each.fault.file}:${each.fault.line} ${each.fault.operator}${by} (${left} left)`,
      );
    }
    return batchesOf(outcome.again.map((each) => (each.start === 'warm' ? each : withSpecsOfStart(coverage, each))));
  });
}

function tell(judgements: readonly Judgement[]): void {
  print(`\nby operator\n${shareTable(judgements, 'operator').join('\n')}`);
  print(`\nby module\n${shareTable(judgements, 'module').join('\n')}`);
  print(`\nsurvivors\n${survivorLines(judgements).join('\n')}`);
  const broken = judgements.filter(({ verdict }) => verdict === 'broken');
  for (const { file, line, operator } of broken) print(`not judged: ${file}:${line} ${operator}`);
  const needless = needlessSpecs(judgements);
  if (needless.length > 0)
    print(`\nspecs that noticed nothing which others did not notice, and with how many faults\n${needless.join('\n')}`);
  const seconds = judgements.reduce((sum, judgement) => sum + judgement.seconds, 0);
  print(`\n${shareLine(judgements)}, ${Math.round(seconds)} processor seconds of specs`);
}

/** Draws the sample and judges the faults that no earlier run of it has judged. */
async function main(open: (options: LanesToOpen) => Promise<Lanes>): Promise<void> {
  const faults = values.map ? [] : drawSample();
  if (values.list) {
    for (const { file, line, operator, diff } of faults)
      print([`${file}:${line}  ${operator}`, ...diff].join('\n    '));
    return;
  }
  const scratch = mkdtempSync(join(tmpdir(), 'nukkad-sample-'));
  const coverage = new SpecCoverage(ROOT);
  const costs = new RunCosts();
  const stored = join(ROOT, `node_modules/.cache/nukkad/faults-${values.seed}.json`);
  const report = new ReportFile(values.spec ? join(scratch, 'faults.json') : stored);
  const needsEngines = values.map || faults.some(({ file }) => projectOfFile(file) === 'backend');
  const { lanes, isNative, stop } = await open({ count: Number(values.lanes), scratch, needsEngines });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop().finally(() => {
        rmSync(scratch, { recursive: true, force: true });
        process.exit(1);
      });
    });
  }
  try {
    if (needsEngines && !isNative)
      print('without native engines: specs of races and plans run on the embedded database');
    const files = filesOfFaults(ROOT);
    const reaching = modulesReaching(ROOT, new Set(values.map ? values.module : faults.map(({ module }) => module)));
    const specs = coverage.missing().filter((spec) => !isPartial() || reaching.has(moduleOf(spec)));
    if (!values.spec) await mapSpecs({ root: ROOT, lanes, coverage, files, specs, print });
    const pending = faults
      .map((fault, index) => ({
        number: index + 1,
        fault,
        specs: affordable(coverage, fault),
        start: fault.isStatic && !fault.constant ? ('cold' as const) : ('warm' as const),
      }))
      .filter(({ fault }) => !isStillTrue(coverage, report.get(fault.id)));
    print(`${faults.length} faults, ${pending.length} to judge`);
    const [judged, unreached] = [
      pending.filter((each) => each.specs.length > 0),
      pending.filter((each) => each.specs.length === 0),
    ];
    for (const { fault } of unreached) {
      const nothing = { verdict: 'survived' as const, specs: [], seconds: 0, reaching: 0, killers: [] };
      report.add({ ...descriptionOf(fault), ...nothing, digest: digestOfTexts(coverage, fault, []) });
    }
    await judgeAll(lanes, judged, { coverage, report, costs });
  } finally {
    await stop();
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const line of costs.lines()) print(line);
  if (!values.map) tell(faults.flatMap((fault) => report.get(fault.id) ?? []));
}

await main((options) => openLanes(ROOT, options));
process.exit();
