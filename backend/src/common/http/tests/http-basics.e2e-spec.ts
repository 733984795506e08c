import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { securityHeaders } from '../security-headers.js';

describe('HTTP basics', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const SIGN_UP = '/api/auth/signup';
  const POLICY =
    "default-src 'none';script-src 'self';" +
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';" +
    "img-src 'self' data:;font-src 'self';connect-src 'self';worker-src 'self';manifest-src 'self';form-action 'self';" +
    "frame-ancestors 'none';base-uri 'none';object-src 'none';require-trusted-types-for 'script';trusted-types service-worker";
  const SECURITY_HEADERS = {
    'content-security-policy': POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(self)',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  describe('every call', () => {
    it('returns a problem document for an unknown path', async () => {
      const { body, headers } = await test.api.get('/api/nothing-here').expect(404);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(body).toMatchObject({ status: 404, title: 'Not found', detail: "We couldn't find this." });
    });

    it.each([
      ['hi', 'आपने जो माँगा वह नहीं मिला।'],
      ['kn-IN,kn;q=0.9,en;q=0.5', 'ನೀವು ಕೇಳಿದ್ದು ಸಿಗಲಿಲ್ಲ.'],
      ['fr, en;q=0.2', "We couldn't find this."],
    ])('speaks the language of the request (%s)', async (language, detail) => {
      const { body } = await test.api.get('/api/nothing-here').set('Accept-Language', language).expect(404);
      expect(body.detail).toBe(detail);
    });

    const UNREADABLE = "We couldn't read this. Please try again.";
    it.each([
      ['malformed JSON', '{"email":', 400, UNREADABLE],
      ['JSON that is no object', '"text"', 400, UNREADABLE],
      ['JSON nested thirteen levels deep', nested(13), 400, UNREADABLE],
      ['JSON nested 30,000 levels deep', nested(30_000), 400, UNREADABLE],
      ['a body over 256 kB', JSON.stringify({ email: 'x'.repeat(300_000) }), 413, 'This is too large.'],
    ])('refuses %s before its fields are read, and stays alive', async (_name, body, status, detail) => {
      const answer = await test.api.post(SIGN_UP).set('Content-Type', 'application/json').send(body).expect(status);
      expect(answer.body.detail).toBe(detail);
      expect(JSON.stringify(answer.body)).not.toMatch(/JSON|Unexpected|position|at /);
      await test.api.get('/api/health/live').expect(200);
    });

    it('reads JSON nested twelve levels deep', async () => {
      const { body } = await test.api
        .post(SIGN_UP)
        .set('Content-Type', 'application/json')
        .send(nested(12))
        .expect(400);
      expect(body.detail).toBe('Please check the marked fields.');
    });

    it('refuses a body of another type', async () => {
      await test.api.post(SIGN_UP).set('Content-Type', 'text/plain').send('{"email":"a@b.in"}').expect(415);
    });

    it('carries exactly these headers, none of which names its framework', async () => {
      const { headers } = await test.api.get('/api/health/live').set('Connection', 'close').expect(200);
      const { date, etag, 'content-length': length, 'x-request-id': id, ...fixed } = headers as Record<string, string>;
      expect([date, etag, length, id].every(Boolean)).toBe(true);
      expect(fixed).toEqual({
        ...SECURITY_HEADERS,
        'cache-control': 'no-store',
        connection: 'close',
        'content-type': 'application/json; charset=utf-8',
        vary: 'Accept-Encoding',
      });
    });

    it('returns the given request id, or a new one', async () => {
      const given = await test.api.get('/api/health/live').set('X-Request-Id', 'given-id-123');
      expect(given.headers['x-request-id']).toBe('given-id-123');
      const own = await test.api.get('/api/health/live').set('X-Request-Id', '<script>');
      expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  describe('a write that another site makes a browser send', () => {
    const body = { email: 'a@example.test' };
    const send = '/api/auth/send-email-verification';

    it.each([
      ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
      ['same-site but another origin', { 'Sec-Fetch-Site': 'same-site' }, 403],
      ['another origin, without fetch metadata', { Origin: 'https://evil.example' }, 403],
      ['a null origin', { Origin: 'null' }, 403],
      ['our own page', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ])('accepts or refuses a write by its origin: %s', async (_name, headers, status) => {
      const answer = await test.api.post(send).set(headers).send(body);
      expect(Math.floor(answer.status / 100)).toBe(Math.floor(status / 100));
      if (status === 403) expect(answer.status).toBe(403);
    });
  });

  describe('in production', () => {
    it('requires HTTPS for two years in production', async () => {
      const send = (production: boolean): Headers => {
        const headers = new Headers();
        const response = {
          setHeader: (name: string, value: string) => headers.set(name, value),
          removeHeader: (name: string) => headers.delete(name),
        };
        for (const handle of securityHeaders(production)) {
          handle({ path: '/' } as Request, response as unknown as Response, () => undefined);
        }
        return headers;
      };
      expect(Object.fromEntries(send(true))).toEqual({
        ...SECURITY_HEADERS,
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
      expect(Object.fromEntries(send(false))).toEqual(SECURITY_HEADERS);
    });
  });
});
