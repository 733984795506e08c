import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.js';
import { namesOf } from './names.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COPIED = [
  'backend/src',
  'backend/test',
  'backend/package.json',
  'backend/tsconfig.json',
  'backend/tsconfig.app.json',
  'backend/tsconfig.test.json',
  'frontend/src',
  'frontend/package.json',
  'frontend/.dependency-cruiser.cjs',
  'frontend/tsconfig.json',
  'libs',
  'tools/lint',
  '.oxlintrc.json',
  'tsconfig.base.json',
  '.dependency-cruiser.cjs',
  'package.json',
  'nx.json',
  'openapi.yaml',
];

let workspace: string;
let made: string[];

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'nukkad-generated-'));
  for (const path of COPIED) {
    cpSync(join(ROOT, path), join(workspace, path), {
      recursive: true,
      // no tool that runs here reads texts
      filter: (from) => !/\/(dist|node_modules|locales)(\/|$)/.test(from),
    });
  }
  for (const packages of ['node_modules', 'backend/node_modules', 'frontend/node_modules']) {
    symlinkSync(join(ROOT, packages), join(workspace, packages));
  }
  made = [
    ...generate(workspace, 'module', ['payroll']),
    ...generate(workspace, 'use-case', ['payroll', 'pay-wage']),
    ...generate(workspace, 'feature', ['payroll']),
  ];
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

function runTool(args: string[]): { output: string; succeeded: boolean } {
  const result = spawnSync(process.execPath, args, { cwd: workspace, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { output: `${result.stdout}${result.stderr}`, succeeded: result.status === 0 };
}

/** Returns the output of a tool of the workspace if it fails; empty if it succeeds. */
function complaints(args: string[]): string {
  const { output, succeeded } = runTool(args);
  return succeeded ? '' : output;
}

describe('generated code', () => {
  it('uses the names of the layout', () => {
    expect(made).toContain('backend/src/modules/payroll/payroll.module.ts');
    expect(made).toContain('backend/src/modules/payroll/pay-wage.use-case.ts');
    expect(made).toContain('backend/src/modules/payroll/tests/pay-wage.e2e-spec.ts');
    expect(made).toContain('frontend/src/features/payroll/components/Payroll.tsx');
    expect(readFileSync(join(workspace, 'backend/src/modules/payroll/pay-wage.use-case.ts'), 'utf8')).toContain(
      'class PayWageUseCase',
    );
  });

  // with all its imports, and nothing else
  it.each([
    ['backend', 'tsconfig.test.json', 'modules/payroll/tests/pay-wage.e2e-spec.ts'],
    ['frontend', 'tsconfig.json', 'features/payroll/components/Payroll.tsx'],
  ])('passes the compiler (%s/%s)', (project, configuration, file) => {
    const folder = file.split('/').slice(0, 2).join('/');
    const generated = join(workspace, project, 'tsconfig.generated.json');
    writeFileSync(generated, JSON.stringify({ extends: `./${configuration}`, include: [`src/${folder}`] }));
    const args = [
      'node_modules/typescript-7/bin/tsc',
      ...['-p', generated, '--noEmit', '--emitDeclarationOnly', 'false', '--listFiles'],
      ...['--composite', 'false', '--incremental', 'false', '--checkers', '1'],
    ];
    const lines = runTool(args).output.split('\n');
    expect(lines).toContain(realpathSync(join(workspace, project, 'src', file)));
    expect(lines.filter((line) => /error TS/.test(line) && /payroll|pay-wage/i.test(line))).toEqual([]);
  });

  it('respects the boundaries', () => {
    const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
    expect(complaints([cruise, '--config', '.dependency-cruiser.cjs', 'backend/src/modules/payroll'])).toBe('');
  });

  it('passes the linter', () => {
    const linter = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--threads', '1'];
    expect(complaints([...linter, 'backend/src/modules/payroll', 'frontend/src/features/payroll'])).toBe('');
  });

  it('never overwrites existing files', () => {
    expect(() => generate(workspace, 'module', ['payroll'])).toThrow(/stands already; nothing was written/);
  });

  it.each([
    ['module', ['Pay Roll']],
    ['module', []],
    ['screen', ['x']],
    ['use-case', ['payroll']],
  ])('refuses %s %j with a sentence', (kind, names) => {
    expect(() => generate(workspace, kind, names)).toThrow(/kebab-case|Use: npm run generate/);
  });
});

describe('namesOf', () => {
  it('returns the forms of a name', () => {
    expect(namesOf('respond-to-job-request')).toEqual({
      kebab: 'respond-to-job-request',
      camel: 'respondToJobRequest',
      pascal: 'RespondToJobRequest',
    });
  });
});
