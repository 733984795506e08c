import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { DEMO_ACCOUNTS } from '@nukkad/contract/accounts/auth';
import type { OutboxMessage } from '@nukkad/contract/platform/operations';
import { createTestApp } from '../../test/app.js';
import { type ForkedServer, forkServer } from '../../test/forked-server.js';
import { until } from '../../test/until.js';
import { Browser } from '../modules/auth/tests/browser.js';
import { formOf } from '../modules/auth/tests/sign-up-form.js';
import { saveApplication } from '../modules/jobs/tests/application.factory.js';
import { saveJob } from '../modules/jobs/tests/job.factory.js';
import { employer, seeker } from '../modules/jobs/tests/people.js';

describe('a server process', () => {
  const running: ForkedServer[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) await server.remove();
  });

  async function start(environment: Record<string, string> = {}): Promise<ForkedServer> {
    const server = await forkServer(environment);
    running.push(server);
    return server;
  }

  /** Sends the beginning of a call and stops before its body's last character. */
  async function beginCall({ port, url }: ForkedServer): Promise<Socket> {
    const body = '{"email":"asha@example.test"}';
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `POST /api/auth/send-email-verification HTTP/1.1\r\nHost: ${new URL(url).host}\r\nX-Requested-With: fetch\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // the server has read it and waits for the rest
    expect(String(await once(socket, 'data'))).toContain('100 Continue');
    socket.write(body.slice(0, -1));
    return socket;
  }

  async function everythingFrom(socket: Socket): Promise<string> {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await once(socket, 'close');
    return text;
  }

  const accepts = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1')
        .on('connect', () => (socket.destroy(), resolve(true)))
        .on('error', () => resolve(false));
    });

  describe('the server', () => {
    it('answers running calls, accepts no new ones, and ends with code 0', async () => {
      const server = await start({ SHUTDOWN_GRACE_MS: '30000' });
      const socket = await beginCall(server);
      server.process.kill('SIGTERM');
      expect(await until(async () => !(await accepts(server.port)))).toBe(true);
      const answer = everythingFrom(socket);
      socket.write('}');
      expect(await answer).toMatch(/^HTTP\/1\.1 202 Accepted\r\n[\s\S]*\{"accepted":true\}$/);
      expect(await server.ended).toBe(0);
    });

    it('does not wait for a call longer than the shutdown timeout', async () => {
      const server = await start({ SHUTDOWN_GRACE_MS: '1500' });
      const socket = await beginCall(server);
      server.process.kill('SIGTERM');
      expect(await everythingFrom(socket)).not.toContain('202 Accepted');
      await server.ended; // the call never does
    });

    it('ends when its parent process ends', async () => {
      const server = await start();
      server.process.disconnect();
      expect(await server.ended).toBe(0);
    });

    it.each(['PORT', 'METRICS_PORT'])(
      'reports in one sentence why it does not start: %s is in use',
      async (setting) => {
        const { port } = await start();
        await expect(forkServer({ [setting]: String(port) })).rejects.toThrow(
          new Error(`Port ${port} is taken: end the other program or choose one with ${setting}=${port + 1}.`),
        );
      },
    );

    it('reports in one sentence why a worker does not start: METRICS_PORT is in use', async () => {
      const { port } = await start();
      await expect(forkServer({ ROLE: 'worker', METRICS_PORT: String(port) })).rejects.toThrow(
        new Error(`Port ${port} is taken: end the other program or choose one with METRICS_PORT=${port + 1}.`),
      );
    });

    it.each([
      [
        { HOST: '192.0.2.1' },
        /^The server cannot listen on 192\.0\.2\.1:\d+ \(EADDRNOTAVAIL\): check HOST and PORT\.$/,
      ],
      [
        { DATABASE_URL: 'nonsense' },
        /^The setting DATABASE_URL is not usable: write postgres:\/\/user:password@host:5432\/database\.$/,
      ],
      [{ NODE_ENV: 'production' }, /^Set SMTP_URL: in production mails must really be sent\.$/],
    ])('reports in one sentence why it does not start: %o', async (environment, reason) => {
      await expect(forkServer(environment as Record<string, string>)).rejects.toThrow(reason);
    });

    it('runs overdue work at once after a downtime', async () => {
      const test = await createTestApp();
      try {
        const [owner, worker] = [await employer(test), await seeker(test)];
        const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
        const createdAt = new Date(Date.now() - 8 * 86_400_000);
        const { id } = await saveApplication(test.dataSource, { jobId, seekerId: worker.id, createdAt });
        await start();
        const isClosed = async (): Promise<boolean> => {
          const { body } = await worker.get('/api/my-applications').expect(200);
          return body[0].id === id && body[0].reason === 'no_answer';
        };
        expect(await until(isClosed)).toBe(true);
        const { body: notices } = await worker.get('/api/notifications').expect(200);
        expect(notices).toMatchObject([{ title: 'No reply from the employer' }]);
      } finally {
        await test.close();
      }
    });

    it('offers accounts to try only where it has demonstration data', async () => {
      const names = async (environment: Record<string, string>): Promise<string[]> =>
        (await start(environment)).ready.demoAccounts.map(({ email }) => email);
      expect(await names({})).toEqual([]);
      expect(await names({ NUKKAD_DEMO: '1' })).toEqual(DEMO_ACCOUNTS.map(({ email }) => email));
    });
  });

  describe('the log of the server', () => {
    it('ends nothing when its disk is full', async () => {
      const full = openSync('/dev/full', 'w');
      const server = await forkServer({}, { output: full });
      running.push(server);
      closeSync(full);
      for (let call = 0; call < 20; call++) expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
      expect(server.output()).toBe('');
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    });

    it('continues when the reader of its output is closed', async () => {
      const server = await start();
      server.process.stdout?.destroy();
      server.process.stderr?.destroy();
      for (let call = 0; call < 20; call++) expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
      expect(server.process.exitCode).toBeNull();
    });

    it('contains no query, address, number, name or id of a person', async () => {
      const test = await createTestApp();
      await test.close();
      const server = await start();
      const form = formOf({ firstName: 'Ashalata', phone: '+919731234567' });
      const browser = new Browser(server.url);
      await browser.call('POST', '/api/auth/signup', form);
      await browser.call('POST', '/api/auth/send-email-verification', { email: form.email });
      await browser.call('POST', '/api/auth/send-phone-verification', { phone: form.phone });
      let code = '';
      const received = async (): Promise<boolean> => {
        const { text } = await browser.open(`/api/dev/outbox?to=${encodeURIComponent(form.email)}`);
        const [mail] = JSON.parse(text) as OutboxMessage[];
        code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
        return code !== '';
      };
      expect(await until(received)).toBe(true);
      expect((await browser.call('POST', '/api/auth/verify-email', { email: form.email, code })).status).toBe(200);
      await browser.call('POST', '/api/auth/signup', { ...form, email: 'no address' });
      await browser.press(await browser.open('/api/login?returnTo=%2Fsecret'), 'Sign in', {
        login: form.email,
        password: form.password,
      });
      const me = JSON.parse((await browser.call('GET', '/api/auth/user')).text) as { id: string; email: string };
      expect(me.email).toBe(form.email);
      await browser.call('GET', '/api/ai-jobs?latitude=12.934567&longitude=77.612345&search=cook');
      await browser.call('GET', `/api/jobs/${me.id}?x=${form.email}`);
      await browser.call('GET', '/api/places?query=Indiranagar');
      await browser.call('GET', `/api/nothing/${me.id}`);
      expect(await until(() => server.output().includes('"path":"/api/nothing'))).toBe(true);
      const log = server.output();
      expect(log.match(/"event":"request"/g)?.length).toBeGreaterThan(10);
      expect(log).toContain('"path":"/api/jobs/:id"');
      expect(log).not.toContain('?');
      for (const secret of [me.id, form.email, 'no address', '9731234567', 'Ashalata', form.password, code]) {
        expect(log).not.toContain(secret);
      }
      for (const word of ['12.93', '77.61', 'Indiranagar', 'returnTo', 'secret', 'search'])
        expect(log).not.toContain(word);
    });
  });
});
