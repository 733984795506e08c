import ts from 'typescript';
import type { Edit, Operator } from './fault.js';
import { BLANK, editSql, isSql, sqlEdits } from './sql-operators.js';
import { sideSwaps, sortSwaps } from './swap-operators.js';

/** Calls to remove, each of which omits a notice, an audit row, an event, a task or a lock. */
const EFFECT =
  /messenger|messages?\b|notic|notif|audit|event|publish|\block|outbox|task|announce|acknowledg|broadcast|\btell|consume/i;
const OWNER = /owner|UserId|employerId|seekerId|workerId|actor|isStaff|staff|role|\bmine\b|isOwn|allowed|permit/i;
/** Calls that only write logs. */
const LOG = /\b(?:logger|console|log|diagnostics)\.\w+\(/;

const RELATIONS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);
const JUNCTIONS = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken];
/** Factors between units of time, and their wrong counterparts. */
const UNITS = new Map([
  [24, '1'],
  [60, '3_600'],
  [1000, '60_000'],
  [3600, '60'],
  [60_000, '1_000'],
  [86_400, '3_600'],
  [3_600_000, '60_000'],
  [86_400_000, '3_600_000'],
]);
const UNIT_NAMES: Record<string, string> = { MINUTE_MS: 'HOUR_MS', HOUR_MS: 'DAY_MS', DAY_MS: 'HOUR_MS' };
const PREDICATES = /^(?:filter|some|every|find|findIndex)$/;

/** A source in which faults are placed. */
export class FaultySource {
  private readonly edits: Edit[] = [];
  readonly file: ts.SourceFile;

