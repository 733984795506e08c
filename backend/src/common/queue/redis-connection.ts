import { Redis, type RedisOptions } from 'ioredis';
import type { AppConfig } from '../../config/environment.js';

const RETRY_CAP_MS = 1000;

type RedisSettings = Pick<AppConfig, 'REDIS_URL' | 'REDIS_SENTINELS' | 'REDIS_MASTER' | 'REDIS_PASSWORD'>;

/** Returns whether the queues are in Redis. */
export const usesRedis = ({ REDIS_URL, REDIS_SENTINELS }: RedisSettings): boolean =>
  REDIS_URL !== undefined || REDIS_SENTINELS.length > 0;

/** Returns the place of Redis for messages to the operator, without credentials. */
export function placeOfRedis({ REDIS_URL, REDIS_SENTINELS, REDIS_MASTER }: RedisSettings): string {
  if (REDIS_URL === undefined) return `${REDIS_MASTER} of ${REDIS_SENTINELS.join(', ')}`;
  const { host, pathname } = new URL(REDIS_URL);
  return `${host}${pathname}`;
}

/**
 * Returns the connection of queues to Redis: to one server, or to the one that the sentinels name. After a failover every connection
 * asks them again, also one that its server does not close.
 */
export function redisConnection(config: RedisSettings): RedisOptions & { url?: string } {
  if (config.REDIS_URL !== undefined) return { url: config.REDIS_URL };
  return {
    sentinels: config.REDIS_SENTINELS.map((address) => {
      const [host = '', port] = address.split(':');
      return { host, port: Number(port) };
    }),
    name: config.REDIS_MASTER,
    ...(config.REDIS_PASSWORD === undefined ? {} : { password: config.REDIS_PASSWORD }),
    failoverDetector: true,
    sentinelRetryStrategy: (times) => Math.min(times * 100, RETRY_CAP_MS),
  };
}

/** Returns a client of its own that is not connected yet, and does not reconnect. */
export function openRedis(config: RedisSettings, connectTimeout: number): Redis {
  const once: RedisOptions = { lazyConnect: true, connectTimeout, maxRetriesPerRequest: 1, retryStrategy: null };
  const { url, ...options } = redisConnection(config);
  if (url !== undefined) return new Redis(url, once);
  return new Redis({ ...options, ...once, failoverDetector: false, sentinelRetryStrategy: () => null });
}
