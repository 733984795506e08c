import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CALLERS, openSession, saveCallers } from '../access/access-callers.js';
import { kindOf } from '../access/access-requests.js';
import { RESOURCES } from '../access/access-resources.js';
import type { Ids, World } from '../access/access-world.js';
import { answersUnder } from '../access/access-rules.js';
import { ACCESS } from '../access/access-table.js';
import { createTestApp, type TestApp } from '../app.js';
import { contractFault, operationOf } from '../contract-answers.js';
import { type ContractCall, contractCalls } from '../contract-samples.js';
import { reportFigure } from './figures.js';
import { type FuzzRequest, nearValidRequests } from './near-valid-requests.js';

/** Requests to each call: a few in `npm test`, as many as asked for in `npm run test:security`. */
const REQUESTS = Number(process.env['SECURITY_REQUESTS'] ?? '1');
const SEED = Number(process.env['SECURITY_SEED'] ?? '1');
/** Requests that share a resource, and are sent before the limits of frequency are reset. */
const BATCH = 25;
const AT_ONCE = 4;
const FAULTS_SHOWN = 5;
/** Limits of texts in a message about a fault. */
const SHOWN = 600;

interface Fault {
  what: string;
  request: string;
}

const describeRequest = ({ caller, method, address, headers, body }: FuzzRequest): string =>
  `${caller}: ${method} ${address} ${JSON.stringify(headers)} ${body instanceof FormData ? JSON.stringify([...body]) : (body ?? '')}`.slice(
    0,
    SHOWN,
  );

describe('a near-valid request', () => {
  let test: TestApp;
  let world: World;
  /** Ids of resources that exist, for fields of requests. */
  const pool: string[] = [];
  const counts = { sent: 0, succeeded: 0, faults: 0 };
  beforeAll(async () => {
    test = await createTestApp();
    world = { test, callers: await saveCallers(test) };
    pool.push(
      ...Object.values(world.callers)
        .map(({ id }) => id)
        .filter(Boolean),
    );
  });
  afterAll(async () => {
    await test.close();
    const figures = [
      { what: 'fuzzer: near-valid requests to each call', measured: REQUESTS, target: '≥ 600', met: REQUESTS >= 600 },
      { what: 'fuzzer: requests in all', measured: counts.sent, target: 'printed', met: true },
      { what: 'fuzzer: answered with success', measured: counts.succeeded, target: 'printed', met: true },
      {
        what: 'fuzzer: 5xx, undocumented statuses, broken schemas',
        measured: counts.faults,
        target: '0',
        met: counts.faults === 0,
      },
    ];
    figures.forEach(reportFigure);
  });

  /** Renews the session of each caller: a request of an earlier call may have ended it. */
  const openSessions = async (): Promise<void> => {
    for (const caller of CALLERS) {
      if (caller === 'guest') continue;
      world.callers[caller] = await openSession(test, caller, world.callers[caller].id);
    }
  };

  const send = async (request: FuzzRequest): Promise<Fault | null> => {
    const { method, address, body, caller } = request;
    const { cookie } = world.callers[caller];
    const response = await fetch(test.url + address, {
      method,
      redirect: 'manual',
      headers: { ...request.headers, ...(cookie ? { cookie } : {}) },
      ...(body === undefined ? {} : { body }),
    });
    counts.sent++;
    if (response.status < 400) counts.succeeded++;
    const contentType = response.headers.get('content-type') ?? '';
    const isRead = /json|text/.test(contentType) && !contentType.startsWith('text/event-stream');
    const text = isRead ? await response.text() : '';
    if (!isRead) await response.body?.cancel();
    if (response.status === 302 || response.status === 303) return null;
    const operation = operationOf(method, new URL(test.url + address).pathname);
    const fault =
      response.status >= 500
        ? `server error: ${text.slice(0, SHOWN)}`
        : contractFault({ status: response.status, contentType, text, operation });
    return fault ? { what: `${response.status} ${fault}`, request: describeRequest(request) } : null;
  };

  const sendBatch = async (requests: FuzzRequest[]): Promise<Fault[]> => {
    const faults: Fault[] = [];
    const waiting = [...requests];
    const work = async (): Promise<void> => {
      for (let request = waiting.shift(); request; request = waiting.shift()) {
        const fault = await send(request);
        if (fault) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return faults;
  };

  const idsFor = async (call: ContractCall): Promise<Ids> => {
    const kind = kindOf(call);
    return kind ? RESOURCES[kind](world) : { id: '' };
  };

  it.each(contractCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'to %s is answered as the contract declares',
    async (_name, call) => {
      const answers = answersUnder(ACCESS[call.id] ?? { for: 'everyone' });
      const admitted = CALLERS.filter((caller) => answers[caller] === 'admitted');
      const faults: Fault[] = [];
      let ids: Ids | undefined;
      for (let sent = 0; sent < REQUESTS; sent += BATCH) {
        await test.dataSource.query('DELETE FROM rate_limits');
        await openSessions();
        if (!ids || call.method !== 'GET') ids = await idsFor(call);
        if (ids.id) pool.push(ids.id);
        const count = Math.min(BATCH, REQUESTS - sent);
        faults.push(
          ...(await sendBatch(
            fc.sample(nearValidRequests(call, ids, pool.slice(-100), admitted), { numRuns: count, seed: SEED + sent }),
          )),
        );
      }
      counts.faults += faults.length;
      expect(faults.slice(0, FAULTS_SHOWN)).toEqual([]);
    },
  );
});
