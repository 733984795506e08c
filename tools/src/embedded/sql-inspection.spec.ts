import { describe, expect, it } from '@jest/globals';
import { inspect, quoteIdentifier, quoteLiteral } from './sql-inspection.js';

describe('inspect', () => {
  it.each([
    ['listen Jobs', [{ kind: 'listen', channel: 'jobs' }]],
    ['LISTEN "My ""own"" Channel";', [{ kind: 'listen', channel: 'My "own" Channel' }]],
    [
      '-- a comment; listen no\n/* listen no */ LISTEN a; listen b',
      ['a', 'b'].map((channel) => ({ kind: 'listen', channel })),
    ],
    ['unlisten a', [{ kind: 'unlisten', channel: 'a' }]],
    ['begin; unlisten *; commit', [{ kind: 'unlisten', channel: null }]],
    ['discard all', [{ kind: 'unlisten', channel: null }]],
    [`select 'x; listen a'`, []],
    ['select $$; listen a$$', []],
    ['select $f$ ; listen a; $$ $f$', []],
    ['select listen from unlisten', []],
  ])('finds LISTEN and UNLISTEN in %j', (sql, expected) => {
    expect(inspect(sql).listenChanges).toEqual(expected);
  });

  it.each([
    ['set search_path = a', true],
    ['/* x */ SET SESSION timezone = UTC', true],
    ['select 1; reset all', true],
    [`select set_config('a.b', $1, false)`, true],
    ['do $$ begin set work_mem = 1; end $$', true],
    ['call refresh()', true],
    ['set local search_path = a', false],
    ['set transaction isolation level serializable', false],
    ['set constraints all deferred', false],
    ['update job set title = $1', false],
    ['insert into t values (1) on conflict do update set a = 1', false],
    [`select '; set x = 1'`, false],
  ])('detects whether %j may change session settings', (sql, expected) => {
    expect(inspect(sql).touchesSettings).toBe(expected);
  });

  it.each([
    ['COPY t (a) FROM STDIN WITH (FORMAT csv)', true],
    ['begin; copy t from\n  stdin', true],
    ['copy t to stdout', false],
    ['select 1', false],
  ])('detects whether %j may wait for data', (sql, expected) => {
    expect(inspect(sql).mayReadFromClient).toBe(expected);
  });

  it('accepts a text of ten megabytes with an open quote', () => {
    expect(inspect(`set x = '${'a'.repeat(10_000_000)}`).touchesSettings).toBe(true);
  });
});

it('quotes identifiers and literals', () => {
  expect(quoteIdentifier('a"b')).toBe('"a""b"');
  expect(quoteLiteral(`it's`)).toBe(`'it''s'`);
  expect(quoteLiteral('a\\b')).toBe(` E'a\\\\b'`);
});
