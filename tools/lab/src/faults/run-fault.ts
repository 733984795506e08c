import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../bench/figures.js';
import type { NativeRedis } from '@nukkad/tools/native-engines/native-redis';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { startDuplicateDeliveries } from './duplicate-deliveries.js';
import type { Engine } from './fault-options.js';
import type { Fault } from './faults.js';
import { LatenessWatch, readFinalState, unsettled } from './final-state.js';
import { HireLoad, type HireLoadPeople } from './hire-load.js';
import { LoadCalls } from './load-calls.js';
import { MoneyLoad } from './money-load.js';
import { type MoneyState, readMoney, settleMoney } from './money-state.js';
import { checkHistory, type Violation } from './history-checker.js';
import type { KillablePostgres } from './killable-postgres.js';
import { startMailSink } from './mail-sink.js';
import { type Operation, OperationHistory, type Outcome } from './operation-history.js';
import { SimulatedProvider } from './simulated-provider.js';
import { SupervisedProcess } from './supervised-process.js';

const SKEWED_CLOCK = new URL('./skewed-clock.js', import.meta.url).href;
const SETTLED_WITHIN_MS = 60_000;
const UP_WITHIN_MS = 30_000;
const POLL_INTERVAL_MS = 500;
const LOAD_AFTER_MS = 5000;

/** The addresses of the programs around the processes. */
export interface Surroundings {
  /** Ports on which the balancer expects the two servers, and its own. */
  apiPorts: readonly [number, number];
  front: number;
  /** Returns the address of the database for a process, and its further settings. */
  connectionsOf(process: string): { databaseUrl: string; environment: Record<string, string> };
}

/** Requirements of one run beside its fault. */
export interface FaultRun {
  program: string;
  engine: Engine;
  seconds: number;
  seed: number;
  /** A database of this run's own. */
  databaseUrl: string;
  postgres: KillablePostgres;
  redis: NativeRedis | null;
  people: HireLoadPeople;
  /** Programs between the callers, the processes and their engines; without them, all connect directly. */
  surroundings?: Surroundings;
  /** Logs an action. */
  note: (what: string) => void;
}

/** Counts of a run, and the violated invariants. */
export interface FaultReport {
  counts: ReadonlyMap<string, Record<Outcome, number>>;
  /** Milliseconds of calls that were answered, and the slowest of all. */
  p99Ms: number;
  slowestMs: number;
  refused: number;
  jobs: number;
  /** Number of holds by state. */
  holds: ReadonlyMap<string, number>;
  expired: number;
  messages: number;
  mails: number;
  /** Number of mails that the mail server received more than once. */
  repeatedMails: number;
  duplicateDeliveries: number;
  restarts: number;
  /** Maximum delay in milliseconds of requests that were pending after their expiry: overall, and after recovery. */
  worstLateMs: number;
  worstLateHealedMs: number;
  /** Milliseconds from the end of the load, or of the fault, until everything was idle; and until all money arrived. */
  settledMs: number;
  moneySettledMs: number;
  violations: Violation[];
}

