import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import type { KillablePostgres } from '../faults/killable-postgres.js';
import type { Surroundings } from '../faults/run-fault.js';
import { BackgroundProgram, findPrograms, unprivilegedUid } from './background-program.js';
import { poolerConfiguration, proxyConfiguration } from './cluster-configuration.js';
import { ClusterRedis, REDIS_CLUSTER_PROGRAMS } from './cluster-redis.js';
import { NetworkLink } from './network-link.js';
import { ReplicaServer, requireStandby, STANDBY } from './replicated-postgres.js';
import { SENTINEL_PROGRAMS, SentinelRedis } from './sentinel-redis.js';
import { BUCKET_PROGRAMS, SwiftBucket } from './swift-bucket.js';

/** Parts that only some faults need. */
export interface OptionalParts {
  /** The place of the queues; PostgreSQL by default. */
  queues?: 'sentinel' | 'cluster';
  /** Whether files are in a bucket, and pictures are uploaded during the fault. */
  hasBucket?: boolean;
}

/** A way of a process to its databases. */
type DatabaseLink = NetworkLink<'pooler' | 'database' | 'replica'>;

/** The processes that reach their databases through a link of their own. */
export type LinkedProcess = 'server 1' | 'worker 1';

/** HAProxy, PgBouncer, PostgreSQL with a synchronous standby and a read replica, Redis and a bucket, on ports of 127.0.0.1. */
export interface Cluster {
  pooler: BackgroundProgram;
  standby: ReplicaServer;
  replica: ReplicaServer;
  links: Record<LinkedProcess, DatabaseLink>;
  /** The way of the standby to the primary. */
  standbyLink: NetworkLink<'primary'>;
  /** Null without a fault that needs it. */
  sentinelRedis: SentinelRedis | null;
  clusterRedis: ClusterRedis | null;
  bucket: SwiftBucket | null;
  /** Address of a database on the primary, whichever server it is. */
  databaseUrl(database: string): string;
  /** Addresses of one run on the database. */
  surroundings(database: string, parts: OptionalParts): Surroundings;
}

const PROGRAMS = ['haproxy', 'pgbouncer'] as const;

/** Throws UserError with one command that installs every program that the cluster and the parts of `runs` need and lack. */
export function requirePrograms(runs: readonly OptionalParts[]): void {
  const names = [
    ...PROGRAMS,
    ...(runs.some(({ queues }) => queues === 'sentinel') ? SENTINEL_PROGRAMS : []),
    ...(runs.some(({ queues }) => queues === 'cluster') ? REDIS_CLUSTER_PROGRAMS : []),
    ...(runs.some(({ hasBucket }) => hasBucket) ? BUCKET_PROGRAMS : []),
  ];
  findPrograms([...new Set(names)]);
}

/**
 * Replicates `primary` and starts the programs in front of it, and the optional parts of `runs`; throws UserError if one of
 * them is not installed. All of them end with this process, also after an interruption and a failed start.
 */
export async function startCluster(primary: KillablePostgres, runs: readonly OptionalParts[]): Promise<Cluster> {
  const programs = findPrograms(PROGRAMS);
  const endings: (() => void)[] = [];
  process.once('exit', () => endings.forEach((end) => end()));
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-cluster-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const linkTo = async <Target extends string>(name: string, targets: Record<Target, number>) => {
    const link = await NetworkLink.start(join(folder, `${name}.cfg`), targets);
    endings.push(() => link.end());
    return link;
  };
  const primaryPort = Number(new URL(primary.url('postgres')).port);
  const standbyLink = await linkTo('standby', { primary: primaryPort });
  const standby = await ReplicaServer.start(STANDBY, standbyLink.portTo('primary'));
  endings.push(() => standby.stop());
  const replica = await ReplicaServer.start('replica', primaryPort);
  endings.push(() => replica.stop());
  await requireStandby(primary.url('postgres'), STANDBY);
  const sentinelRedis = runs.some(({ queues }) => queues === 'sentinel') ? await SentinelRedis.start() : null;
  endings.push(() => sentinelRedis?.end());
  const clusterRedis = runs.some(({ queues }) => queues === 'cluster') ? await ClusterRedis.start() : null;
  endings.push(() => clusterRedis?.end());
  const bucket = runs.some(({ hasBucket }) => hasBucket) ? await SwiftBucket.start() : null;
  endings.push(() => bucket?.end());
  const ports = {
    ...{ front: await freePort(), database: await freePort(), primary: primaryPort, standby: standby.port },
    apis: [await freePort(), await freePort()] as const,
  };
  const direct = { pooler: await freePort(), database: ports.database, replica: replica.port };
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const proxy = new BackgroundProgram(programs.haproxy, ['-db', '-f', write('haproxy.cfg', proxyConfiguration(ports))]);
  const settings = write('pgbouncer.ini', poolerConfiguration(direct.pooler, ports.database));
  const pooler = new BackgroundProgram(programs.pgbouncer, ['-q', settings], unprivilegedUid());
  endings.push(
    () => proxy.end(),
    () => pooler.end(),
  );
  const links = { 'server 1': await linkTo('server-1', direct), 'worker 1': await linkTo('worker-1', direct) };
  const portOf = (process: string, target: keyof typeof direct): number =>
    Object.hasOwn(links, process) ? links[process as LinkedProcess].portTo(target) : direct[target];
  const addressAt = (port: number, database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    ...{ pooler, standby, replica, links, standbyLink, sentinelRedis, clusterRedis, bucket },
    databaseUrl: (database) => addressAt(ports.database, database),
    surroundings: (database, { queues, hasBucket }) => ({
      ...{ apiPorts: ports.apis, front: ports.front },
      connectionsOf: (process) => ({
        databaseUrl: addressAt(portOf(process, 'pooler'), database),
        environment: {
          DATABASE_DIRECT_URL: addressAt(portOf(process, 'database'), database),
          DATABASE_READ_URLS: addressAt(portOf(process, 'replica'), database),
          TRUST_PROXY_HOPS: '1',
          READINESS_DRAIN_MS: '1000',
          ...(queues === 'sentinel' && sentinelRedis ? { REDIS_SENTINELS: sentinelRedis.addresses } : {}),
          ...(queues === 'cluster' && clusterRedis ? { REDIS_CLUSTER: clusterRedis.addresses } : {}),
          ...(hasBucket ? bucket?.environment : {}),
        },
      }),
    }),
  };
}
