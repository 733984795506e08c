import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stringify } from 'yaml';

const MONITORING = fileURLToPath(new URL('../../../../../docs/monitoring/', import.meta.url));

interface Dashboard {
  panels: { title: string; targets: { expr: string; refId: string }[] }[];
}

/** Runs the tool of Prometheus; it must be installed (Debian: the package prometheus). */
function runPromtool(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { encoding: 'utf8' });
  return { status, output: error ? error.message : `${stdout}${stderr}` };
}

describe('the monitoring, by promtool', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nukkad-promtool-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Checks expressions as the rules of a file. */
  const checkExpressions = (expressions: readonly string[]): ReturnType<typeof runPromtool> => {
    const rules = expressions.map((expr, index) => ({ record: `panel:${index}`, expr }));
    const file = join(folder, 'rules.yaml');
    writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules }] }));
    return runPromtool('check', 'rules', file);
  };

  it('has valid alert rules', () => {
    const { status, output } = runPromtool('check', 'rules', join(MONITORING, 'alerts.yaml'));
    expect(output).toMatch(/SUCCESS: \d+ rules found/);
    expect(status).toBe(0);
  });

  it('raises alerts in the cases of alerts.test.yaml', () => {
    const { status, output } = runPromtool('test', 'rules', join(MONITORING, 'alerts.test.yaml'));
    expect(output).toMatch(/SUCCESS/);
    expect(status).toBe(0);
  });

  it('has valid expressions in every panel of the dashboard', () => {
    const { panels } = JSON.parse(readFileSync(join(MONITORING, 'dashboard.json'), 'utf8')) as Dashboard;
    const expressions = [...new Set(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))];
    expect(expressions.length).toBeGreaterThan(5);
    const { status, output } = checkExpressions(expressions);
    expect(output).toContain(`SUCCESS: ${expressions.length} rules found`);
    expect(status).toBe(0);
  });

  it('would refuse an expression that Prometheus cannot read', () => {
    expect(checkExpressions(['sum(rate(x[5m])']).status).not.toBe(0);
  });
});