/** Puts load on two servers and two workers, injects the fault, waits until everything is idle, and judges the run. */
export async function runFault(fault: Fault, run: FaultRun): Promise<FaultReport> {
  const { databaseUrl, redis, postgres, note, surroundings } = run;
  const sink = await startMailSink();
  const provider = await SimulatedProvider.start();
  const random = new SeededRandom(run.seed);
  const prefix = `faults-${randomUUID()}`;
  const started: SupervisedProcess[] = [];
  const start = async (name: string, role: 'api' | 'worker', clock: number): Promise<SupervisedProcess> => {
    const connections = surroundings?.connectionsOf(name);
    const process = await SupervisedProcess.start(name, {
      program: run.program,
      role,
      databaseUrl: connections?.databaseUrl ?? databaseUrl,
      port: (role === 'api' ? surroundings?.apiPorts[started.length] : undefined) ?? (await freePort()),
      execArgv: clock === 0 ? [] : ['--import', SKEWED_CLOCK],
      environment: {
        SMTP_URL: sink.url,
        QUEUE_PREFIX: prefix,
        LOG_LEVEL: 'warn',
        ...provider.environment,
        ...connections?.environment,
        ...(redis ? { REDIS_URL: redis.url } : {}),
        ...(clock === 0 ? {} : { CLOCK_OFFSET_MS: String(clock) }),
      },
    });
    started.push(process);
    return process;
  };
  const watch = new LatenessWatch();
  try {
    const clocks = fault.clocks ?? [0, 0, 0, 0];
    const apis = [await start('server 1', 'api', clocks[0]), await start('server 2', 'api', clocks[1])];
    const workers = [await start('worker 1', 'worker', clocks[2]), await start('worker 2', 'worker', clocks[3])];
    const seconds = Math.max(run.seconds, fault.secondsMin ?? 0);
    const duplicates = fault.duplicatesDeliveries
      ? await startDuplicateDeliveries(databaseUrl, redis?.url ?? null, prefix, random)
      : null;
    watch.start(databaseUrl);
    const ports = surroundings ? [surroundings.front] : apis.map(({ port }) => port);
    provider.events.forwardTo(ports.map((port) => `http://127.0.0.1:${port}`));
    const calls = new LoadCalls(databaseUrl, ports, new OperationHistory());
    const load = new HireLoad(calls, run.people, random);
    const money = new MoneyLoad(calls, run.people, provider, random);
    const struck = fault
      .strike({ apis, workers, postgres, redis, provider, staff: money.staff, seconds, note })
      .then(() => (fault.name === 'none' || fault.duplicatesDeliveries || fault.clocks ? 0 : Date.now()));
    // the load continues for a while after the fault: the affected process has to serve again
    let end = performance.now() + seconds * 1000;
    let isStriking = true;
    const isOver = (): boolean => !isStriking && performance.now() >= end;
    const [loaded, , healedAt] = await Promise.all([
      load.run(isOver),
      money.run(isOver),
      struck.finally(() => {
        isStriking = false;
        end = Math.max(end, performance.now() + LOAD_AFTER_MS);
      }),
    ]);
    await duplicates?.stop();
    const restedAt = performance.now();
    const dead = await notUp(started);
    await settle(databaseUrl);
    const settledMs = performance.now() - restedAt;
    watch.stop();
    await settleMoney(databaseUrl, provider);
    const moneySettledMs = performance.now() - restedAt;
    // the last tasks and messages about money
    await settle(databaseUrl);
    const state = await readFinalState(databaseUrl);
    if (money.paidReceipts.length === 0) throw new Error('No pay was reserved during the load.');
    const { operations } = calls.history;
    const evidence = {
      ...{ operations, promised: loaded.promised, state, healedAt, dead },
      ...{ money: await readMoney(databaseUrl, provider), paidReceipts: money.paidReceipts },
      mails: sink.received,
      lateness: watch.samples,
    };
    const worst = (samples: typeof watch.samples): number => Math.max(0, ...samples.map(({ lateMs }) => lateMs));
    return {
      counts: calls.history.counts(),
      ...answerTimes(operations),
      refused: operations.filter(({ status }) => status === 503).length,
      jobs: state.jobs.length,
      holds: countHolds(evidence.money),
      expired: state.requests.filter(({ status }) => status === 'expired').length,
      messages: state.deliveries.length,
      mails: sink.received.size,
      repeatedMails: [...sink.received.values()].filter((times) => times > 1).length,
      duplicateDeliveries: duplicates?.added() ?? 0,
      restarts: started.reduce((sum, { restarts }) => sum + restarts, 0),
      worstLateMs: worst(watch.samples),
      worstLateHealedMs: worst(watch.samples.filter(({ at }) => at > healedAt + 5000)),
      ...{ settledMs, moneySettledMs },
      violations: checkHistory(evidence),
    };
  } finally {
    watch.stop();
    await Promise.all(started.map((process) => process.stop()));
    await sink.close();
    await provider.stop();
  }
}

function answerTimes(operations: readonly Operation[]): { p99Ms: number; slowestMs: number } {
  const times = operations.map(({ invokedAt, endedAt }) => endedAt - invokedAt);
  return { p99Ms: percentile(times, 0.99), slowestMs: Math.max(0, ...times) };
}

function countHolds({ holds }: MoneyState): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { status } of holds) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

/** Names of processes that are not up within half a minute. */
async function notUp(processes: readonly SupervisedProcess[]): Promise<string[]> {
  const end = performance.now() + UP_WITHIN_MS;
  while (processes.some(({ isUp }) => !isUp) && performance.now() < end) await sleep(100);
  return processes.filter(({ isUp }) => !isUp).map(({ name }) => name);
}

/** Waits until no work is pending, for a minute at most: the checker reports the rest. */
async function settle(databaseUrl: string): Promise<void> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < end) {
    const left = await unsettled(databaseUrl).catch(() => null);
    if (left && left.messages + left.tasks + left.requests === 0) return;
    await sleep(POLL_INTERVAL_MS);
  }
}
