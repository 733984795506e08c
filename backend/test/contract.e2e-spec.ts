import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { createTestApp, type TestApp } from './app.js';
import { OwnJobsReadModel } from '../src/modules/jobs/own-jobs.read-model.js';
import { saveJob } from '../src/modules/jobs/tests/job.factory.js';
import { employer } from '../src/modules/jobs/tests/people.js';
import { CurrentUserReadModel } from '../src/modules/users/users.public.js';

describe('openapi.yaml', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const get = (path: string) => request(test.app.getHttpServer()).get(path);

  describe('the contract', () => {
    it('is served as it was committed', async () => {
      const { text, headers } = await get('/api/openapi.yaml').expect(200);
      expect(headers['content-type']).toBe('application/yaml; charset=utf-8');
      expect(text).toBe(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
    });

    it('can be tried out on a page that loads nothing from elsewhere', async () => {
      const { text, headers } = await get('/api/docs')
        .expect(200)
        .expect('Content-Type', /^text\/html/);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
          "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      );
      const scripts = [...text.matchAll(/<script src='([^']+)'|<script src="([^"]+)"/g)].map((tag) => tag[1] ?? tag[2]);
      expect(scripts.length).toBeGreaterThan(1);
      for (const script of scripts) {
        await get(new URL(script ?? '', 'http://host/api/docs').pathname)
          .expect(200)
          .expect('Content-Type', /javascript/);
      }
    });

    it('is tried out with the header that the server requires', async () => {
      const { text } = await get('/api/docs/swagger-ui-init.js').expect(200);
      const source = /"requestInterceptor":\s*(function markRequest\([\s\S]*?\n\s*\})/.exec(text)?.[1] ?? '';
      // oxlint-disable-next-line typescript/no-implied-eval -- what the page of Swagger UI does with it
      const mark = new Function(`return ${source}`)() as (request: object) => { headers: object };
      expect(mark({ headers: { accept: 'application/json' } }).headers).toEqual({
        accept: 'application/json',
        'X-Requested-With': 'fetch',
      });
    });
  });

  describe('an answer', () => {
    it('contains only fields that the contract declares', async () => {
      const me = await employer(test);
      const honest = await me.get('/api/auth/user').expect(200);
      const spy = jest
        .spyOn(test.app.get(CurrentUserReadModel, { strict: false }), 'get')
        .mockResolvedValue({ ...honest.body, passwordHash: 'argon2id', internal: { note: 1 } });
      const { body } = await me.get('/api/auth/user').expect(200);
      spy.mockRestore();
      expect(body).toEqual(honest.body);
    });

    it('contains only declared fields in the items of a list', async () => {
      const me = await employer(test);
      await saveJob(test.dataSource, { employerId: me.id });
      const honest = await me.get('/api/my-jobs').expect(200);
      expect(honest.body).toHaveLength(1);
      const spy = jest
        .spyOn(test.app.get(OwnJobsReadModel, { strict: false }), 'list')
        .mockResolvedValue({ items: [{ ...honest.body[0], employerId: me.id, hourlyPay: 100 }], next: null });
      const { body } = await me.get('/api/my-jobs').expect(200);
      spy.mockRestore();
      expect(body).toEqual(honest.body);
    });
  });
});
