import { describe, expect, it } from '@jest/globals';
import {
  changesBetween,
  expectedLabel,
  idsIn,
  isEmpty,
  locksBetween,
  normalise,
  strangerOf,
} from './statement-effects.js';

const ID = '2f1c8a34-5d0e-4a7b-9c61-0e8d7f6b5a49';
const [FIRST, SECOND] = [{ jobId: ID }, { jobId: 'other' }];
const rowOf = (row: string) => ({ name: 'jobs', row });

describe('changesBetween', () => {
  it.each([
    ['a changed row once', [`(${ID},open)`], [`(${ID},closed)`], ['jobs: first']],
    [
      'each of two changed rows',
      [`(${ID},1)`, `(${ID},2)`],
      [`(${ID},3)`, `(${ID},4)`],
      ['jobs: first', 'jobs: first'],
    ],
    ['an added row of the second subject', [], ['(other)'], ['jobs: second']],
    ['a removed row of no subject', ['(1)'], [], ['jobs: none']],
    ['a row of both subjects', [], [`(other,${ID})`], ['jobs: first and second']],
    ['no equal row', ['(other)'], ['(other)'], []],
  ])('lists %s', (_what, before, after, expected) => {
    expect(changesBetween(before.map(rowOf), after.map(rowOf), [FIRST, SECOND])).toEqual(expected);
  });
});

describe('isEmpty', () => {
  it.each([
    [undefined],
    [null],
    [false],
    [0],
    [0n],
    ['0'],
    [''],
    [[]],
    [[null]],
    [new Set()],
    [{ open: [], newest: null }],
  ])('is true for %p', (result) => {
    expect(isEmpty(result)).toBe(true);
  });

  it.each([[true], [1], [1n], ['id'], [[1]], [new Set([1])], [{ id: 'a' }], [new Date(0)]])(
    'is false for %p',
    (result) => {
      expect(isEmpty(result)).toBe(false);
    },
  );
});

describe('normalise', () => {
  it('names the ids of a result, and discards other texts that contain digits', () => {
    const result = {
      id: ID,
      sum: 5n,
      at: new Date(0),
      status: 'open',
      reference: 'NK-DERR-FFVK',
      orderId: 'order_aBcdEf',
    };
    expect(JSON.parse(normalise(result, FIRST))).toEqual({
      ...{ id: ':jobId', sum: '5n', at: '#', status: 'open', reference: '#', orderId: '#' },
    });
    expect(normalise(undefined, FIRST)).toBe('undefined');
  });
});

describe('idsIn', () => {
  it('finds ids of a subject at any depth of a result', () => {
    expect(idsIn([{ job: { id: ID } }], FIRST)).toEqual([ID]);
    expect(idsIn([{ job: { id: ID } }], SECOND)).toEqual([]);
    expect(idsIn(new Map([['job', new Set([ID])]]), FIRST)).toEqual([ID]);
    expect(idsIn({ sum: 5n }, FIRST)).toEqual([]);
    expect(idsIn(undefined, FIRST)).toEqual([]);
  });
});

describe('strangerOf', () => {
  it('returns an id of the same form', () => {
    expect(strangerOf(ID)).toMatch(/^[\da-f-]{36}$/);
    expect(strangerOf(ID)).not.toBe(ID);
    expect(strangerOf('NK-1')).toBe('NK-10');
  });
});

describe('locksBetween', () => {
  const lockOf = (row: string, name = 'advisory') => ({ name, row, isLocked: true });

  it('lists locked rows, and advisory locks that did not exist before', () => {
    const before = [rowOf(`(${ID})`), rowOf('(other)'), lockOf('1')];
    const after = [lockOf(`(${ID})`, 'jobs'), rowOf('(other)'), lockOf('1'), lockOf('2')];
    expect(locksBetween(before, after, [FIRST, SECOND])).toEqual(['advisory', 'jobs: first']);
    expect(changesBetween(before, after, [FIRST, SECOND])).toEqual([]);
  });
});

describe('expectedLabel', () => {
  it.each([
    ['jobs', 'jobs: first'],
    ['jobs: none', 'jobs: none'],
    ['advisory', 'advisory'],
  ])('adds the owner to the name of a table: %s', (table, label) => {
    expect(expectedLabel(table, 'first')).toBe(label);
  });
});
