import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Planted {
  rule: string;
  file: string;
  code: string;
  /** A part of the message. */
  message?: string;
}

/** A file of each kind, and the maximum number of its lines, comments and blank lines included. */
const FILE_KINDS: [file: string, max: number][] = [
  ['backend/src/modules/jobs/planted.ts', 333],
  ['frontend/src/pages/landing/model/planted.ts', 333],
  ['frontend/scripts/planted.ts', 333],
  ['libs/contract/src/planted.ts', 333],
  ['tools/src/checks/planted.ts', 333],
  ['tools/lab/src/bench/planted.ts', 333],
  ['backend/src/modules/jobs/planted.use-case.ts', 145],
  ['backend/src/modules/jobs/planted.controller.ts', 193],
  ['backend/src/modules/jobs/planted.repository.ts', 251],
  ['backend/src/modules/jobs/planted-store.ts', 251],
  ['backend/src/modules/jobs/planted.read-model.ts', 208],
  ['backend/src/modules/jobs/entities/planted.entity.ts', 169],
  ['backend/src/modules/jobs/planted.module.ts', 125],
  ['backend/src/modules/jobs/planted.task.ts', 150],
  ['frontend/src/pages/landing/components/Planted.tsx', 286],
  ['frontend/src/pages/landing/hooks/usePlanted.tsx', 128],
  ['frontend/src/pages/landing/hooks/usePlanted.ts', 128],
  ['backend/src/modules/jobs/tests/planted.e2e-spec.ts', 340],
  ['backend/src/modules/jobs/planted.spec.ts', 343],
  ['frontend/src/pages/landing/planted.spec.tsx', 343],
];

/**
 * One violation of each rule of the product; violations of rules that need types are planted in
 * typed-lint-rules.spec.ts.
 */
