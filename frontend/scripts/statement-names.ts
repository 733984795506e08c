import ts from 'typescript';

/** A name that a module imports. */
export interface ImportedName {
  local: string;
  imported: string;
  specifier: string;
}

/** A name that a module exports separately from its declaration. */
export interface ExportedName {
  local: string;
  exported: string;
}

/** A statement of a module, with the names that it declares and the names that it uses as values. */
export interface Statement {
  node: ts.Statement;
  declares: readonly string[];
  uses: ReadonlySet<string>;
}

/** Returns whether a node has no effect at run time. */
export const isType = (node: ts.Node): boolean =>
  ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** The names that the parameters and variables of a function have. */
function findLocals(node: ts.Node, locals = new Set<string>()): Set<string> {
  if (
    (ts.isParameter(node) || ts.isBindingElement(node) || ts.isVariableDeclaration(node)) &&
    ts.isIdentifier(node.name)
  )
    locals.add(node.name.text);
  ts.forEachChild(node, (child) => void findLocals(child, locals));
  return locals;
}

/** The names that a node uses as values. */
export function findUses(node: ts.Node, uses = new Set<string>()): Set<string> {
  if (isType(node)) return uses;
  if (ts.isFunctionLike(node)) {
    const inside = new Set<string>();
    ts.forEachChild(node, (child) => void findUses(child, inside));
    const locals = findLocals(node);
    for (const name of inside) if (!locals.has(name)) uses.add(name);
    return uses;
  }
  if (ts.isIdentifier(node)) uses.add(node.text);
  else if (ts.isPropertyAccessExpression(node)) findUses(node.expression, uses);
  else if (ts.isBindingElement(node)) {
    // the property name in a destructuring pattern is not a use of a value
    for (const part of [node.name, node.initializer]) if (part) findUses(part, uses);
  } else if (ts.isPropertyAssignment(node)) {
    if (ts.isComputedPropertyName(node.name)) findUses(node.name, uses);
    findUses(node.initializer, uses);
  } else ts.forEachChild(node, (child) => void findUses(child, uses));
  return uses;
}

/** Returns the names that a statement declares as values. */
export function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => {
      if (!ts.isIdentifier(name)) throw new Error(`A top-level pattern cannot be split: ${node.getText()}`);
      return name.text;
    });
  const isNamed = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
}

/** Returns the text of a string literal; an empty text for another expression. */
export const textOf = (node: ts.Expression | undefined): string => (node && ts.isStringLiteral(node) ? node.text : '');

/** The names that a declaration imports as values. */
export function importedNames(node: ts.ImportDeclaration): ImportedName[] {
  const clause = node.importClause;
  if (!clause || clause.isTypeOnly) return [];
  const specifier = textOf(node.moduleSpecifier);
  const { namedBindings } = clause;
  if (clause.name || !namedBindings || !ts.isNamedImports(namedBindings))
    throw new Error(`Only named imports can be split: ${node.getText()}`);
  return namedBindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({ local: name.text, imported: (propertyName ?? name).text, specifier }));
}

/** The names that a declaration exports as values. Those of another module are imported under names of their own before. */
export function exportedNames(node: ts.ExportDeclaration, imports: ImportedName[]): ExportedName[] {
  if (node.isTypeOnly) return [];
  const { exportClause, moduleSpecifier } = node;
  if (!exportClause || !ts.isNamedExports(exportClause))
    throw new Error(`Only named exports can be split: ${node.getText()}`);
  return exportClause.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => {
      const imported = (propertyName ?? name).text;
      if (!moduleSpecifier) return { local: imported, exported: name.text };
      const local = `exported_${name.text}`;
      imports.push({ local, imported, specifier: textOf(moduleSpecifier) });
      return { local, exported: name.text };
    });
}
