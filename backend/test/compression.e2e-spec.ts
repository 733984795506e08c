import { readFileSync } from 'node:fs';
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
import { LARGE_BYTES, receive, receiveEveryForm } from './raw-answers.js';
import { until } from './until.js';

interface Contract {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: object }> }> }>
  >;
}

const MANY = 12;

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

  describe('a call', () => {
    const contract = JSON.parse(readFileSync(process.env['TEST_CONTRACT'] ?? '', 'utf8')) as Contract;
    const isList = (path: string): boolean => {
      const schema = contract.paths[path]?.['get']?.responses['200']?.content?.['application/json']?.schema;
      return JSON.stringify(schema ?? {}).startsWith('{"type":"array"');
    };
    const lists = Object.keys(contract.paths).filter(isList);

    it('is compressed for a list, unless the list contains secrets', () => {
      expect(lists.length).toBeGreaterThan(10);
      expect(lists.filter(holdsSecret)).toEqual(['/api/demo-accounts', '/api/user/sessions', '/api/dev/outbox']);
    });

    it('is compressed in responses above 1 kB', async () => {
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
        const forms = await receiveEveryForm(test.url, path, { cookie });
        expect([path, Object.keys(forms)]).toEqual([path, ['plain', 'br', 'gzip']]);
      }
    });

    it('is not compressed in responses below 1 kB', async () => {
      const { headers } = await receive(test.url, '/api/health/live', { 'accept-encoding': 'br, gzip' });
      expect(headers['content-encoding']).toBeUndefined();
    });

    it.each(['/api/auth/user', '/dev/outbox', '/oidc/.well-known/openid-configuration'])(
      'is never compressed for a path with secrets: %s',
      async (path) => {
        const { status, headers } = await receive(test.url, path, {
          'accept-encoding': 'br, gzip',
          cookie: cookies.worker,
        });
        expect([status, headers['content-encoding']]).toEqual([200, undefined]);
      },
    );

    it('is never compressed for a sign-in form', async () => {
      let path = '/api/login';
      let jar: string[] = [];
      for (let step = 0; step < 5; step++) {
        const { status, headers, body } = await receive(test.url, path, {
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
    it('is sent uncompressed and without delay, whatever the browser accepts', async () => {
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
