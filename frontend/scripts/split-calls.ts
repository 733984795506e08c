import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** Query suffix of the module of one call, before its name. */
const CALL = '?call=';
/** Beginning of the specifiers of the client. */
const CLIENT = '@nukkad/api-client/';
const GENERATED = 'generated/api.gen';
/** Modules that declare the calls of a feature, by the end of their specifier. */
const DECLARATIONS = /-api$/;

/** The generated client: the module and the name of the client that it extends, and its calls by name. */
interface Client {
  base: string;
  exported: string;
  calls: ReadonlyMap<string, string>;
}

/**
 * Reads the calls of the generated client.
 *
 * @throws {Error} if its code has another form, as after an update of the generator.
 */
export function readClient(code: string): Client {
  const file = ts.createSourceFile('api.gen.ts', code, ts.ScriptTarget.Latest, true);
  const values = file.statements.filter((node) => !ts.isTypeAliasDeclaration(node));
  const [imported, injected, exported] = values;
  const found = /^import \{ (?<extended>\w+) as api \} from '(?<base>[^']+)';$/.exec(imported?.getText() ?? '');
  const endpoints = injected && findEndpoints(injected);
  if (
    values.length !== 3 ||
    !found?.groups ||
    !endpoints ||
    exported?.getText() !== 'export { injectedRtkApi as api };'
  )
    throw new Error('The generated client has an unknown form: change scripts/split-calls.ts.');
  const { extended = '', base = '' } = found.groups;
  const calls = endpoints.properties.map((property) => {
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name))
      throw new Error(`The generated client has a call of an unknown form: ${property.getText()}`);
    return [property.name.text, property.initializer.getText()] as const;
  });
  return { base, exported: extended, calls: new Map(calls) };
}

/** Finds the object of the calls: the value of the function `endpoints`. */
function findEndpoints(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'endpoints' && ts.isArrowFunction(node.initializer)) {
    const { body } = node.initializer;
    return ts.isParenthesizedExpression(body) && ts.isObjectLiteralExpression(body.expression)
      ? body.expression
      : undefined;
  }
  return ts.forEachChild(node, findEndpoints);
}

/** Returns the code of the module that all modules import in place of the generated client: it has no call. */
export const writeClient = ({ base, exported }: Client): string => `export { ${exported} as api } from '${base}';`;

/** Returns the code of the module that adds a call to the client. */
export function writeCall({ base, exported, calls }: Client, name: string): string {
  const call = calls.get(name);
  if (call === undefined) throw new Error(`The generated client has no call ${name}.`);
  return [
    `import { ${exported} as api } from '${base}';`,
    `api.injectEndpoints({ endpoints: (build) => ({ ${name}: ${call} }) });`,
  ].join('\n');
}

/** The hook of a call. */
const HOOK = /^use(?:Lazy)?([A-Z]\w*?)(?:Infinite)?(?:Query|Mutation)(?:State|Subscription)?$/;

/** Returns the name of the call of a hook; undefined for other names. */
function findCallOfHook(name: string): string | undefined {
  const call = HOOK.exec(name)?.[1];
  return call && call.charAt(0).toLowerCase() + call.slice(1);
}

/** Returns whether a module imports values of the client, or of a module that declares calls. */
const importsClient = (file: ts.SourceFile): boolean =>
  file.statements.some((node) => {
    if (!ts.isImportDeclaration(node) || node.importClause?.isTypeOnly || !ts.isStringLiteral(node.moduleSpecifier))
      return false;
    const { text } = node.moduleSpecifier;
    return text.startsWith(CLIENT) || DECLARATIONS.test(text);
  });

/**
 * Returns the calls that a module names: in a hook, as a property, or as a text. A name that only happens to be the name
 * of a call adds this call to the module as well.
 */
export function findNamedCalls(code: string, calls: ReadonlyMap<string, string>): string[] {
  const file = ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const isOfClient = importsClient(file) || code.includes('.endpoints');
  const named = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) {
      const call = findCallOfHook(node.text) ?? (isOfClient ? node.text : undefined);
      if (call !== undefined && calls.has(call)) named.add(call);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...named].sort();
}

/**
 * Divides the generated client into a module for each call. Each module of the application imports the modules of the
 * calls that it names, so that a page loads the calls of its own modules only.
 *
 * @param client the folder of the sources of the client.
 */
export function splitCalls(client: string): Plugin {
  const generated = join(client, `${GENERATED}.ts`);
  let read: Client | undefined;
  const readOnce = () => (read ??= readClient(readFileSync(generated, 'utf8')));
  return {
    name: 'split-calls',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(generated + CALL) ? { id: source, moduleSideEffects: true } : null),
    load(id) {
      if (id === generated) return { code: writeClient(readOnce()), moduleType: 'ts' };
      const [path, name] = id.split(CALL);
      return path === generated && name !== undefined ? { code: writeCall(readOnce(), name), moduleType: 'ts' } : null;
    },
    transform(code, id) {
      const isOfClient = dirname(id) === dirname(generated);
      if (!/\.tsx?$/.test(id) || id.includes('/node_modules/') || isOfClient) return null;
      const named = findNamedCalls(code, readOnce().calls);
      if (named.length === 0) return null;
      return { code: `${named.map((call) => `import '${generated}${CALL}${call}';`).join(' ')} ${code}`, map: null };
    },
  };
}
