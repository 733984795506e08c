import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { contestedTimes } from './time-correction-people.js';

describe('GET /api/admin/time-corrections', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('lists a correction for the staff with the records of both sides, without their identities', async () => {
    const times = await contestedTimes(test);
    const { body } = await times.staff.get('/api/admin/time-corrections').expect(200);
    const found = (body as { id: string }[]).find(({ id }) => id === times.correctionId);
    expect(found).toMatchObject({
      ...{ status: 'contested', by: 'worker', reason: times.longer.reason, answer: 'The shop closed before.' },
      ...{ engagementId: times.engagementId, mayDecide: true, proofs: [] },
    });
    expect(JSON.stringify(found)).not.toContain(times.pair.worker.id);
    expect(JSON.stringify(found)).not.toContain('Asha');
  });

  it('moves a correction from the open list to the closed one with the decision', async () => {
    const times = await contestedTimes(test);
    expect([await times.listed('to_decide'), await times.listed('closed')]).toEqual([true, false]);
    await times.decide(times.staff).expect(200);
    expect([await times.listed('to_decide'), await times.listed('closed')]).toEqual([false, true]);
  });
});
