import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@nukkad/tools/native-engines/native-cluster';
import { formatTable } from '@nukkad/tools/reports/text-table';
import { userMessageOf, UserError } from '@nukkad/tools/start/user-error';
import { ROOT } from '@nukkad/tools/start/workspace';
import { describeMachine } from '../bench/machine.js';
import { workerId } from '../bench/worker-market.js';
import { loadFaultMarket } from '../faults/fault-market.js';
import type { Fault } from '../faults/faults.js';
import type { Violation } from '../faults/history-checker.js';
import type { HireLoadPeople } from '../faults/hire-load.js';
import { startKillablePostgres } from '../faults/killable-postgres.js';
import { type FaultReport, runFault } from '../faults/run-fault.js';
import { type Cluster, requirePrograms, startCluster } from './cluster.js';
import { CLUSTER_FAULTS, type ClusterFault, engineOf, faultOf } from './cluster-faults.js';
import { OutageWatch } from './outage-watch.js';
import { PictureLoad } from './picture-load.js';
import { query } from './replicated-postgres.js';
import { runAtExit } from '../bench/run-at-exit.js';

const TEMPLATE = 'nukkad_cluster';
const SECONDS = '30';
/** Number of sessions that the probes use in turn, so that no limit of one session counts. */
const PROBING_WORKERS = 5000;
/** Time after the fault in which an outage still counts. */
const AFTER_MS = 5000;
const VIOLATIONS_SHOWN = 10;
const SEARCH = '/api/ai-jobs?latitude=12.9756&longitude=77.6066';
const USAGE = 'npm run test:cluster -- [--only NAME]... [--seconds 30]';

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Returns the probe of a fault. */
function probeOf({ measure }: ClusterFault, front: number, databaseUrl: string, people: HireLoadPeople) {
  let turn = 0;
  if (measure === 'tasks') {
    let newest = '';
    return async (): Promise<boolean> => {
      const [row] = await query<{ newest: string }>(databaseUrl, 'SELECT max(done_at)::text AS newest FROM outbox');
      const isNewer = row !== undefined && row.newest > newest;
      newest = row?.newest ?? newest;
      return isNewer;
    };
  }
  return async (signal: AbortSignal): Promise<boolean> => {
    const cookie = people.cookieOfWorker(workerId(turn++ % PROBING_WORKERS));
    const [path, method] = measure === 'search' ? [SEARCH, 'GET'] : ['/api/notifications/read-all', 'POST'];
    const headers = { Cookie: cookie, 'X-Requested-With': 'fetch' };
    const response = await fetch(`http://127.0.0.1:${front}${path}`, { method, headers, signal });
    await response.arrayBuffer();
    return response.ok;
  };
}

interface Measured {
  outageMs: number;
  failed: number;
  probes: number;
}

/** Runs one fault under load; returns its report, and the outage from the start of the load until after the fault. */
async function runMeasured(
  fault: ClusterFault,
  cluster: Cluster,
  run: Omit<Parameters<typeof runFault>[1], 'surroundings'> & { database: string },
): Promise<{ report: FaultReport; measured: Measured }> {
  const surroundings = cluster.surroundings(run.database, fault);
  let measured: Measured = { outageMs: Infinity, failed: 0, probes: 0 };
  const plain = faultOf(fault, cluster);
  const found: Violation[] = [];
  const watched: Fault = {
    ...plain,
    strike: async (scene) => {
      const watch = new OutageWatch(probeOf(fault, surroundings.front, run.databaseUrl, run.people));
      const pictures = fault.hasBucket
        ? new PictureLoad(surroundings.front, (account) =>
            run.people.cookieOfWorker(workerId(PROBING_WORKERS + account)),
          )
        : null;
      await plain.strike(scene);
      await sleep(AFTER_MS);
      measured = await watch.stop();
      const result = await pictures?.stop();
      if (!result) return;
      run.note(`${result.acknowledged} of ${result.uploads} pictures were stored, and are readable`);
      found.push(...result.violations);
    },
  };
  const report = await runFault(watched, { ...run, surroundings });
  return { report: { ...report, violations: [...found, ...report.violations] }, measured };
}

function readOptions(args: readonly string[]): { faults: readonly ClusterFault[]; loadSeconds: number } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string', default: SECONDS },
    },
  });
  const names = CLUSTER_FAULTS.map(({ name }) => name);
  const unknown = values.only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new UserError(`There is no fault ${unknown}, but ${names.join(', ')}. ${USAGE}`);
  const loadSeconds = Number(values.seconds);
  if (!Number.isInteger(loadSeconds) || loadSeconds < 10) throw new UserError(USAGE);
  const faults = CLUSTER_FAULTS.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
  return { faults, loadSeconds };
}

async function main(): Promise<boolean> {
  const { faults, loadSeconds } = readOptions(process.argv.slice(2));
  requirePrograms(faults);
  const program = join(ROOT, 'backend', 'bundle', 'main.js');
  const postgres = await startKillablePostgres();
  runAtExit(() => postgres.stop());
  write(`${describeMachine()}; HAProxy, two servers, two workers, PgBouncer, PostgreSQL with standby and read replica`);
  const { url: template } = await openDatabase(postgres, TEMPLATE, false);
  const people = await loadFaultMarket(program, template);
  const cluster = await startCluster(postgres, faults);
  const results: string[][] = [];
  for (const [index, fault] of faults.entries()) {
    write(`\n${fault.name}: ${fault.title}`);
    const database = `nukkad_cluster_${index + 1}`;
    await openDatabase(postgres, database, false, TEMPLATE);
    const startedAt = performance.now();
    const { report, measured } = await runMeasured(fault, cluster, {
      ...{
        program,
        engine: engineOf(fault),
        seed: index + 1,
        seconds: loadSeconds,
        postgres,
        redis: null,
        people,
        database,
      },
      databaseUrl: cluster.databaseUrl(database),
      note: (what) => write(`${seconds(performance.now() - startedAt).padStart(9)}  ${what}`),
    });
    for (const { invariant, what } of report.violations.slice(0, VIOLATIONS_SHOWN)) write(`${invariant}: ${what}`);
    const isMet = measured.outageMs <= fault.targetMs && report.violations.length === 0;
    results.push([
      ...[fault.name, seconds(measured.outageMs), seconds(fault.targetMs)],
      ...[`${measured.failed} of ${measured.probes}`, String(report.violations.length), isMet ? 'met' : 'MISSED'],
    ]);
  }
  write(`\n${formatTable([['fault', 'outage', 'target', 'failed probes', 'lost or doubled', 'result'], ...results])}`);
  return results.every((row) => row.at(-1) === 'met');
}

main().then(
  (isMet) => process.exit(isMet ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${userMessageOf(error)}\n`);
    process.exit(1);
  },
);
