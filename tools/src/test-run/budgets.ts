import type { PartResult } from './run-lanes.js';

/**
 * Upper bounds in processor seconds of the machine that they were measured on (Node 20, two cores), about twice what was
 * measured, so that a crowded machine does not fail them. On a slower machine they grow with its slowness.
 */
export const PART_BUDGETS: Record<string, number> = {
  domain: 75,
  'api-client': 5,
  tools: 400,
  frontend: 1000,
  backend: 1700,
  browser: 800,
  native: 400,
};

/** What a spec file may cost unless it stands in `SPEC_BUDGETS`: its own tests, without the modules that it loads. */
export const SPEC_BUDGET = 30;

/** Spec files that may cost more, each with the reason. Paths from the root of the workspace. */
export const SPEC_BUDGETS: Record<string, { seconds: number; because: string }> = {
  'backend/src/modules/matching/tests/bounded-work.e2e-spec.ts': {
    seconds: 45,
    because: 'it searches among thousands of jobs, in every order, and compares with an exhaustive search',
  },
  'backend/src/modules/saved-searches/tests/match-job.e2e-spec.ts': {
    seconds: 40,
    because:
      'it compares whom a job is told to with where it is shown, for each of a dozen jobs and two dozen searches',
  },
  'frontend/src/features/hire-form/hire-form.spec.tsx': {
    seconds: 35,
    because: 'it fills in the longest form of the product again and again',
  },
  'tools/src/evaluation/run-evaluation.spec.ts': {
    seconds: 40,
    because: 'it runs the whole evaluation on a small market',
  },
};

/** What one spec file cost its worker, in processor seconds. */
export interface SpecCost {
  file: string;
  seconds: number;
}

/** One line for each part and each spec file above its budget; a part without a budget has none to spend. */
export function overBudget(
  parts: Pick<PartResult, 'name' | 'cpuSeconds'>[],
  specs: SpecCost[],
  slowness: number,
): string[] {
  const late = (what: string, seconds: number, budget: number): string[] =>
    seconds > budget * slowness
      ? [`${what} took ${seconds.toFixed(1)} processor seconds; its budget is ${(budget * slowness).toFixed(1)}`]
      : [];
  return [
    ...parts.flatMap(({ name, cpuSeconds }) => late(name, cpuSeconds ?? 0, PART_BUDGETS[name] ?? 0)),
    ...specs.flatMap(({ file, seconds }) => late(file, seconds, SPEC_BUDGETS[file]?.seconds ?? SPEC_BUDGET)),
  ];
}

/** Sums what was recorded for each file, dearest first; a file may have been recorded in pieces. */
export function sumCosts(recorded: SpecCost[]): SpecCost[] {
  const sums = new Map<string, number>();
  for (const { file, seconds } of recorded) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds })).sort((a, b) => b.seconds - a.seconds);
}
