import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Fault } from './fault.js';
import { partOf } from './fault-scope.js';
import { intervalOf } from './sampling.js';

/** Verdict on a fault. `broken`: no spec could run with it, which proves nothing. */
export type Verdict = 'killed' | 'survived' | 'broken';

/** The judgement of one fault in the report. */
export interface Judgement {
  id: string;
  module: string;
  operator: string;
  file: string;
  line: number;
  diff: string[];
  verdict: Verdict;
  /** The specs that ran, in order, and their total processor seconds. */
  specs: string[];
  seconds: number;
  /** Number of specs that reach the place. */
  reaching: number;
  /** Specs that failed, with the first test and message; one, unless all killers are looked for. */
  killers: { spec: string; test: string; message: string }[];
  /** Digests of the source and of the specs that ran: a judgement on other texts is made again. */
  digest: string;
}

/** Returns the report's description of a fault, irrespective of its verdict. */
export const descriptionOf = (
  fault: Fault,
): Pick<Judgement, 'id' | 'module' | 'operator' | 'file' | 'line' | 'diff'> => ({
  ...{ id: fault.id, module: fault.module, operator: fault.operator, file: fault.file, line: fault.line },
  diff: fault.diff,
});

/** The report file, which a run continues and a later run reads. */
export class ReportFile {
  private readonly judgements: Map<string, Judgement>;

  constructor(private readonly path: string) {
    const stored = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Judgement[]) : [];
    this.judgements = new Map(stored.map((judgement) => [judgement.id, judgement]));
  }

  get(id: string): Judgement | undefined {
    return this.judgements.get(id);
  }

  add(judgement: Judgement): void {
    this.judgements.set(judgement.id, judgement);
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(`${this.path}.new`, JSON.stringify([...this.judgements.values()], null, 1));
    renameSync(`${this.path}.new`, this.path);
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** Returns a line such as "12 of 14 killed, 86 % (60 to 96 %)"; broken faults do not count. */
export function shareLine(judgements: readonly Judgement[]): string {
  const judged = judgements.filter(({ verdict }) => verdict !== 'broken');
  const killed = judged.filter(({ verdict }) => verdict === 'killed').length;
  const [low, high] = intervalOf(killed, judged.length);
  const share = judged.length === 0 ? 'none' : percent(killed / judged.length);
  return `${killed} of ${judged.length} killed, ${share} (${percent(low)} to ${percent(high)})`;
}

/** Returns a line for each value of a field, and one for all. */
export function shareTable(judgements: readonly Judgement[], field: 'module' | 'operator'): string[] {
  const nameOf = (judgement: Judgement): string => partOf(judgement[field]);
  const names = [...new Set(judgements.map(nameOf))].sort();
  const line = (name: string, of: readonly Judgement[]): string => `${name.padEnd(32)}${shareLine(of)}`;
  return [
    ...names.map((name) =>
      line(
        name,
        judgements.filter((judgement) => nameOf(judgement) === name),
      ),
    ),
    line('all', judgements),
  ];
}

/** Returns each survivor with its place, operator and diff, by module. */
export function survivorLines(judgements: readonly Judgement[]): string[] {
  return judgements
    .filter(({ verdict }) => verdict === 'survived')
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .flatMap(({ file, line, operator, diff, specs, reaching }) => [
      `${file}:${line}  ${operator}  (${specs.length} of ${reaching} specs)`,
      ...diff.map((text) => `    ${text}`),
    ]);
}

/** Number of faults from which a spec without detections is reported. */
const ENOUGH = 3;

/** Specs that ran with several faults and noticed none that no other noticed, with how many they ran with. */
export function needlessSpecs(judgements: readonly Judgement[]): string[] {
  const ran = new Map<string, number>();
  const needed = new Set<string>();
  for (const { specs, killers } of judgements) {
    for (const spec of specs) ran.set(spec, (ran.get(spec) ?? 0) + 1);
    if (killers.length === 1 && killers[0]) needed.add(killers[0].spec);
  }
  return [...ran]
    .filter(([spec, count]) => count >= ENOUGH && !needed.has(spec))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([spec, count]) => `${spec}: ${count} faults`);
}
