import type { Operator } from './fault.js';

/** A token of an SQL text; `placeholder` is an expression of the surrounding template. */
interface Token {
  kind: 'word' | 'number' | 'string' | 'sign' | 'placeholder';
  text: string;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** Number of open parentheses around it. */
  depth: number;
}

/** A change of an SQL text: `text` replaces the text between the offsets, or surrounds it if there is no text. */
export interface SqlEdit {
  operator: Operator;
  start: number;
  end: number;
  text?: string;
  around?: [string, string];
}

/** The SQL text with the change. */
export const editSql = (sql: string, { start, end, text, around: [before, after] = ['', ''] }: SqlEdit): string =>
  sql.slice(0, start) + before + (text ?? sql.slice(start, end)) + after + sql.slice(end);

/** Placeholder for a character of a template expression: a private-use character, which no SQL contains. */
export const BLANK = '\uE000';

const LEXEME =
  /(--[^\n]*|\/\*[\s\S]*?\*\/|\s+)|(\uE000+)|('(?:[^']|'')*'|"[^"]*")|(\$?\w+(?:\.\w+)*)|(<=|>=|<>|!=|=>|::|\|\||<->|[^\s\w])/g;

/** Tokens of an SQL text in which each expression of the template is overwritten by `BLANK` characters. */
export function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (const match of sql.matchAll(LEXEME)) {
    const [text, blank, placeholder, string, word] = match;
    if (blank !== undefined) continue;
    if (text === ')') depth -= 1;
    const kind = placeholder
      ? 'placeholder'
      : string
        ? 'string'
        : word
          ? /^\d/.test(text)
            ? 'number'
            : 'word'
          : 'sign';
    tokens.push({ kind, text, start: match.index, end: match.index + text.length, depth });
    if (text === '(') depth += 1;
  }
  return tokens;
}

/** Words that end a condition of the same depth. */
const CLAUSE =
  /^(AND|OR|WHERE|GROUP|ORDER|LIMIT|FOR|RETURNING|UNION|HAVING|JOIN|LEFT|INNER|CROSS|ON|WINDOW|OFFSET|THEN|WHEN|ELSE|END|SET|FROM|SELECT|AS|DO)$/;
const STARTS = /^(WHERE|AND|HAVING|ON)$/;

const UNITS: Record<string, string> = {
  second: 'minute',
  seconds: 'minutes',
  secs: 'mins',
  minute: 'hour',
  minutes: 'hours',
  mins: 'hours',
  hour: 'day',
  hours: 'days',
  day: 'hour',
  days: 'hours',
  week: 'day',
  weeks: 'days',
  month: 'day',
  months: 'days',
};

const is = (token: Token | undefined, text: string): boolean => token?.kind !== 'string' && token?.text === text;

/**
 * Returns the edits of the conjuncts between WHERE, HAVING, ON or AND and the next clause: each is replaced by a
 * condition that is always true.
 */
function conjuncts(tokens: readonly Token[]): SqlEdit[] {
  return tokens.flatMap((token, index): SqlEdit[] => {
    if (token.kind !== 'word' || !STARTS.test(token.text) || is(tokens[index - 1], 'DELETE')) return [];
    if (token.text === 'ON' && (is(tokens[index + 1], 'CONFLICT') || is(tokens[index + 1], 'DELETE'))) return [];
    let end = index + 1;
    let between = 0;
    for (; end < tokens.length; end++) {
      const next = tokens[end];
      if (!next || next.depth < token.depth) break;
      if (next.depth > token.depth || next.kind !== 'word') continue;
      if (next.text === 'BETWEEN') between += 1;
      else if (next.text === 'AND' && between > 0) between -= 1;
      // a clause inside of CASE is not looked for
      else if (CLAUSE.test(next.text) && !(next.text === 'FROM' && is(tokens[end - 1], 'DISTINCT'))) break;
    }
    const [first, last] = [tokens[index + 1], tokens[end - 1]];
    const closing = tokens[end];
    if (!first || !last || end <= index + 1) return [];
    if (first.kind === 'placeholder' && end === index + 2) return [];
    // the AND of a BETWEEN, or one beside an OR, separates no conjuncts
    if (isInBetween(tokens, index) || is(closing, 'OR') || is(closing, 'WHEN') || isCase(first)) return [];
    if (/^(THEN|ELSE|END)$/.test(closing?.text ?? '')) return [];
    // the parameters of the query remain in use
    return [{ operator: 'sql-conjunct-dropped', start: first.start, end: last.end, around: ['(', ' OR TRUE)'] }];
  });
}

const isCase = (token: Token): boolean => is(token, 'CASE') || is(token, 'TRUE');

