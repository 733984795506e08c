import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { userMessageOf } from '@nukkad/tools/start/user-error';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { loadBackend } from './backend.js';
import { startProduct } from './bench-product.js';
import { percentile } from './figures.js';
import { load, type LoadResult, type LoadSettings } from './load.js';
import { describeMachine } from './machine.js';

const CONNECTIONS = [10, 50, 200, 800];
const TARGETS = { ofBest: 0.9, p99: 1500, health: 200 } as const;
const HEALTH_EVERY_MS = 100;
const SESSIONS = 40;
const WARM_UP_SECONDS = 5;
const PLACE = 'latitude=12.9716&longitude=77.5946';
const PATHS = [
  '/api/auth/user',
  `/api/ai-jobs?${PLACE}`,
  '/api/jobs',
  `/api/hot-jobs?${PLACE}`,
  '/api/notifications',
  '/api/places?query=Indiranagar',
  '/api/my-applications',
  `/api/ai-jobs?${PLACE}&search=cook`,
];

/** Results for one number of connections; times in milliseconds. */
interface Measured extends LoadResult {
  connections: number;
  perSecond: number;
  refusedPerSecond: number;
  health: number[];
}

/** Puts load on the server, and checks its liveness and readiness meanwhile. */
async function measure(settings: LoadSettings): Promise<Measured> {
  const health: number[] = [];
  let isOver = false;
  const probing = (async () => {
    for (let turn = 0; !isOver; turn++, await sleep(HEALTH_EVERY_MS)) {
      const startedAt = performance.now();
      const path = turn % 2 ? 'ready' : 'live';
      const answer = await fetch(`http://127.0.0.1:${settings.port}/api/health/${path}`);
      await answer.text();
      health.push(answer.ok ? performance.now() - startedAt : Infinity);
    }
  })();
  const result = await load(settings);
  isOver = true;
  await probing;
  return {
    ...result,
    connections: settings.connections,
    perSecond: result.times.length / settings.seconds,
    refusedPerSecond: result.refused / settings.seconds,
    health,
  };
}

function report(all: readonly Measured[], write: (line: string) => void): boolean {
  const ms = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : 'none');
  const best = Math.max(...all.map(({ perSecond }) => perSecond));
  const largest = all.at(-1)!;
  const figures = {
    ofBest: largest.perSecond / best,
    p99: percentile(largest.times, 0.99),
    health: percentile(largest.health, 0.99),
  };
  const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
  write(`\n${describeMachine()}\n`);
  write(
    formatTable([
      [
        'connections',
        'answered a second',
        'refused a second',
        'p50 ms',
        'p99 ms',
        'health p50 ms',
        'health p99 ms',
        'failed',
      ],
      ...all.map((one) => [
        String(one.connections),
        one.perSecond.toFixed(0),
        one.refusedPerSecond.toFixed(0),
        ms(percentile(one.times, 0.5)),
        ms(percentile(one.times, 0.99)),
        ms(percentile(one.health, 0.5)),
        ms(percentile(one.health, 0.99)),
        String(Object.values(one.failures).reduce((sum, count) => sum + count, 0)),
      ]),
    ]),
  );
  for (const { failures } of all)
    for (const [what, count] of Object.entries(failures)) write(`${count} times: ${what}`);
  write('');
  const met = [figures.ofBest >= TARGETS.ofBest, figures.p99 <= TARGETS.p99, figures.health < TARGETS.health];
  write(
    formatTable([
      [`with ${largest.connections} connections`, 'measured', 'target', ''],
      ['answered, of the best', figures.ofBest.toFixed(2), `≥ ${TARGETS.ofBest}`, verdict(met[0]!)],
      ['p99 of what is answered, ms', ms(figures.p99), `≤ ${TARGETS.p99}`, verdict(met[1]!)],
      ['p99 of health, ms', ms(figures.health), `< ${TARGETS.health}`, verdict(met[2]!)],
    ]),
  );
  return met.every(Boolean);
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '15' }, patient: { type: 'boolean', default: false } },
  });
  const write = (line: string): void => void process.stdout.write(`${line}\n`);
  const backend = await loadBackend();
  const product = await startProduct();
  try {
    const tokens = await product.withDatabase(async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM users WHERE role <> 'employer' LIMIT ${SESSIONS}`,
      );
      const opened = rows.map(({ id }) => `overload-${id}`);
      await client.query(
        `INSERT INTO sessions (id, user_id, expires_at)
         SELECT id, user_id, now() + interval '1 day' FROM unnest($1::text[], $2::uuid[]) AS opened (id, user_id)
         ON CONFLICT DO NOTHING`,
        [opened.map((token) => backend.hashToken(token)), rows.map(({ id }) => id)],
      );
      return opened;
    });
    const settings = {
      port: product.port,
      seconds: Number(values.seconds),
      paths: PATHS,
      cookies: tokens.map((token) => `sid=${token}`),
      patient: values.patient,
    };
    await load({ ...settings, connections: 10, seconds: WARM_UP_SECONDS });
    const measured: Measured[] = [];
    for (const connections of CONNECTIONS) {
      measured.push(await measure({ ...settings, connections }));
      write(`${connections} connections: done`);
    }
    return report(measured, write);
  } finally {
    await product.stop();
  }
}

main().then(
  (met) => process.exit(met ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
