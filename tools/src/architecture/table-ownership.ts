import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A statement that accesses a table of another module in a way that only its owner may. */
export interface Violation {
  file: string;
  module: string;
  table: string;
  owner: string;
  kind: 'write' | 'lock' | 'read against the module graph';
}

/** A source file of the server: its path relative to `backend/src`, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Tables that triggers of the database fill, without an entity. */
const OWNERS_WITHOUT_ENTITY: Record<string, string> = {
  availability_terms: 'matching',
  badges: 'notifications',
  employer_standings: 'matching',
  job_heat: 'matching',
  job_listings: 'matching',
  job_terms: 'matching',
  search_terms: 'matching',
};

const IS_TEST = /(?:^|\/)(?:tests|testing)\/|\.(?:spec|e2e-spec|suite)\.ts$/;
const ENTITY = /@Entity\((?:\{[^}]*?name:\s*)?'(\w+)'/g;
const IMPORT = /from '((?:\.\.\/)+)([\w-]+)\//g;
const TEMPLATE = /`((?:[^`\\]|\\.)*)`/g;
/** A string that begins like SQL. Other strings are not read, so that an apostrophe in a comment begins none. */
const QUOTED =
  /(["'])\s*((?:SELECT|INSERT|UPDATE|DELETE|WITH|FROM|JOIN|LEFT|NOT EXISTS|EXISTS|WHERE|AND)\b(?:(?!\1)[^\\\n]|\\.)*)\1/g;
const ACCESS =
  /\b(from|join|update|insert\s+into|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)"?(?:\s+(?:as\s+)?([a-z_]\w*))?/gi;
const LOCK = /\bfor\s+(?:no\s+key\s+update|key\s+share|update|share)\b(?:\s+of\s+([a-z_]\w*(?:\s*,\s*[a-z_]\w*)*))?/gi;
const INNERMOST_PARENTHESES = /\([^()]*\)/g;
const NO_ACCESS = /\b(?:for|for no key|do|distinct)\s+$/i;

/** Returns the module of a file below `modules`, `common` for a file below `common`, null for any other file. */
export function moduleOf(path: string): string | null {
  if (path.startsWith('common/')) return 'common';
  return /^modules\/([\w-]+)\//.exec(path)?.[1] ?? null;
}

/** Reads every source file of the server that is not a test. */
export const readServerSources = (root: string): SourceFile[] =>
  readdirSync(join(root, 'backend/src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && moduleOf(path) !== null && !IS_TEST.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, 'backend/src', path), 'utf8') }));

/** The owner of each table: the module of its entity. */
export function findOwners(files: readonly SourceFile[]): Map<string, string> {
  const owners = new Map(Object.entries(OWNERS_WITHOUT_ENTITY));
  for (const { path, text } of files) {
    const module = moduleOf(path);
    for (const [, table] of text.matchAll(ENTITY)) if (module && table) owners.set(table, module);
  }
  return owners;
}

/** The modules that each module depends on, directly or by other modules. Every module depends on `common`. */
export function findDependencies(files: readonly SourceFile[]): Map<string, Set<string>> {
  const direct = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const module = moduleOf(path);
    if (!module || module === 'common') continue;
    const imports = direct.get(module) ?? new Set(['common']);
    for (const [, , name] of text.matchAll(IMPORT)) if (name) imports.add(name);
    direct.set(module, imports);
  }
  const reach = (module: string, seen: Set<string>): Set<string> => {
    for (const next of direct.get(module) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  return new Map([...direct.keys()].map((module) => [module, reach(module, new Set())]));
}

/** Removes parentheses with their content, which belong to other queries or to expressions. */
function withoutParentheses(sql: string): string {
  const inner = sql.replace(INNERMOST_PARENTHESES, ' ');
  return inner === sql ? sql : withoutParentheses(inner);
}

/** The tables that a statement locks. A lock without a list of aliases locks every table of its query. */
const findLockedTables = (statement: string): string[] =>
  Array.from(statement.matchAll(LOCK)).flatMap((match) => {
    const aliases = match[1]?.split(/\s*,\s*/);
    const open = withoutParentheses(statement.slice(0, match.index));
    const query = open.slice(Math.max(open.toLowerCase().lastIndexOf('select'), 0));
    return Array.from(query.matchAll(ACCESS), ([, , table = '', alias = '']) => ({ table, alias }))
      .filter(({ table, alias }) => aliases === undefined || aliases.includes(alias) || aliases.includes(table))
      .map(({ table }) => table);
  });

/** The tables that a statement writes, and the tables that it reads. */
function findAccesses(statement: string): { writes: string[]; reads: string[] } {
  const accesses = Array.from(statement.matchAll(ACCESS), ({ 1: verb = '', 2: table = '', index }) => ({
    isRead: /^(?:from|join)$/i.test(verb),
    table,
    // "FOR UPDATE OF a" and "ON CONFLICT DO UPDATE SET a" access no table
    before: statement.slice(0, index),
  })).filter(({ before }) => !NO_ACCESS.test(before));
  return {
    writes: accesses.filter(({ isRead }) => !isRead).map(({ table }) => table),
    reads: accesses.filter(({ isRead }) => isRead).map(({ table }) => table),
  };
}

/**
 * Finds statements that write or lock a table of another module, and statements that read a table of a module which
 * their own module does not depend on. The statements are the template strings of the sources and the strings that begin
 * like SQL; parts of a statement in other templates are read by themselves.
 */
export function findViolations(files: readonly SourceFile[]): Violation[] {
  const owners = findOwners(files);
  const dependencies = findDependencies(files);
  return files.flatMap(({ path, text }) => {
    const module = moduleOf(path);
    if (module === null) return [];
    const list = (tables: string[], kind: Violation['kind']): Violation[] =>
      tables.flatMap((table) => {
        const owner = owners.get(table);
        if (owner === undefined || owner === module) return [];
        if (kind === 'read against the module graph' && dependencies.get(module)?.has(owner)) return [];
        return [{ file: path, module, table, owner, kind }];
      });
    const statements = [
      ...Array.from(text.matchAll(TEMPLATE), ([, statement = '']) => statement),
      ...Array.from(text.matchAll(QUOTED), ([, , statement = '']) => statement),
    ];
    const found = statements.flatMap((statement) => {
      const { writes, reads } = findAccesses(statement);
      return [
        ...list(writes, 'write'),
        ...list(findLockedTables(statement), 'lock'),
        ...list(reads, 'read against the module graph'),
      ];
    });
    return [...new Map(found.map((one) => [`${one.table} ${one.kind}`, one])).values()];
  });
}
