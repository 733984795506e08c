import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** Projects with specs; a project comes before the project that its folder is in. */
const PROJECTS = [
  'backend',
  'frontend',
  'libs/api-client',
  'libs/contract',
  'libs/language',
  'libs/screening',
  'tools/lab',
  'tools',
];
const PACKAGES: Record<string, string> = {
  '@nukkad/contract': 'libs/contract',
  '@nukkad/screening': 'libs/screening',
  '@nukkad/language': 'libs/language',
  '@nukkad/api-client': 'libs/api-client',
  '@nukkad/tools': 'tools',
};
const SPEC = /\.(?:e2e-)?spec\.tsx?$/;
/** Folders without Jest specs: packages, build output, and the journeys of Playwright. */
const SKIPPED = new Set(['node_modules', 'dist', 'bundle', 'e2e']);
const CODE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '/index.ts'];
const OWN = 'own';
/** Files with paths of a workspace that they create in a temporary folder. */
const STAND_INS = ['tools/src/start/launcher.spec.ts', 'tools/src/start/testing/fake-workspace.ts'];
/** Build output represents the source that it is built from. */
const BUILT = /^((?:libs\/|tools\/(?=lab\/))?[\w-]+)\/(?:dist|bundle)(?=\/|$)/;

type Input = string | object;
interface Target {
  inputs?: Input[];
  options?: { env?: Record<string, string> };
}
interface Manifest {
  dependencies?: Record<string, string>;
  nx?: { targets?: Record<string, Target> };
}
interface NxConfiguration {
  namedInputs: Record<string, Input[]>;
  targetDefaults: Record<string, Target>;
}

/** A target that runs specs of a project. */
export interface SpecTarget {
  project: string;
  name: string;
  /** Globs of its inputs, from the root of the workspace. */
  inputs: string[];
  /** Paths of the files that start its work: configuration and specs. */
  files: string[];
}

/** References of a code file, as paths from the root of the workspace. */
interface References {
  /** Own files of code, which are read and followed. */
  code: string[];
  /** Files and folders of the workspace. */
  paths: string[];
}

/** Returns the innermost project that contains `path`. */
const projectOf = (path: string): string | undefined => PROJECTS.find((project) => path.startsWith(`${project}/`));
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const toPosix = (path: string): string => path.split(sep).join('/');

/** Converts a glob of inputs to a pattern: `**`, `*` and `{a,b}`. */
function patternOf(glob: string): RegExp {
  const source = glob.replace(/\*\*\/|\*\*|[*{},]|[.+?^$()|[\]\\]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '{') return '(?:';
    if (part === '}') return ')';
    return part === ',' ? '|' : `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}

/** Returns the beginning of a glob before its first wildcard: `a/b` of `a/b/**`. */
const fixedPart = (glob: string): string => glob.replace(/\/[^/]*[*{].*$/, '');

/**
 * Returns whether `inputs` cover the file or folder `path`. A folder is covered by an input that includes it or is
 * below it.
 */
export function isCovered(path: string, inputs: readonly string[]): boolean {
  const source = path.replace(BUILT, '$1/src');
  const [excluding, including] = [true, false].map((excluded) =>
    inputs.filter((glob) => glob.startsWith('!') === excluded).map((glob) => glob.replace(/^!/, '')),
  ) as [string[], string[]];
  if (excluding.some((glob) => patternOf(glob).test(source))) return false;
  return including.some((glob) => {
    const pattern = patternOf(glob);
    return pattern.test(source) || pattern.test(`${source}/file`) || fixedPart(glob).startsWith(`${source}/`);
  });
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return SKIPPED.has(entry.name) ? [] : filesBelow(path);
  });
}

/** Returns the specs of a project, without those of a project in a folder of it. */
const listSpecs = (root: string, project: string): string[] =>
  filesBelow(join(root, project))
    .map((path) => toPosix(relative(root, path)))
    .filter((path) => SPEC.test(path) && projectOf(path) === project);

/** Globs of the inputs of a target: named inputs are replaced, `^default` by the folders of the dependencies. */
function globsOf(inputs: readonly Input[], project: string, nx: NxConfiguration, manifest: Manifest): string[] {
  return inputs.flatMap((input): string[] => {
    if (typeof input !== 'string') return [];
    if (input === '^default') {
      return Object.keys(manifest.dependencies ?? {}).flatMap((name) =>
        PACKAGES[name] ? [`${PACKAGES[name]}/**/*`] : [],
      );
    }
    const named = nx.namedInputs[input];
    if (named) return globsOf(named, project, nx, manifest);
    return [input.replace('{projectRoot}', project).replace('{workspaceRoot}/', '')];
  });
}

/**
 * Returns the targets of a project that run its specs: `test`, and one for each selection of `test-selections.json`. A
 * target runs the selection named by its TEST_SELECTION, or all specs.
 */
export function listSpecTargets(root: string, project: string): SpecTarget[] {
  const folder = join(root, project);
  const nx = readJson(join(root, 'nx.json')) as NxConfiguration;
  const manifest = readJson(join(folder, 'package.json')) as Manifest;
  const selectionFile = join(folder, 'test-selections.json');
  const selections = existsSync(selectionFile) ? (readJson(selectionFile) as Record<string, string[]>) : {};
  const specs = listSpecs(root, project);
  const isIn = (spec: string, folders: readonly string[]): boolean =>
    folders.some((name) => spec.startsWith(`${project}/${name}/`));
  const configuration = readdirSync(folder)
    .filter((name) => name.startsWith('jest.config.'))
    .map((name) => `${project}/${name}`);
  const targets = Object.entries({ test: {}, ...manifest.nx?.targets }).filter(([name]) => /^test(-|$)/.test(name));
  return targets.map(([name, target]: [string, Target]) => {
    const selection = target.options?.env?.['TEST_SELECTION'];
    const selected = specs.filter((spec) => {
      if (selection === OWN) return !isIn(spec, Object.values(selections).flat());
      return selection === undefined || isIn(spec, selections[selection] ?? []);
    });
    const inputs = target.inputs ?? nx.targetDefaults['test']?.inputs ?? [];
    return { project, name, inputs: globsOf(inputs, project, nx, manifest), files: [...configuration, ...selected] };
  });
}

