import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The modules of a route, as paths below `src`, and the namespaces of its texts. */
export interface RouteParts {
  route: string;
  modules: readonly string[];
  namespaces: readonly string[];
}

/** A script of a build: the scripts that it imports, and its modules as paths below the folder of the front end. */
interface ScriptFile {
  imports: readonly string[];
  modules: readonly string[];
}
/** Scripts of a build by their addresses. */
export type ScriptFiles = Readonly<Record<string, ScriptFile>>;

type Parts = Omit<RouteParts, 'route'>;

/** Modules that start every page. */
const START = ['app/main.ts', 'app/vendor.ts', 'app/router.tsx', 'app/start.tsx'];
const HOME = 'app/routes/HomePage.tsx';
const FIRST_PAGE: Parts = { modules: [HOME], namespaces: ['landing'] };
/** The styles of the library's components, which every page except the first one waits for. */
const OVERRIDES = 'shared/theme/component-overrides.ts';
/** Parts that a signed-in page draws beside its content from the start. */
const BESIDE: Parts = {
  modules: ['app/layouts/SignedInParts.tsx', 'features/notifications/components/NotificationBell.tsx'],
  namespaces: ['notifications'],
};

/** The frame of every page, whose parts are fetched once the page is drawn. */
const FRAME = 'app/layouts/RootLayout.tsx';

/** Pages that load their content as a separate section, with the query parameter and the list of sections. */
const SECTIONS: Readonly<Record<string, { parameter: string; list: string }>> = {
  'job-seeker': { parameter: 'section', list: 'app/sections/seeker-sections.ts' },
  'instant-requests': { parameter: 'tab', list: 'app/sections/instant-tabs.ts' },
  admin: { parameter: 'section', list: 'app/sections/admin-sections.ts' },
};

/** Pages for signed-in users. */
const SIGNED_IN = /^(job-seeker|employer|instant-requests|payments|papers|work|statement|support|admin)\b/;

/** Parses a source file below `src`. */
const parse = (source: string, path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(join(source, path), 'utf8'), ts.ScriptTarget.Latest, true);

/** The path below `src` of a module that a file imports by a relative path. */
function resolveModule(source: string, from: string, specifier: string): string {
  const path = join(from, '..', specifier);
  const found = ['.tsx', '.ts']
    .map((extension) => path + extension)
    .find((file) => ts.sys.fileExists(join(source, file)));
  if (!found) throw new Error(`${from} imports ${specifier}, which does not exist.`);
  return found;
}

/** The modules that a part of a file imports dynamically, and all other texts in it, which name the namespaces. */
function readParts(source: string, path: string, node: ts.Node): Parts {
  const modules: string[] = [];
  const namespaces: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child) && child.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = child.arguments;
      if (specifier && ts.isStringLiteral(specifier)) modules.push(resolveModule(source, path, specifier.text));
    } else {
      if (ts.isStringLiteral(child)) namespaces.push(child.text);
      ts.forEachChild(child, visit);
    }
  };
  visit(node);
  return { modules, namespaces };
}

/** Returns the properties of the object literals of a file with a call of one of `callees` as their value, with their names. */
function findCalls(file: ts.SourceFile, ...callees: string[]): { name: string; call: ts.CallExpression }[] {
  const found: { name: string; call: ts.CallExpression }[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isCallExpression(node.initializer) &&
      ts.isIdentifier(node.initializer.expression) &&
      callees.includes(node.initializer.expression.text)
    )
      found.push({ name: nameOf(node), call: node.initializer });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Returns the `path` beside a property of an object literal; the name of the property if there is none, or if it is a
 * variable.
 */
function nameOf(property: ts.PropertyAssignment): string {
  for (const sibling of property.parent.properties)
    if (
      ts.isPropertyAssignment(sibling) &&
      ts.isIdentifier(sibling.name) &&
      sibling.name.text === 'path' &&
      ts.isStringLiteral(sibling.initializer)
    )
      return sibling.initializer.text;
  return ts.isStringLiteral(property.name) || ts.isIdentifier(property.name) ? property.name.text : '';
}

/** Parts that are fetched together. */
const combineParts = (...parts: readonly Parts[]): Parts => ({
  modules: parts.flatMap(({ modules }) => modules),
  namespaces: parts.flatMap(({ namespaces }) => namespaces),
});

/**
 * Reads from the router and the section lists of the front end which modules and texts each route fetches before its
 * content is drawn.
 *
 * @param source the folder `src` of the front end.
 */
export function readRoutes(source: string): RouteParts[] {
  const start: Parts = { modules: START, namespaces: ['shared'] };
  const router = 'app/router.tsx';
  const routes: RouteParts[] = [{ route: '/', ...combineParts(start, FIRST_PAGE) }];
  for (const { name, call } of findCalls(parse(source, router), 'page')) {
    const page = readParts(source, router, call);
    const route = name === 'lazy' ? 'terms' : name;
    const isSignedIn = SIGNED_IN.test(route);
    const all = combineParts(start, { modules: [OVERRIDES], namespaces: [] }, page, ...(isSignedIn ? [BESIDE] : []));
    const sections = SECTIONS[route];
    if (!sections) {
      routes.push({ route: `/${route}`, ...all });
      continue;
    }
    const { parameter, list } = sections;
    for (const section of findCalls(parse(source, list), 'lazySection', 'prefetchedSection'))
      routes.push({
        route: `/${route}?${parameter}=${section.name}`,
        ...combineParts(all, readParts(source, list, section.call)),
      });
  }
  return routes;
}

/**
 * Reads which modules and texts the first page fetches with the parts of the frame of every page, which it fetches once
 * it is drawn.
 */
export function readFramedFirstPage(source: string): RouteParts {
  const parts: Parts[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'optionalFramePart')
      parts.push(readParts(source, FRAME, node));
    ts.forEachChild(node, visit);
  };
  visit(parse(source, FRAME));
  return {
    route: '/ with the parts of its frame',
    ...combineParts({ modules: START, namespaces: ['shared'] }, FIRST_PAGE, ...parts),
  };
}

/** The end of the path of the texts of a namespace in a language. */
const endOfTexts = (namespace: string, language: string): string =>
  `/${namespace === 'shared' ? 'i18n' : namespace}/locales/${language}.json`;

/**
 * The scripts that a route loads, with all that they import.
 *
 * @throws {Error} if the build has no script with one of its modules or texts.
 */
export function findRouteFiles(
  files: ScriptFiles,
  { route, modules, namespaces }: RouteParts,
  language: string,
): string[] {
  const all = Object.entries(files).flatMap(([file, script]) => script.modules.map((id) => ({ id, file })));
  const find = (end: string): string => {
    const found = all.find(({ id }) => id.endsWith(end));
    if (!found) throw new Error(`The build has no script with ${end}, which ${route} loads.`);
    return found.file;
  };
  const loaded = new Set([
    ...modules.map((module) => find(`src/${module}`)),
    ...[...new Set(namespaces)].map((namespace) => find(endOfTexts(namespace, language))),
  ]);
  // iterating a set also visits entries that are added during the loop
  for (const file of loaded) for (const imported of files[file]?.imports ?? []) loaded.add(imported);
  return [...loaded].sort();
}
