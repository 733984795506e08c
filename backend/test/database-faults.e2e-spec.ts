import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Reader } from '../src/common/events/tests/reader.js';
import { saveJob } from '../src/modules/jobs/tests/job.factory.js';
import { type Person, employer, seeker } from '../src/modules/jobs/tests/people.js';
import { signIn } from '../src/modules/auth/tests/signed-in.js';
import { createTestApp, type TestApp } from './app.js';
import { type ForkedServer, forkServer } from './forked-server.js';
import { SLOWNESS } from './limits.js';
import { peakMemoryOf } from './peak-memory.js';
import { refusableWrites, type RefusableWrites } from './refuse-writes.js';
import { sentMessages } from './sent-messages.js';
import { type Answer, ServerCaller } from './server-caller.js';
import { until } from './until.js';
import { Wire } from './wire.js';

const BUSY = "We're busy right now. Please try again in a minute.";
const BUSY_IN_HINDI = 'अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।';
const NOT_SAVED = "We can't save anything right now. Please try again in a few minutes.";

const isNative = Boolean(process.env['TEST_SERVER_URL']);
const isQueueInDatabase = !process.env['TEST_REDIS_URL'];
/**
 * Duration of the outage of the database in milliseconds; the embedded run lasts only as long as the product's
 * timeouts.
 */
const OUTAGE_MS = isNative ? 30_000 : 0;
const POOL = 4;
const milliseconds = (limit: number): string => String(Math.round(limit * SLOWNESS));
/** The time limits of the product, which these tests are about, on a machine as slow as this one. */
const LIMITS = {
  DB_STATEMENT_TIMEOUT_MS: milliseconds(5000),
  DB_QUERY_TIMEOUT_MS: milliseconds(6000),
  DB_CONNECT_TIMEOUT_MS: milliseconds(2000),
  DB_POOL_WAIT_MS: milliseconds(5000),
  OVERLOAD_WAIT_MS: milliseconds(2000),
};
/** Maximum memory of eighty waiting calls in bytes: half a megabyte each. */
const WAITING_MAX_BYTES = 40 * 1024 * 1024;

