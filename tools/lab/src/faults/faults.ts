import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './fault-options.js';
import type { FaultScene } from './fault-scene.js';
import { loseQueue, stopEvents, stopProvider, strikeDecisions, strikeReleases } from './money-faults.js';
import type { SupervisedProcess } from './supervised-process.js';

/** A fault that happens during load. */
export interface Fault {
  name: string;
  title: string;
  engines: readonly Engine[];
  /** Seconds of load that it needs, if more than usual. */
  secondsMin?: number;
  /** Milliseconds by which the clocks of the processes are wrong: the two servers, the two workers. */
  clocks?: readonly [number, number, number, number];
  /** Whether every task is delivered several times, in any order. */
  duplicatesDeliveries?: boolean;
  /** Injects the fault, and returns when the affected process could work again. */
  strike(scene: FaultScene): Promise<void>;
}

const BOTH: readonly Engine[] = ['postgres', 'redis'];
const WORKER_KILLS = 5;
const DOWN_MS = 3000;
const MINUTE_MS = 60_000;
/** A stopped worker loses its lock on queued tasks after 30 s (`LOCK_MS` of the task queue). */
const STOP_MS = 36_000;

const isUpAgain = async (process: SupervisedProcess): Promise<void> => {
  while (!process.isUp) await sleep(50);
};

/** Kills a process and waits until its supervisor has it up again. */
export async function killAndAwait(process: SupervisedProcess, { note }: FaultScene): Promise<void> {
  await isUpAgain(process);
  process.signal('SIGKILL');
  while (process.isUp) await sleep(10);
  note(`kill -9 of ${process.name}`);
  await isUpAgain(process);
}

export const FAULTS: readonly Fault[] = [
  { name: 'none', title: 'nothing happens', engines: BOTH, strike: () => Promise.resolve() },
  {
    name: 'worker-kill',
    title: 'a worker is killed, five times',
    engines: BOTH,
    strike: async (scene) => {
      for (let kills = 0; kills < WORKER_KILLS; kills++) {
        await sleep((scene.seconds * 1000) / (WORKER_KILLS + 2));
        await killAndAwait(scene.workers[kills % scene.workers.length]!, scene);
      }
    },
  },
  {
    name: 'api-kill',
    title: 'a server is killed',
    engines: BOTH,
    strike: async (scene) => {
      for (const api of scene.apis) {
        await sleep((scene.seconds * 1000) / 4);
        await killAndAwait(api, scene);
      }
    },
  },
  {
    name: 'redis-kill',
    title: 'Redis is killed and started again',
    engines: ['redis'],
    strike: async ({ redis, seconds, note }) => {
      await sleep((seconds * 1000) / 3);
      await redis?.kill();
      note('kill -9 of Redis');
      await sleep(DOWN_MS);
      await redis?.restart();
      note('Redis started again');
    },
  },
  {
    name: 'redis-loss',
    title: 'Redis is killed while money moves, and starts again without its entries',
    engines: ['redis'],
    strike: loseQueue,
  },
  {
    name: 'postgres-kill',
    title: 'PostgreSQL is killed with all its processes and started again',
    engines: BOTH,
    strike: async ({ postgres, seconds, note }) => {
      for (let kills = 0; kills < 2; kills++) {
        await sleep((seconds * 1000) / 4);
        note(`kill -9 of PostgreSQL, ${await postgres.kill()} processes`);
        await sleep(DOWN_MS / 2);
        await postgres.restart();
        note('PostgreSQL started again');
      }
    },
  },
  {
    name: 'provider-down',
    title: 'the payment provider is down while work ends, and loses responses',
    engines: BOTH,
    strike: stopProvider,
  },
  {
    name: 'events-down',
    title: 'no event of the payment provider arrives',
    engines: BOTH,
    strike: stopEvents,
  },
  {
    name: 'release-kill',
    title: 'the workers are killed while the provider releases or returns money',
    engines: BOTH,
    strike: strikeReleases,
  },
  {
    name: 'staff-kill',
    title: 'a server is killed while several members of the staff decide the same contest',
    engines: BOTH,
    strike: strikeDecisions,
  },
  {
    name: 'worker-stop',
    title: 'a worker is stopped for longer than it holds its tasks',
    engines: BOTH,
    secondsMin: 45,
    strike: async ({ workers, note }) => {
      await sleep(DOWN_MS);
      workers[0]?.signal('SIGSTOP');
      note(`SIGSTOP of ${workers[0]?.name}`);
      await sleep(STOP_MS);
      workers[0]?.signal('SIGCONT');
      note(`SIGCONT after ${STOP_MS / 1000} s`);
    },
  },
  {
    name: 'duplicates',
    title: 'every task is delivered three times, in any order',
    engines: BOTH,
    duplicatesDeliveries: true,
    strike: () => Promise.resolve(),
  },
  {
    name: 'clocks',
    title: 'clocks are wrong by -60 s and +300 s',
    engines: BOTH,
    clocks: [-MINUTE_MS, 5 * MINUTE_MS, 5 * MINUTE_MS, -MINUTE_MS],
    strike: () => Promise.resolve(),
  },
];
