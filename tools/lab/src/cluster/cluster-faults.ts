import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultScene } from '../faults/fault-scene.js';
import { type Fault, killAndAwait } from '../faults/faults.js';
import type { Cluster } from './cluster.js';
import { query, releaseStandby, requireStandby, STANDBY } from './replicated-postgres.js';

/** The calls that judge a fault by their outage: a write through all parts, a search, or the completion of tasks. */
export type Measure = 'write' | 'search' | 'tasks';

/** A fault of one part of the cluster, and the longest outage that it may cause. */
export interface ClusterFault {
  name: string;
  title: string;
  measure: Measure;
  targetMs: number;
  /** Place of the queues; PostgreSQL by default. */
  queues?: 'redis';
  strike(scene: FaultScene, cluster: Cluster): Promise<void>;
}

const API_MS = 1500;
const WORKER_MS = 15_000;
const FAILOVER_MS = 10_000;
const REDIS_MS = 5000;
const POOLER_DOWN_MS = 300;
const STOPPED_MS = 10_000;
/** Time for which a server or the primary does not answer: less than a call may take. */
const FROZEN_MS = 5000;
const DETECT_EVERY_MS = 300;
/** Consecutive failed checks after which the manager of the failover promotes the standby. */
const FAILED_CHECKS = 3;

/** Resolves when the primary has not answered several checks in a row. */
async function awaitFailure(url: string): Promise<void> {
  for (let failed = 0; failed < FAILED_CHECKS;) {
    await sleep(DETECT_EVERY_MS);
    failed = await query(url, 'SELECT 1').then(
      () => 0,
      () => failed + 1,
    );
  }
}

/** The faults in the order in which they run: the last one ends the first primary. */
export const CLUSTER_FAULTS: readonly ClusterFault[] = [
  {
    ...{ name: 'api-kill', title: 'each server is killed', measure: 'write', targetMs: API_MS },
    strike: async (scene) => {
      for (const api of scene.apis) {
        await sleep((scene.seconds * 1000) / 4);
        await killAndAwait(api, scene);
      }
    },
  },
  {
    ...{ name: 'api-stop', title: 'a server does not answer', measure: 'write', targetMs: API_MS },
    strike: async ({ apis, seconds, note }) => {
      await sleep((seconds * 1000) / 3);
      apis[0]?.signal('SIGSTOP');
      note(`SIGSTOP of ${apis[0]?.name}`);
      await sleep(FROZEN_MS);
      apis[0]?.signal('SIGCONT');
      note(`SIGCONT of ${apis[0]?.name}`);
    },
  },
  {
    ...{ name: 'worker-kill', title: 'each worker is killed', measure: 'tasks', targetMs: WORKER_MS },
    strike: async (scene) => {
      for (const worker of scene.workers) {
        await sleep((scene.seconds * 1000) / 4);
        await killAndAwait(worker, scene);
      }
    },
  },
  {
    ...{ name: 'pooler-kill', title: 'PgBouncer is killed and restarted', measure: 'write', targetMs: API_MS },
    strike: async ({ seconds, note }, { pooler }) => {
      await sleep((seconds * 1000) / 3);
      await pooler.kill();
      note('kill -9 of PgBouncer');
      await sleep(POOLER_DOWN_MS);
      pooler.restart();
      note('PgBouncer restarted');
    },
  },
  {
    ...{ name: 'replica-stop', title: 'the read replica does not answer', measure: 'search', targetMs: API_MS },
    strike: async ({ seconds, note }, { replica }) => {
      await sleep((seconds * 1000) / 3);
      replica.signal('SIGSTOP');
      note('SIGSTOP of the read replica');
      await sleep(STOPPED_MS);
      replica.signal('SIGCONT');
      note('SIGCONT of the read replica');
    },
  },
  {
    ...{ name: 'replica-lag', title: 'the read replica falls behind', measure: 'search', targetMs: API_MS },
    strike: async ({ seconds, note }, { replica }) => {
      await sleep((seconds * 1000) / 3);
      await query(replica.url('postgres'), 'SELECT pg_wal_replay_pause()');
      note('the read replica stops replaying the log');
      await sleep(STOPPED_MS);
      await query(replica.url('postgres'), 'SELECT pg_wal_replay_resume()');
      note('the read replica replays the log');
    },
  },
  {
    ...{ name: 'standby-stop', title: 'the synchronous standby does not answer', measure: 'write' },
    targetMs: FAILOVER_MS,
    strike: async ({ postgres, seconds, note }, { standby }) => {
      const primary = postgres.url('postgres');
      await sleep((seconds * 1000) / 3);
      standby.signal('SIGSTOP');
      note('SIGSTOP of the standby');
      await awaitFailure(standby.url('postgres'));
      await releaseStandby(primary);
      note('commits no longer wait for the standby');
      await sleep(FROZEN_MS);
      standby.signal('SIGCONT');
      await requireStandby(primary, STANDBY);
      note('SIGCONT of the standby; commits wait for it again');
    },
  },
  {
    ...{ name: 'primary-stop', title: 'the primary does not answer', measure: 'write', targetMs: FAILOVER_MS },
    strike: async ({ postgres, seconds, note }) => {
      await sleep((seconds * 1000) / 3);
      postgres.signal('SIGSTOP');
      note('SIGSTOP of the primary');
      await sleep(FROZEN_MS);
      postgres.signal('SIGCONT');
      note('SIGCONT of the primary');
    },
  },
  {
    ...{ name: 'redis-failover', title: 'the Redis master is killed, its replica promoted', measure: 'tasks' },
    ...{ targetMs: REDIS_MS, queues: 'redis' },
    strike: async ({ seconds, note }, { redis }) => {
      await sleep((seconds * 1000) / 3);
      await redis?.killMaster();
      note('kill -9 of the Redis master; the sentinels promote its replica');
    },
  },
  {
    ...{ name: 'failover', title: 'the primary is killed, the standby promoted', measure: 'write' },
    targetMs: FAILOVER_MS,
    strike: async ({ postgres, seconds, note }, { standby }) => {
      await sleep((seconds * 1000) / 3);
      note(`kill -9 of the primary, ${await postgres.kill()} processes`);
      await awaitFailure(postgres.url('postgres'));
      await standby.promote();
      note('the standby is the primary');
    },
  },
];

/** Returns the fault for a run of the fault suite. */
export const faultOf = (fault: ClusterFault, cluster: Cluster): Fault => ({
  name: fault.name,
  title: fault.title,
  engines: [fault.queues ?? 'postgres'],
  strike: (scene) => fault.strike(scene, cluster),
});
