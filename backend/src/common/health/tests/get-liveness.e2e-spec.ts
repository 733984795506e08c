import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';

describe('GET /api/health/live', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns 200 without a session', async () => {
    const { body } = await test.api.get('/api/health/live').expect(200);
    expect(body).toEqual({ status: 'ok' });
  });
});
