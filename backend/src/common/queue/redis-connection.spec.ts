import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/environment.js';
import { openRedisCluster, placeOfRedis, prefixOfQueue, redisConnection, usesRedis } from './redis-connection.js';

const configOf = (environment: Record<string, string>) =>
  readConfig({ DATABASE_URL: 'postgres://127.0.0.1/nukkad', ...environment });

const SENTINELS = { REDIS_SENTINELS: 'one:26379, two:26380', REDIS_MASTER: 'queues', REDIS_PASSWORD: 'secret' };

const CLUSTER = { REDIS_CLUSTER: 'one:6379,two:6380', REDIS_PASSWORD: 'secret' };

describe('the connection to Redis', () => {
  it.each([
    ['nothing is configured', {}, false],
    ['an address is configured', { REDIS_URL: 'redis://127.0.0.1:6379' }, true],
    ['sentinels are configured', SENTINELS, true],
    ['a cluster is configured', CLUSTER, true],
  ])('is used as configured if %s', (_settings, environment, isUsed) => {
    expect(usesRedis(configOf(environment))).toBe(isUsed);
  });

  it('leads to the address of one server', () => {
    const url = 'redis://:secret@127.0.0.1:6379';
    expect(redisConnection(configOf({ REDIS_URL: url }))).toEqual({ url });
  });

  it('leads to the master that the sentinels name, and follows a failover', () => {
    expect(redisConnection(configOf(SENTINELS))).toEqual({
      sentinels: [
        { host: 'one', port: 26_379 },
        { host: 'two', port: 26_380 },
      ],
      name: 'queues',
      password: 'secret',
      failoverDetector: true,
      sentinelRetryStrategy: expect.any(Function),
    });
  });

  it('asks the sentinels again every second at most', () => {
    const { sentinelRetryStrategy } = redisConnection(configOf(SENTINELS));
    expect([1, 5, 100].map((times) => sentinelRetryStrategy?.(times))).toEqual([100, 500, 1000]);
  });

  it('sends no password if none is configured', () => {
    expect(redisConnection(configOf({ REDIS_SENTINELS: 'one:26379' }))).not.toHaveProperty('password');
  });

  it('knows several nodes of a cluster, and the password of each', () => {
    const cluster = openRedisCluster(configOf(CLUSTER), { maxRetriesPerRequest: 1 });
    expect(cluster).toMatchObject({
      startupNodes: [
        { host: 'one', port: 6379 },
        { host: 'two', port: 6380 },
      ],
      options: { redisOptions: { password: 'secret', maxRetriesPerRequest: 1 } },
    });
    cluster.disconnect();
  });

  it('stores the keys of a queue on one node of a cluster, and those of another queue apart', () => {
    expect(prefixOfQueue('default', configOf(CLUSTER))).toBe('{nukkad-default}');
    expect(prefixOfQueue('expiry', configOf({ ...CLUSTER, REGION_ID: 'ka' }))).toBe('{nukkad-ka-expiry}');
    expect(prefixOfQueue('default', configOf(SENTINELS))).toBe('nukkad');
  });

  it('is named without credentials', () => {
    expect(placeOfRedis(configOf(CLUSTER))).toBe('the cluster of one:6379, two:6380');
    expect(placeOfRedis(configOf(SENTINELS))).toBe('queues of one:26379, two:26380');
    expect(placeOfRedis(configOf({ REDIS_URL: 'redis://:secret@127.0.0.1:6379' }))).toBe('127.0.0.1:6379');
  });
});
