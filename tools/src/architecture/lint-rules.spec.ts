import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Planted {
  rule: string;
  file: string;
  code: string;
}

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
  {
    rule: 'max-lines',
    file: 'backend/src/modules/jobs/planted.use-case.ts',
    code: 'export const a = 1;\n'
      .repeat(161)
      .replace(/const a/g, () => `const a${Math.random().toString(36).slice(2)}`),
  },
  { rule: 'max-lines', file: 'frontend/src/pages/landing/components/Planted.tsx', code: 'export {};\n'.repeat(331) },
  {
    rule: 'max-params',
    file: 'libs/contract/src/planted.ts',
    code: 'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1, g: 1): number[] => [a, b, c, d, e, g];',
  },
  {
    rule: 'local/injected-parameters',
    file: 'backend/src/modules/jobs/planted.use-case.ts',
    code: 'export class Planted { constructor(readonly all: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1) {} }',
  },
  {
    rule: 'local/injected-parameters',
    file: 'backend/src/modules/jobs/planted.use-case.ts',
    code: 'export class Planted { add(a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1) { return [a, b, c, d, e, f, g]; } }',
  },
  {
    rule: 'local/one-language-list',
    file: 'libs/contract/src/planted.ts',
    code: "export const spoken = ['en', 'hi', 'kn'] as const;",
  },
  { rule: 'local/file-name', file: 'backend/src/modules/jobs/jobUtils.ts', code: 'export {};' },
  { rule: 'local/file-name', file: 'libs/contract/src/utils.ts', code: 'export {};' },
  { rule: 'local/file-name', file: 'libs/contract/src/index.ts', code: 'export {};' },
  {
    rule: 'local/no-literal-text',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: 'export const Planted = () => <p>Find work</p>;',
  },
  {
    rule: 'local/no-literal-text',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: 'export const Planted = () => <img alt="A street corner" />;',
  },
  ...['type="number"', "type={'number'}", "inputProps={{ type: 'number' }}"].map((attribute) => ({
    rule: 'local/no-number-field',
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
    rule: 'local/supported-api',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `const work = () => 1;\nexport const planted = () => [work, ${call}];`,
  })),
  ...["'/api/my-jobs'", '`/api/jobs/${job}/applications`', '<a href="/api/logout" />'].map((address) => ({
    rule: 'local/no-call-address',
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
    rule: 'local/no-own-colour',
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
    rule: 'local/text-size',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `export const planted = (width: string) => [width, ${element}];`,
  })),
  ...["[place, shop].join(' · ')", '`${shop} · ${place}`', '<p>{shop} · {place}</p>'].map((line) => ({
    rule: 'local/no-own-separator',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `export const planted = (shop: string, place: string) => [shop, place, ${line}];`,
  })),
  ...['new Date()', 'Date.now()'].map((moment) => ({
    rule: 'local/server-time',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `export const moment = ${moment};`,
  })),
  ...[
    "await page.goto('/api/login?role=employer');",
    'await page.goto(`/api/login?role=${role}`);',
    'await giveCode(page, t, outbox, email);',
    'await employer.signInOnScreen();',
    "await page.getByRole('button', { name: t('auth:signIn.signIn') }).click();",
  ].map((code) => ({ rule: 'local/sign-in-by-request', file: 'frontend/e2e/planted.spec.ts', code })),
  ...['Dialog', 'Drawer', 'Menu', 'Modal', 'Popover', 'SwipeableDrawer'].map((name) => ({
    rule: 'no-restricted-imports',
    file: 'frontend/src/pages/landing/components/Planted.tsx',
    code: `import Planted from '@mui/material/${name}';\nexport const overlay = Planted;`,
  })),
  { rule: 'no-restricted-syntax', file: 'libs/contract/src/planted.ts', code: "export * from './limits.js';" },
  {
    rule: 'no-restricted-syntax',
    file: 'libs/contract/src/planted.ts',
    code: "export enum Side { Seeker = 'seeker' }",
  },
  {
    rule: '@typescript-eslint/no-explicit-any',
    file: 'libs/contract/src/planted.ts',
    code: 'export const read = (value: any): string => String(value);',
  },
  {
    rule: '@typescript-eslint/no-unused-vars',
    file: 'libs/contract/src/planted.ts',
    code: 'const forgotten = 1;\nexport {};',
  },
  {
    rule: '@nx/enforce-module-boundaries',
    file: 'frontend/src/shared/ui/Planted.tsx',
    code: "import { BRAND } from '../../../../libs/contract/src/platform/brand';\nexport const brand = BRAND;",
  },
  {
    rule: '@nx/enforce-module-boundaries',
    file: 'frontend/src/shared/ui/Planted.tsx',
    code: "import { interpretQuery } from '@nukkad/language/query-interpretation';\nexport const read = interpretQuery;",
  },
  {
    rule: '@nx/enforce-module-boundaries',
    file: 'tools/src/checks/planted.ts',
    code: "import { mean } from '../../lab/src/bench/figures.js';\nexport const average = mean;",
  },
  {
    rule: '@nx/enforce-module-boundaries',
    file: 'tools/lab/src/bench/planted.ts',
    code: "import { ROOT } from '../../../src/start/workspace.js';\nexport const root = ROOT;",
  },
  {
    rule: '@nx/enforce-module-boundaries',
    file: 'libs/contract/src/planted.ts',
    code: "import { screenMessage } from '@nukkad/screening/message-screen';\nexport const screen = screenMessage;",
  },
];

describe('the lint rules of the product', () => {
  let reported: string[][];

  beforeAll(() => {
    // the project boundaries are judged by the cached project graph
    spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], { cwd: ROOT });
    const script = fileURLToPath(new URL('../../architecture/lint-planted.mjs', import.meta.url));
    const { stdout, stderr } = spawnSync(process.execPath, [script], {
      cwd: ROOT,
      input: JSON.stringify(PLANTED),
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false' },
    });
    if (!stdout.includes('RESULT')) throw new Error(stderr);
    reported = JSON.parse(stdout.split('RESULT')[1] ?? '[]') as string[][];
  });

  it.each(PLANTED.map((planted, index) => ({ ...planted, index })))('report $rule in $file', ({ rule, index }) => {
    expect(reported[index]).toContain(rule);
  });
});
