import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from './app.js';
import { seeker } from '../src/modules/jobs/tests/people.js';

describe('calls', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ IP_LIMITS: 'strict', TRUST_PROXY_HOPS: '1' });
    // the clock of the call counter is frozen, so that no window ends while the test counts
    jest.spyOn(performance, 'now').mockReturnValue(600_000);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await test.close();
  });

  const from = (ip: string, path = '/api/demo-accounts') => test.api.get(path).set('X-Forwarded-For', ip);

  it('are limited for an address without a session, with the limit in the response', async () => {
    const first = await from('192.0.2.1').expect(200);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"calls";q=60;w=60',
      ratelimit: expect.stringMatching(/^"calls";r=59;t=\d+$/),
    });
    for (let i = 0; i < 59; i++) await from('192.0.2.1').expect(200);
    const { headers, body } = await from('192.0.2.1').expect(429);
    expect(body).toMatchObject({
      title: 'Too many tries',
      detail: 'Too many tries. Please wait a little and try again.',
    });
    expect(headers).toMatchObject({ 'retry-after': '60', ratelimit: '"calls";r=0;t=60' });
  });

  it('do not limit other addresses, signed-in users and supervisors', async () => {
    await from('192.0.2.2').expect(200);
    const person = await seeker(test);
    const { headers } = await person.get('/api/auth/user').set('X-Forwarded-For', '192.0.2.1').expect(200);
    expect(headers).toMatchObject({
      'ratelimit-policy': '"calls";q=300;w=60',
      ratelimit: expect.stringMatching(/^"calls";r=299;t=\d+$/),
    });
    const health = await from('192.0.2.1', '/api/health/live').expect(200);
    expect(health.headers['ratelimit']).toBeUndefined();
  });

  it('are limited for a session across all addresses', async () => {
    const person = await seeker(test);
    const statuses = new Map<number, number>();
    for (let i = 0; i < 310; i++) {
      const { status } = await person.get('/api/auth/user').set('X-Forwarded-For', `198.51.100.${i % 250}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 300, 429: 10 });
  });

  it('are counted when they are refused as well', async () => {
    for (let i = 0; i < 60; i++) await from('192.0.2.9', '/api/my-jobs').expect(401);
    await from('192.0.2.9', '/api/my-jobs').expect(429);
  });

  it('cost the database nothing', async () => {
    await test.dataSource.query('DELETE FROM rate_limits');
    for (let i = 0; i < 5; i++) await from('192.0.2.3').expect(200);
    expect(await test.dataSource.query('SELECT key FROM rate_limits')).toEqual([]);
  });
});
