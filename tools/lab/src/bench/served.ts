import { fork } from 'node:child_process';
import { on } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { UserError } from '@nukkad/tools/start/user-error';
import type { Backend, SearchQuery } from './backend.js';
import type { MarketSeeker } from './market-seekers.js';

const SEARCH = '/api/ai-jobs';

/** The server's response to a search. */
export interface Answer {
  ids: string[];
  /** Server-side latency in milliseconds, by its access log. */
  ms: number;
  /** Milliseconds that passed for the client, from the request to the last byte of the answer. */
  roundTripMs: number;
}

/** The built server on one database, as people reach it. */
export interface Served {
  port: number;
  /** Calls `GET /api/ai-jobs`; throws unless the response is 200. */
  ask(query: SearchQuery, cookie: string): Promise<Answer>;
  /** Makes any call: with a body it is a POST. A response of any status is returned. */
  call(path: string, cookie: string, json?: object): Promise<{ status: number; body: string }>;
  stop(): Promise<void>;
}

/** Opens a session for each of `people`; returns their cookies. */
export async function openSessions(
  client: Client,
  people: readonly Pick<MarketSeeker, 'userId'>[],
  { hashToken }: Pick<Backend, 'hashToken'>,
): Promise<string[]> {
  const tokens = people.map(({ userId }) => `session of ${userId}`.replaceAll(' ', '-'));
  await client.query(
    `INSERT INTO sessions (id, user_id, expires_at)
     SELECT id, user_id, now() + interval '1 day' FROM unnest($1::text[], $2::uuid[]) AS opened (id, user_id)
     ON CONFLICT DO NOTHING`,
    [tokens.map(hashToken), people.map(({ userId }) => userId)],
  );
  return tokens.map((token) => `sid=${token}`);
}

/** Starts the server in a separate process, without background work. */
export async function serve({ program }: Pick<Backend, 'program'>, url: string): Promise<Served> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-bench-files-'));
  const child = fork(program, [], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      PORT: String(port),
      ROLE: 'api',
      DATA_DIR: folder,
      IP_LIMITS: 'relaxed',
    },
  });
  const logged = searchesLogged(child.stdout!);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const stop = async (): Promise<void> => {
    agent.destroy();
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = await Promise.race([
    new Promise<boolean>((resolve) => child.once('message', () => resolve(true))),
    ended.then(() => false),
  ]);
  if (!ready) {
    await stop();
    throw new UserError('The server did not start.');
  }
  return {
    port,
    stop,
    call: (path, cookie, json) => call({ agent, port, path, cookie }, json),
    ask: async (query, cookie) => {
      const answer = await ask(agent, port, query, cookie);
      const { value: line } = await logged.next();
      if (!line) throw new UserError('The server did not log the search.');
      return { ...answer, ms: line.milliseconds };
    },
  };
}

interface LogLine {
  event: string;
  path?: string;
  milliseconds: number;
}

/**
 * Reads the searches in the server's access log. The log is read continuously, because a full pipe would block the
 * server.
 */
function searchesLogged(log: Readable): AsyncGenerator<LogLine, undefined> {
  const reader = createInterface({ input: log });
  const lines = on(reader, 'line', { close: ['close'] }) as AsyncIterable<[string]>;
  return searchesOf(lines);
}

async function* searchesOf(lines: AsyncIterable<[string]>): AsyncGenerator<LogLine, undefined> {
  for await (const [line] of lines) {
    const entry = JSON.parse(line) as LogLine;
    if (entry.event === 'request' && entry.path === SEARCH) yield entry;
  }
  return undefined;
}

interface Call {
  agent: Agent;
  port: number;
  path: string;
  cookie: string;
}

const call = ({ agent, port, path, cookie }: Call, json?: object): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const method = json ? 'POST' : 'GET';
    const headers = { cookie, ...(json && { 'content-type': 'application/json', 'x-requested-with': 'fetch' }) };
    request({ agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
        .on('error', reject);
    })
      .on('error', reject)
      .end(json && JSON.stringify(json));
  });

async function ask(agent: Agent, port: number, query: SearchQuery, cookie: string): Promise<Omit<Answer, 'ms'>> {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const startedAt = performance.now();
  const path = `${SEARCH}?${parameters.toString()}`;
  const { status, body } = await call({ agent, port, path, cookie });
  const roundTripMs = performance.now() - startedAt;
  if (status !== 200) throw new Error(`The server answered ${status} to ${parameters.toString()}: ${body}`);
  return { roundTripMs, ids: (JSON.parse(body) as { id: string }[]).map(({ id }) => id) };
}
