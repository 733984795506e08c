import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { arrangeContestedWork, type ContestedWork } from './contested-work.js';
import { noticesTo } from './engagement.factory.js';

describe('withdrawContest', () => {
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

  it('makes the hours of the other side final', async () => {
    const { body } = await work.post('owner', 'contest/withdrawal').expect(200);
    expect(body.securePayment).toMatchObject({ toWorker: '60000', contest: { state: 'closed' } });
    expect(await noticesTo(test.dataSource, work.worker.id)).toContain('contestClosed');
  });

  it('is rejected for the other side, and after an answer', async () => {
    await work.post('worker', 'contest/withdrawal').expect(409);
    await work.post('worker', 'contest/answer', { agrees: false }).expect(200);
    await work.post('owner', 'contest/withdrawal').expect(409);
  });
});
