import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import type { KillablePostgres } from '../faults/killable-postgres.js';
import type { Surroundings } from '../faults/run-fault.js';
import { BackgroundProgram, findPrograms, unprivilegedUid } from './background-program.js';
import { poolerConfiguration, proxyConfiguration } from './cluster-configuration.js';
import { ReplicaServer, requireStandby, STANDBY } from './replicated-postgres.js';
import { SentinelRedis } from './sentinel-redis.js';

/** HAProxy, PgBouncer, PostgreSQL with a synchronous standby and a read replica, and Redis, on ports of 127.0.0.1. */
export interface Cluster {
  pooler: BackgroundProgram;
  standby: ReplicaServer;
  replica: ReplicaServer;
  /** The place of the queues of faults that strike it; null without such a fault. */
  redis: SentinelRedis | null;
  /** Address of a database on the primary, whichever server it is. */
  databaseUrl(database: string): string;
  /** Addresses of one run on the database; its queues are in Redis or in PostgreSQL. */
  surroundings(database: string, queues: 'redis' | 'postgres'): Surroundings;
}

/**
 * Replicates `primary` and starts the programs in front of it; throws UserError if one of them is not installed. All of them end with
 * this process, also after an interruption and a failed start.
 */
export async function startCluster(primary: KillablePostgres, { hasRedis }: { hasRedis: boolean }): Promise<Cluster> {
  const programs = findPrograms(['haproxy', 'pgbouncer']);
  const endings: (() => void)[] = [];
  process.once('exit', () => endings.forEach((end) => end()));
  const primaryPort = Number(new URL(primary.url('postgres')).port);
  const standby = await ReplicaServer.start(STANDBY, primaryPort);
  endings.push(() => standby.stop());
  const replica = await ReplicaServer.start('replica', primaryPort);
  endings.push(() => replica.stop());
  await requireStandby(primary.url('postgres'), STANDBY);
  const redis = hasRedis ? await SentinelRedis.start() : null;
  endings.push(() => redis?.end());
  const ports = {
    ...{ front: await freePort(), database: await freePort(), primary: primaryPort, standby: standby.port },
    apis: [await freePort(), await freePort()] as const,
  };
  const poolerPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-cluster-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const proxy = new BackgroundProgram(programs.haproxy, ['-db', '-f', write('haproxy.cfg', proxyConfiguration(ports))]);
  const settings = write('pgbouncer.ini', poolerConfiguration(poolerPort, ports.database));
  const pooler = new BackgroundProgram(programs.pgbouncer, ['-q', settings], unprivilegedUid());
  endings.push(
    () => proxy.end(),
    () => pooler.end(),
  );
  const addressAt = (port: number, database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    ...{ pooler, standby, replica, redis },
    databaseUrl: (database) => addressAt(ports.database, database),
    surroundings: (database, queues) => ({
      ...{ apiPorts: ports.apis, front: ports.front, databaseUrl: addressAt(poolerPort, database) },
      environment: {
        DATABASE_DIRECT_URL: addressAt(ports.database, database),
        DATABASE_READ_URLS: replica.url(database),
        TRUST_PROXY_HOPS: '1',
        READINESS_DRAIN_MS: '1000',
        ...(queues === 'redis' && redis ? { REDIS_SENTINELS: redis.addresses } : {}),
      },
    }),
  };
}
