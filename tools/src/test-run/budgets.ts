import { readFileSync } from 'node:fs';
import type { PartResult } from './run-lanes.js';

/**
 * An upper bound in processor seconds of the reference machine (see `REFERENCE_SECONDS`). It grows with the slowness of the
 * machine that runs the tests.
 */
export interface Budget {
  cpuSeconds: number;
  /** Every increase of this budget, oldest first. */
  raises: { date: string; to: number; reason: string }[];
}

/** The contents of `tools/test-budgets.json`. */
export interface Budgets {
  /** Budgets of whole commands. */
  totals: Record<'npm test' | '.ci/run', Budget>;
  /** Budgets of the parts of a run. */
  parts: Record<string, Budget>;
  /** The budget of a spec file without an entry in `specFiles`: its own tests, without the modules that it loads. */
  specFile: { cpuSeconds: number };
  /** Spec files with a larger budget. Paths are relative to the root of the workspace. */
  specFiles: Record<string, { cpuSeconds: number; reason: string }>;
}

/** The path of the budgets, relative to the root of the workspace. */
export const BUDGET_FILE = 'tools/test-budgets.json';

export const BUDGETS = JSON.parse(
  readFileSync(new URL('../../test-budgets.json', import.meta.url), 'utf8'),
) as Readonly<Budgets>;

/** Cost of one spec file in its worker, in processor seconds. */
export interface SpecCost {
  file: string;
  seconds: number;
}

/** A measured cost beside its budget, in processor seconds of this machine. */
export interface Spending {
  name: string;
  seconds: number;
  budget: number;
}

/**
 * Returns the spending of each part and of the whole command. Parts of unknown cost are omitted; a part without a
 * budget has one of 0. `slowness` is the factor between the reference machine and this one.
 */
export function listSpending(
  total: keyof Budgets['totals'] | null,
  parts: Pick<PartResult, 'name' | 'cpuSeconds'>[],
  slowness: number,
): Spending[] {
  const known = parts.flatMap(({ name, cpuSeconds }) => (cpuSeconds === null ? [] : [{ name, seconds: cpuSeconds }]));
  const spent = known.map(({ name, seconds }) => ({
    name,
    seconds,
    budget: (BUDGETS.parts[name]?.cpuSeconds ?? 0) * slowness,
  }));
  if (total === null) return spent;
  const seconds = known.reduce((sum, part) => sum + part.seconds, 0);
  return [...spent, { name: total, seconds, budget: BUDGETS.totals[total].cpuSeconds * slowness }];
}

/** Returns the spending of each spec file. */
export const listSpecSpending = (specs: SpecCost[], slowness: number): Spending[] =>
  specs.map(({ file, seconds }) => ({
    name: file,
    seconds,
    budget: (BUDGETS.specFiles[file] ?? BUDGETS.specFile).cpuSeconds * slowness,
  }));

/** Returns one line for each spending above its budget. */
export const listOverspending = (spending: Spending[]): string[] =>
  spending
    .filter(({ seconds, budget }) => seconds > budget)
    .map(
      ({ name, seconds, budget }) =>
        `${name} took ${seconds.toFixed(1)} processor seconds; its budget is ${budget.toFixed(1)}`,
    );

/** Adds up the recorded costs of each file, the most expensive file first. A file may be recorded in pieces. */
export function sumCosts(recorded: SpecCost[]): SpecCost[] {
  const sums = new Map<string, number>();
  for (const { file, seconds } of recorded) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds })).sort((a, b) => b.seconds - a.seconds);
}

/**
 * Returns one line for each budget that is larger in `after` than in `before` without a new entry in `raises` that
 * gives the reason.
 */
export function findUnexplainedRaises(before: Budgets, after: Budgets): string[] {
  const pairs = (['totals', 'parts'] as const).flatMap((kind) =>
    Object.entries<Budget>(after[kind]).map(([name, budget]) => ({
      name,
      budget,
      earlier: (before[kind] as Record<string, Budget | undefined>)[name],
    })),
  );
  return pairs.flatMap(({ name, budget, earlier }) => {
    if (!earlier || budget.cpuSeconds <= earlier.cpuSeconds) return [];
    const added = budget.raises.slice(earlier.raises.length);
    const isExplained = added.some(({ to, reason }) => to === budget.cpuSeconds && reason.trim().length >= 20);
    return isExplained
      ? []
      : [
          `The budget of ${name} rose from ${earlier.cpuSeconds} to ${budget.cpuSeconds} processor seconds without a reason: ` +
            `add { "date", "to": ${budget.cpuSeconds}, "reason" } to its raises in ${BUDGET_FILE}.`,
        ];
  });
}
