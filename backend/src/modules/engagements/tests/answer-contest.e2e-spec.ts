import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { arrangeContestedWork, type ContestedWork } from './contested-work.js';
import { noticesTo, readersOfText } from './engagement.factory.js';

describe('answerContest', () => {
  let test: TestApp;
  let work: ContestedWork;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    work = await arrangeContestedWork(test);
  });

  it('ends the contest with the opener’s hours when the other side agrees, and notifies both', async () => {
    const { body } = await work.post('worker', 'contest/answer', { agrees: true }).expect(200);
    expect(body.securePayment).toMatchObject({ toWorker: '45000', contest: { state: 'closed' } });
    expect(await work.states(work.id)).toBe('captured splitting 45000');
    expect(await noticesTo(test.dataSource, work.owner.id)).toContain('contestClosed');
    expect(await noticesTo(test.dataSource, work.worker.id)).toContain('contestClosed');
  });

  it('stores the other side’s statement for the staff, who are asked to decide, when it disagrees', async () => {
    const { id: staffId } = await seeker(test, { staffRole: 'support' });
    expect(await readersOfText(test.dataSource, 'engagements:contestToDecide')).toEqual([]);
    const { body } = await work.post('worker', 'contest/answer', { agrees: false, text: 'I left at six.' }).expect(200);
    expect(body.securePayment.contest).toMatchObject({ state: 'answered', answer: 'I left at six.', mayAnswer: false });
    expect(await work.states(work.id)).toBe('captured contested');
    expect(await readersOfText(test.dataSource, 'engagements:contestToDecide')).toEqual([staffId]);
  });

  it('is rejected for the opener, a second time, and without a contest', async () => {
    await work.post('owner', 'contest/answer', { agrees: true }).expect(409);
    await work.post('worker', 'contest/answer', { agrees: false }).expect(200);
    await work.post('worker', 'contest/answer', { agrees: false }).expect(409);
    await test.dataSource.query('DELETE FROM payment_contests');
    const { body } = await work.post('worker', 'contest/answer', { agrees: true }).expect(409);
    expect(body).toMatchObject({ code: 'engagements.noContest' });
  });
});
