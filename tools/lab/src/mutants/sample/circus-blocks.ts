/** Types of Jest's runner (jest-circus), as far as they are read or copied here. */
export interface Block {
  type: 'describeBlock';
  name: string;
  mode?: string | null;
  parent?: Block;
  children: (Block | TestCase)[];
  hooks: Hook[];
  tests: TestCase[];
}

interface Hook {
  type: string;
  parent: Block;
}

export interface TestCase {
  type: 'test';
  name: string;
  mode?: string | null;
  parent: Block;
  errors: unknown[];
}

export interface CircusState {
  rootDescribeBlock: Block;
}

export interface CircusEvent {
  name: string;
  describeBlock?: Block;
  test: TestCase;
  hook?: Hook;
  error?: unknown;
}

/** Position of a spec's declarations among those of the file. */
export interface Mark {
  spec: string;
  children: number;
  hooks: number;
}

function copyOf(child: Block | TestCase, parent: Block): Block | TestCase {
  if (child.type === 'test') {
    return {
      ...child,
      parent,
      errors: [],
      ...{ retryReasons: [], invocations: 0, unhandledRejectionErrorByPromise: new Map() },
    };
  }
  const block: Block = { ...child, parent, children: [], tests: [] };
  block.hooks = child.hooks.map((hook) => ({ ...hook, parent: block }));
  block.children = child.children.map((each) => copyOf(each, block));
  block.tests = block.children.filter((each) => each.type === 'test');
  return block;
}

/**
 * Returns a function that creates blocks with all declarations of one spec, including its hooks outside of any
 * `describe`; the hooks of the file itself stay in place. A block can be created as often as the spec runs; null if the
 * spec declared nothing.
 */
export function blocksOf(root: Block, marks: readonly Mark[]): (spec: string) => Block | null {
  const parts = new Map(
    marks.map(({ spec, children, hooks }, index) => {
      const next = marks[index + 1];
      return [
        spec,
        { children: root.children.slice(children, next?.children), hooks: root.hooks.slice(hooks, next?.hooks) },
      ];
    }),
  );
  const [first] = marks;
  root.hooks = root.hooks.slice(0, first?.hooks);
  return (spec) => {
    const part = parts.get(spec);
    if (!part || part.children.length === 0) return null;
    return copyOf({ type: 'describeBlock', name: spec, parent: root, tests: [], ...part }, root) as Block;
  };
}

/** Skips a block and everything in it. */
export function skipBlock(block: Block): void {
  block.mode = 'skip';
  for (const child of block.children) {
    if (child.type === 'test') child.mode = 'skip';
    else skipBlock(child);
  }
}
