import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Pair, pairOf } from './engagement-pair.js';

describe('GET /api/engagements/{id}/shift-key', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });

  const keyOf = async (id: string) => (await pair.owner.get(`/api/engagements/${id}/shift-key`).expect(200)).body;

  it('returns the employer the key of the shift and the server’s time, and forbids caching', async () => {
    const id = await pair.book();
    const { body, headers } = await pair.owner.get(`/api/engagements/${id}/shift-key`).expect(200);
    expect(body).toEqual({
      shiftId: (await pair.row(id)).instantJobId,
      key: expect.stringMatching(/^[\w-]{43}$/),
      now: expect.any(String),
    });
    expect(Math.abs(Date.now() - Date.parse(body.now))).toBeLessThan(60_000);
    expect(headers['cache-control']).toContain('no-store');
  });

  it('differs between shifts, and is stable for one shift', async () => {
    const [first, second] = [await pair.book(), await pair.book({ startsAt: new Date(Date.now() + 2 * 86_400_000) })];
    expect((await keyOf(first)).key).not.toBe((await keyOf(second)).key);
    expect((await keyOf(first)).key).toBe((await keyOf(first)).key);
  });

  it('returns 403 to the worker, and 404 to other employers', async () => {
    const id = await pair.book();
    await pair.worker.get(`/api/engagements/${id}/shift-key`).expect(403);
    const { owner } = await pairOf(test);
    await owner.get(`/api/engagements/${id}/shift-key`).expect(404);
  });

  it.each(['done', 'no_show'] as const)('returns 409 when the work is %s', async (status) => {
    const id = await pair.book({ status });
    await pair.owner.get(`/api/engagements/${id}/shift-key`).expect(409);
  });
});
