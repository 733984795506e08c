import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import {
  declaredNames,
  type ExportedName,
  exportedNames,
  findUses,
  type ImportedName,
  importedNames,
  isType,
  type Statement,
  textOf,
} from './statement-names.ts';

/** Query suffix of the half of a module that contains its schemas. */
const SCHEMAS = '?schemas';
/** Query suffix of an unsplit module, for modules that import it dynamically or as a namespace. */
const WHOLE = '?whole';

const LIBRARY = 'zod';

/** Folders of the libraries with schemas, by the beginning of the specifiers that import their modules. */
export type SchemaLibraries = Readonly<Record<string, string>>;

interface Module {
  imports: readonly ImportedName[];
  /** Imports without names, and all other statements. */
  statements: readonly Statement[];
  /** The names that are exported apart from their declaration. */
  exports: readonly ExportedName[];
  /** The declared and the exported names that need the library. */
  schemas: ReadonlySet<string>;
  /** All names that need the library, those of imports among them. */
  tainted: ReadonlySet<string>;
}

/** Writes the import of names from one module. */
function writeImport(specifier: string, names: readonly Omit<ImportedName, 'specifier'>[]): string {
  const written = names.map(({ local, imported }) => (local === imported ? local : `${imported} as ${local}`));
  return `import { ${written.join(', ')} } from '${specifier}';`;
}

/** Reads the modules of the libraries, and which of their names need the library of schemas. */
export class SchemaSplitter {
  private readonly modules = new Map<string, Module | null>();
  private readonly paths = new Map<string, boolean>();

  constructor(private readonly libraries: SchemaLibraries) {}

  /** Returns whether a file belongs to one of the libraries. */
  contains(path: string): boolean {
    return Object.values(this.libraries).some((folder) => path.startsWith(folder));
  }

  /** Returns the file of a library's module that `importer` imports; undefined for any other module. */
  find(specifier: string, importer: string): string | undefined {
    const library = Object.entries(this.libraries).find(([prefix]) => specifier.startsWith(prefix));
    const isInside = this.contains(importer) && specifier.startsWith('.');
    const path = library
      ? join(library[1], `${specifier.slice(library[0].length)}.ts`)
      : isInside
        ? join(dirname(importer), specifier.replace(/\.js$/, '.ts'))
        : undefined;
    if (path === undefined) return undefined;
    const isThere = this.paths.get(path) ?? existsSync(path);
    this.paths.set(path, isThere);
    return isThere ? path : undefined;
  }

  /** Returns whether an imported name requires the validation library. */
  isSchema({ imported, specifier }: Omit<ImportedName, 'local'>, importer: string): boolean {
    if (specifier === LIBRARY) return true;
    const path = this.find(specifier, importer);
    return path !== undefined && (this.read(path)?.schemas.has(imported) ?? false);
  }

  /** The parts of a module; null while it is being read, as in a circular import. */
  private read(path: string): Module | null {
    const known = this.modules.get(path);
    if (known !== undefined) return known;
    this.modules.set(path, null);
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const imports: ImportedName[] = [];
    const statements: Statement[] = [];
    const exports: ExportedName[] = [];
    for (const node of file.statements) {
      if (ts.isImportDeclaration(node)) imports.push(...importedNames(node));
      else if (ts.isExportDeclaration(node)) exports.push(...exportedNames(node, imports));
      else if (!isType(node)) statements.push({ node, declares: declaredNames(node), uses: findUses(node) });
    }
    const schemas = new Set<string>();
    const tainted = new Set(imports.filter((name) => this.isSchema(name, path)).map(({ local }) => local));
    for (let size = -1; size !== tainted.size;) {
      size = tainted.size;
      for (const { declares, uses } of statements)
        if ([...uses].some((name) => tainted.has(name)))
          for (const name of declares) {
            tainted.add(name);
            schemas.add(name);
          }
    }
    for (const { local, exported } of exports) if (tainted.has(local)) schemas.add(exported);
    const module = { imports, statements, exports, schemas, tainted };
    this.modules.set(path, module);
    return module;
  }

  /** Whether a module has schemas. */
  hasSchemas(path: string): boolean {
    return (this.read(path)?.schemas.size ?? 0) > 0;
  }