const PLANTED: Planted[] = [
  {
    rule: 'no-restricted-properties',
    file: 'backend/src/modules/jobs/planted.ts',
    code: 'export const port = process.env.PORT;',
  },
  {
    rule: 'no-restricted-imports',
    file: 'backend/src/modules/jobs/planted.ts',
    code: "import { Queue } from 'bullmq';\nexport const queue = Queue;",
  },
  {
    rule: 'no-restricted-imports',
    file: 'backend/src/modules/jobs/planted.use-case.ts',
    code: "import { NotFoundException } from '@nestjs/common';\nexport const error = NotFoundException;",
  },
  ...FILE_KINDS.map(([file, max]) => ({ rule: 'max-lines', file, code: '// a line\n'.repeat(max + 1) })),
  {
    rule: 'max-params',
    file: 'libs/contract/src/planted.ts',
    code: 'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1, g: 1): number[] => [a, b, c, d, e, g];',
  },
  {
    rule: 'injected-parameters',
    file: 'backend/src/modules/jobs/planted.use-case.ts',
    code: 'export class Planted { constructor(readonly all: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1) {} }',
  },
  {
    rule: 'injected-parameters',
    file: 'backend/src/modules/jobs/planted.use-case.ts',
    code: 'export class Planted { add(a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1) { return [a, b, c, d, e, f, g]; } }',
  },
  {
    rule: 'one-language-list',
    file: 'libs/contract/src/planted.ts',
    code: "export const spoken = ['en', 'hi', 'kn'] as const;",
  },
  { rule: 'file-name', file: 'backend/src/modules/jobs/jobUtils.ts', code: 'export {};' },
  { rule: 'file-name', file: 'libs/contract/src/utils.ts', code: 'export {};' },
  { rule: 'file-name', file: 'libs/contract/src/index.ts', code: 'export {};' },
  {
    rule: 'no-literal-text',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: 'export const Planted = () => <p>Find work</p>;',
  },
  {
    rule: 'no-literal-text',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: 'export const Planted = () => <img alt="A street corner" />;',
  },
  ...['type="number"', "type={'number'}", "inputProps={{ type: 'number' }}"].map((attribute) => ({
    rule: 'no-number-field',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `export const Planted = () => <input ${attribute} />;`,
  })),
  ...[
    'Promise.try(work)',
    'new AbortSignal() || AbortSignal.any([])',
    'window.requestIdleCallback(work)',
    '(new Set([1])).isSubsetOf(new Set())',
    'crypto.randomUUID()',
    'navigator.clipboard.writeText("a")',
    'window.navigator.clipboard.readText()',
  ].map((call) => ({
    rule: 'supported-api',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `const work = () => 1;\nexport const planted = () => [work, ${call}];`,
  })),
  ...["'/api/my-jobs'", '`/api/jobs/${job}/applications`', '<a href="/api/logout" />'].map((address) => ({
    rule: 'no-call-address',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `export const planted = (job: string) => [job, ${address}];`,
  })),
  ...[
    "'#fff3'",
    "'1px solid #0b4f4a'",
    "'0 8px 24px rgb(0 0 0 / 0.12)'",
    "'hsla(40deg 80% 50% / 0.5)'",
    '`linear-gradient(${place}, #f2a41380)`',
    '<circle fill="#F2A413" />',
  ].map((colour) => ({
    rule: 'no-own-colour',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `export const planted = (place: string) => [place, ${colour}];`,
  })),
  ...[
    '<p style={{ fontSize: "1.5rem" }} />',
    '<p style={{ fontSize: 14 }} />',
    "<p style={{ fontSize: { xs: '0.875rem', md: '0.9375rem' } }} />",
    '<p style={{ fontSize: `min(1.25rem, ${width})` }} />',
    "<p style={{ fontSize: '16px' }} />",
  ].map((element) => ({
    rule: 'text-size',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `export const planted = (width: string) => [width, ${element}];`,
  })),
  ...["[place, shop].join(' · ')", '`${shop} · ${place}`', '<p>{shop} · {place}</p>'].map((line) => ({
    rule: 'no-own-separator',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `export const planted = (shop: string, place: string) => [shop, place, ${line}];`,
  })),
  ...['new Date()', 'Date.now()'].map((moment) => ({
    rule: 'server-time',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `export const moment = ${moment};`,
  })),
  ...[
    "await page.goto('/api/login?role=employer');",
    'await page.goto(`/api/login?role=${role}`);',
    'await giveCode(page, t, outbox, email);',
    'await employer.signInOnScreen();',
    "await page.getByRole('button', { name: t('auth:signIn.signIn') }).click();",
  ].map((code) => ({ rule: 'sign-in-by-request', file: 'frontend/e2e/planted.spec.ts', code })),
  ...['Dialog', 'Drawer', 'Menu', 'Modal', 'Popover', 'SwipeableDrawer'].map((name) => ({
    rule: 'no-restricted-imports',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `import Planted from '@mui/material/${name}';\nexport const overlay = Planted;`,
  })),
  ...[
    "it.each([['a', 1], ['b']])('%s', (text, count) => expect(text).toBe(count));",
    "it.each(['a'] as const)('%s', (text, done: () => void) => done());",
  ].map((code) => ({ rule: 'full-rows', file: 'libs/contract/src/planted.spec.ts', code, message: 'passes `done`' })),
  {
    rule: 'full-rows',
    file: 'libs/contract/src/planted.spec.ts',
    code: "describe.each([[{ a: 1 }]])('%j', (one, other, third = 1) => expect(one).toBe(other));",
    message: 'the next one is undefined',
  },
  { rule: 'no-barrel', file: 'libs/contract/src/planted.ts', code: "export * from './limits.js';" },
  {
    rule: 'no-enum',
    file: 'libs/contract/src/planted.ts',
    code: "export enum Side { Seeker = 'seeker' }",
  },
  {
    rule: 'no-explicit-any',
    file: 'libs/contract/src/planted.ts',
    code: 'export const read = (value: any): string => String(value);',
  },
  {
    rule: 'no-unused-vars',
    file: 'libs/contract/src/planted.ts',
    code: 'const forgotten = 1;\nexport {};',
  },
  {
    rule: 'enforce-module-boundaries',
    file: 'frontend/src/shared/ui/Planted.tsx',
    code: "import { BRAND } from '../../../../../libs/contract/src/platform/brand';\nexport const brand = BRAND;",
  },
  {
    rule: 'enforce-module-boundaries',
    file: 'frontend/src/shared/ui/Planted.tsx',
    code: "import { interpretQuery } from '@nukkad/language/query-interpretation';\nexport const read = interpretQuery;",
  },
  {
    rule: 'enforce-module-boundaries',
    file: 'tools/src/checks/planted.ts',
    code: "import { mean } from '../../../lab/src/bench/figures.js';\nexport const average = mean;",
  },
  {
    rule: 'enforce-module-boundaries',
    file: 'tools/lab/src/bench/planted.ts',
    code: "import { ROOT } from '../../../../src/start/workspace.js';\nexport const root = ROOT;",
  },
  {
    rule: 'enforce-module-boundaries',
    file: 'libs/contract/src/planted.ts',
    code: "import { screenMessage } from '@nukkad/screening/message-screen';\nexport const screen = screenMessage;",
  },
];

