import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { arrangeContestedWork, type ContestedWork } from './contested-work.js';
import { noticesTo, readersOfText } from './engagement.factory.js';

describe('appealProposal', () => {
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

  /** The staff propose ₹525. */
  const propose = (): Promise<unknown> =>
    test.dataSource.query(
      `UPDATE payment_contests SET status = 'proposed', proposed = 52500, due_at = now() + interval '2 days'`,
    );

  it('passes the proposal to another member of the staff, once', async () => {
    const { id: staffId } = await seeker(test, { staffRole: 'support' });
    await propose();
    const { body } = await work.post('worker', 'contest/appeal').expect(200);
    expect(body.securePayment.contest).toMatchObject({ state: 'appealed', mayAccept: false, mayAppeal: false });
    expect(await readersOfText(test.dataSource, 'engagements:contestToDecide')).toEqual([staffId]);
    await work.post('owner', 'contest/appeal').expect(409);
    expect(await noticesTo(test.dataSource, work.owner.id)).not.toContain('contestClosed');
  });

  it('is rejected for a side that accepted the proposal, and without a proposal', async () => {
    await work.post('worker', 'contest/appeal').expect(409);
    await propose();
    await work.post('worker', 'contest/acceptance').expect(200);
    await work.post('worker', 'contest/appeal').expect(409);
  });
});