  /** Returns the code of one half of a library's module, its schemas or the rest, with the required imports. */
  write(path: string, half: 'schemas' | 'rest'): string {
    const module = this.read(path);
    if (!module) throw new Error(`${path} cannot be split.`);
    const { imports, statements, schemas, tainted } = module;
    const isOfHalf = ({ uses }: Pick<Statement, 'uses'>) =>
      [...uses].some((name) => tainted.has(name)) === (half === 'schemas');
    const own = statements.filter((statement) => isOfHalf(statement));
    const others = statements.filter((statement) => !isOfHalf(statement));
    const exports = module.exports.filter(({ exported }) => schemas.has(exported) === (half === 'schemas'));
    const uses = new Set([...own.flatMap((statement) => [...statement.uses]), ...exports.map(({ local }) => local)]);
    const lines = this.writeImports(
      imports.filter(({ local }) => uses.has(local)),
      path,
    );
    const namesOf = (some: readonly Statement[]) => [...new Set(some.flatMap(({ declares }) => declares))];
    if (half === 'schemas') {
      const shared = namesOf(others).filter((name) => uses.has(name));
      if (shared.length > 0)
        lines.push(
          writeImport(
            path,
            shared.map((name) => ({ local: name, imported: name })),
          ),
        );
      lines.push(...own.map(({ node }) => writePure(node)));
    } else {
      lines.push(...own.map(({ node }) => node.getText()));
      // names that the schemas need and the module does not export yet
      const needed = new Set(others.flatMap((statement) => [...statement.uses]));
      const known = new Set(exports.map(({ exported }) => exported));
      exports.push(
        ...namesOf(own.filter(({ node }) => !isExported(node)))
          .filter((name) => needed.has(name) && !known.has(name))
          .map((name) => ({ local: name, exported: name })),
      );
    }
    for (const { local, exported } of exports) lines.push(`export { ${local} as ${exported} };`);
    return lines.join('\n');
  }

  private writeImports(names: readonly ImportedName[], importer: string): string[] {
    const groups = new Map<string, ImportedName[]>();
    for (const name of names) {
      const isHalf = name.specifier !== LIBRARY && this.isSchema(name, importer);
      const specifier = isHalf ? name.specifier + SCHEMAS : name.specifier;
      groups.set(specifier, [...(groups.get(specifier) ?? []), name]);
    }
    return [...groups].map(([specifier, group]) => writeImport(specifier, group));
  }

  /**
   * Rewrites the imports of the libraries' modules in the code of any other module, so that a module without schemas
   * imports none. Returns undefined if nothing changes.
   */
  rewriteImports(code: string, importer: string): string | undefined {
    if (!Object.keys(this.libraries).some((prefix) => code.includes(prefix))) return undefined;
    const file = ts.createSourceFile(importer, code, ts.ScriptTarget.Latest, true);
    const changes: { start: number; end: number; text: string }[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [argument] = node.arguments;
        const path = this.find(textOf(argument), importer);
        if (argument && path && this.hasSchemas(path))
          changes.push({ start: argument.getStart(), end: argument.end, text: `'${textOf(argument)}${WHOLE}'` });
      }
      if (ts.isImportDeclaration(node)) {
        const path = this.find(textOf(node.moduleSpecifier), importer);
        const names = path ? importedNames(node) : [];
        if (names.some((name) => this.isSchema(name, importer)))
          changes.push({
            start: node.getStart(),
            end: node.end,
            text: this.writeImports(names, importer).join(' '),
          });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    if (changes.length === 0) return undefined;
    return changes.reduceRight((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
  }
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Writes a statement with its calls marked as free of side effects, so that the bundler drops unused schemas. */
function writePure(node: ts.Statement): string {
  if (!ts.isVariableStatement(node)) return node.getText();
  return node.declarationList.declarations
    .map(({ name, initializer }) =>
      [
        isExported(node) ? 'export const ' : 'const ',
        name.getText(),
        ` = /* @__PURE__ */ (() => (${initializer?.getText() ?? 'undefined'}))();`,
      ].join(''),
    )
    .join('\n');
}

/**
 * Splits each module of the contract with schemas into two modules: the schemas, and the rest. A page that draws a list needs
 * the constants of a module but not the validation library.
 */
export function splitSchemas(libraries: SchemaLibraries): Plugin {
  const splitter = new SchemaSplitter(libraries);
  const isOfLibrary = (id: string) => splitter.contains(id) && id.endsWith('.ts');
  return {
    name: 'split-schemas',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const mark = [SCHEMAS, WHOLE].find((one) => source.endsWith(one));
      if (!mark) return null;
      const resolved = await this.resolve(source.slice(0, -mark.length), importer?.replace(/\?.*/, ''));
      return resolved && { id: resolved.id + mark, moduleSideEffects: false };
    },
    load(id) {
      if (id.endsWith(SCHEMAS))
        return { code: splitter.write(id.slice(0, -SCHEMAS.length), 'schemas'), moduleType: 'ts' };
      if (id.endsWith(WHOLE)) {
        const path = id.slice(0, -WHOLE.length);
        return { code: `export * from '${path}';\nexport * from '${path}${SCHEMAS}';` };
      }
      if (isOfLibrary(id) && splitter.hasSchemas(id))
        return { code: splitter.write(id, 'rest'), moduleType: 'ts', moduleSideEffects: false };
      return null;
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || isOfLibrary(id)) return null;
      const rewritten = splitter.rewriteImports(code, id);
      return rewritten === undefined ? null : { code: rewritten, map: null };
    },
  };
}