  constructor(
    path: string,
    private readonly source: string,
  ) {
    const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    this.file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2023, true, kind);
  }

  /** Returns all faults of the source, unordered. */
  list(): Edit[] {
    this.visit(this.file);
    return this.edits;
  }

  private text = (node: ts.Node): string => node.getText(this.file);

  private add(operator: Operator, node: ts.Node, replacement: string, at = node.getStart(this.file)): void {
    const start = node.getStart(this.file);
    const kind = ts.isStatement(node) ? 'statement' : 'expression';
    if (replacement === this.text(node)) return;
    const owner = ownerOf(node);
    const constant = owner.isStatic && kind === 'expression' ? this.constantOf(node) : null;
    this.edits.push({ operator, start, end: node.getEnd(), replacement, at, kind, constant, ...owner });
  }

  /** Returns the constant of the module that a node is part of; null if other code that runs at loading reads it. */
  private constantOf(node: ts.Node): Edit['constant'] {
    const statement = ts.findAncestor(node, (each) => ts.isSourceFile(each.parent));
    if (!statement || !ts.isVariableStatement(statement)) return null;
    const { declarationList: list } = statement;
    const [declaration, ...others] = list.declarations;
    if (!declaration?.initializer || others.length > 0 || !ts.isIdentifier(declaration.name)) return null;
    if (!this.text(list).startsWith('const') || namesReadAtLoading(this.file).has(declaration.name.text)) return null;
    const { initializer: value } = declaration;
    return {
      ...{ name: declaration.name.text, start: list.getStart(this.file), end: statement.getEnd() },
      ...{ valueStart: value.getStart(this.file), valueEnd: value.getEnd() },
    };
  }

  /** Adds a fault that replaces `part`, which is inside `node`. */
  private addWithin(operator: Operator, node: ts.Node, part: ts.Node, text: string): void {
    const [from, start] = [node.getStart(this.file), part.getStart(this.file)];
    const whole = this.text(node);
    this.add(operator, node, whole.slice(0, start - from) + text + whole.slice(part.getEnd() - from), start);
  }

  private visit(node: ts.Node): void {
    if (isWithoutFaults(node)) return;
    if (ts.isExpressionStatement(node)) {
      if (LOG.test(this.text(node))) return;
      this.removeStatement(node);
    } else if (ts.isIfStatement(node)) this.changeIf(node);
    else if (ts.isConditionalExpression(node)) this.changeCondition(node.condition);
    else if (ts.isBinaryExpression(node)) this.changeBinary(node);
    else if (ts.isNumericLiteral(node)) this.changeNumber(node);
    else if (ts.isIdentifier(node) && UNIT_NAMES[node.text] && isValue(node)) this.changeUnitName(node);
    else if (isTrueOrFalse(node) && isValue(node)) {
      this.add('condition-constant', node, node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true');
    } else if (ts.isCallExpression(node)) this.changeCall(node);
    if (ts.isTemplateLiteral(node) || ts.isStringLiteral(node)) this.changeSql(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  private removeStatement(node: ts.ExpressionStatement): void {
    const text = this.text(node);
    if (ts.isStringLiteral(node.expression) || text.startsWith('super(')) return;
    const callee = /^(?:return |await |void )*([\w.#?]+)\(/.exec(text)?.[1] ?? '';
    this.add(EFFECT.test(callee) ? 'effect-removed' : 'statement-removed', node, '');
  }

  private changeIf(node: ts.IfStatement): void {
    const { expression, thenStatement } = node;
    const isGuard = /^\{?\s*(?:throw|return)\b/.test(this.text(thenStatement)) && !node.elseStatement;
    if (isGuard) {
      const isOwner = OWNER.test(this.text(expression)) && /\bthrow\b/.test(this.text(thenStatement));
      this.add(isOwner ? 'owner-check-removed' : 'check-removed', node, '');
    } else this.add('condition-constant', expression, 'false');
    this.add('condition-negated', expression, `!(${this.text(expression)})`);
  }

  private changeCondition(condition: ts.Expression): void {
    this.add('condition-negated', condition, `!(${this.text(condition)})`);
    this.add('condition-constant', condition, 'true');
    this.add('condition-constant', condition, 'false');
  }

  private changeBinary(node: ts.BinaryExpression): void {
    const { left, right, operatorToken } = node;
    const moved = RELATIONS.get(operatorToken.kind);
    // nothing happens in exactly this millisecond
    if (moved && !/\bnow\b|Date\.now/.test(this.text(node))) this.addWithin('bound-moved', node, operatorToken, moved);
    if (JUNCTIONS.includes(operatorToken.kind) && isCondition(node)) {
      this.add('operand-dropped', node, this.text(left), operatorToken.getStart(this.file));
      this.add('operand-dropped', node, this.text(right));
    }
    if (ts.isArrowFunction(node.parent) && isPredicate(node.parent)) {
      this.add('condition-negated', node, `!(${this.text(node)})`);
    }
  }

  private changeNumber(node: ts.NumericLiteral): void {
    if (!isValue(node)) return;
    const value = Number(node.text.replaceAll('_', ''));
    const unit = UNITS.get(value);
    const { parent } = node;
    if (unit && (ts.isBinaryExpression(parent) || /MS|SECONDS|HOUR|MINUTE|DAY|WEEK/.test(ownerOf(node).owner))) {
      this.add('time-unit-changed', node, unit);
      return;
    }
    // an index, and 0 or 1 beside a sign of addition, are changed in too obvious a way
    if (ts.isElementAccessExpression(parent) || !Number.isInteger(value)) return;
    this.add('bound-moved', node, String(value + 1));
  }

  private changeUnitName(node: ts.Identifier): void {
    const other = UNIT_NAMES[node.text] ?? '';
    if (new RegExp(`\\b${other}\\b`).test(this.source)) this.add('time-unit-changed', node, other);
  }

  private changeCall(node: ts.CallExpression): void {
    for (const { operator, part, text } of [...sideSwaps(node, this.source), ...sortSwaps(node)]) {
      if (part === node) this.add(operator, node, text);
      else this.addWithin(operator, part, part, text);
    }
  }

  private changeSql(node: ts.TemplateLiteral | ts.StringLiteral): void {
    if (ts.isTaggedTemplateExpression(node.parent) || !isValue(node)) return;
    const text = this.text(node);
    const blanked = ts.isTemplateExpression(node) ? this.withoutExpressions(node) : text;
    const inner = ` ${blanked.slice(1, -1)} `;
    if (!isSql(inner)) return;
    for (const edit of sqlEdits(inner)) {
      const replacement = editSql(text, edit);
      this.add(edit.operator, node, replacement, node.getStart(this.file) + edit.start);
    }
  }

  /** Returns the text of a template, each of its expressions replaced by as many `BLANK`s. */
  private withoutExpressions(node: ts.TemplateExpression): string {
    const from = node.getStart(this.file);
    let text = this.text(node);
    for (const { expression } of node.templateSpans) {
      // including the surrounding signs
      const [start, end] = [expression.getFullStart() - 2 - from, expression.getEnd() + 1 - from];
      text = text.slice(0, start) + BLANK.repeat(end - start) + text.slice(end);
    }
    return text;
  }
}

const isTrueOrFalse = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;

/** Nodes in which no fault is planted: types, imports, decorators, errors of the program itself, and logs. */
function isWithoutFaults(node: ts.Node): boolean {
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isDecorator(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node)) return true;
  return ts.isThrowStatement(node) && /^throw new (?:Type|Range)?Error\(/.test(node.getText());
}

/** Returns whether a literal or a name is an expression by itself, so that another expression may replace it. */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent)) {
    return parent.initializer === node;
  }
  const isNamed =
    ts.isPropertyAccessExpression(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isComputedPropertyName(parent) ||
    ts.isTypeOfExpression(parent);
  return !isNamed && (ts.isExpression(parent) || ts.isReturnStatement(parent) || ts.isTemplateSpan(parent));
}

/** Returns whether the result of `&&` or `||` is a boolean: it is a condition, or part of one. */
function isCondition(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
  if (ts.isBinaryExpression(parent) && JUNCTIONS.includes(parent.operatorToken.kind)) return isCondition(parent);
  if (ts.isPrefixUnaryExpression(parent)) return true;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isVariableDeclaration(parent))
    return /^(?:is|has|can|may|should|are|was|needs)[A-Z]/.test(parent.name.getText());
  return ts.isReturnStatement(parent) || ts.isArrowFunction(parent);
}

const isPredicate = ({ parent }: ts.ArrowFunction): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  PREDICATES.test(parent.expression.name.text);

const namesAtLoading = new WeakMap<ts.SourceFile, ReadonlySet<string>>();

/** Returns the names that code outside of functions reads, when its module is loaded or its class is instantiated. */
function namesReadAtLoading(file: ts.SourceFile): ReadonlySet<string> {
  const known = namesAtLoading.get(file);
  if (known) return known;
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if ((ts.isFunctionLike(node) && !ts.isConstructorDeclaration(node)) || ts.isTypeNode(node)) return;
    const isDeclared = ts.isVariableDeclaration(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && !isDeclared) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, (child) => visit(child));
  namesAtLoading.set(file, names);
  return names;
}

/** Returns the declaration that contains a node, and whether loading the module alone reaches the node. */
export function ownerOf(node: ts.Node): Pick<Edit, 'owner' | 'isStatic'> {
  const names: string[] = [];
  let isStatic = true;
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at) && !ts.isConstructorDeclaration(at)) isStatic = false;
    const name = nameOfOwner(at);
    if (name !== null) names.unshift(name);
  }
  return { owner: names.join('.'), isStatic };
}

/**
 * Returns the name of a top-level declaration of a module, or of a member of a class there; null for any other node.
 */
export function nameOfOwner(node: ts.Node): string | null {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const isTop = ts.isVariableDeclaration(node)
    ? ts.isSourceFile(node.parent.parent.parent)
    : (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && ts.isSourceFile(node.parent);
  const { name } = node as { name?: ts.Node };
  return (isTop || ts.isClassElement(node)) && name ? name.getText() : null;
}
