import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FaultySource } from './code-operators.js';
import { type Fault, faultsOf } from './fault.js';

/** Files in which faults are planted: of the server those with a rule, a query or a write in them. */
const SERVER = /\.(?:use-case|repository|read-model|task|composer|schedule|state)\.ts$|\/[^./]+\.ts$/;
const FRONT_END = /\/(?:model|hooks)\/[^/]+\.tsx?$/;
const NEVER = /\.(?:spec|e2e-spec|suite|entity)\.tsx?$|\/(?:tests|testing|data|scripts|locales)\//;
/** Drawings, which are like the components of the front end: a moved point breaks no rule. */
const DRAWING = /-pdf\.ts$/;

/** The module of the server's files outside of modules. */
export const NO_MODULE = 'backend';

/** Returns the module of a file, or its page, feature or entity of the front end with `frontend/` before it. */
export function moduleOf(file: string): string {
  const [, module] = /^backend\/src\/modules\/([^/]+)\//.exec(file) ?? [];
  if (module) return module;
  if (file.startsWith('backend/')) return NO_MODULE;
  const [, part] = /^frontend\/src\/(?:(?:pages|features|entities)\/)?([^/]+)\//.exec(file) ?? [];
  return `frontend/${part ?? ''}`;
}

/**
 * Returns the part of the product for a share of a sample and a line of the report: a module of the server, or the
 * front end.
 */
export const partOf = (module: string): string => module.split('/', 1)[0] ?? module;

/** Paths, from `root`, of the files below a folder that a pattern fits, in alphabetical order. */
export function filesBelow(root: string, folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => pattern.test(file))
    .sort();
}

/** Paths, from `root`, of the files in which faults are planted, those of the server first. */
export function filesOfFaults(root: string): string[] {
  const files = [...filesBelow(root, 'backend/src/modules', SERVER), ...filesBelow(root, 'frontend/src', FRONT_END)];
  return files.filter((file) => !NEVER.test(file) && !DRAWING.test(file));
}

/** Returns every fault of one file below `root`. */
export function faultsIn(root: string, file: string): Fault[] {
  const source = readFileSync(join(root, file), 'utf8');
  return faultsOf(file, moduleOf(file), source, new FaultySource(file, source).list());
}

/** Returns whether a fault is at a place: a part of a path, with a colon and a line if only that line is meant. */
export function isAt({ file, line }: Pick<Fault, 'file' | 'line'>, place: string): boolean {
  const [, path = '', number] = /^(.*?)(?::(\d+))?$/.exec(place) ?? [];
  return file.includes(path) && (number === undefined || Number(number) === line);
}
