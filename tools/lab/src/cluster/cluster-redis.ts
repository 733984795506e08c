import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { UserError } from '@nukkad/tools/start/user-error';
import { awaitCondition } from './await-condition.js';
import { BackgroundProgram, findPrograms } from './background-program.js';
import { callRedis } from './redis-command.js';

const NODES = 6;
const NODE_TIMEOUT_MS = 1000;

interface Node {
  port: number;
  program: BackgroundProgram;
}

/** The programs that a Redis Cluster needs. */
export const REDIS_CLUSTER_PROGRAMS = ['redis-server', 'redis-cli'] as const;

/** A Redis Cluster of three masters with a replica each, on ports of 127.0.0.1. */
export class ClusterRedis {
  private constructor(
    private readonly folder: string,
    private readonly nodes: readonly Node[],
  ) {}

  /** Starts it; resolves when all slots are served and each master has its replica. Throws UserError if Redis is not installed. */
  static async start(): Promise<ClusterRedis> {
    const programs = findPrograms(REDIS_CLUSTER_PROGRAMS);
    const folder = mkdtempSync(join(tmpdir(), 'nukkad-redis-cluster-'));
    const nodes: Node[] = [];
    for (let index = 0; index < NODES; index++) {
      const [port, bus] = [await freePort(), await freePort()];
      const settings = ['--port', String(port), '--cluster-port', String(bus), '--bind', '127.0.0.1', '--dir', folder];
      const files = ['--appendonly', 'yes', '--appenddirname', `log-${port}`, '--dbfilename', `${port}.rdb`];
      const cluster = ['--cluster-enabled', 'yes', '--cluster-config-file', `nodes-${port}.conf`];
      const program = new BackgroundProgram(programs['redis-server'], [
        ...[...settings, ...files, ...cluster, '--cluster-node-timeout', String(NODE_TIMEOUT_MS), '--save', ''],
        ...['--maxmemory-policy', 'noeviction', '--repl-diskless-sync-delay', '0'],
        ...['--loglevel', 'warning', '--logfile', `${port}.log`],
      ]);
      nodes.push({ port, program });
    }
    const redis = new ClusterRedis(folder, nodes);
    await redis.until(() => nodes.every(({ port }) => callRedis(port, 'PING') === 'PONG'));
    const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
    const create = ['--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes'];
    const { status, stdout } = spawnSync(programs['redis-cli'], create, { encoding: 'utf8' });
    if (status !== 0) throw new UserError(`The cluster of Redis could not be created: ${stdout}`);
    await redis.until(() => nodes.every(({ port }) => isReady(port)));
    return redis;
  }

  /** Addresses of the nodes, as `REDIS_CLUSTER` lists them. */
  get addresses(): string {
    return this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  }

  /** Ends the master with most keys as a crash does. */
  async killFullestMaster(): Promise<void> {
    const masters = this.nodes.filter(({ port }) => callRedis(port, 'ROLE').startsWith('master'));
    const sizes = masters.map(({ port }) => Number(callRedis(port, 'DBSIZE')));
    await masters[sizes.indexOf(Math.max(...sizes))]?.program.kill();
  }

  /** Ends all without waiting, and deletes their files. */
  end(): void {
    for (const { program } of this.nodes) program.end();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  private async until(isMet: () => boolean): Promise<void> {
    if (await awaitCondition(isMet)) return;
    this.end();
    throw new UserError('The nodes of Redis do not form a cluster.');
  }
}

/** Returns whether a node knows an owner of all slots, and as a master has a connected replica. */
function isReady(port: number): boolean {
  if (!callRedis(port, 'CLUSTER', 'INFO').includes('cluster_state:ok')) return false;
  const replication = callRedis(port, 'INFO', 'replication');
  return replication.includes('role:master')
    ? replication.includes('state=online')
    : replication.includes('master_link_status:up');
}
