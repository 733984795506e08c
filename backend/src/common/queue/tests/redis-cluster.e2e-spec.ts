import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { PATIENT_SETTINGS } from '../../../../test/limits.js';
import { freePort } from '../../../../test/forked-server.js';
import { until } from '../../../../test/until.js';
import { type AppConfig, ConfigurationError, readConfig } from '../../../config/environment.js';
import { checkRedis } from '../../../start/preflight.js';
import { QUEUES } from '../queues.js';
import { TaskQueue } from '../task-queue.js';

/** Ranges of the hash slots of three nodes. */
const SLOTS = [
  [0, 5460],
  [5461, 10_922],
  [10_923, 16_383],
] as const;

describe('queues in a Redis Cluster', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-redis-cluster-'));
  const servers: ChildProcess[] = [];
  const nodes: Redis[] = [];
  let ports: number[];
  let config: AppConfig;

  beforeAll(async () => {
    ports = [await freePort(), await freePort(), await freePort()];
    for (const port of ports) {
      servers.push(
        spawn(
          'redis-server',
          ['--port', port, '--bind', '127.0.0.1', '--cluster-enabled', 'yes', '--cluster-port', await freePort()]
            .concat([
              '--dir',
              folder,
              '--cluster-config-file',
              `nodes-${port}.conf`,
              '--save',
              '',
              '--appendonly',
              'no',
            ])
            .map(String),
          { stdio: 'ignore' },
        ),
      );
      nodes.push(new Redis({ port, host: '127.0.0.1', retryStrategy: () => 50, maxRetriesPerRequest: null }));
    }
    await Promise.all(nodes.map((node, index) => node.cluster('ADDSLOTSRANGE', ...(SLOTS[index] ?? []))));
    await Promise.all(nodes.map((node, index) => node.cluster('SET-CONFIG-EPOCH', index + 1)));
    const [first] = nodes;
    for (const [index, port] of ports.entries()) {
      const bus = await nodes[index]?.config('GET', 'cluster-port');
      await first?.call('CLUSTER', 'MEET', '127.0.0.1', port, String((bus as string[])[1]));
    }
    const isReady = async (node: Redis): Promise<boolean> =>
      /cluster_state:ok[\s\S]*cluster_known_nodes:3/.test(String(await node.cluster('INFO')));
    for (const node of nodes) expect(await until(() => isReady(node))).toBe(true);
    config = readConfig({
      ...{ NODE_ENV: 'test', ...PATIENT_SETTINGS, DATABASE_URL: process.env['TEST_DATABASE_URL'] },
      REDIS_CLUSTER: `127.0.0.1:${ports[0]}`,
    });
  });
  afterAll(() => {
    for (const node of nodes) node.disconnect();
    for (const server of servers) server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('runs the tasks of every queue, with the queues on several nodes', async () => {
    const queue = new TaskQueue(config);
    const done: string[] = [];
    queue.startWorking(
      (taskId) => Promise.resolve(void done.push(taskId)),
      () => undefined,
    );
    await Promise.all(QUEUES.map((name) => queue.add(name, [`${name} 1`, `${name} 2`], () => 0)));
    await queue.ping();
    expect(await until(() => done.length === 2 * QUEUES.length)).toBe(true);
    expect([...done].sort()).toEqual(QUEUES.flatMap((name) => [`${name} 1`, `${name} 2`]).sort());
    const used = await Promise.all(nodes.map((node) => node.dbsize()));
    expect(used.filter((keys) => keys > 0).length).toBeGreaterThan(1);
    await queue.onApplicationShutdown();
  });

  it('are usable again after the node of a queue did not answer', async () => {
    const queue = new TaskQueue(config);
    await queue.ping();
    for (const server of servers) server.kill('SIGSTOP');
    await expect(queue.add('default', ['during the pause'], () => 0)).rejects.toThrow('the task queue did not answer');
    for (const server of servers) server.kill('SIGCONT');
    const isUsable = (): Promise<boolean> =>
      queue.ping().then(
        () => true,
        () => false,
      );
    expect(await until(isUsable)).toBe(true);
    await queue.add('default', ['after the pause'], () => 0);
    await queue.onApplicationShutdown();
  });

  it('is refused at the start if one node may evict tasks', async () => {
    await checkRedis(config);
    await nodes[2]?.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await expect(checkRedis(config)).rejects.toThrow(ConfigurationError);
    await expect(checkRedis(config)).rejects.toThrow(/the cluster of .* may throw tasks away/);
  });

  it('names the setting of a cluster that cannot be reached', async () => {
    const gone = { ...config, REDIS_CLUSTER: [`127.0.0.1:${await freePort()}`] };
    await expect(checkRedis(gone)).rejects.toThrow(/check REDIS_CLUSTER/);
  });
});
