import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import type { AppConfig } from '../../config/environment.js';
import type { QueueName } from './queues.js';

const RETRY_CAP_MS = 1000;

type RedisSettings = Pick<
  AppConfig,
  'REDIS_URL' | 'REDIS_SENTINELS' | 'REDIS_CLUSTER' | 'REDIS_MASTER' | 'REDIS_PASSWORD'
>;

/** Returns whether the queues are in Redis. */
export const usesRedis = ({ REDIS_URL, REDIS_SENTINELS, REDIS_CLUSTER }: RedisSettings): boolean =>
  REDIS_URL !== undefined || REDIS_SENTINELS.length > 0 || REDIS_CLUSTER.length > 0;

/** Returns the place of Redis for messages to the operator, without credentials. */
export function placeOfRedis({ REDIS_URL, REDIS_SENTINELS, REDIS_CLUSTER, REDIS_MASTER }: RedisSettings): string {
  if (REDIS_CLUSTER.length > 0) return `the cluster of ${REDIS_CLUSTER.join(', ')}`;
  if (REDIS_URL === undefined) return `${REDIS_MASTER} of ${REDIS_SENTINELS.join(', ')}`;
  const { host, pathname } = new URL(REDIS_URL);
  return `${host}${pathname}`;
}

/**
 * Returns the prefix of the keys of a queue. A cluster stores keys with the same tag (`{…}`) on one node; the scripts of a
 * queue read several keys, and each queue has its own tag, so that the queues are on several nodes.
 */
export const prefixOfQueue = (
  name: QueueName,
  { QUEUE_PREFIX, REDIS_CLUSTER }: Pick<AppConfig, 'QUEUE_PREFIX' | 'REDIS_CLUSTER'>,
): string => (REDIS_CLUSTER.length > 0 ? `{${QUEUE_PREFIX}-${name}}` : QUEUE_PREFIX);

const nodesOf = (addresses: readonly string[]): { host: string; port: number }[] =>
  addresses.map((address) => {
    const [host = '', port] = address.split(':');
    return { host, port: Number(port) };
  });

const passwordOf = ({ REDIS_PASSWORD }: RedisSettings): { password?: string } =>
  REDIS_PASSWORD === undefined ? {} : { password: REDIS_PASSWORD };

/** Returns the milliseconds before the next attempt to connect, after `times` attempts. */
export const retryDelay = (times: number): number => Math.min(times * 100, RETRY_CAP_MS);

/**
 * Returns the connection of queues to Redis: to one server, or to the one that the sentinels name. After a failover every connection
 * asks them again, also one that its server does not close.
 */
export function redisConnection(config: RedisSettings): RedisOptions & { url?: string } {
  if (config.REDIS_URL !== undefined) return { url: config.REDIS_URL };
  return {
    sentinels: nodesOf(config.REDIS_SENTINELS),
    name: config.REDIS_MASTER,
    ...passwordOf(config),
    failoverDetector: true,
    sentinelRetryStrategy: retryDelay,
  };
}

/**
 * Returns a client of the cluster, which connects with its first call and follows moved slots and failovers. The caller
 * disconnects it.
 */
export function openRedisCluster(
  config: RedisSettings,
  node: RedisOptions,
  options: Pick<ClusterOptions, 'clusterRetryStrategy' | 'enableOfflineQueue'> = {},
): Cluster {
  return new Cluster(nodesOf(config.REDIS_CLUSTER), {
    lazyConnect: true,
    clusterRetryStrategy: retryDelay,
    ...options,
    redisOptions: { ...node, ...passwordOf(config) },
  });
}

/** Returns the information about memory (`INFO memory`) of the server, or of each master of the cluster; connects once. */
export async function readMemoryInfo(config: RedisSettings, connectTimeout: number): Promise<string[]> {
  const once: RedisOptions = { connectTimeout, maxRetriesPerRequest: 1, retryStrategy: () => null };
  const client = openOnce(config, once);
  client.on('error', () => undefined); // the call below reports it
  try {
    await client.connect();
    const servers = client instanceof Cluster ? client.nodes('master') : [client];
    return await Promise.all(servers.map((server) => server.info('memory')));
  } finally {
    client.disconnect();
  }
}

function openOnce(config: RedisSettings, once: RedisOptions): Redis | Cluster {
  if (config.REDIS_CLUSTER.length > 0) return openRedisCluster(config, once, { clusterRetryStrategy: () => null });
  const { url, ...options } = redisConnection(config);
  if (url !== undefined) return new Redis(url, { ...once, lazyConnect: true });
  return new Redis({
    ...{ ...options, ...once, lazyConnect: true },
    ...{ failoverDetector: false, sentinelRetryStrategy: () => null },
  });
}
