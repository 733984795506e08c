import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../faults/fault-options.js';
import type { FaultScene } from '../faults/fault-scene.js';
import { type Fault, killAndAwait } from '../faults/faults.js';
import type { Cluster, LinkedProcess, OptionalParts } from './cluster.js';
import { query, releaseStandby, requireStandby, STANDBY } from './replicated-postgres.js';

/** The calls that judge a fault by their outage: a write through all parts, a search, or the completion of tasks. */
export type Measure = 'write' | 'search' | 'tasks';

/** A fault of one part of the cluster, and the longest outage that it may cause. */
export interface ClusterFault extends OptionalParts {
  name: string;
  title: string;
  measure: Measure;
  targetMs: number;
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
const BUCKET_DOWN_MS = 3000;
const STALLED_COMMITS = `SELECT FROM pg_stat_activity
  WHERE wait_event = 'SyncRep' AND state_change < clock_timestamp() - interval '300 milliseconds'`;

/** Resolves when a check was not met several times in a row. */
async function awaitFailures(isMet: () => Promise<boolean>): Promise<void> {
  for (let failed = 0; failed < FAILED_CHECKS;) {
    await sleep(DETECT_EVERY_MS);
    failed = (await isMet()) ? 0 : failed + 1;
  }
}

/** Resolves when a server has not answered several checks in a row. */
const awaitSilence = (url: string): Promise<void> =>
  awaitFailures(() =>
    query(url, 'SELECT 1').then(
      () => true,
      () => false,
    ),
  );

/** Resolves when commits of the primary have waited for the standby at several checks in a row. */
const awaitStalledCommits = (primaryUrl: string): Promise<void> =>
  awaitFailures(async () => (await query(primaryUrl, STALLED_COMMITS)).length === 0);

/** Cuts the connections of a process to its databases for a while. */
const cutOff =
  (process: LinkedProcess): ClusterFault['strike'] =>
  async ({ seconds, note }, { links }) => {
    await sleep((seconds * 1000) / 3);
    links[process].cut();
    note(`${process} does not reach its databases`);
    await sleep(FROZEN_MS);
    links[process].restore();
    note(`${process} reaches its databases`);
  };

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
    ...{ name: 'api-partition', title: 'a server does not reach its databases', measure: 'write', targetMs: API_MS },
    strike: cutOff('server 1'),
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
    ...{ name: 'worker-partition', title: 'a worker does not reach its databases', measure: 'tasks' },
    ...{ targetMs: WORKER_MS, strike: cutOff('worker 1') },
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
      await awaitSilence(standby.url('postgres'));
      await releaseStandby(primary);
      note('commits no longer wait for the standby');
      await sleep(FROZEN_MS);
      standby.signal('SIGCONT');
      await requireStandby(primary, STANDBY);
      note('SIGCONT of the standby; commits wait for it again');
    },
  },
  {
    ...{ name: 'standby-partition', title: 'the standby does not reach the primary', measure: 'write' },
    targetMs: FAILOVER_MS,
    strike: async ({ postgres, seconds, note }, { standbyLink }) => {
      const primary = postgres.url('postgres');
      await sleep((seconds * 1000) / 3);
      standbyLink.cut();
      note('the standby does not reach the primary');
      await awaitStalledCommits(primary);
      await releaseStandby(primary);
      note('commits no longer wait for the standby');
      await sleep(FROZEN_MS);
      standbyLink.restore();
      await requireStandby(primary, STANDBY);
      note('the standby follows the primary; commits wait for it again');
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
    ...{ name: 'redis-stop', title: 'the Redis master does not answer, its replica is promoted', measure: 'tasks' },
    ...{ targetMs: REDIS_MS, queues: 'sentinel' },
    strike: async ({ seconds, note }, { sentinelRedis }) => {
      await sleep((seconds * 1000) / 3);
      const resume = sentinelRedis?.pauseMaster();
      note('SIGSTOP of the Redis master; the sentinels promote its replica');
      await sleep(FROZEN_MS);
      resume?.();
      note('SIGCONT of the former master');
    },
  },
  {
    ...{ name: 'redis-failover', title: 'the Redis master is killed, its replica promoted', measure: 'tasks' },
    ...{ targetMs: REDIS_MS, queues: 'sentinel' },
    strike: async ({ seconds, note }, { sentinelRedis }) => {
      await sleep((seconds * 1000) / 3);
      await sentinelRedis?.killMaster();
      note('kill -9 of the Redis master; the sentinels promote its replica');
    },
  },
  {
    ...{
      name: 'redis-cluster',
      title: 'a master of the Redis Cluster is killed, its replica promoted',
      measure: 'tasks',
    },
    ...{ targetMs: REDIS_MS, queues: 'cluster' },
    strike: async ({ seconds, note }, { clusterRedis }) => {
      await sleep((seconds * 1000) / 3);
      await clusterRedis?.killFullestMaster();
      note('kill -9 of the master with most keys; the cluster promotes its replica');
    },
  },
  {
    ...{ name: 'bucket-stop', title: 'the bucket of the files does not answer', measure: 'write', targetMs: API_MS },
    hasBucket: true,
    strike: async ({ seconds, note }, { bucket }) => {
      await sleep((seconds * 1000) / 3);
      bucket?.signal('SIGSTOP');
      note('SIGSTOP of the bucket');
      await sleep(FROZEN_MS);
      bucket?.signal('SIGCONT');
      note('SIGCONT of the bucket');
    },
  },
  {
    ...{ name: 'bucket-kill', title: 'the bucket of the files is killed and restarted', measure: 'write' },
    ...{ targetMs: API_MS, hasBucket: true },
    strike: async ({ seconds, note }, { bucket }) => {
      await sleep((seconds * 1000) / 3);
      await bucket?.kill();
      note('kill -9 of the bucket');
      await sleep(BUCKET_DOWN_MS);
      bucket?.restart();
      note('the bucket restarted');
    },
  },
  {
    ...{ name: 'failover', title: 'the primary is killed, the standby promoted', measure: 'write' },
    targetMs: FAILOVER_MS,
    strike: async ({ postgres, seconds, note }, { standby }) => {
      await sleep((seconds * 1000) / 3);
      note(`kill -9 of the primary, ${await postgres.kill()} processes`);
      await awaitSilence(postgres.url('postgres'));
      await standby.promote();
      note('the standby is the primary');
    },
  },
];

/** Returns the place of the queues of a fault. */
export const engineOf = ({ queues }: OptionalParts): Engine => (queues === undefined ? 'postgres' : 'redis');

/** Returns the fault for a run of the fault suite. */
export const faultOf = (fault: ClusterFault, cluster: Cluster): Fault => ({
  name: fault.name,
  title: fault.title,
  engines: [engineOf(fault)],
  strike: (scene) => fault.strike(scene, cluster),
});
