import { describe, expect, it } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { FaultySource } from './code-operators.js';
import { areOverlapping, faultsOf } from './fault.js';
import { blocksOf, type Block, type TestCase } from './circus-blocks.js';
import { withNotes, withSwitches } from './switched-source.js';

const SOURCE = `const calls = [];
class Jobs {
  open(count) {
    if (count < 2) calls.push('few');
    return count > 5 ? 'many' : 'some';
  }
}
const jobs = new Jobs();`;

/** Returns the value of `call` after the statements of `text`, with `globals` as the global object. */
const evaluate = (text: string, call: string, globals: Record<string, unknown>): unknown =>
  runInNewContext(`${ts.transpile(text, { target: ts.ScriptTarget.ES2023 })}\n${call};`, globals);

describe('faults behind switches', () => {
  const all = faultsOf('a.ts', 'jobs', SOURCE, new FaultySource('a.ts', SOURCE).list());
  const chosen = all.filter(
    (fault, index) =>
      !all.slice(0, index).some((other) => areOverlapping(fault, other)) || fault.operator === 'statement-removed',
  );
  const [removed] = chosen.filter(({ operator }) => operator === 'statement-removed');
  const [moved] = all.filter(({ operator, original }) => operator === 'bound-moved' && original === 'count > 5');
  const switches = [removed, moved].flatMap((fault, index) => (fault ? [{ ...fault, number: index + 1 }] : []));
  const text = withSwitches(SOURCE, switches);
  const run = (fault: number, count: number): unknown =>
    evaluate(text, `[jobs.open(${count}), calls.length]`, { isFaultOn: (number: number) => number === fault });

  it('leaves the program unchanged while no fault is active', () => {
    expect([run(0, 1), run(0, 5), run(0, 6)]).toEqual([
      ['some', 1],
      ['some', 0],
      ['many', 0],
    ]);
  });

  it('runs the fault while it is active, and no other', () => {
    expect([run(1, 1), run(1, 5)]).toEqual([
      ['some', 0],
      ['some', 0],
    ]);
    expect([run(2, 1), run(2, 5)]).toEqual([
      ['some', 1],
      ['many', 0],
    ]);
  });
});

describe('a fault of a constant', () => {
  const source = `const MAX = 5;
const BASE = 7;
const TWICE = BASE * 2;
function isMore(count) { return count > MAX; }`;
  const all = faultsOf('a.ts', 'jobs', source, new FaultySource('a.ts', source).list());

  it('replaces the value while the fault is active, and restores it', () => {
    const fault = all.find(({ original }) => original === '5');
    const setters: ((isOn: boolean) => void)[] = [];
    const globals = { registerConstant: (_number: number, set: (isOn: boolean) => void) => void setters.push(set) };
    const text = withSwitches(source, fault ? [{ ...fault, number: 3 }] : []);
    const isMore = evaluate(text, 'isMore', globals) as (count: number) => boolean;
    const run = (isOn: boolean): boolean => {
      for (const set of setters) set(isOn);
      return isMore(6);
    };
    expect([run(false), run(true), run(false)]).toEqual([true, false, true]);
  });

  it.each([
    ['5', true],
    ['2', true],
    ['7', false],
  ])('is replaceable unless other code reads the constant when the module is loaded: %s', (original, isReplaceable) => {
    const fault = all.find((each) => each.original === original);
    expect([fault?.isStatic, fault?.constant !== null]).toEqual([true, isReplaceable]);
  });
});

describe('a source that has changed meanwhile', () => {
  it('is refused because its text differs', () => {
    const fault = { number: 1, start: 0, end: 5, replacement: 'b', original: 'const', kind: 'expression' } as const;
    expect(() => withSwitches('let a = 1;', [{ ...fault, constant: null }])).toThrow('the source has changed');
  });
});

describe('records of reached functions', () => {
  it('names each function of the module by its declaration, and changes nothing', () => {
    const source = `${SOURCE}\nconst of = (n) => ({ n });\nfunction twice(n) { return [n].map((one) => one * 2); }
const handler = (() => { const add = (n) => (m) => n + m; return add(1); })();`;
    const reached: string[] = [];
    const call = 'reset(), [jobs.open(1), of(3), twice(4), handler(2)]';
    const result = evaluate(withNotes('x.ts', source), call, {
      noteReached: (name: string) => void reached.push(name),
      reset: () => reached.splice(0),
    });
    expect(result).toEqual(['some', { n: 3 }, [8], 3]);
    expect([...new Set(reached)]).toEqual(['x.ts#Jobs.open', 'x.ts#of', 'x.ts#twice', 'x.ts#handler']);
  });
});

describe('blocks of specs', () => {
  const testOf = (name: string, parent: Block): TestCase => ({
    type: 'test',
    name,
    parent,
    errors: ['of an earlier run'],
  });

  it('repeat the declarations of each spec, with its own hooks, and leave those of the file outside', () => {
    const root: Block = { type: 'describeBlock', name: 'ROOT', children: [], hooks: [], tests: [] };
    root.hooks.push({ type: 'afterAll', parent: root }, { type: 'beforeEach', parent: root });
    root.children.push(testOf('one', root), testOf('two', root), testOf('three', root));
    const marks = [
      { spec: 'a', children: 0, hooks: 1 },
      { spec: 'b', children: 2, hooks: 2 },
    ];
    const make = blocksOf(root, marks);
    const [first, again, other] = [make('a'), make('a'), make('b')];
    expect(root.hooks.map(({ type }) => type)).toEqual(['afterAll']);
    expect(first?.hooks.map(({ type }) => type)).toEqual(['beforeEach']);
    expect(first?.children.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(again?.children[0]).not.toBe(first?.children[0]);
    expect((again?.children[0] as TestCase | undefined)?.errors).toEqual([]);
    expect(other?.children.map(({ name }) => name)).toEqual(['three']);
    expect(make('c')).toBeNull();
  });
});
