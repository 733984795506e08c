import { once } from 'node:events';
import { Agent, createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Reader } from '../src/common/events/tests/reader.js';
import { signedInAccount } from './account.js';
import { createTestApp } from './app.js';
import { type ForkedServer, forkServer } from './forked-server.js';
import { until } from './until.js';

const CONNECTIONS = 50;
const POLL_INTERVAL_MS = 25;
/** Long enough for many checks of the balancer, on a busy machine as well; in milliseconds. */
const DRAIN_MS = 5000;
/** Milliseconds between a response and the next call of each client. */
const THINK_MS = 10;

/** Number of failed readiness checks after which the balancer considers a server not ready. */
const BELIEVED = 3;

/** Sends each call to the first ready server, over keep-alive connections; a failed call is not retried. */
class Balancer {
  /** Calls that each server answered. */
  readonly answered: number[];
  /** Answers that asked for their connection to be closed, by server. */
  readonly closing: number[];
  /** Consecutive failed readiness checks of each server. */
  private readonly refusals: number[];
  private readonly agents: Agent[];
  private readonly server: Server;
  private readonly looking: Promise<void>;
  private closed = false;

  constructor(private readonly ports: number[]) {
    this.answered = ports.map(() => 0);
    this.closing = ports.map(() => 0);
    this.refusals = ports.map(() => BELIEVED);
    this.agents = ports.map(() => new Agent({ keepAlive: true }));
    this.server = createServer((incoming, outgoing) => {
      const chosen = this.refusals.findIndex((refusals) => refusals < BELIEVED);
      const options = { port: ports[chosen], agent: this.agents[chosen], method: incoming.method, path: incoming.url };
      const passed = ask({ ...options, host: '127.0.0.1', headers: incoming.headers }, (answer) => {
        this.answered[chosen]!++;
        if (answer.headers.connection === 'close') this.closing[chosen]!++;
        const { connection: _own, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.on('error', () => outgoing.destroy()).pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    });
    this.looking = this.keepLooking();
  }

  async listen(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    expect(await until(() => this.refusals.every((refusals) => refusals === 0))).toBe(true);
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.looking;
    for (const agent of this.agents) agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }

  private async keepLooking(): Promise<void> {
    for (; !this.closed; await sleep(POLL_INTERVAL_MS)) await this.askProcesses();
  }

  private async askProcesses(): Promise<void> {
    await Promise.all(
      this.ports.map(async (port, index) => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
        this.refusals[index] = answer?.status === 200 ? 0 : this.refusals[index]! + 1;
      }),
    );
  }
}

/** Clients that call continuously over keep-alive connections. */
class Load {
  answered = 0;
  readonly failures: string[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  private ended = false;
  private readonly people: Promise<void>[];

  constructor(
    private readonly port: number,
    private readonly cookie: string,
  ) {
    this.people = Array.from({ length: CONNECTIONS }, (_, index) => this.keepCalling(index));
  }

  async stop(): Promise<void> {
    this.ended = true;
    await Promise.all(this.people);
    this.agent.destroy();
  }

  private async keepCalling(index: number): Promise<void> {
    const paths = ['/api/health/live', '/robots.txt', '/api/auth/user', '/api/openapi.yaml'];
    for (let turn = index; !this.ended && this.failures.length < CONNECTIONS; turn++) {
      await sleep(THINK_MS);
      await this.call(paths[turn % paths.length]!).then(
        (status) => (status === 200 ? this.answered++ : this.failures.push(`status ${status}`)),
        (error: Error) => this.failures.push(error.message),
      );
    }
  }

  private call(path: string): Promise<number> {
    const { agent, port, cookie } = this;
    return new Promise((resolve, reject) => {
      ask({ agent, port, host: '127.0.0.1', path, headers: { cookie } }, (answer) => {
        answer.resume().on('error', reject);
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });
  }
}

describe('a server that is asked to end', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function start(environment: Record<string, string>): Promise<ForkedServer> {
    const server = await forkServer({ ROLE: 'api', SHUTDOWN_GRACE_MS: '20000', ...environment });
    ends.push(() => server.remove());
    return server;
  }
  async function account(): Promise<string> {
    const test = await createTestApp();
    ends.push(() => test.close());
    return (await signedInAccount(test)).cookie;
  }
  const status = async (server: ForkedServer, path: string): Promise<number | null> =>
    (await fetch(server.url + path).catch(() => null))?.status ?? null;

  it('hands over behind a balancer without one failed call on 50 keep-alive connections', async () => {
    const cookie = await account();
    const [first, second] = [await start({ READINESS_DRAIN_MS: String(DRAIN_MS) }), await start({})];
    const balancer = new Balancer([first.port, second.port]);
    ends.push(() => balancer.close());
    const load = new Load(await balancer.listen(), cookie);
    ends.push(() => load.stop());
    expect(await until(() => load.answered > 4 * CONNECTIONS)).toBe(true);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(load.failures).toEqual([]);
    const soFar = load.answered;
    expect(await until(() => load.answered > soFar + 4 * CONNECTIONS)).toBe(true);
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(balancer.answered[1]).toBeGreaterThan(4 * CONNECTIONS);
    expect(balancer.closing[0]).toBeGreaterThan(0);
    expect(balancer.closing[1]).toBe(0);
  });

  it('withdraws readiness at once and lives on, until its time to drain is over', async () => {
    const server = await start({ READINESS_DRAIN_MS: String(DRAIN_MS) });
    expect(await status(server, '/api/health/ready')).toBe(200);
    server.process.kill('SIGTERM');
    expect(await until(async () => (await status(server, '/api/health/ready')) === 503)).toBe(true);
    const live = await fetch(`${server.url}/api/health/live`);
    expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
    expect(await server.ended).toBe(0);
  });

  it('ends event streams with a reconnection delay', async () => {
    const cookie = await account();
    const server = await start({ READINESS_DRAIN_MS: '0' });
    const reader = await Reader.open(server.url, cookie);
    expect(await until(() => reader.messages.length > 0)).toBe(true);
    expect(reader.retries).toHaveLength(1);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await until(() => reader.closed)).toBe(true);
    expect(reader.retries).toHaveLength(2);
  });
});