describe('a server and a worker', () => {
  let test: TestApp;
  let owner: Person;
  let applicant: Person;
  let api: ForkedServer;
  let worker: ForkedServer;
  let apiWire: Wire;
  let workerWire: Wire;
  let stranger: ServerCaller;
  let asApplicant: ServerCaller;
  let asOwner: ServerCaller;

  beforeAll(async () => {
    test = await createTestApp();
    [owner, applicant] = [await employer(test), await seeker(test)];
    const target = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    [apiWire, workerWire] = [new Wire(target), new Wire(target)];
    const start = async (ROLE: string, wire: Wire): Promise<ForkedServer> =>
      forkServer({ ROLE, DATABASE_URL: await wire.url(target), DB_POOL_MAX: String(POOL), ...LIMITS });
    api = await start('api', apiWire);
    worker = await start('worker', workerWire);
    stranger = new ServerCaller(api);
    asApplicant = new ServerCaller(api, await signIn(test.app, applicant));
    asOwner = new ServerCaller(api, await signIn(test.app, owner));
  });
  afterEach(() => {
    for (const wire of [apiWire, workerWire]) wire.mend();
  });
  afterAll(async () => {
    for (const wire of [apiWire, workerWire]) wire?.mend();
    await Promise.all([api?.remove(), worker?.remove()]);
    for (const wire of [apiWire, workerWire]) wire?.close();
    await test?.close();
  });

  const newJob = async (): Promise<string> => (await saveJob(test.dataSource, { employerId: owner.id })).id;
  const applyTo = (jobId: string, key: string = randomUUID()): Promise<Answer> =>
    asApplicant.post('/api/applications', { jobId, coverMessage: 'I can start tomorrow.' }, { key });
  const applicationsTo = async (jobIds: string[]): Promise<string[]> => {
    const rows: { job_id: string }[] = await test.dataSource.query(
      'SELECT job_id FROM applications WHERE job_id = ANY($1::uuid[])',
      [jobIds],
    );
    return rows.map((row) => row.job_id).sort();
  };
  /** Mails to the employer about new applications; they are written by the worker. */
  const mailsToOwner = async (): Promise<number> => (await sentMessages(test, { to: owner.user.email })).length;
  const expectRefusal = (answer: Answer, detail: string): void => {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.body.detail).toBe(detail);
  };
  const expectBothAlive = (): void => {
    for (const { process: child } of [api, worker]) expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  };

  describe('without their database', () => {
    it('refuse calls in time, and go on where they were once it is back', async () => {
      const [before, lost, during] = [await newJob(), await newJob(), await newJob()];
      const keys = { lost: randomUUID(), during: randomUUID() };
      const reader = await Reader.open(api.url, await signIn(test.app, owner));
      expect(await until(() => reader.messages.length > 0)).toBe(true);

      // written before the outage, and still to be processed
      workerWire.freeze();
      expect((await applyTo(before)).status).toBe(201);
      // committed, but the caller receives no answer
      apiWire.loseAnswerTo('COMMIT');
      expectRefusal(await applyTo(lost, keys.lost), BUSY);
      expect(await applicationsTo([before, lost])).toHaveLength(2);

      const expectOutage = async (): Promise<void> => {
        const [jobs, list, write, ready, live] = await Promise.all([
          asApplicant.get('/api/jobs', { language: 'hi' }),
          asApplicant.get('/api/my-applications'),
          applyTo(during, keys.during),
          stranger.get('/api/health/ready'),
          stranger.get('/api/health/live'),
        ]);
        expectRefusal(jobs, BUSY_IN_HINDI);
        for (const answer of [list, write, ready]) expectRefusal(answer, BUSY);
        expect(live.status).toBe(200);
      };
      const began = performance.now();
      apiWire.freeze();
      await expectOutage();
      const hasFailed = (server: ForkedServer, event: string): boolean =>
        server.output().includes(`"event":"${event}"`);
      expect(await until(() => hasFailed(api, 'outbox.relay.failed') && hasFailed(worker, 'outbox.relay.failed'))).toBe(
        true,
      );
      expect(await until(() => performance.now() - began > OUTAGE_MS / 2)).toBe(true);
      for (const wire of [apiWire, workerWire]) wire.cut();
      await expectOutage();
      expect(await until(() => hasFailed(api, 'events.listener.lost'))).toBe(true);
      expect(await until(() => hasFailed(worker, 'queue.error') === isQueueInDatabase)).toBe(true);
      expect(await until(() => performance.now() - began > OUTAGE_MS)).toBe(true);
      expectBothAlive();

      for (const wire of [apiWire, workerWire]) wire.mend();
      expect((await asApplicant.get('/api/jobs')).status).toBe(200);
      expect((await stranger.get('/api/health/ready')).status).toBe(200);
      expect((await applyTo(lost, keys.lost)).status).toBe(201);
      const made = await applyTo(during, keys.during);
      expect(made.status).toBe(201);
      expect((await applyTo(during, keys.during)).body).toEqual(made.body);
      expect(await applicationsTo([before, lost, during])).toEqual([before, lost, during].sort());
      expect(await until(async () => (await mailsToOwner()) === 3)).toBe(true);
      expect((await asOwner.get('/api/notifications')).body).toHaveLength(3);
      // the page that stayed open received the later event
      expect(await until(() => reader.subjects.includes(made.body.id))).toBe(true);
      expect(reader.closed).toBe(false);
      reader.close();
    });
  });

  describe('on a slow database', () => {
    it('respond correctly, limit their connections, and refuse calls that they cannot answer in time', async () => {
      const expected = (await asApplicant.get('/api/my-applications')).body;
      const before = peakMemoryOf(api.process.pid ?? 0);
      apiWire.slowDown(50);
      const answers = await Promise.all(Array.from({ length: 80 }, () => asApplicant.get('/api/my-applications')));
      const open = apiWire.open;
      apiWire.mend();
      const refused = answers.filter(({ status }) => status !== 200);
      for (const answer of refused) expectRefusal(answer, BUSY);
      for (const answer of answers) if (answer.status === 200) expect(answer.body).toEqual(expected);
      expect(answers.length - refused.length).toBeGreaterThan(POOL);
      expect(refused.length).toBeGreaterThan(0);
      // connections of the pool, two of the queue, and one listener
      expect(open).toBeLessThanOrEqual(POOL + 3);
      expect((await asApplicant.get('/api/my-applications')).status).toBe(200);
      expect(peakMemoryOf(api.process.pid ?? 0) - before).toBeLessThan(WAITING_MAX_BYTES);
    });
  });

  describe.each([
    ['a full disk', '53100', 'could not extend file "base/16384/16400": No space left on device', NOT_SAVED],
    ['no memory left', '53200', 'out of memory', BUSY],
    ['a read-only database', '25006', 'cannot execute UPDATE in a read-only transaction', NOT_SAVED],
  ])('with %s', (_fault, sqlstate, message, sentence) => {
    let writes: RefusableWrites;
    beforeAll(async () => {
      writes = await refusableWrites(test.dataSource);
    });
    afterAll(() => writes?.remove());

    it('continue to answer reads, refuse writes, and catch up afterwards', async () => {
      const [jobId, key] = [await newJob(), randomUUID()];
      const mails = await mailsToOwner();
      // the first use of a session for an hour is noted
      await test.dataSource.query(`UPDATE sessions SET last_seen_at = last_seen_at - interval '2 hours'`);
      await writes.refuse(sqlstate, message);
      for (const path of ['/api/jobs', '/api/my-applications', '/api/notifications', '/api/auth/user']) {
        expect([path, (await asApplicant.get(path)).status]).toEqual([path, 200]);
      }
      expectRefusal(await applyTo(jobId, key), sentence);
      expectRefusal(await stranger.post('/api/auth/send-email-verification', { email: owner.user.email }), sentence);
      expect(await applicationsTo([jobId])).toEqual([]);
      expect((await stranger.get('/api/health/live')).status).toBe(200);
      await writes.allow();
      for (let times = 0; times < 2; times++) expect((await applyTo(jobId, key)).status).toBe(201);
      expect(await applicationsTo([jobId])).toEqual([jobId]);
      expect(await until(async () => (await mailsToOwner()) === mails + 1)).toBe(true);
      expectBothAlive();
    });
  });
});
