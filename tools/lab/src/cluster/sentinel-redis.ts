import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { UserError } from '@nukkad/tools/start/user-error';
import { awaitCondition } from './await-condition.js';
import { BackgroundProgram, findPrograms } from './background-program.js';
import { callRedis } from './redis-command.js';

const MASTER = 'mymaster';
const SENTINELS = 3;
const QUORUM = 2;

/**
 * Returns the configuration of a sentinel: a master that does not answer for a second is replaced, if two of three
 * sentinels agree.
 */
const sentinelConfiguration = (port: number, masterPort: number, folder: string): string => `port ${port}
bind 127.0.0.1
dir ${folder}
sentinel monitor ${MASTER} 127.0.0.1 ${masterPort} ${QUORUM}
sentinel down-after-milliseconds ${MASTER} 1000
sentinel failover-timeout ${MASTER} 5000
`;

/** The programs that the sentinels and their servers need. */
export const SENTINEL_PROGRAMS = ['redis-server', 'redis-sentinel', 'redis-cli'] as const;

/** A Redis master with a replica, and three sentinels that promote the replica, on ports of 127.0.0.1. */
export class SentinelRedis {
  private constructor(
    private readonly folder: string,
    private readonly servers: readonly { port: number; program: BackgroundProgram }[],
    private readonly sentinels: readonly { port: number; program: BackgroundProgram }[],
  ) {}

  /** Starts all; resolves when the sentinels agree and know the replica. Throws UserError if a program is not installed. */
  static async start(): Promise<SentinelRedis> {
    const programs = findPrograms(SENTINEL_PROGRAMS);
    const folder = mkdtempSync(join(tmpdir(), 'nukkad-sentinel-'));
    const startServer = (port: number, ...more: string[]): BackgroundProgram => {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes'];
      const files = ['--appenddirname', `log-${port}`, '--dbfilename', `${port}.rdb`, '--save', ''];
      return new BackgroundProgram(programs['redis-server'], [
        ...[...settings, ...files, '--maxmemory-policy', 'noeviction', '--repl-diskless-sync-delay', '0'],
        ...['--loglevel', 'warning', '--logfile', `${port}.log`, ...more],
      ]);
    };
    const [masterPort, replicaPort] = [await freePort(), await freePort()];
    const servers = [
      { port: masterPort, program: startServer(masterPort) },
      { port: replicaPort, program: startServer(replicaPort, '--replicaof', '127.0.0.1', String(masterPort)) },
    ];
    const sentinels: { port: number; program: BackgroundProgram }[] = [];
    for (let index = 0; index < SENTINELS; index++) {
      const port = await freePort();
      const file = join(folder, `sentinel-${port}.conf`);
      writeFileSync(file, sentinelConfiguration(port, masterPort, folder));
      const program = new BackgroundProgram(programs['redis-sentinel'], [file, '--logfile', `${port}.log`]);
      sentinels.push({ port, program });
    }
    const redis = new SentinelRedis(folder, servers, sentinels);
    await redis.awaitReplica();
    return redis;
  }

  /** Addresses of the sentinels, as `REDIS_SENTINELS` lists them. */
  get addresses(): string {
    return this.sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
  }

  /** Ends the master as a crash does. */
  async killMaster(): Promise<void> {
    await this.findMaster().kill();
  }

  /** Pauses the master; returns the function that continues it, as the replica that it has become by then. */
  pauseMaster(): () => void {
    const master = this.findMaster();
    master.signal('SIGSTOP');
    return () => master.signal('SIGCONT');
  }

  /** Ends all without waiting, and deletes their files. */
  end(): void {
    for (const { program } of [...this.servers, ...this.sentinels]) program.end();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  private findMaster(): BackgroundProgram {
    const master = this.servers.find(({ port }) => callRedis(port, 'ROLE').startsWith('master'));
    if (!master) throw new Error('No server of Redis is the master.');
    return master.program;
  }

  private async awaitReplica(): Promise<void> {
    const isReady = (port: number): boolean =>
      callRedis(port, 'SENTINEL', 'CKQUORUM', MASTER).startsWith(`OK ${SENTINELS} `) &&
      /master-link-status\nok/.test(callRedis(port, 'SENTINEL', 'REPLICAS', MASTER));
    if (await awaitCondition(() => this.sentinels.every(({ port }) => isReady(port)))) return;
    this.end();
    throw new UserError('The sentinels of Redis do not agree.');
  }
}