function isInBetween(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!is(token, 'AND')) return false;
  for (let at = index - 1; at >= 0; at--) {
    const before = tokens[at];
    if (!before || before.depth < (token?.depth ?? 0)) return false;
    if (before.depth > (token?.depth ?? 0)) continue;
    if (is(before, 'BETWEEN')) return true;
    if (before.kind === 'word' && CLAUSE.test(before.text)) return false;
  }
  return false;
}

/** Returns edits that reverse the direction of the first key of ORDER BY. */
function orders(tokens: readonly Token[]): SqlEdit[] {
  return tokens.flatMap((token, index): SqlEdit[] => {
    if (!is(token, 'ORDER') || !is(tokens[index + 1], 'BY')) return [];
    for (let at = index + 2; at < tokens.length; at++) {
      const next = tokens[at];
      if (!next) break;
      if (next.depth > token.depth) continue;
      const isOver =
        next.depth < token.depth || next.text === ',' || /^(LIMIT|FOR|NULLS|OFFSET|ROWS|RANGE)$/.test(next.text);
      if (is(next, 'DESC') || is(next, 'ASC')) {
        const text = next.text === 'DESC' ? 'ASC' : 'DESC';
        return [{ operator: 'sql-order-reversed', start: next.start, end: next.end, text }];
      }
      if (isOver) return descending(tokens[at - 1]);
    }
    return descending(tokens.at(-1));
  });
}

function descending(last: Token | undefined): SqlEdit[] {
  // the direction inside a placeholder is unknown
  if (!last || last.kind === 'placeholder' || is(last, 'BY')) return [];
  return [{ operator: 'sql-order-reversed', start: last.end, end: last.end, text: ' DESC' }];
}

function limits(tokens: readonly Token[]): SqlEdit[] {
  return tokens.flatMap((token, index): SqlEdit[] => {
    const value = tokens[index + 1];
    if (!is(token, 'LIMIT') || !value || value.text === '(' || value.text === 'ALL') return [];
    return [{ operator: 'sql-limit-changed', start: value.end, end: value.end, text: ' - 1' }];
  });
}

const MOVED: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

const MOMENT = /(?:_at|_until|_time)$|^(?:clock_timestamp|statement_timestamp|now)$/;

/** Returns whether a comparison is one of times, which are never equal because they have microseconds. */
const isOfMoments = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(Math.max(0, index - 3), index + 3).some(({ text }) => MOMENT.test(text));

/** Comparisons moved by one, units of intervals, and negations. */
function single(tokens: readonly Token[]): SqlEdit[] {
  return tokens.flatMap((token, index): SqlEdit[] => {
    const { start, end, text, kind } = token;
    const next = tokens[index + 1];
    const moved = kind === 'sign' ? MOVED[text] : undefined;
    if (moved && !isOfMoments(tokens, index)) return [{ operator: 'bound-moved', start, end, text: moved }];
    if (kind === 'word' && is(next, '=>') && UNITS[text])
      return [{ operator: 'time-unit-changed', start, end, text: UNITS[text] }];
    const [, before, unit, after] = kind === 'string' ? (/^('[\d ]* ?)([a-z]+)(')$/.exec(text) ?? []) : [];
    if (unit && UNITS[unit] && /^interval$/i.test(tokens[index - 1]?.text ?? '')) {
      return [{ operator: 'time-unit-changed', start, end, text: `${before}${UNITS[unit]}${after}` }];
    }
    if (is(token, 'NOT') && is(next, 'EXISTS'))
      return [{ operator: 'sql-negation', start, end: next?.start ?? end, text: '' }];
    if (is(token, 'IS') && is(next, 'NULL')) return [{ operator: 'sql-negation', start, end, text: 'IS NOT' }];
    if (is(token, 'IS') && is(next, 'NOT') && is(tokens[index + 2], 'NULL')) {
      return [{ operator: 'sql-negation', start, end: next?.end ?? end, text: 'IS' }];
    }
    return [];
  });
}

const SQL =
  /\b(?:SELECT|UPDATE|INSERT INTO|DELETE FROM|WHERE|AND|ORDER BY|EXISTS|IS NULL|IS NOT NULL|make_interval|LIMIT)\b/;

/** Returns whether a text of the program is SQL, in whole or in part. */
export const isSql = (text: string): boolean => SQL.test(text);

/** Returns the faults of an SQL text. */
export function sqlEdits(sql: string): SqlEdit[] {
  const tokens = tokensOf(sql);
  return [...conjuncts(tokens), ...orders(tokens), ...limits(tokens), ...single(tokens)];
}
