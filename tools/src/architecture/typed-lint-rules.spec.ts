import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CONFIGURATION = join(ROOT, '.oxlintrc.json');

/** One violation of each rule that needs types. */
const PLANTED: Record<string, string> = {
  'await-thenable': 'export const f = async (n: number): Promise<number> => await n;',
  'no-array-delete': 'export const f = (list: number[]): void => { delete list[0]; };',
  'no-base-to-string': 'export const f = (value: object): string => `${value.toString()}`;',
  'no-duplicate-type-constituents': 'export type Side = string | string;',
  'no-floating-promises': 'export const f = (done: () => Promise<void>): void => { done(); };',
  'no-for-in-array': 'export const f = (list: number[]): void => { for (const i in list) console.log(i); };',
  'no-implied-eval': "export const f = (): unknown => new Function('return 1');",
  'no-misused-promises': 'export const f = (list: number[]): void => { list.forEach(async () => { await null; }); };',
  'no-redundant-type-constituents': 'export type Side = unknown | string;',
  'no-unnecessary-type-assertion': 'export const f = (text: string): string => text as string;',
  'no-unsafe-argument': 'export const f = (value: any, g: (n: number) => void): void => g(value);',
  'no-unsafe-call': 'export const f = (value: any): void => { value(); };',
  'no-unsafe-enum-comparison': 'enum Side { A = 1 }\nexport const f = (side: Side): boolean => side === 1;',
  'no-unsafe-member-access': 'export const f = (value: any): void => { console.log(value.name); };',
  'no-unsafe-return': 'export const f = (value: any): string => value;',
  'no-unsafe-unary-minus': 'export const f = (text: string): number => -text;',
  'only-throw-error': "export const f = (): void => { throw 'text'; };",
  'prefer-promise-reject-errors': "export const f = (): Promise<void> => Promise.reject('text');",
  'restrict-plus-operands': 'export const f = (text: string, value: unknown): string => text + value;',
  'restrict-template-expressions': 'export const f = (list: object[]): string => `${list}`;',
  'unbound-method':
    'class A { name = 1; f(): number { return this.name; } }\nexport const f = (a: A): unknown => [1].map(a.f);',
};

interface Report {
  diagnostics: { code: string; filename: string }[];
}

describe('the lint rules that need types', () => {
  let folder: string;
  const reported = (file: string): string[] =>
    diagnostics.filter(({ filename }) => filename === file).map(({ code }) => /\((.*)\)/.exec(code)?.[1] ?? code);
  let diagnostics: Report['diagnostics'];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nukkad-planted-types-'));
    const put = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    put('tsconfig.json', '{ "compilerOptions": { "strict": true, "target": "es2023", "lib": ["es2023", "dom"] } }');
    for (const [rule, code] of Object.entries(PLANTED)) put(`${rule}.ts`, code);
    put('call.spec.ts', 'export const f = (text: string): void => { JSON.parse(text).run(); };');
    put('call.ts', 'export const f = (text: string): void => { JSON.parse(text).run(); };');
    put('promise.spec.ts', PLANTED['no-floating-promises'] ?? '');
    const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const args = [linter, '--type-aware', '--threads', '1', '-c', CONFIGURATION, '--format', 'json', '.'];
    // the path on which it finds the type-aware program
    const PATH = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
    const env = { ...process.env, PATH };
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
    if (!stdout.includes('{')) throw new Error(stderr);
    ({ diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('each have a planted violation', () => {
    const { overrides } = JSON.parse(readFileSync(CONFIGURATION, 'utf8')) as {
      overrides: { rules: Record<string, unknown> }[];
    };
    const typed = overrides.find(({ rules }) => 'typescript/await-thenable' in rules);
    expect(Object.keys(PLANTED).map((rule) => `typescript/${rule}`)).toEqual(Object.keys(typed?.rules ?? {}));
  });

  it.each(Object.keys(PLANTED))('report a violation of %s', (rule) => {
    expect(reported(`${rule}.ts`)).toContain(rule);
  });

  it('allow a spec to call untyped values', () => {
    expect(reported('call.ts')).toContain('no-unsafe-call');
    expect(reported('call.spec.ts')).toEqual([]);
  });

  it('report a promise that a spec forgets', () => {
    expect(reported('promise.spec.ts')).toEqual(['no-floating-promises']);
  });
});
