import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../../architecture/fixtures/', import.meta.url));

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[]; totalCruised: number };
}

/** Names of the rules that the tree in `folder` breaks. */
function brokenRules(folder: string): string[] {
  const cruise = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [cruise, '--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', 'backend/src'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  const { summary } = JSON.parse(stdout) as Report;
  expect(summary.totalCruised).toBeGreaterThan(0);
  return [...new Set(summary.violations.map((violation) => violation.rule.name))];
}

/** A planted tree on its own, away from the product's. */
function planted<T>(name: string, look: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-planted-'));
  try {
    cpSync(join(FIXTURES, name), folder, { recursive: true });
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the boundaries of the backend', () => {
  it.each([
    ['cycle', 'no-cycles'],
    ['unresolvable', 'no-unresolvable'],
    ['private-internals', 'modules-by-their-door'],
    ['graph', 'graph-users'],
    ['graph-upwards', 'graph-notifications'],
    ['graph-messaging', 'graph-messaging'],
    ['unknown-module', 'known-modules'],
    ['common-to-module', 'common-owns-no-domain'],
    ['controller-to-repository', 'controllers-call-use-cases'],
    ['source-to-test', 'source-imports-no-tests'],
  ])('report the planted %s', (fixture, rule) => {
    expect(planted(fixture, brokenRules)).toContain(rule);
  });

  it('hold in the product', () => {
    expect(brokenRules(ROOT)).toEqual([]);
  });
});
