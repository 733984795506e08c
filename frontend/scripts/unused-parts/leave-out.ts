import ts from 'typescript';

/** Parts of a file of a library that no page reaches, which the build leaves out. */
export interface UnusedParts {
  /**
   * Functions and methods that no page calls, as `class/method` or `function/inner function`. A function throws an
   * error; a method is omitted.
   */
  uncalled?: readonly string[];
  /** Bodies of functions and methods that pages call, but never with arguments for which they do more. */
  bodies?: Readonly<Record<string, string>>;
  /**
   * Values of variables and properties that no page reads, or that are simpler on every page, by their paths as for
   * functions.
   */
  initials?: Readonly<Record<string, string>>;
  /** Beginnings of calls in a chain, such as `addCase(onOffline`, which are omitted from it. */
  chained?: readonly string[];
  /** Expressions that have one value on every page. */
  values?: Readonly<Record<string, string>>;
  /** Functions that only write warnings, and only in development: their calls are omitted. */
  warnings?: readonly string[];
  /** Values of the property `tag` that no object has: clauses of `switch` for them are omitted. */
  tags?: readonly number[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const UNCALLED_BODY = '{ throw Error("left out of the build"); }';

/** Returns the name of a function, a method or a class; undefined if it has none. */
function findName(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isClassLike(node) ||
    ts.isFunctionExpression(node);
  if (isNamed) return node.name?.getText() ?? findAssignedName(node);
  return ts.isArrowFunction(node) ? findAssignedName(node) : undefined;
}

/** Returns the name of the variable or property that is initialised or assigned with an expression. */
function findAssignedName({ parent }: ts.Node): string | undefined {
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  return ts.isBinaryExpression(parent) ? parent.left.getText() : undefined;
}

/** Returns whether the code after a clause is reached from its end: such a clause needs the following one. */
function fallsThrough({ statements }: ts.CaseOrDefaultClause): boolean {
  const last = statements.at(-1);
  const end = last && ts.isBlock(last) ? last.statements.at(-1) : last;
  return (
    !end ||
    !(ts.isBreakStatement(end) || ts.isReturnStatement(end) || ts.isThrowStatement(end) || ts.isContinueStatement(end))
  );
}

/** Returns the variables of the enclosing function that a part declares. */
function findVariables(node: ts.Node): string[] {
  if (ts.isFunctionLike(node)) return [];
  const own = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) ? [node.name.text] : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...findVariables(child)));
  return [...own, ...inner];
}

/** Returns an edit that declares variables of a part at the beginning of the function around it. */
function declareVariables(part: ts.Node): Edit[] {
  const names = [...new Set(findVariables(part))];
  const around = ts.findAncestor(part, (node) => ts.isFunctionLike(node) && 'body' in node);
  const body = around && 'body' in around ? (around.body as ts.Node) : undefined;
  if (names.length === 0 || !body) return [];
  const start = body.getStart() + 1;
  return [{ start, end: start, text: `var ${names.join(', ')};` }];
}

/** Returns the chain on which a call with one of these beginnings is made, and where the call begins after it. */
function findLink(
  node: ts.Node,
  beginnings: readonly string[],
): { text: string; start: number; chain: ts.Node } | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  const call = node.getSourceFile().text.slice(name.getStart(), node.getEnd());
  const text = beginnings.find((beginning) => call.startsWith(beginning));
  return text === undefined ? undefined : { text, start: expression.getEnd(), chain: expression };
}

/** Collects the edits that omit the clauses of a `switch` over `tag` with one of these values. */
function omitClauses(node: ts.SwitchStatement, tags: readonly number[], found: Set<string>): Edit[] {
  if (!/\.tag$/.test(node.expression.getText())) return [];
  const { clauses } = node.caseBlock;
  return clauses.flatMap((clause, index) => {
    if (!ts.isCaseClause(clause) || !tags.includes(Number(clause.expression.getText()))) return [];
    found.add(clause.expression.getText());
    const before = clauses[index - 1];
    const isShared = clause.statements.length === 0;
    // the code of the clause belongs to the one before it as well
    const isReached = before !== undefined && fallsThrough(before);
    const end = isShared || isReached ? (clause.statements[0]?.getFullStart() ?? clause.getEnd()) : clause.getEnd();
    const edit = { start: clause.getStart(), end, text: '' };
    // other clauses use the variables of an omitted one
    return end === clause.getEnd() ? [edit, ...declareVariables(clause)] : [edit];
  });
}

/**
 * Returns the code of a library without its unused parts. The minifier then removes what only these parts need.
 *
 * @throws {Error} if the code has no such part, as after an update of the library.
 */
export function leaveOut(
  code: string,
  name: string,
  { uncalled = [], bodies = {}, initials = {}, chained = [], values = {}, warnings = [], tags = [] }: UnusedParts,
): string {
  const wanted: Record<string, string> = {
    ...Object.fromEntries(uncalled.map((path) => [path, UNCALLED_BODY])),
    ...bodies,
  };
  let known = code;
  for (const [expression, value] of Object.entries(values)) {
    if (!known.includes(expression)) throw new Error(`${name} has no ${expression}: see scripts/unused-parts.`);
    known = known.replaceAll(expression, value);
  }
  const found = new Set<string>();
  const edits: Edit[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    const own = findName(node);
    const inner = own === undefined ? path : [...path, own];
    const body = 'body' in node ? (node.body as ts.Node | undefined) : undefined;
    const text = own === undefined ? undefined : wanted[inner.join('/')];
    if (body && text !== undefined) {
      found.add(inner.join('/'));
      const part = ts.isMethodDeclaration(node) && text === UNCALLED_BODY ? node : body;
      edits.push({ start: part.getStart(), end: part.getEnd(), text: part === body ? text : '' });
      return;
    }
    const assigned = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node : undefined;
    const assignedPath = [...path, assigned?.name.getText() ?? ''].join('/');
    if (assigned?.initializer && Object.hasOwn(initials, assignedPath)) {
      found.add(assignedPath);
      const { initializer } = assigned;
      edits.push({ start: initializer.getStart(), end: initializer.getEnd(), text: initials[assignedPath] ?? '' });
      return;
    }
    const link = findLink(node, chained);
    if (link) {
      found.add(link.text);
      edits.push({ start: link.start, end: node.getEnd(), text: '' });
      visit(link.chain, path);
      return;
    }
    if (ts.isCallExpression(node) && warnings.includes(node.expression.getText())) {
      found.add(node.expression.getText());
      edits.push({ start: node.getStart(), end: node.getEnd(), text: 'undefined' });
      return;
    }
    if (ts.isSwitchStatement(node)) edits.push(...omitClauses(node, tags, found));
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(ts.createSourceFile('library.js', known, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS), []);
  const missing = [...Object.keys({ ...wanted, ...initials }), ...chained, ...warnings, ...tags.map(String)].find(
    (part) => !found.has(part),
  );
  if (missing) throw new Error(`${name} has no ${missing}: see scripts/unused-parts.`);
  let rest = known;
  let following = known.length;
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start)) {
    if (end > following) throw new Error(`${name} has a part within another: see scripts/unused-parts.`);
    rest = rest.slice(0, start) + text + rest.slice(end);
    following = start;
  }
  return rest;
}
