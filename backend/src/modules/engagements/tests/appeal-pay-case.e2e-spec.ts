import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PAY_CASE_APPEAL_DAYS } from '@nukkad/contract/instant-work/pay-cases';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import type { Person } from '../../jobs/tests/people.js';
import { FinishPayCasesUseCase } from '../pay-cases/finish-pay-cases.use-case.js';
import { openedPayCase } from './pay-case-people.js';

describe('POST /api/engagements/{id}/pay-case/appeal', () => {
  let test: TestApp;
  let money: Awaited<ReturnType<typeof openedPayCase>>;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    money = await openedPayCase(test);
  });

  it('accepts one appeal from one side, which another member of the staff decides for good', async () => {
    await money.answer().expect(200);
    await money.appeal('worker').expect(409);
    await money.decide(money.staff).expect(200);
    const { body } = await money.appeal('employer').expect(200);
    expect(body.payCase).toMatchObject({ status: 'appealed', appealBy: 'employer', mayAppealUntil: null });
    await money.appeal('employer').expect(200);
    await money.appeal('worker').expect(409);
    await money.decide(money.staff, { state: 'appealed' }).expect(403);
    await money.decide(money.colleague, { state: 'appealed', owedAmount: 0 }).expect(200);
    expect(await money.seenBy('worker')).toMatchObject({ status: 'final', owedAmount: 0, mayAppealUntil: null });
    await money.appeal('worker').expect(409);
  });

  it('rejects an employer’s appeal that asks for money, and accepts a worker’s report of such a demand', async () => {
    const demand = 'First pay me a registration fee of 500 rupees.';
    await money.answer().expect(200);
    await money.decide(money.staff).expect(200);
    const { body } = await money.appeal('employer', demand).expect(400);
    expect(body.errors).toMatchObject([{ field: 'text' }]);
    await money.appeal('employer', 'Send it back to asha@ybl').expect(400);
    expect(await money.seenBy('worker')).toMatchObject({ status: 'decided' });
    await money.appeal('worker', demand).expect(200);
  });

  it('is rejected after the deadline, when the scheduled job has made the decision final', async () => {
    await money.answer().expect(200);
    await money.decide(money.staff).expect(200);
    await money.letPass(PAY_CASE_APPEAL_DAYS * 24);
    await money.appeal('worker').expect(409);
    expect(await test.app.get(FinishPayCasesUseCase).execute()).toBeGreaterThan(0);
    expect(await money.seenBy('worker')).toMatchObject({ status: 'final' });
  });

  it('is accepted until the last hour of the seven days', async () => {
    await money.answer().expect(200);
    await money.decide(money.staff).expect(200);
    await money.letPass(PAY_CASE_APPEAL_DAYS * 24 - 0.1);
    await test.app.get(FinishPayCasesUseCase).execute();
    await money.appeal('worker').expect(200);
  });

  it('mails all staff about answer and appeal until it is decided', async () => {
    const mailsTo = async (person: Person): Promise<number> =>
      (await sentMessages(test, { to: person.user.email })).length;
    const told = async () => {
      await test.runTasks();
      return Promise.all([money.staff, money.colleague].map(mailsTo));
    };
    await money.answer().expect(200);
    expect(await told()).toEqual([1, 1]);
    await money.decide(money.staff).expect(200);
    await money.appeal('worker').expect(200);
    expect(await told()).toEqual([2, 2]);
  });

  it('accepts one of two concurrent appeals from both sides', async () => {
    await money.answer().expect(200);
    await money.decide(money.staff).expect(200);
    const answers = await Promise.all([money.appeal('worker'), money.appeal('employer')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
