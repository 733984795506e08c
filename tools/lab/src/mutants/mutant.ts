import { isMap, parseDocument } from 'yaml';

/** A planted bug: a plausible mistake at one place of the product, and the specs that have to detect it. */
export interface Mutant {
  /** Unique: `area/name`. */
  id: string;
  area: string;
  /** Path from the root of the workspace, like all paths here. */
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The effect on a user, in one sentence. */
  wrong: string;
  specs: string[];
  /**
   * Whether the spec starts the built server in a separate process, so that the bug is planted in a copy of the build.
   */
  isCompiled: boolean;
}

/** An invalid list of mutants, or an invalid use of it; the message contains the location. */
export class MutantListError extends Error {}

const FIELDS = ['name', 'file', 'find', 'replace', 'wrong', 'specs'];

const fromRoot = (folder: string, path: string): string => (path.startsWith('/') ? path.slice(1) : `${folder}/${path}`);

function mutantOf(area: string, folder: string, entry: Record<string, unknown>): Mutant {
  const id = `${area}/${String(entry['name'])}`;
  const missing = FIELDS.filter((field) => entry[field] === undefined);
  const unknown = Object.keys(entry).filter((field) => ![...FIELDS, 'compiled'].includes(field));
  if (missing.length > 0) throw new MutantListError(`${id} says no ${missing.join(', ')}`);
  if (unknown.length > 0) throw new MutantListError(`${id} has unknown fields: ${unknown.join(', ')}`);
  const specs = entry['specs'] as string[];
  if (!Array.isArray(specs) || specs.length === 0) throw new MutantListError(`${id} names no spec`);
  return {
    id,
    area,
    file: fromRoot(folder, String(entry['file'])),
    find: String(entry['find']),
    replace: String(entry['replace']),
    wrong: String(entry['wrong']),
    specs: specs.map((spec) => fromRoot(folder, spec)),
    isCompiled: entry['compiled'] === true,
  };
}

/**
 * Returns the mutants of one YAML file. Its paths begin in its `folder`, or with a slash in the root of the workspace.
 * Throws MutantListError if a field is missing or unknown.
 */
export function readMutants(yaml: string, source: string): Mutant[] {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw new MutantListError(`${source}: ${error.message}`);
  if (!isMap(document.contents)) throw new MutantListError(`${source} is no list of mutants`);
  const { area, folder, mutants } = document.toJS() as Record<string, unknown>;
  if (typeof area !== 'string' || typeof folder !== 'string' || !Array.isArray(mutants)) {
    throw new MutantListError(`${source} needs an area, a folder and mutants`);
  }
  return mutants.map((entry: Record<string, unknown>) => mutantOf(area, folder, entry));
}

/** Returns the ids that occur more than once. */
export function repeatedIds(mutants: readonly Mutant[]): string[] {
  const ids = mutants.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

type Replacement = Pick<Mutant, 'find' | 'replace'>;

/** Returns why a list is stale: the text to replace does not occur exactly once, or the replacement changes nothing. */
export function staleReason(source: string | null, { find, replace }: Replacement): string | null {
  if (source === null) return 'the file is gone';
  const count = find === '' ? 0 : source.split(find).length - 1;
  if (count !== 1) return `the text occurs ${count} times instead of once`;
  return find === replace ? 'the replacement changes nothing' : null;
}

/** Returns the source with the bug in it. */
export const plant = (source: string, { find, replace }: Replacement): string => source.replace(find, () => replace);
