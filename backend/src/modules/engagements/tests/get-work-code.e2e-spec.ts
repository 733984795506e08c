import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/engagements/${id}/code`;

describe('GET /api/engagements/{id}/code', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });

  it('returns four digits for the next step, stable for the same work and different for other work', async () => {
    const id = await pair.book();
    const { body, headers } = await pair.worker.get(path(id)).expect(200);
    expect(body).toEqual({ phase: 'start', code: expect.stringMatching(/^\d{4}$/) });
    expect(headers['cache-control']).toBe('no-store');
    expect((await pair.worker.get(path(id)).expect(200)).body).toEqual(body);
    const started = [1, 2, 3].map((index) => pair.book({ status: 'started', startsAt: inHours(100 * index) }));
    const codes = new Set([body.code]);
    for (const other of await Promise.all(started)) {
      const answer = await pair.worker.get(path(other)).expect(200);
      expect(answer.body.phase).toBe('end');
      codes.add(answer.body.code);
    }
    expect(codes.size).toBeGreaterThan(1);
  });

  it.each(['done', 'cancelled', 'no_show'] as const)('returns no code for work that is %s', async (status) => {
    const id = await pair.book({ status, startsAt: inHours(-10) });
    expect((await pair.worker.get(path(id)).expect(409)).body.detail).toBe('There is no code for this work any more.');
  });
});
