import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type ForkedServer, forkServer } from '../../../../test/forked-server.js';
import { until } from '../../../../test/until.js';
import { TaskRunner } from '../task-runner.js';

describe('a task', () => {
  const running: TestApp[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((test) => test.close()));
  });

  async function start(...args: Parameters<typeof createTestApp>): Promise<TestApp> {
    const test = await createTestApp(...args);
    running.push(test);
    return test;
  }

  const servers: ForkedServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.remove();
  });

  /** Starts a server in a separate process. */
  async function serve(): Promise<ForkedServer> {
    const server = await forkServer();
    servers.push(server);
    return server;
  }

  const post = ({ url }: ForkedServer, path: string, body: object): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
      body: JSON.stringify(body),
    });

  const EMAIL = 'asha@example.test';
  const FORM = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: EMAIL,
    phone: '+919876543210',
    password: 'a-good-one-42',
    confirmPassword: 'a-good-one-42',
  };
  const signUp = (test: TestApp) => test.api.post('/api/auth/signup').send(FORM).expect(201);
  const sendCode = (test: TestApp) => test.api.post('/api/auth/send-email-verification').send({ email: EMAIL });

  /** Returns whether no task is left, so that none can have an effect any more. */
  async function isAllDone(database: { query(sql: string): Promise<unknown> }): Promise<boolean> {
    const left = await database.query('SELECT 1 FROM outbox WHERE done_at IS NULL');
    return (Array.isArray(left) ? left : (left as { rows: unknown[] }).rows).length === 0;
  }

  async function messages(test: TestApp): Promise<number> {
    const { body } = await test.api.get(`/api/dev/outbox?to=${EMAIL}`);
    return (body as unknown[]).length;
  }

  it('delivers a committed task through the queue to exactly one effect', async () => {
    const test = await start({}, { queue: 'real' });
    await signUp(test);
    await sendCode(test);
    expect(await until(async () => (await messages(test)) > 0)).toBe(true);
    expect(await until(() => isAllDone(test.dataSource))).toBe(true);
    expect(await messages(test)).toBe(1);
  });

  it('outlives the process that is killed between the commit and the queue, and still happens once', async () => {
    const empty = await start();
    const database = new Client({ connectionString: empty.config.DATABASE_URL });
    await running.splice(0)[0]?.close();
    await database.connect();
    try {
      // while this trigger exists no relay can claim a row, so that the process is killed at exactly that point
      await database.query(`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not now'; END $$;
        CREATE TRIGGER refuse BEFORE UPDATE ON outbox FOR EACH ROW EXECUTE FUNCTION refuse()`);
      const first = await serve();
      expect((await post(first, '/api/auth/signup', FORM)).status).toBe(201);
      expect((await post(first, '/api/auth/send-email-verification', { email: EMAIL })).status).toBe(202);
      first.process.kill('SIGKILL');
      expect(await first.ended).toBeNull();
      const { rows: left } = await database.query('SELECT relays, attempts, done_at FROM outbox');
      expect(left).toEqual([{ relays: 0, attempts: 0, done_at: null }]);
    } finally {
      await database.query('DROP TRIGGER IF EXISTS refuse ON outbox; DROP FUNCTION IF EXISTS refuse()');
    }
    const sent = async (): Promise<number> =>
      (await database.query(`SELECT 1 FROM outbox_messages WHERE channel = 'email'`)).rowCount ?? 0;
    expect(await sent()).toBe(0);
    await serve();
    expect(await until(async () => (await sent()) > 0)).toBe(true);
    expect(await until(() => isAllDone(database))).toBe(true);
    expect(await sent()).toBe(1);
    await database.end();
  });

  it('queues a task in a process with ROLE=api and runs it in a worker', async () => {
    const api = await start({ ROLE: 'api' }, { queue: 'real' });
    const runsOfApi = jest.spyOn(api.app.get(TaskRunner), 'run');
    await signUp(api);
    await sendCode(api);
    const isHandedOver = async (): Promise<boolean> =>
      (await api.dataSource.query('SELECT 1 FROM outbox WHERE relays = 0')).length === 0;
    expect(await until(isHandedOver)).toBe(true);
    const worker = await start({ ROLE: 'worker' }, { queue: 'real', keepData: true });
    expect(await until(() => isAllDone(worker.dataSource))).toBe(true);
    expect(await messages(worker)).toBe(1);
    expect(runsOfApi.mock.calls).toEqual([]);
    runsOfApi.mockRestore();
  });

  it('happens once when it is delivered ten times at once', async () => {
    const test = await start();
    await signUp(test);
    await sendCode(test);
    const open: { id: string }[] = await test.dataSource.query('SELECT id FROM outbox WHERE done_at IS NULL');
    const runner = test.app.get(TaskRunner);
    await Promise.all(open.flatMap(({ id }) => Array.from({ length: 10 }, () => runner.run(id))));
    expect(open.length).toBeGreaterThan(0);
    expect(await messages(test)).toBe(open.length);
  });

  it('does nothing for a task with a deleted row', async () => {
    const test = await start();
    await expect(test.app.get(TaskRunner).run('00000000-0000-4000-8000-000000000000')).resolves.toBeUndefined();
  });
});