/** A file of each kind that has the maximum number of lines. */
const LONGEST = FILE_KINDS.map(([file, max]) => ({ file, code: '// a line\n'.repeat(max) }));

/** Files of the workspace by which the linter and its rule of the project boundaries are configured. */
const CONFIGURATION = [
  ...['.oxlintrc.json', 'nx.json', 'package.json', 'tsconfig.base.json', 'tools/lint'],
  // the APIs with a fallback
  'frontend/src/app/fallbacks.ts',
];

/** Folders with projects. */
const PROJECTS = ['backend', 'frontend', 'libs', 'tools'];

interface Report {
  diagnostics: { code: string; filename: string; message: string }[];
}

describe('the lint rules of the product', () => {
  let workspace: string;
  let reported: { rule: string; message: string }[][];

  beforeAll(() => {
    workspace = mkdtempSync(join(tmpdir(), 'nukkad-planted-rules-'));
    const libraries = readdirSync(join(ROOT, 'libs')).map((name) => `libs/${name}`);
    const packages = ['backend', 'frontend', 'tools', 'tools/lab', ...libraries]
      .map((project) => `${project}/package.json`)
      .filter((path) => existsSync(join(ROOT, path)));
    for (const path of [...CONFIGURATION, ...packages])
      cpSync(join(ROOT, path), join(workspace, path), { recursive: true });
    mkdirSync(join(workspace, 'node_modules/@nukkad'), { recursive: true });
    for (const name of readdirSync(join(ROOT, 'node_modules')).filter((entry) => entry !== '@nukkad'))
      symlinkSync(join(ROOT, 'node_modules', name), join(workspace, 'node_modules', name));
    for (const name of readdirSync(join(workspace, 'libs')))
      symlinkSync(join(workspace, 'libs', name), join(workspace, 'node_modules/@nukkad', name));
    // a folder of its own for each file
    const files = [...PLANTED, ...LONGEST].map(({ file, code }, index) => {
      const path = join(dirname(file), `planted-${index}`, basename(file));
      mkdirSync(join(workspace, dirname(path)), { recursive: true });
      writeFileSync(join(workspace, path), code);
      return path;
    });
    const run = (...args: string[]): string => {
      const env = { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: workspace };
      const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: workspace, encoding: 'utf8', env });
      if (stdout === '') throw new Error(stderr);
      return stdout;
    };
    // the rule of the project boundaries reads the cached project graph
    run('node_modules/nx/dist/bin/nx.js', 'show', 'projects');
    const output = run('node_modules/oxlint/bin/oxlint', '--threads', '1', '--format', 'json', ...PROJECTS);
    if (!output.includes('{')) throw new Error(output);
    const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'))) as Report;
    const nameRule = (code: string): string => /\((.*)\)/.exec(code)?.[1] ?? code;
    reported = files.map((path) =>
      diagnostics
        .filter(({ filename }) => filename === path)
        .map(({ code, message }) => ({ rule: nameRule(code), message })),
    );
  });

  afterAll(() => rmSync(workspace, { recursive: true, force: true }));

  it.each(PLANTED.map((planted, index) => ({ ...planted, index })))(
    'report violation $index, of $rule in $file',
    ({ rule, message = '', index }) => {
      expect(reported[index]?.map((report) => report.rule)).toContain(rule);
      expect(reported[index]?.find((report) => report.rule === rule)?.message).toContain(message);
    },
  );

  it.each(LONGEST.map(({ file }, index) => ({ file, index: PLANTED.length + index })))(
    'permit the maximum number of lines in $file',
    ({ index }) => {
      expect(reported[index]?.filter(({ rule }) => rule === 'max-lines')).toEqual([]);
    },
  );
});
