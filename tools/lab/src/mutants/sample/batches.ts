import { areOverlapping, type Fault } from './fault.js';
import { type Project, type Work } from './fault-project.js';
import { projectOfFile } from './spec-coverage.js';

/**
 * Start with the fault: `warm` activates it in the running application, `fresh` starts the shared application again
 * with it, `cold` loads all modules with it, alone in its process.
 */
export type Start = 'warm' | 'fresh' | 'cold';

/** A fault that waits for its judgement, and the specs that are still to run with it. */
export interface Pending {
  /** Its number in the run, from 1. */
  number: number;
  fault: Fault;
  specs: string[];
  start: Start;
}

/** The faults that one process judges. */
export interface Batch {
  project: Project;
  pending: Pending[];
}

/** Maximum number of faults that share the start of an application; the memory of the process grows with each. */
const FAULTS_MAX = 16;
/** Maximum number of specs loaded by one process. */
const SPECS_MAX = 60;

/**
 * Faults of the same project that are near each other go together, unless they overlap; a cold one is alone. Few faults
 * are divided among the lanes.
 */
export function batchesOf(pending: readonly Pending[], lanes = 1): Batch[] {
  const size = Math.min(FAULTS_MAX, Math.ceil(pending.length / lanes));
  const batches: Batch[] = [];
  const sorted = [...pending].sort((one, other) => one.fault.file.localeCompare(other.fault.file));
  for (const each of sorted) {
    const project = projectOfFile(each.fault.file);
    const open = batches.find((batch) => batch.project === project && fits(batch, each, size));
    if (open) open.pending.push(each);
    else batches.push({ project, pending: [each] });
  }
  return batches;
}

function fits({ pending }: Batch, { fault, specs, start }: Pending, size: number): boolean {
  if (start === 'cold' || pending.some((each) => each.start !== start || areOverlapping(each.fault, fault)))
    return false;
  const all = new Set([...pending.flatMap((each) => each.specs), ...specs]);
  return pending.length < size && all.size <= SPECS_MAX;
}

/**
 * Returns the plan of a batch: each fault with its specs, and at the end every spec without a fault, to confirm the
 * specs that detected one.
 */
export function workOf({ pending }: Batch, root: string, allKillers: boolean): Work {
  const specs = [...new Set(pending.flatMap((each) => each.specs))];
  const [first] = pending;
  const isCold = first?.start === 'cold';
  const absolute = (path: string): string => `${root}/${path}`.replaceAll('//', '/');
  const switches: Work['switches'] = {};
  for (const { number, fault } of pending) {
    const { start, end, replacement, original, kind, constant } = fault;
    (switches[absolute(fault.file)] ??= []).push({ number, start, end, replacement, original, kind, constant });
  }
  return {
    ...{ allKillers, isControlled: true, initial: isCold ? first.number : 0, switches, noted: {} },
    entries: [
      ...pending.flatMap(({ number, specs: own, start }) =>
        own.map((spec) => ({ fault: number, spec: absolute(spec), isFresh: start === 'fresh' })),
      ),
      ...(isCold ? [] : specs.map((spec) => ({ fault: 0, spec: absolute(spec), isFresh: false }))),
    ],
  };
}
