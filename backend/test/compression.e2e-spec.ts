import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { holdsSecret } from '../src/common/http/compress-answers.js';
import { Events } from '../src/common/events/events.js';
import { Reader } from '../src/common/events/tests/reader.js';
import { signIn } from '../src/modules/auth/tests/signed-in.js';
import { saveApplication } from '../src/modules/jobs/tests/application.factory.js';
import { saveJob, saveJobs } from '../src/modules/jobs/tests/job.factory.js';
import { employer, seeker } from '../src/modules/jobs/tests/people.js';
import { saveNotification } from '../src/modules/notifications/tests/notification.factory.js';
import { createTestApp, type TestApp } from './app.js';
import { until } from './until.js';

interface Contract {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: object }> }> }>
  >;
}

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes that came over the wire. */
  body: Buffer;
}

const DIST = fileURLToPath(new URL('../../frontend/dist/', import.meta.url));
const LARGE_BYTES = 1000;
const MANY = 12;
const TEXT = /^(text\/|image\/svg|application\/(javascript|json|manifest\+json|problem\+json|xml|yaml))/;
const UNPACK: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
const ENCODINGS = Object.keys(UNPACK);

describe('compression', () => {
  let test: TestApp;
  let cookies: { owner: string; worker: string };
  let jobId: string;

  beforeAll(async () => {
    test = await createTestApp();
    const [owner, worker] = [await employer(test), await seeker(test)];
    cookies = { owner: await signIn(test.app, owner), worker: await signIn(test.app, worker) };
    await saveJobs(test.dataSource, MANY, { employerId: owner.id });
    jobId = (await saveJob(test.dataSource, { employerId: owner.id })).id;
    for (let count = 0; count < MANY; count++) {
      const applicant = await seeker(test);
      await saveApplication(test.dataSource, { jobId, seekerId: applicant.id });
      const other = await saveJob(test.dataSource, { employerId: owner.id });
      await saveApplication(test.dataSource, { jobId: other.id, seekerId: worker.id });
      await saveNotification(test.dataSource, { userId: worker.id });
    }
  });
  afterAll(() => test.close());

  const receive = (path: string, headers: Record<string, string> = {}): Promise<Received> =>
    new Promise((resolve, reject) => {
      get(new URL(path, test.url), { headers, agent: false }, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        );
      }).on('error', reject);
    });

  const typeOf = ({ headers }: Received): string | undefined => headers['content-type']?.toLowerCase();

  /** The same answer as it is and in every form; the forms hold what it holds. */
  async function everyForm(path: string, headers: Record<string, string> = {}): Promise<Record<string, Received>> {
    const plain = await receive(path, headers);
    expect([path, plain.status, plain.headers['content-encoding']]).toEqual([path, 200, undefined]);
    const forms: Record<string, Received> = { plain };
    if (!TEXT.test(plain.headers['content-type'] ?? '') || plain.body.length <= LARGE_BYTES) return forms;
    for (const encoding of ENCODINGS) {
      const form = await receive(path, { ...headers, 'accept-encoding': encoding });
      expect([path, form.headers['content-encoding']]).toEqual([path, encoding]);
      expect([path, form.headers.vary]).toEqual([path, 'Accept-Encoding']);
      expect([path, typeOf(form)]).toEqual([path, typeOf(plain)]);
      expect([path, form.headers['cache-control']]).toEqual([path, plain.headers['cache-control']]);
      expect(form.body.length).toBeLessThan(plain.body.length);
      expect(UNPACK[encoding]?.(form.body).equals(plain.body)).toBe(true);
      forms[encoding] = form;
    }
    return forms;
  }

  describe('the front end', () => {
    const assets = readdirSync(DIST, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length))
      // the document is sent at the addresses of pages
      .filter((file) => !file.startsWith('.') && file !== 'index.html');

    it('sends every text asset above 1 kB compressed, and each other file as it is', async () => {
      const compressed: string[] = [];
      for (const file of assets) {
        const forms = await everyForm(`/${file}`);
        expect(forms['plain']?.body.equals(readFileSync(join(DIST, file)))).toBe(true);
        if (forms['br']) compressed.push(file);
      }
      const kinds = new Set(compressed.map((file) => file.split('.').pop()));
      expect([...kinds]).toEqual(expect.arrayContaining(['js', 'css']));
      expect(compressed.filter((file) => /\.(png|woff2)$/.test(file))).toEqual([]);
    });

    it('sends an asset in the form that the build made, the smaller one where a browser takes both', async () => {
      const script = assets.find((file) => /^assets\/base-.*\.js$/.test(file)) ?? '';
      const answer = await receive(`/${script}`, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      const { headers, body } = answer;
      expect([headers['content-encoding'], typeOf(answer)]).toEqual(['br', 'text/javascript; charset=utf-8']);
      expect(body.equals(readFileSync(join(DIST, `${script}.br`)))).toBe(true);
      expect(body.length).toBeLessThan(readFileSync(join(DIST, `${script}.gz`)).length);
    });

    it('lets a browser keep a form by its own tag, for a year', async () => {
      const script = assets.find((file) => /^assets\/base-.*\.js$/.test(file)) ?? '';
      const [br, gzip] = [
        await receive(`/${script}`, { 'accept-encoding': 'br' }),
        await receive(`/${script}`, { 'accept-encoding': 'gzip' }),
      ];
      expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const tag = br.headers.etag ?? '';
      expect(tag).not.toBe(gzip.headers.etag);
      const again = await receive(`/${script}`, { 'accept-encoding': 'br', 'if-none-match': tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect((await receive(`/${script}`, { 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(200);
    });

    it.each(['/', '/signin', '/no-such-page'])(
      'sends the page at %s compressed, to be asked for again',
      async (path) => {
        const answer = await receive(path, { 'accept-encoding': 'br', accept: 'text/html' });
        const { headers, body } = answer;
        expect([headers['content-encoding'], typeOf(answer)]).toEqual(['br', 'text/html; charset=utf-8']);
        expect(headers['cache-control']).toBe('private, no-cache');
        expect(brotliDecompressSync(body).toString()).toContain('<div id="root"');
      },
    );
  });

  describe('a call', () => {
    const contract = JSON.parse(readFileSync(process.env['TEST_CONTRACT'] ?? '', 'utf8')) as Contract;
    const isList = (path: string): boolean => {
      const schema = contract.paths[path]?.['get']?.responses['200']?.content?.['application/json']?.schema;
      return JSON.stringify(schema ?? {}).startsWith('{"type":"array"');
    };
    const lists = Object.keys(contract.paths).filter(isList);

    it('that lists something may be compressed, unless it lists what opens something', () => {
      expect(lists.length).toBeGreaterThan(10);
      expect(lists.filter(holdsSecret)).toEqual(['/api/demo-accounts', '/api/user/sessions', '/api/dev/outbox']);
    });

    it('is answered compressed above 1 kB', async () => {
      const paths: Record<string, string> = {
        '/api/jobs': cookies.worker,
        '/api/my-jobs': cookies.owner,
        '/api/ai-jobs?latitude=12.9756&longitude=77.6066': cookies.worker,
        '/api/hot-jobs?latitude=12.9756&longitude=77.6066': cookies.worker,
        '/api/my-applications': cookies.worker,
        [`/api/jobs/${jobId}/applications`]: cookies.owner,
        '/api/notifications': cookies.worker,
        '/api/openapi.yaml': cookies.worker,
        '/api/docs/swagger-ui.css': cookies.worker,
        '/oidc/style.css': '',
      };
      for (const [path, cookie] of Object.entries(paths)) {
        const forms = await everyForm(path, { cookie });
        expect([path, Object.keys(forms)]).toEqual([path, ['plain', 'br', 'gzip']]);
      }
    });

    it('is answered as it is below 1 kB', async () => {
      const { headers } = await receive('/api/health/live', { 'accept-encoding': 'br, gzip' });
      expect(headers['content-encoding']).toBeUndefined();
    });

    it.each(['/api/auth/user', '/dev/outbox', '/oidc/.well-known/openid-configuration'])(
      'that holds a secret is never compressed: %s',
      async (path) => {
        const { status, headers } = await receive(path, { 'accept-encoding': 'br, gzip', cookie: cookies.worker });
        expect([status, headers['content-encoding']]).toEqual([200, undefined]);
      },
    );

    it('that shows a form to sign in is never compressed', async () => {
      let path = '/api/login';
      let jar: string[] = [];
      for (let step = 0; step < 5; step++) {
        const { status, headers, body } = await receive(path, {
          'accept-encoding': 'br, gzip',
          cookie: jar.join('; '),
        });
        expect([path, headers['content-encoding']]).toEqual([path, undefined]);
        if (status === 200) {
          expect(body.length).toBeGreaterThan(LARGE_BYTES);
          expect(body.toString()).toContain('<form');
          return;
        }
        jar = [...jar, ...(headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '')];
        path = headers.location ?? '';
      }
      throw new Error('no form was shown');
    });
  });

  describe('the stream of events', () => {
    it('is sent as it is and at once, whatever the browser takes', async () => {
      const worker = await seeker(test);
      const reader = await Reader.open(test.url, await signIn(test.app, worker), { acceptEncoding: 'gzip, br' });
      expect(reader.headers['content-encoding']).toBeUndefined();
      expect(reader.headers['content-type']).toContain('text/event-stream');
      expect(await until(() => reader.messages.length > 0)).toBe(true);
      await test.dataSource.transaction((tx: EntityManager) =>
        test.app.get(Events).publish(tx, [worker.id], { topic: 'jobs', subject: jobId }),
      );
      // nothing else is written that could push it out
      expect(await until(() => reader.subjects.includes(jobId))).toBe(true);
      reader.close();
    });
  });
});
