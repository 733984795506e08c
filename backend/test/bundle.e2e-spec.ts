import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { Browser } from '../src/modules/auth/tests/browser.js';
import { formOf } from '../src/modules/auth/tests/sign-up-form.js';
import { inHours, saveInterviewRequest } from '../src/modules/interviews/tests/interview.factory.js';
import { saveJob } from '../src/modules/jobs/tests/job.factory.js';
import { employer } from '../src/modules/jobs/tests/people.js';
import { PDF } from '../src/modules/jobs/tests/sample-files.js';
import { signedInAccount } from './account.js';
import { createTestApp, type TestApp } from './app.js';
import { type ForkedServer, forkServer } from './forked-server.js';
import { receiveTelemetry } from './telemetry-receiver.js';
import { until } from './until.js';

describe('the bundle of the server', () => {
  const ROOT = fileURLToPath(new URL('../../', import.meta.url));
  const RECORDER = new URL('./record-loaded.mjs', import.meta.url).href;
  /** Modules loaded only if an endpoint of OpenTelemetry is configured. */
  const TELEMETRY = [
    ...['opentelemetry.api', 'opentelemetry.context-async-hooks', 'opentelemetry.core', 'opentelemetry.resources'],
    ...['opentelemetry.sdk-trace-base', 'opentelemetry.exporter-trace-otlp-http'],
    ...['opentelemetry.sdk-metrics', 'opentelemetry.exporter-metrics-otlp-http'],
  ];
  /** Modules loaded at first use, by their names in the bundle. */
  const LATER = [
    ...['argon2', 'libphonenumber-js', 'nodemailer', 'oidc-provider', 'sharp', 'twilio', 'yaml'],
    ...['zxcvbn-ts.core', 'zxcvbn-ts.language-common', ...TELEMETRY],
  ];

  let test: TestApp;
  let me: { id: string; cookie: string };
  let folder: string;
  const ends: (() => Promise<void>)[] = [];

  interface Recorded extends ForkedServer {
    /** Returns the loaded modules of LATER. */
    later(): string[];
    /** Returns the loaded files that contain a text. */
    filesWith(text: string): string[];
    call(method: string, path: string, body?: FormData | object): Promise<Response>;
  }

  async function start(name: string, environment: Record<string, string> = {}): Promise<Recorded> {
    const list = join(folder, name);
    const server = await forkServer({
      NODE_OPTIONS: `--enable-source-maps --import ${RECORDER}`,
      LOADED_MODULES: list,
      ...environment,
    });
    ends.unshift(() => server.remove());
    const loaded = (): string[] => readFileSync(list, 'utf8').trim().split('\n');
    const later = (): string[] => {
      const files = loaded();
      const isOf = (file: string, one: string): boolean =>
        basename(file).startsWith(`${one}-`) ||
        file.includes(`/node_modules/${one === 'argon2' ? '@node-rs/argon2' : one}/`);
      return LATER.filter((one) => files.some((file) => isOf(file, one)));
    };
    const call = (method: string, path: string, body?: FormData | object): Promise<Response> =>
      fetch(new URL(path, server.url), {
        method,
        headers: {
          cookie: me.cookie,
          'x-requested-with': 'fetch',
          ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
      });
    const filesWith = (part: string): string[] =>
      loaded().filter((file) => file.startsWith('file:') && readFileSync(fileURLToPath(file), 'utf8').includes(part));
    return Object.assign(server, { later, filesWith, call });
  }

  async function listening(server: Server | SMTPServer): Promise<number> {
    const own = 'server' in server ? server.server : server;
    server.listen(0, '127.0.0.1');
    await once(own, 'listening');
    ends.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return (own.address() as AddressInfo).port;
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nukkad-bundle-'));
    test = await createTestApp();
    me = await signedInAccount(test);
  });
  afterAll(async () => {
    for (const end of ends) await end();
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('the bundled server', () => {
    let server: Recorded;
    beforeAll(async () => {
      server = await start('main');
    });
    afterAll(() => server.remove()); // otherwise it would run the tasks of the process below

    it('loads no module at its start that only a first use needs', async () => {
      expect((await server.call('GET', '/api/health/ready')).status).toBe(200);
      expect(server.later()).toEqual([]);
      expect(server.filesWith('BatchSpanProcessorBase')).toEqual([]);
    });

    it('serves the contract with its page, script and style to the first two concurrent requests', async () => {
      const [script, again] = await Promise.all(
        [1, 2].map(async () => (await server.call('GET', '/api/docs/swagger-ui-init.js')).text()),
      );
      expect(script).toContain('"operationId": "getReadiness"');
      expect(again).toBe(script);
      expect(await (await server.call('GET', '/api/docs')).text()).toContain('swagger-ui.css');
      const style = await server.call('GET', '/api/docs/swagger-ui.css');
      expect(style.headers.get('content-type')).toContain('text/css');
      const yaml = await (await server.call('GET', '/api/openapi.yaml')).text();
      expect(yaml).toBe(readFileSync(join(ROOT, 'openapi.yaml'), 'utf8'));
      expect(server.later()).toEqual(['yaml']);
    });

    it('shows the sign-in page with its faces', async () => {
      const page = await new Browser(server.url).open('/api/login');
      expect(page.text).toMatch(/<button[^>]*>\s*Sign in\s*<\/button>/);
      const face = Buffer.from(await (await server.call('GET', '/oidc/fonts/kannada.woff2')).arrayBuffer());
      expect(face.subarray(0, 4).toString()).toBe('wOF2');
      expect(server.later()).toContain('oidc-provider');
    });

    it('refuses a common password, in the language of the form', async () => {
      const answer = await new Browser(server.url, 'hi').call(
        'POST',
        '/api/auth/signup',
        formOf({ password: 'password1' }),
      );
      expect(answer.status).toBe(400);
      expect(answer.text).toMatch(/[\u0900-\u097f]/);
      for (const name of ['libphonenumber-js', 'zxcvbn-ts.core', 'zxcvbn-ts.language-common']) {
        expect(server.later()).toContain(name);
      }
    });

    it('finds places of the gazetteer', async () => {
      const places = await (await server.call('GET', '/api/places?query=Indiranagar')).text();
      expect(places).toContain('Bengaluru');
    });

    it('converts an uploaded picture, for two concurrent uploads', async () => {
      const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#f00' } })
        .png()
        .toBuffer();
      const upload = async (): Promise<Response> => {
        const form = new FormData();
        form.set('avatar', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'me.png');
        return server.call('POST', '/api/user/avatar', form);
      };
      const answers = await Promise.all([upload(), upload()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { body: user } = await test.api.get('/api/auth/user').set('Cookie', me.cookie).expect(200);
      const picture = await server.call('GET', user.profileImageUrl as string);
      expect(picture.headers.get('content-type')).toBe('image/webp');
      expect(server.later()).toContain('sharp');
    });

    it('accepts an uploaded résumé', async () => {
      const owner = await employer(test);
      const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
      const form = new FormData();
      form.set('jobId', jobId);
      form.set('coverMessage', 'I have baked bread for three years.');
      form.set('resume', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'cv.pdf');
      const answer = await server.call('POST', '/api/applications', form);
      expect(await answer.json()).toMatchObject({ resume: { name: 'cv.pdf', size: PDF.length } });
    });

    it('serves the calendar feed', async () => {
      const owner = await employer(test);
      const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id, title: 'Baker' });
      const parties = { seekerId: me.id, jobId, employerId: owner.id };
      await saveInterviewRequest(test.dataSource, { ...parties, status: 'confirmed', confirmedTime: inHours(30) });
      const feed = (await (await server.call('POST', '/api/calendar-feed')).json()) as { url: string };
      const calendar = await (await server.call('GET', new URL(feed.url).pathname)).text();
      expect(calendar).toMatch(/^BEGIN:VCALENDAR[\s\S]*SUMMARY:Interview: Baker/);
    });

    it('names the line of the source in the stack of an unexpected error', async () => {
      await test.dataSource.query('ALTER TABLE places RENAME TO places_away');
      try {
        expect((await server.call('GET', '/api/places?query=Mysuru')).status).toBe(500);
      } finally {
        await test.dataSource.query('ALTER TABLE places_away RENAME TO places');
      }
      expect(await until(() => server.output().includes('"request.failed"'))).toBe(true);
      const line =
        server
          .output()
          .split('\n')
          .find((entry) => entry.includes('"request.failed"')) ?? '{}';
      const { stack } = JSON.parse(line) as { stack: string };
      const [, file = '', row = ''] = /(backend\/src\/modules\/places\/[\w.-]+\.ts):(\d+):\d+/.exec(stack) ?? [];
      expect(readFileSync(join(ROOT, file), 'utf8').split('\n')[Number(row) - 1]).toContain('await');
      expect(stack).toMatch(/^QueryFailedError: /);
    });
  });

  describe('the bundled server with real senders', () => {
    it('mails by SMTP, texts by Twilio, and sends its spans before it ends', async () => {
      const mails: string[] = [];
      const mailPort = await listening(
        new SMTPServer({
          authOptional: true,
          disabledCommands: ['STARTTLS'],
          onData: (stream, _session, done) => void text(stream).then((mail) => (mails.push(mail), done())),
        }),
      );
      // proxy for Twilio's requests to the network; it allows none
      const asked: string[] = [];
      const proxy = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', (head) => (asked.push(head.toString()), socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')));
      });
      const receiver = await receiveTelemetry();
      ends.push(() => receiver.close());
      const server = await start('senders', {
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
        TWILIO_AUTH_TOKEN: 'token',
        TWILIO_FROM: '+15005550006',
        HTTP_PROXY: `http://127.0.0.1:${await listening(proxy)}`,
      });
      expect(server.later()).toEqual(TELEMETRY);
      expect(server.filesWith('BatchSpanProcessorBase')).not.toEqual([]);
      const newcomer = new Browser(server.url);
      const form = formOf();
      expect((await newcomer.call('POST', '/api/auth/signup', form)).status).toBe(201);
      for (const [path, body] of Object.entries({
        'send-email-verification': { email: form.email },
        'send-phone-verification': { phone: form.phone },
      })) {
        expect((await newcomer.call('POST', `/api/auth/${path}`, body)).status).toBe(202);
      }
      expect(await until(() => mails.length > 0 && asked.length > 0)).toBe(true);
      expect(mails[0]).toContain(`To: ${form.email}`);
      expect(asked[0]).toMatch(/^CONNECT api\.twilio\.com:443 /);
      expect(server.later()).toEqual(expect.arrayContaining(['nodemailer', 'twilio']));
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      const names = receiver.spans().map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['POST /api/auth/signup', 'mail send', 'sms send']));
    });
  });
});
