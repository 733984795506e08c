import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { makeRecord, workerOf } from './record-verifier.js';

describe('getWorkRecord', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns the record as it was signed to its worker, and 404 to all others', async () => {
    const pair = await workerOf(test);
    const record = await makeRecord(pair);
    const { body, headers } = await pair.worker.get(`/api/work-records/${record.id}`).expect(200);
    expect(body).toEqual(record);
    expect(headers['cache-control']).toBe('no-store');
    await (await seeker(test)).get(`/api/work-records/${record.id}`).expect(404);
    await pair.worker.get(`/api/work-records/${randomUUID()}`).expect(404);
  });
});
