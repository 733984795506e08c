import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PAY_CASE_ANSWER_HOURS } from '@nukkad/contract/instant-work/pay-cases';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { noticesTo } from './engagement.factory.js';
import { openedPayCase } from './pay-case-people.js';

describe('POST /api/engagements/{id}/pay-case/answer', () => {
  let test: TestApp;
  let money: Awaited<ReturnType<typeof openedPayCase>>;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    money = await openedPayCase(test);
  });

  it('notifies the worker of the employer’s answer once, and leaves the decision to the staff', async () => {
    await money.answer().expect(200);
    const { body } = await money.answer().expect(200);
    expect(body.payCase).toMatchObject({ status: 'answered', answer: 'I paid in cash.' });
    expect(await money.seenBy('worker')).toEqual(body.payCase);
    expect(await noticesTo(test.dataSource, money.pair.worker.id)).toEqual(['payCaseAnswered']);
    await money.answer('Something else.').expect(409);
  });

  it('is rejected once the staff have decided without it', async () => {
    await money.letPass(PAY_CASE_ANSWER_HOURS);
    await money.decide(money.staff, { state: 'opened' }).expect(200);
    await money.answer().expect(409);
  });

  it('accepts an answer only from the employer of the work, and rejects texts that ask for money', async () => {
    await money.answerAs(money.pair.worker).expect(403);
    await money.answerAs(money.colleague).expect(404);
    await money.answer('First pay me a registration fee of 500 rupees.').expect(400);
    expect(await money.seenBy('worker')).toMatchObject({ status: 'opened' });
  });
});