/** One line for each spec that not exactly one target of its project runs. */
export function listMisplacedSpecs(root: string, project: string): string[] {
  const specs = listSpecs(root, project);
  const targets = listSpecTargets(root, project);
  return specs.flatMap((spec) => {
    const count = targets.filter(({ files }) => files.includes(spec)).length;
    return count === 1 ? [] : [`${spec} is run by ${count} targets`];
  });
}

/** Returns the path of the file that a specifier in `file` refers to, from the root of the workspace. */
function resolveSpecifier(root: string, file: string, text: string): string | null {
  const project = projectOf(file) ?? '';
  if (text.startsWith('#')) return toPosix(join(project, text.slice(1)));
  if (text.startsWith('<rootDir>/')) return toPosix(join(project, text.slice('<rootDir>/'.length)));
  if (/^\.\.?\//.test(text)) return toPosix(relative(root, join(root, dirname(file), text)));
  const [, name = '', rest = ''] = /^(@nukkad\/[\w-]+)\/(.+)$/.exec(text) ?? [];
  if (PACKAGES[name]) return `${PACKAGES[name]}/src/${rest}`;
  return /^(backend|frontend|libs|tools|docs)\//.test(text) ? text : null;
}

/** Returns the code file at `path`, if the extension in the import is that of the compiled file or missing. */
function codeAt(root: string, path: string): string | null {
  const stem = path.replace(/\.js$/, '');
  const found = [...(stem === path ? [] : ['.ts', '.tsx']), ...ENDINGS].map((ending) => `${stem}${ending}`);
  return [path, ...found].find((name) => CODE.test(name) && isFile(join(root, name))) ?? null;
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * Returns texts of a file that may be paths: literals, prefixes of templates, and consecutive literal arguments of a
 * call.
 */
function textsIn(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    // an import of types is no import when the code runs
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) texts.push(node.head.text);
    else if (ts.isCallExpression(node)) {
      const parts = node.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text);
      if (parts.length > 1) texts.push(parts.join('/'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return texts;
}

/** Reads code files, each once, and finds their references. */
class ReferenceReader {
  private readonly known = new Map<string, References>();

  constructor(private readonly root: string) {}

  /** Paths outside the project that `files`, and the own code that they import, refer to; each with the file that does. */
  outsideOf(project: string, files: readonly string[]): Map<string, string> {
    const outside = new Map<string, string>();
    const seen = new Set(files);
    for (const file of seen) {
      const { code, paths } = this.referencesOf(file);
      for (const path of code) if (projectOf(path) === project && !BUILT.test(path)) seen.add(path);
      for (const path of paths) if (projectOf(path) !== project && path !== project) outside.set(path, file);
    }
    return outside;
  }

  private referencesOf(file: string): References {
    const known = this.known.get(file);
    if (known) return known;
    const references: References = { code: [], paths: [] };
    for (const text of textsIn(file, readFileSync(join(this.root, file), 'utf8'))) {
      const path = resolveSpecifier(this.root, file, text)?.replace(/\/+$/, '');
      if (
        !path ||
        path.startsWith('..') ||
        (path === text && STAND_INS.includes(file)) ||
        /(^|\/)node_modules(\/|$)/.test(path)
      )
        continue;
      const code = codeAt(this.root, path);
      if (code) references.code.push(code);
      references.paths.push(...(code ? [code] : this.existingPart(path, text)));
    }
    this.known.set(file, references);
    return references;
  }

  /** Returns the existing path, or the existing prefix before a template's placeholder; build output may be absent. */
  private existingPart(path: string, text: string): string[] {
    if (existsSync(join(this.root, path)) || BUILT.test(path)) return [path];
    const folder = dirname(path);
    return /^\.\.?\//.test(text) && folder !== '.' && existsSync(join(this.root, folder)) ? [folder] : [];
  }
}

/**
 * Returns one line for each path of another project, or of the root, that specs refer to by an import or a literal, and
 * that is not an input of their target: a change there would not run them. Also checks that exactly one target runs
 * each spec.
 */
export function checkTestInputs(root: string): { faults: string[]; specs: number } {
  const reader = new ReferenceReader(root);
  const projects = PROJECTS.filter((project) => existsSync(join(root, project, 'package.json')));
  const targets = projects.flatMap((project) => listSpecTargets(root, project));
  const faults = targets.flatMap(({ project, name, inputs, files }) =>
    [...reader.outsideOf(project, files)]
      .filter(([path]) => !isCovered(path, inputs))
      .map(([path, file]) => `${project}:${name} reads ${path} (named in ${file}), which is not among its inputs`),
  );
  const misplaced = projects.flatMap((project) => listMisplacedSpecs(root, project));
  const specs = targets.reduce((sum, { files }) => sum + files.filter((file) => SPEC.test(file)).length, 0);
  return { faults: [...misplaced, ...faults], specs };
}
