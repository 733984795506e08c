import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { UserError, userMessageOf } from '@nukkad/tools/start/user-error';
import { loadBackend } from './backend.js';
import { percentile } from './figures.js';
import { type BenchCall, BUSIEST, HEALTH, LIMITS } from './http-calls.js';
import { type HttpMarket, openMarket, startBareNest } from './http-market.js';
import { load, type LoadResult } from './load.js';
import { describeMachine } from './machine.js';
import { cpuOf, listTree } from './process-cpu.js';

const USAGE =
  'npm run bench:http -- [--engine native|embedded] [--seconds 3] [--rounds 6] [--against <folder of another built commit with the same migrations>]';
const CONNECTIONS = [1, 8, 32, 200];
/** Calls of a path before the first measurement, until its code is compiled; and in each round. */
const WARM_UP = 400;
const CALLS_PER_ROUND = 200;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const digits = (value: number, count = 2): string => (Number.isFinite(value) ? value.toFixed(count) : '-');

/** A path on a port: a call of the product, or the bare handler. */
interface Target {
  name: string;
  port: number;
  path: string;
  cookies: string[];
}

/** Results of calls one after the other; processor milliseconds are per call. */
interface Alone {
  times: number[];
  server: number;
  database: number;
  calls: number;
}

function callOnce(agent: Agent, { port, path, cookies, name }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path, headers: { cookie: cookies[0] } }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new UserError(`${name} was answered with status ${answer.statusCode}.`));
      });
    }).on('error', reject);
  });
}

/**
 * Makes the calls one after the other on one connection, in rounds in which each target has its turn: other load of the
 * machine affects all alike.
 */
async function measureAlone(
  targets: readonly Target[],
  rounds: number,
  processesOf: (target: Target) => ReturnType<HttpMarket['listProcesses']>,
): Promise<Map<Target, Alone>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const results = new Map<Target, Alone>(
    targets.map((target) => [target, { times: [], server: 0, database: 0, calls: 0 }]),
  );
  for (const target of targets) for (let n = 0; n < WARM_UP; n++) await callOnce(agent, target);
  for (let round = 0; round < rounds; round++) {
    for (const [target, result] of results) {
      const { server, database } = processesOf(target);
      const before = { server: cpuOf(server), database: cpuOf(database) };
      for (let n = 0; n < CALLS_PER_ROUND; n++) {
        const startedAt = performance.now();
        await callOnce(agent, target);
        result.times.push(performance.now() - startedAt);
      }
      result.server += cpuOf(server) - before.server;
      result.database += cpuOf(database) - before.database;
      result.calls += CALLS_PER_ROUND;
    }
  }
  agent.destroy();
  return results;
}

function reportAlone(results: ReadonlyMap<Target, Alone>, health: Target): boolean {
  const median = (target: Target): number => percentile(results.get(target)!.times, 0.5);
  /** Returns the health check of the same build; the bare handler has none. */
  const healthOf = ({ port }: Target): Target =>
    [...results.keys()].find((target) => target.path === health.path && target.port === port) ?? health;
  const ofHealth = (target: Target): number => median(target) / median(healthOf(target));
  write('\none connection, one call after the other; processor time per call');
  write(
    formatTable([
      ['call', 'p50 ms', 'p99 ms', 'of health', 'server ms', 'database ms'],
      ...[...results].map(([target, { times, server, database, calls }]) => [
        target.name,
        digits(median(target)),
        digits(percentile(times, 0.99)),
        digits(ofHealth(target)),
        digits(server / calls),
        digits(database / calls),
      ]),
    ]),
  );
  const verdicts = LIMITS.map(({ path, ofHealth: limit }) => {
    const target = [...results.keys()].find((one) => one.path === path)!;
    return { path, measured: ofHealth(target), limit };
  });
  write('');
  write(
    formatTable([
      ['p50, of the health check', 'measured', 'target', ''],
      ...verdicts.map(({ path, measured, limit }) => [
        path,
        digits(measured),
        `≤ ${limit}`,
        measured <= limit ? 'met' : 'MISSED',
      ]),
    ]),
  );
  return verdicts.every(({ measured, limit }) => measured <= limit);
}

const cells = ({ times, refused, failures }: LoadResult, seconds: number): string[] => [
  digits(times.length / seconds, 0),
  digits(percentile(times, 0.5), 1),
  digits(percentile(times, 0.99), 1),
  String(refused),
  String(Object.values(failures).reduce((sum, count) => sum + count, 0)),
];

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'native' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '6' },
      against: { type: 'string' },
    },
  });
  const { engine } = values;
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
  const against = values.against ?? null;
  if ((engine !== 'native' && engine !== 'embedded') || !(seconds > 0) || !(rounds > 0)) throw new UserError(USAGE);
  if (against !== null && engine !== 'native') throw new UserError(USAGE);
  const market = await openMarket(engine, await loadBackend(), against);
  try {
    const bareNest = await startBareNest();
    try {
      const targetOf = ({ path, caller }: BenchCall): Target => ({
        ...{ name: path, path, port: market.port },
        cookies: market.cookies[caller],
      });
      const bare: Target = { name: 'bare Nest handler', port: bareNest.port, path: '/bare', cookies: [''] };
      const health = targetOf(HEALTH);
      const { other } = market;
      // each beside the same call of the other commit, so that the load of the machine is that of both
      const isOfOther = new Set<Target>();
      const withOther = (target: Target): Target[] => {
        if (!other) return [target];
        const before = { ...target, name: `${target.name}, other`, port: other.port };
        isOfOther.add(before);
        return [target, before];
      };
      const targets = [bare, ...withOther(health), ...BUSIEST.map(targetOf).flatMap(withOther)];
      write(`${describeMachine()}, ${engine} engine`);
      const results = await measureAlone(targets, rounds, (target) =>
        target === bare
          ? { server: [String(bareNest.pid)], database: [] }
          : { ...market.listProcesses(), ...(other && isOfOther.has(target) && { server: listTree(other.pid) }) },
      );
      const isMet = reportAlone(results, health);
      for (const connections of CONNECTIONS) {
        const rows: string[][] = [];
        for (const target of targets) {
          const { port, path, cookies, name } = target;
          const result = await load({ port, connections, seconds, paths: [path], cookies, patient: false });
          rows.push([name, ...cells(result, seconds)]);
        }
        write(`\n${connections} connections`);
        write(formatTable([['call', 'a second', 'p50 ms', 'p99 ms', 'refused', 'failed'], ...rows]));
      }
      return isMet;
    } finally {
      await bareNest.stop();
    }
  } finally {
    await market.stop();
  }
}

main().then(
  (isMet) => process.exit(isMet ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
