import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LIBRARIES = readdirSync(join(ROOT, 'libs')).map((name) => `libs/${name}`);
const PROJECTS = ['backend', 'frontend', 'frontend/service-worker', 'tools', 'tools/lab', ...LIBRARIES];

/** One file with a type error in each part of each project, each in a folder of its own. */
const FILES = [
  ...['backend', 'frontend', 'tools', 'tools/lab', ...LIBRARIES].flatMap((project) => [
    `${project}/src/planted/code.ts`,
    `${project}/src/planted/code.spec.ts`,
  ]),
  ...['backend/src/planted/call.e2e-spec.ts', 'backend/src/planted/planted.suite.ts', 'backend/test/planted.ts'],
  ...['frontend/src/planted/Page.tsx', 'frontend/src/planted/page.spec.tsx', 'frontend/test/planted.ts'],
  ...['frontend/e2e/planted.ts', 'frontend/scripts/planted.ts', 'frontend/planted.config.ts'],
  ...['frontend/service-worker/planted.ts', 'libs/api-client/src/generated/planted.gen.ts'],
  ...['tools/src/planted/testing/code.ts', 'tools/lab/src/planted/testing/code.ts'],
];

/** One error of each compiler option that reports errors, of each kind of error, and the code of the error. */
const KINDS: Record<string, { code: string; file: string; text: string }> = {
  'a missing module': {
    code: 'TS2307',
    file: 'tools/src/kinds/missing.ts',
    text: "import { a } from './absent.js';\nexport const b: unknown = a;",
  },
  'a missing export': {
    code: 'TS2305',
    file: 'tools/lab/src/kinds/missing.ts',
    text: "import { absent } from '@nukkad/tools/kinds/exported';\nexport const b: unknown = absent;",
  },
  strict: {
    code: 'TS18047',
    file: 'libs/screening/src/kinds/strict.ts',
    text: 'export const f = (text: string | null): number => text.length;',
  },
  noImplicitAny: { code: 'TS7006', file: 'backend/src/kinds/any.ts', text: 'export const f = (a) => String(a);' },
  noUncheckedIndexedAccess: {
    code: 'TS2322',
    file: 'frontend/src/kinds/index.ts',
    text: 'export const f = (list: string[]): string => list[0];',
  },
  noImplicitOverride: {
    code: 'TS4114',
    file: 'backend/src/kinds/override.ts',
    text: 'class A { f(): void {} }\nexport class B extends A { f(): void {} }',
  },
  noFallthroughCasesInSwitch: {
    code: 'TS7029',
    file: 'libs/language/src/kinds/switch.ts',
    text: 'export function f(n: number): void { switch (n) { case 1: n += 1; case 2: n += 2; } }',
  },
  noUnusedLocals: { code: 'TS6133', file: 'tools/src/kinds/unused.ts', text: 'const unused = 1;\nexport {};' },
  noUnusedParameters: {
    code: 'TS6133',
    file: 'frontend/src/kinds/Unused.tsx',
    text: 'export const Part = ({ a }: { a: string }) => <p />;\nexport const f = (unused: string): number => 1;',
  },
  isolatedModules: {
    code: 'TS1205',
    file: 'tools/lab/src/kinds/isolated.ts',
    text: "import { A } from './isolated-type.js';\nexport { A };",
  },
  emitDecoratorMetadata: {
    code: 'TS1272',
    file: 'backend/src/kinds/decorated.ts',
    text: "import { A } from './decorated-type.js';\nconst mark = (): ClassDecorator => () => undefined;\n@mark()\nexport class B { constructor(readonly a: A) {} }",
  },
  'the library of the browser in the server': {
    code: 'TS2584',
    file: 'backend/src/kinds/library.ts',
    text: 'export const title = (): string => document.title;',
  },
  'the types of specs in the product': {
    code: 'TS2593',
    file: 'libs/contract/src/kinds/types.ts',
    text: "describe('it', () => undefined);\nexport {};",
  },
  'an unused suppression': {
    code: 'TS2578',
    file: 'libs/contract/src/kinds/suppressed.spec.ts',
    text: '// @ts-expect-error -- there is none\nexport const a = 1;',
  },
};

