import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CORRECTION_APPEAL_DAYS } from '@nukkad/contract/instant-work/time-corrections';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { readersOfText } from './engagement.factory.js';
import { contestedTimes } from './time-correction-people.js';

describe('POST /api/engagements/{id}/times/appeal', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it.each(['worker', 'employer'] as const)('lets the %s appeal once, and the staff decide again', async (side) => {
    const times = await contestedTimes(test);
    await times.appeal(side).expect(409);
    await times.decide(times.staff).expect(200);
    await test.dataSource.query('DELETE FROM message_deliveries');
    const { body } = await times.appeal(side).expect(200);
    const asked = await readersOfText(test.dataSource, 'engagements:timesToDecide');
    expect(asked).toEqual(expect.arrayContaining([times.staff.id, times.colleague.id]));
    await times.appeal(side).expect(200);
    expect(body.correction).toMatchObject({ status: 'appealed', appealBy: side, appeal: 'That is wrong.' });
    expect(await times.listed('to_decide')).toBe(true);
    await times.appeal(side === 'worker' ? 'employer' : 'worker').expect(409);
  });

  it('returns 409 after the deadline', async () => {
    const times = await contestedTimes(test);
    await times.decide(times.staff).expect(200);
    await times.letPass(CORRECTION_APPEAL_DAYS * 24 + 0.1);
    expect((await times.seenBy('worker')).correction.mayAppealUntil).toBeNull();
    await times.appeal('worker').expect(409);
  });
});
