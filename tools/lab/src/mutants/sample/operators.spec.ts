import { describe, expect, it } from '@jest/globals';
import { FaultySource } from './code-operators.js';
import { faultsOf } from './fault.js';
import { editSql, sqlEdits } from './sql-operators.js';

const faultsIn = (source: string, path = 'a.ts') =>
  faultsOf(path, 'jobs', source, new FaultySource(path, source).list());

/** Returns the faults of an operator as changed lines. */
const changes = (source: string, operator: string): string[] =>
  faultsIn(source)
    .filter((fault) => fault.operator === operator)
    .map(({ diff }) =>
      diff
        .filter((line) => line.startsWith('+'))
        .join('')
        .slice(2),
    );

const inFunction = (body: string): string => `async function run(tx, job, input) {\n${body}\n}`;

describe('operators on code', () => {
  it.each([
    ['statement-removed', 'total.add(job.id);', ['']],
    ['effect-removed', 'await this.messenger.send(tx, job.seekerId, notice);', ['']],
    ['effect-removed', 'await this.audit.record(tx, entry);', ['']],
    ['effect-removed', 'await this.jobs.lock(tx, job.id);', ['']],
    ['effect-removed', 'await this.limits.consume(LIMIT, job.id);', ['']],
    ['check-removed', 'if (job.filled) return null;', ['']],
    ['owner-check-removed', 'if (job.employerId !== input.userId) throw notFound();', ['']],
    ['condition-negated', 'if (job.open) close();', ['if (!(job.open)) close();']],
    ['condition-constant', 'if (job.open) close();', ['if (false) close();']],
    [
      'condition-constant',
      'const way = job.open ? 1 : 2;',
      ['const way = true ? 1 : 2;', 'const way = false ? 1 : 2;'],
    ],
    [
      'condition-negated',
      'return rows.filter((row) => row.id === job.id);',
      ['return rows.filter((row) => !(row.id === job.id));'],
    ],
    ['operand-dropped', 'return job.open && job.paid;', ['return job.paid;', 'return job.open;']],
    ['bound-moved', 'return job.openings <= LIMIT;', ['return job.openings < LIMIT;']],
    ['bound-moved', 'return take(5);', ['return take(6);']],
    ['time-unit-changed', 'return job.days * 86_400_000;', ['return job.days * 3_600_000;']],
    [
      'time-unit-changed',
      'const [a, b] = [HOUR_MS, DAY_MS];',
      ['const [a, b] = [DAY_MS, DAY_MS];', 'const [a, b] = [HOUR_MS, HOUR_MS];'],
    ],
    [
      'side-swapped',
      'send(tx, job.employerId); read(job.seekerId);',
      ['send(tx, job.seekerId); read(job.seekerId);', 'send(tx, job.employerId); read(job.employerId);'],
    ],
    ['sort-swapped', 'return rows.sort(byTime);', ['return rows.sort((one, other) => (byTime)(other, one));']],
    ['sort-swapped', 'return Math.min(job.a, job.b);', ['return Math.max(job.a, job.b);']],
  ])('apply %s to the code %s', (operator, body, expected) => {
    expect(changes(inFunction(body), operator).sort()).toEqual(
      expected.map((text) => (text === '' ? '' : text)).sort(),
    );
  });

  it.each([
    ['a line of a log', inFunction('this.logger.warn({ event: 1 > 2 });')],
    ['an error of the program', inFunction("throw new Error('no ' + (a > 2));")],
    ['a type', 'export interface Job { count: 1 | 2; kind: true }'],
    ['an import', "import { a } from './a.js';"],
    ['the present millisecond', inFunction('return job.at < Date.now();')],
  ])('leave %s unchanged', (_name, source) => {
    expect(faultsIn(source)).toEqual([]);
  });

  it('recognise code that runs when a module is loaded, and the enclosing function of other code', () => {
    const source = 'const MAX = 5;\nclass Jobs {\n  open() { return [1].filter((one) => one > 7); }\n}';
    expect(faultsIn(source).map(({ owner, isStatic, line }) => [owner, isStatic, line])).toEqual([
      ['MAX', true, 1],
      ...Array.from({ length: 4 }, () => ['Jobs.open', false, 3]),
    ]);
  });

  it('distinguish places with the same text, and preserve their names when a line is inserted before them', () => {
    const source = inFunction('a(5);\nb(5);');
    const ids = faultsIn(source).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(faultsIn(`// one line more\n${source}`).map(({ id }) => id)).toEqual(ids);
  });
});

describe('operators on SQL', () => {
  const sql = (text: string): string[] => sqlEdits(text).map((edit) => editSql(text, edit));

  it.each([
    [
      'WHERE id = $1 AND status = $2 LIMIT 5',
      [
        'WHERE (id = $1 OR TRUE) AND status = $2 LIMIT 5',
        'WHERE id = $1 AND (status = $2 OR TRUE) LIMIT 5',
        'WHERE id = $1 AND status = $2 LIMIT 5 - 1',
      ],
    ],
    ['WHERE at BETWEEN $1 AND $2', ['WHERE (at BETWEEN $1 AND $2 OR TRUE)']],
    [
      'WHERE (a = 1 OR b = 2) AND c',
      ['WHERE ((a = 1 OR b = 2) OR TRUE) AND c', 'WHERE (a = 1 OR b = 2) AND (c OR TRUE)'],
    ],
    ['SELECT 1 ORDER BY at DESC, id', ['SELECT 1 ORDER BY at ASC, id']],
    ['SELECT 1 ORDER BY at, id', ['SELECT 1 ORDER BY at DESC, id']],
    [
      'SELECT 1 ORDER BY coalesce(a, b) LIMIT $3',
      ['SELECT 1 ORDER BY coalesce(a, b) DESC LIMIT $3', 'SELECT 1 ORDER BY coalesce(a, b) LIMIT $3 - 1'],
    ],
    [
      'SELECT a <= b, make_interval(mins => 5)',
      ['SELECT a < b, make_interval(mins => 5)', 'SELECT a <= b, make_interval(hours => 5)'],
    ],
    ["SELECT interval '1 hour'", ["SELECT interval '1 day'"]],
    [
      'SELECT NOT EXISTS (x), a IS NULL, b IS NOT NULL',
      [
        'SELECT EXISTS (x), a IS NULL, b IS NOT NULL',
        'SELECT NOT EXISTS (x), a IS NOT NULL, b IS NOT NULL',
        'SELECT NOT EXISTS (x), a IS NULL, b IS NULL',
      ],
    ],
    ["SELECT 'WHERE a AND b < c' -- AND d > e", []],
    ['SELECT a > clock_timestamp(), j.created_at <= $1', []],
  ])('change the SQL %s', (text, expected) => {
    expect(sql(text)).toEqual(expected);
  });

  it('leave the expressions of a template unchanged', () => {
    const source = 'const rows = (a) => query(`SELECT 1 WHERE x = ${a > 1} AND y`);';
    expect(changes(source, 'sql-conjunct-dropped')).toEqual([
      'const rows = (a) => query(`SELECT 1 WHERE (x = ${a > 1} OR TRUE) AND y`);',
      'const rows = (a) => query(`SELECT 1 WHERE x = ${a > 1} AND (y OR TRUE)`);',
    ]);
  });
});
