import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer } from '../../jobs/tests/people.js';

describe('getTaxDetails', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns null before a GSTIN is stored, and nothing of another account', async () => {
    const [one, other] = [await employer(test), await employer(test)];
    await one.put('/api/user/tax-details').send({ gstin: '29AAGCB7383J1Z4' }).expect(200);
    const { body, headers } = await other.get('/api/user/tax-details').expect(200);
    expect(body).toEqual({ gstin: null });
    expect(headers['cache-control']).toBe('no-store');
  });
});