/** Files without errors that planted files import. */
const IMPORTED = {
  'tools/src/kinds/exported.ts': 'export const present = 1;',
  'tools/lab/src/kinds/isolated-type.ts': 'export interface A { a: string }',
  'backend/src/kinds/decorated-type.ts': 'export interface A { a: string }',
};

interface Report {
  diagnostics: { code: string; filename: string }[];
}

describe('the type errors of the linter', () => {
  let workspace: string;
  /** File and code of each error. */
  let linted: string[];
  let compiled: string[];

  beforeAll(() => {
    workspace = realpathSync(mkdtempSync(join(tmpdir(), 'nukkad-type-errors-')));
    const put = (path: string, text: string): void => {
      mkdirSync(dirname(join(workspace, path)), { recursive: true });
      writeFileSync(join(workspace, path), text);
    };
    const configuration = PROJECTS.flatMap((project) =>
      ['package.json', 'tsconfig.json', 'tsconfig.lib.json', 'tsconfig.app.json', 'tsconfig.test.json'].map(
        (name) => `${project}/${name}`,
      ),
    );
    for (const path of ['tsconfig.json', 'tsconfig.base.json', 'package.json', ...configuration])
      if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(workspace, path));
    mkdirSync(join(workspace, 'node_modules/@nukkad'), { recursive: true });
    for (const name of readdirSync(join(ROOT, 'node_modules')).filter((entry) => !/^(@nukkad|\.cache)$/.test(entry)))
      symlinkSync(join(ROOT, 'node_modules', name), join(workspace, 'node_modules', name));
    for (const project of [...LIBRARIES, 'tools'])
      symlinkSync(join(workspace, project), join(workspace, 'node_modules/@nukkad', project.replace('libs/', '')));
    symlinkSync(join(ROOT, 'frontend/node_modules'), join(workspace, 'frontend/node_modules'));
    for (const file of FILES) put(file, 'export const planted: string = 1;');
    for (const { file, text } of Object.values(KINDS)) put(file, text);
    for (const [file, text] of Object.entries(IMPORTED)) put(file, text);
    // its rules are tested elsewhere
    put(
      '.oxlintrc.json',
      JSON.stringify({ categories: { correctness: 'off' }, ignorePatterns: ['**/{dist,node_modules}/**'] }),
    );

    const PATH = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
    const run = (...args: string[]): string =>
      spawnSync(process.execPath, args, { cwd: workspace, encoding: 'utf8', env: { ...process.env, PATH } }).stdout;
    const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const checked = JSON.parse(readFileSync(join(ROOT, 'tools/bin/lint-options.json'), 'utf8')) as string[];
    const options = [...checked, '--format', 'json'];
    const output = run(linter, ...options, 'backend', 'frontend', 'libs', 'tools');
    const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'))) as Report;
    linted = diagnostics.map(({ code, filename }) => `${filename} ${/TS\d+/.exec(code)?.[0] ?? code}`).sort();
    const errors = run(join(ROOT, 'tools/bin/compile.mjs'), '--pretty', 'false').matchAll(
      /^(\S+?)\(\d+,\d+\): error (TS\d+)/gm,
    );
    compiled = [...errors].map(([, file = '', code = '']) => `${file} ${code}`).sort();
  });

  afterAll(() => rmSync(workspace, { recursive: true, force: true }));

  it('are those of the compiler', () => {
    expect(linted).toEqual(compiled);
  });

  it.each(FILES)('include an error in %s', (file) => {
    expect(linted).toContain(`${file} TS2322`);
  });

  it.each(Object.keys(KINDS))('include an error of %s', (kind) => {
    expect(linted).toContain(`${KINDS[kind]?.file} ${KINDS[kind]?.code}`);
  });
});
