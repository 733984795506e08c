import { once } from 'node:events';
import { connect } from 'node:net';
import type { DataSource, QueryRunner } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Reader } from '../src/common/events/tests/reader.js';
import { Admission, admissionRules } from '../src/common/http/admission.js';
import { EventLoopDelay } from '../src/common/observability/event-loop-delay.js';
import { laneOf } from '../src/common/http/shed-load.middleware.js';
import { SearchPlaces } from '../src/modules/places/search-places.read-model.js';
import { signIn } from '../src/modules/auth/tests/signed-in.js';
import { type Person, seeker } from '../src/modules/jobs/tests/people.js';
import { createTestApp, type TestApp } from './app.js';
import { until } from './until.js';

const POOL = 3;
const WAIT_MS = 1200;
const AT_ONCE = admissionRules(POOL, WAIT_MS).read.atOnce;
const BUSY = "We're busy right now. Please try again in a minute.";

describe('a server that is asked for more than it can do', () => {
  let test: TestApp;
  let person: Person;
  let cookie: string;
  beforeAll(async () => {
    test = await createTestApp(
      { DB_POOL_MAX: String(POOL), DB_POOL_WAIT_MS: '1000', OVERLOAD_WAIT_MS: String(WAIT_MS) },
      { own: true },
    );
    person = await seeker(test);
    cookie = await signIn(test.app, person);
    // a busy machine would be late
    const delay = test.app.get(EventLoopDelay);
    delay.onModuleDestroy();
    Object.assign(delay, { recent: 0 });
  });
  afterAll(() => test.close());

  // calls that a test blocks are slow, which would lower the limit
  beforeEach(() => void Object.assign(test.app.get(Admission), { limits: { read: AT_ONCE, write: AT_ONCE } }));

  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  /** Searches for places that are not answered before `open` is called. */
  function heldSearches(): { begun: () => number; open: () => void } {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const model = test.app.get(SearchPlaces, { strict: false });
    const search = jest.spyOn(model, 'execute').mockImplementation(async () => {
      await opened;
      return [];
    });
    ends.push(() => (open(), search.mockRestore()));
    return { begun: () => search.mock.calls.length, open: () => open() };
  }
  const find = (): Promise<{ status: number }> => person.get('/api/places?query=Mysuru').then((answer) => answer);

  it('refuses reads that it cannot answer in time, and answers health checks, writes and admitted calls', async () => {
    const held = heldSearches();
    const inside = Array.from({ length: AT_ONCE }, find);
    expect(await until(() => held.begun() === AT_ONCE)).toBe(true);
    const { status, headers, body } = await person.get('/api/my-applications').set('Accept-Language', 'en');
    expect([status, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
    expect(['1', '2', '3']).toContain(headers['retry-after']);
    expect(body).toMatchObject({ status: 503, detail: BUSY });
    await test.api.get('/api/health/live').expect(200);
    await test.api.get('/api/health/ready').expect(200);
    await person.post('/api/user/name').send({ firstName: 'Asha' }).expect(200);
    await test.api.get('/api/login').expect(303);
    expect(held.begun()).toBe(AT_ONCE);
    held.open();
    expect((await Promise.all(inside)).map((answer) => answer.status)).toEqual(inside.map(() => 200));
    await person.get('/api/my-applications').expect(200);
  });

  it('releases the place of a caller that hung up once its work is done', async () => {
    const held = heldSearches();
    const sockets = Array.from({ length: AT_ONCE }, () => connect(test.config.PORT, '127.0.0.1'));
    for (const socket of sockets) {
      await once(socket, 'connect');
      socket.write(`GET /api/places?query=Mysuru HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
    }
    expect(await until(() => held.begun() === AT_ONCE)).toBe(true);
    for (const socket of sockets) socket.destroy();
    await person.get('/api/my-applications').expect(503);
    held.open();
    expect(await until(async () => (await person.get('/api/my-applications')).status === 200)).toBe(true);
  });

  it('occupies no place for event streams or for slowly sent bodies', async () => {
    const readers = [];
    for (let count = 0; count <= AT_ONCE; count++) {
      const reader = await Reader.open(test.url, cookie);
      ends.push(() => reader.close());
      readers.push(reader.status);
    }
    expect(new Set(readers)).toEqual(new Set([200]));
    for (let count = 0; count <= 2 * AT_ONCE; count++) {
      const socket = connect(test.config.PORT, '127.0.0.1').on('error', () => undefined);
      ends.push(() => socket.destroy());
      await once(socket, 'connect');
      socket.write(
        `POST /api/user/name HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nX-Requested-With: fetch\r\n` +
          'Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
      );
    }
    await person.get('/api/my-applications').expect(200);
    await person.post('/api/user/name').send({ firstName: 'Asha' }).expect(200);
  });

  it('refuses a call after a second without a connection to the database', async () => {
    const runners: QueryRunner[] = [];
    const dataSource: DataSource = test.dataSource;
    for (let count = 0; count < POOL; count++) {
      const runner = dataSource.createQueryRunner();
      await runner.connect();
      runners.push(runner);
    }
    ends.push(() => Promise.all(runners.map((runner) => runner.release())));
    const { body, headers } = await person.get('/api/my-applications').set('Accept-Language', 'en').expect(503);
    expect(body.detail).toBe(BUSY);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await test.api.get('/api/health/live').expect(200);
  });

  it.each([
    ['GET', '/assets/base.js', false, null],
    ['GET', '/api/jobs?limit=20', false, 'read'],
    ['GET', '/api/auth/user', false, 'read'],
    ['GET', '/api/events', false, 'read'],
    ['GET', '/api/health/ready', false, null],
    ['GET', '/api/login?role=employer', false, 'write'],
    ['GET', '/api/login/callback?code=1', false, 'write'],
    ['POST', '/api/auth/signup', false, 'write'],
    ['PATCH', '/api/user/profile', false, 'write'],
    ['POST', '/api/user/avatar', true, null],
  ] as const)('assigns %s %s to its lane', (method, originalUrl, isForm, lane) => {
    const is = (() => (isForm ? 'multipart/form-data' : false)) as Parameters<typeof laneOf>[0]['is'];
    expect(laneOf({ method, originalUrl, is })).toBe(lane satisfies Parameters<Admission['acquire']>[0] | null);
  });
});
