import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const SKIPPED = new Set(['node_modules', 'dist', 'generated']);
const SOURCES = [
  'frontend/src',
  'frontend/scripts',
  'backend/src',
  'libs/contract/src',
  'libs/screening/src',
  'libs/language/src',
];
const ENGLISH = /\/locales\/en\.json$/;
const CODE = /(?<!\.(?:spec|e2e-spec|suite|d))\.tsx?$/;

/**
 * Names by which a code file may refer to texts: its complete literals, and its templates with anything in the gaps.
 */
interface Names {
  literals: Set<string>;
  templates: RegExp[];
}

/** A set of texts: its namespace, and its keys without endings of plural forms. */
export interface TextKeys {
  where: string;
  namespace: string;
  keys: readonly string[];
}

/** A code file, with the namespace of its folder. */
export interface CodeFile {
  path: string;
  namespace: string;
  source: string;
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Prefix before the key of a text in rules of schemas. */
const RULE = /^rule:/;

function namesIn({ path, source }: CodeFile): Names {
  const names: Names = { literals: new Set(), templates: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) names.literals.add(node.text.replace(RULE, ''));
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text.replace(RULE, ''), ...node.templateSpans.map(({ literal }) => literal.text)];
      // a template without words would match every key
      if (parts.some((part) => /[a-z]/i.test(part))) {
        names.templates.push(new RegExp(`^${parts.map(escapePattern).join(String.raw`[\w.-]+`)}$`));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return names;
}

/** Suffix of a problem's title after the key of its sentence. */
const TITLE = /Title$/;

/** Returns every prefix of a key: `a` and `a.b` of `a.b.c`. */
const beginnings = (key: string): string[] =>
  key
    .split('.')
    .slice(0, -1)
    .map((_part, index, parts) => parts.slice(0, index + 1).join('.'));

/**
 * Returns the keys that no code file refers to: by the key, by the key with its namespace, by a matching template, or
 * by a prefix to which code adds the rest. A file refers to the keys of its own folder and of the namespaces that it
 * names.
 */
export function findUnusedTexts(texts: readonly TextKeys[], files: readonly CodeFile[]): string[] {
  const all = files.map((file) => ({ namespace: file.namespace, ...namesIn(file) }));
  return texts.flatMap(({ where, namespace, keys }) => {
    const own = all.filter((file) => file.namespace === namespace || file.literals.has(namespace));
    const isNamed = (key: string, { literals, templates }: Names, prefix = ''): boolean =>
      [key, key.replace(TITLE, ''), ...beginnings(key)].some((name) => literals.has(prefix + name)) ||
      templates.some((one) => one.test(prefix + key) || one.test(prefix + key.replace(TITLE, '')));
    return keys
      .filter((key) => !own.some((file) => isNamed(key, file)))
      .filter((key) => !all.some((file) => isNamed(key, file, `${namespace}:`)))
      .map((key) => `${where}: ${key} is used nowhere`);
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return SKIPPED.has(entry.name) ? [] : filesBelow(path);
  });
}

function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix.replace(PLURAL, '')];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key));
}

/**
 * Returns the namespace of a code file: that of the nearest folder with texts, or the shared namespace.
 *
 * @param namespaces the namespaces of folders with texts.
 */
function namespaceOf(path: string, namespaces: ReadonlyMap<string, string>): string {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const namespace = namespaces.get(folder);
    if (namespace !== undefined) return namespace;
  }
  return path.startsWith('backend') ? 'errors' : 'shared';
}

/** Layers of the front end: the namespace of a folder is its path below one of them. */
const LAYER = /^frontend\/src\/(?:app|pages|features|entities|shared)\//;

/** Returns the namespace of the texts of a folder. */
function namespaceOfTexts(folder: string): string {
  const path = folder.split(sep).join('/');
  if (basename(path) === 'i18n') return path.startsWith('backend') ? 'errors' : 'shared';
  return LAYER.test(path) ? path.replace(LAYER, '') : basename(path);
}

/** Checks all texts against all code below `root`; returns the faults and the number of checked keys. */
export function checkUnusedTexts(root: string): { faults: string[]; keys: number } {
  const paths = SOURCES.flatMap((folder) => filesBelow(join(root, folder))).map((path) => relative(root, path));
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const texts = paths
    .filter((path) => ENGLISH.test(path))
    .map((path) => {
      const namespace = namespaceOfTexts(dirname(dirname(path)));
      return { where: path, namespace, keys: [...new Set(keysOf(JSON.parse(read(path))))] };
    });
  const namespaces = new Map(texts.map(({ where, namespace }) => [dirname(dirname(where)), namespace]));
  const files = paths
    .filter((path) => CODE.test(path))
    .map((path) => ({ path, namespace: namespaceOf(path, namespaces), source: read(path) }));
  return { faults: findUnusedTexts(texts, files), keys: texts.reduce((sum, { keys }) => sum + keys.length, 0) };
}
