/** What Jest's runner (jest-circus) declares, as far as it is read or copied here. */
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

/** Where the declarations of a spec begin among those of the file. */
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
 * Makes blocks that hold all that one spec declared, its hooks outside of any `describe` among them; the hooks of the file
 * itself stay where they are. A block can be made as often as the spec is to run; null where the spec declared nothing.
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

/** Keeps a block and everything in it from running. */
export function skipBlock(block: Block): void {
  block.mode = 'skip';
  for (const child of block.children) {
    if (child.type === 'test') child.mode = 'skip';
    else skipBlock(child);
  }
}
