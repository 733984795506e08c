import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { arrangeContestedWork, type ContestedWork } from './contested-work.js';
import { noticesTo } from './engagement.factory.js';

describe('acceptProposal', () => {
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

  it('ends the contest with the proposal once both accepted it', async () => {
    await propose();
    const first = await work.post('owner', 'contest/acceptance').expect(200);
    expect(first.body.securePayment.contest).toMatchObject({ state: 'proposed', mayAccept: false, mayAppeal: false });
    const { body } = await work.post('worker', 'contest/acceptance').expect(200);
    expect(body.securePayment).toMatchObject({ toWorker: '52500', contest: { state: 'closed', proposed: '52500' } });
    expect(await noticesTo(test.dataSource, work.owner.id)).toContain('contestClosed');
  });

  it('is rejected before there is a proposal', async () => {
    await work.post('worker', 'contest/acceptance').expect(409);
  });
});
