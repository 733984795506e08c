import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Fault } from './fault.js';
import { filesBelow, moduleOf } from './fault-scope.js';
import type { Project } from './fault-project.js';

/** The functions that one spec reached without a fault. */
export interface CoverageEntry {
  /** Digest of the spec's text: an entry of another text is renewed. */
  digest: string;
  /** Processor seconds of the run, without loading. */
  seconds: number;
  /** Passed, with tests: only such a spec can notice anything. */
  isSound: boolean;
  /** Functions, as `path#Name.member`. */
  reached: string[];
}

const FILE = 'node_modules/.cache/nukkad/spec-coverage.json';
/** Changes with the records of functions; the entries of another version are renewed. */
const VERSION = '2';
/** Folders of specs that run in the process which a fault is planted in. */
const FOLDERS = ['backend/src/modules', 'backend/src/common', 'backend/test', 'frontend/src'];
const SPEC = /\.(?:e2e-)?spec\.tsx?$/;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Returns the project of a file of the workspace. */
export const projectOfFile = (file: string): Project => (file.startsWith('backend/') ? 'backend' : 'frontend');

/** Maps specs to the functions they reach: stored in a cache file, which is created by running every spec once. */
export class SpecCoverage {
  private readonly entries: Map<string, CoverageEntry>;

  constructor(private readonly root: string) {
    const path = join(root, FILE);
    const stored = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, CoverageEntry>) : {};
    this.entries = new Map(Object.entries(stored));
  }

  /** Returns every spec of the server and the front end that may detect a fault, in alphabetical order. */
  specs(): string[] {
    return FOLDERS.flatMap((folder) => filesBelow(this.root, folder, SPEC));
  }

  /** Returns specs with a missing entry, an entry of an earlier text, or one of a run in which the spec failed. */
  missing(): string[] {
    const isKnown = (entry: CoverageEntry | undefined, spec: string): boolean =>
      entry?.isSound === true && entry.digest === this.digest(spec);
    return this.specs().filter((spec) => !isKnown(this.entries.get(spec), spec));
  }

  set(spec: string, entry: Omit<CoverageEntry, 'digest'>): void {
    this.entries.set(spec, { ...entry, digest: this.digest(spec) });
  }

  get(spec: string): CoverageEntry | undefined {
    return this.entries.get(spec);
  }

  /** Writes the file atomically: a process that is killed meanwhile leaves the earlier one. */
  save(): void {
    const path = join(this.root, FILE);
    mkdirSync(dirname(path), { recursive: true });
    const specs = new Set(this.specs());
    const kept = [...this.entries].filter(([spec]) => specs.has(spec));
    writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries(kept)));
    renameSync(`${path}.new`, path);
  }

  /**
   * Returns the specs that reach the place of a fault, the likeliest to detect it first. If none is known, those of its
   * module. `isOfStart`: the place is reached at a start only, which the map knows of the spec that ran first; all specs
   * that reach its file may detect the fault.
   */
  specsFor(fault: Fault, isOfStart = fault.isStatic): string[] {
    const exact = isOfStart ? [] : this.reaching((name) => name === `${fault.file}#${fault.owner}`);
    const near = exact.length > 0 ? exact : this.reaching((name) => name.startsWith(`${fault.file}#`));
    const users = near.length > 0 ? near : this.ofImporters(fault.file);
    const specs = users.length > 0 ? users : this.sound().filter((spec) => moduleOf(spec) === fault.module);
    return specs.sort((one, other) => this.rank(fault, one) - this.rank(fault, other) || one.localeCompare(other));
  }

  /** Returns a digest of the spec's text, which identifies its state. */
  digest(spec: string): string {
    return digestOf(VERSION + readFileSync(join(this.root, spec), 'utf8'));
  }

  private sound(): string[] {
    return [...this.entries].filter(([, { isSound }]) => isSound).map(([spec]) => spec);
  }

  private reaching(isPlace: (name: string) => boolean): string[] {
    return this.sound().filter((spec) => this.entries.get(spec)?.reached.some(isPlace));
  }

  /**
   * Returns specs that reach a function of a file in the same module that imports `file`: files with constants alone
   * are reached through these.
   */
  private ofImporters(file: string): string[] {
    const name = basename(file).replace(/\.tsx?$/, '');
    const imports = new RegExp(`from '[^']*/${name.replaceAll('.', '\\.')}(?:\\.js)?'`);
    const folder = dirname(file);
    const importers = filesBelow(this.root, folder, /\.tsx?$/).filter((path) =>
      imports.test(readFileSync(join(this.root, path), 'utf8')),
    );
    return this.reaching((place) => importers.includes(place.split('#', 1)[0] ?? ''));
  }

  /** Seconds, less for a spec of the same name or module: it is about the place, others pass by. */
  private rank(fault: Fault, spec: string): number {
    const seconds = this.entries.get(spec)?.seconds ?? 1;
    const stem = basename(fault.file).split('.', 1)[0] ?? '';
    if (basename(spec).startsWith(`${stem}.`)) return seconds / 100;
    return moduleOf(spec) === fault.module ? seconds : seconds + 1000;
  }
}
