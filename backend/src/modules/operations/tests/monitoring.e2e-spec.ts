import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGE_CHANNELS } from '@nukkad/contract/platform/operations';
import { parse } from 'yaml';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { metrics } from '../../../common/observability/metrics.js';
import { definedTasks } from '../../../common/queue/task.js';
import { PAYMENT_ALARMS } from '../../payments/records/payment-alarms.js';
import { saveDeadLetter } from './dead-letter.factory.js';
import { readMetrics } from '../../../start/read-metrics.js';

const read = (file: string): string =>
  readFileSync(new URL(`../../../../../docs/monitoring/${file}`, import.meta.url), 'utf8');

const AlertsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[smhd]$/),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string().endsWith('.') }),
        }),
      ),
    }),
  ),
});
const DashboardSchema = z.looseObject({
  uid: z.literal('nukkad'),
  schemaVersion: z.number(),
  panels: z.array(
    z.looseObject({
      id: z.int(),
      title: z.string(),
      gridPos: z.strictObject({ h: z.int(), w: z.int().max(24), x: z.int().max(23), y: z.int() }),
      targets: z.array(z.looseObject({ expr: z.string(), refId: z.string() })).min(1),
    }),
  ),
});

/** Words of PromQL that are followed by a list of labels, or that are none of the product's. */
const WORDS =
  /\b(?:sum|max|min|avg|rate|increase|histogram_quantile|vector|and|or|unless|on|by|without|le)\b(?:\s*\([a-z_, ]*\)(?=\s*\())?/g;

/** The names of metrics in an expression: what is left without labels, ranges, functions and numbers. */
const namesIn = (expression: string): string[] => {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|\boffset \d+[smhd]/g, ' ')
    .replace(/\b(?:by|on|without)\s*\([^)]*\)/g, ' ')
    .replace(WORDS, ' ');
  return bare.match(/[a-z_][a-z0-9_]*/g) ?? [];
};

const isBalanced = (expression: string): boolean => {
  const brackets = expression.replace(/"[^"]*"/g, '').match(/[()[\]{}]/g) ?? [];
  const open: string[] = [];
  const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
  return (
    brackets.every((bracket) => (pairs[bracket] ? open.pop() === pairs[bracket] : open.push(bracket))) &&
    open.length === 0
  );
};

describe('the rules and the dashboard for Prometheus', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const alerts = AlertsSchema.parse(parse(read('alerts.yaml')));
  const dashboard = DashboardSchema.parse(JSON.parse(read('dashboard.json')));
  const rules = alerts.groups.flatMap((group) => group.rules);
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];

  it.each([...new Set(expressions)])('name metrics that the product has: %s', async (expression) => {
    const known = new Set((await metrics.getMetricsAsJSON()).map(({ name }) => name));
    const names = namesIn(expression);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
    expect(isBalanced(expression)).toBe(true);
  });

  it('would fail for a metric that does not exist, and for a bracket that is not closed', async () => {
    expect(namesIn('sum by (queue) (rate(no_such_metric{a="b"}[5m])) > 1')).toEqual(['no_such_metric']);
    expect(isBalanced('sum(rate(x[5m])')).toBe(false);
  });

  it('have an alert once, and panels that do not overlap', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(new Set(dashboard.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(dashboard.panels.length);
  });

  it('show every metric of the product itself', async () => {
    const own = (await metrics.getMetricsAsJSON())
      .map(({ name }) => name)
      .filter((name) => !/^(?:nodejs|process)_/.test(name));
    const shown = new Set(expressions.flatMap(namesIn).map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
    const COUNTED_APART = ['payment_foreign_events_total', 'payment_refused_events_total'];
    expect(own.filter((name) => !shown.has(name) && !COUNTED_APART.includes(name))).toEqual([]);
  });

  it('start each counter of an alert at 0, so that its first event is an increase', async () => {
    const text = await metrics.metrics();
    const zeroes = [
      ...PAYMENT_ALARMS.map((alarm) => `payment_alarms_total{alarm="${alarm}"}`),
      ...MESSAGE_CHANNELS.map((channel) => `message_deliveries_total{channel="${channel}",state="sent"}`),
      ...['asked', 'nobody'].map((result) => `dispatch_waves_total{result="${result}"}`),
      ...[...definedTasks()].map((task) => `task_dead_letters_total{task="${task}"}`),
    ];
    expect(zeroes.filter((metric) => !text.includes(`\n${metric} `))).toEqual([]);
  });

  it('compare the float with its limit over all processes', () => {
    const [low] = rules.filter(({ alert }) => alert === 'FloatLow');
    expect(low?.expr).toMatch(/^min\(.*\) < max\(.*\)$/);
  });

  it('have an alert about each kind of payments that wait, and about each balance', async () => {
    const text = await readMetrics(test.app);
    const labels = [...text.matchAll(/^payment_(?:waiting|balance_paise)\{\w+="(\w+)"\}/gm)].map(([, label]) => label!);
    expect(labels.length).toBeGreaterThan(10);
    const judged = rules.map(({ expr }) => expr).join('\n');
    expect(labels.filter((label) => !new RegExp(`["|]${label}["|]`).test(judged))).toEqual([]);
  });

  it('read the queues, the connections and the balances when somebody asks', async () => {
    await saveDeadLetter(test.dataSource);
    const text = await readMetrics(test.app);
    expect(text).toMatch(/^queue_tasks\{queue="\w+",state="dead"\} 1$/m);
    expect(text).toMatch(/^queue_overdue_seconds\{queue="\w+"\} 0$/m);
    expect(text).toMatch(/^payment_balance_paise\{balance="float_limit"\} [1-9]\d+$/m);
    expect(text).toMatch(/^database_pool_connections\{state="idle"\} \d+$/m);
  });
});
