import { readFileSync } from 'node:fs';
import type { Switch } from './switched-source.js';

/** Names the file of the plan in the environment of a run. */
export const PLAN_VARIABLE = 'FAULT_PLAN';

/** One spec that runs with one fault, or with none (0). */
export interface PlanEntry {
  fault: number;
  /** Absolute path. */
  spec: string;
  /** The shared application starts again with the fault, because the fault acts at a start. */
  isFresh: boolean;
}

/** The work of one Jest process: specs that run one after the other, each with a fault. */
export interface Plan {
  /** Absolute path of the file that each event is appended to, as a line of JSON. */
  events: string;
  /** Absolute path of the environment of the project's specs, which the one for faults extends. */
  environment: string;
  entries: PlanEntry[];
  /** The fault that acts while modules are loaded and the application starts. */
  initial: number;
  /** The entries without a fault run only for specs that have noticed one. */
  isControlled: boolean;
  /** Runs all specs of a fault although one has noticed. */
  allKillers: boolean;
  /** Faults that are compiled in, by absolute path of their file. */
  switches: Record<string, Switch[]>;
  /** Files with recorded functions: absolute path → path of the records. */
  noted: Record<string, string>;
}

/** Events of a run. `begin` and `test` are signs of life. Seconds are processor seconds of the process. */
export type PlanEvent =
  /** All specs are loaded. */
  | { at: 'loaded'; seconds: number }
  /** The first test starts: the application of the first spec has started. */
  | { at: 'started'; seconds: number }
  | { at: 'begin'; fault: number; spec: string }
  | { at: 'test' }
  | {
      at: 'end';
      fault: number;
      spec: string;
      /** Title of the first test that failed and the first line of its message; null when all passed. */
      failed: { test: string; message: string; isHook: boolean } | null;
      /** Number of passed tests. */
      passed: number;
      /** The fault's place was reached while the fault acted. */
      wasReached: boolean;
      /** Faults with a place that was reached since the end of the entry before, active or not. */
      evaluated: number[];
      /** Processor seconds. */
      seconds: number;
      /** Things that the spec left behind, so that the process cannot judge any further. */
      left: string[];
      /** Functions that were reached, where they are noted. */
      reached: string[];
    }
  | { at: 'done'; seconds: number };

/** Returns the plan of this run; null outside of one. */
export function currentPlan(): Plan | null {
  const path = process.env[PLAN_VARIABLE];
  return path ? (JSON.parse(readFileSync(path, 'utf8')) as Plan) : null;
}
