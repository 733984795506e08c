import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PAY_CASE_ANSWER_HOURS } from '@nukkad/contract/instant-work/pay-cases';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { noticesTo } from './engagement.factory.js';
import { openedPayCase } from './pay-case-people.js';

describe('POST /api/admin/pay-cases/{id}/decision', () => {
  let test: TestApp;
  let money: Awaited<ReturnType<typeof openedPayCase>>;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    money = await openedPayCase(test);
  });

  it('requires the answer first, notifies both sides, and writes the audit log', async () => {
    await money.decide(money.staff, { state: 'opened' }).expect(409);
    await money.answer().expect(200);
    // the page that the staff opened before the answer decides nothing
    await money.decide(money.staff, { state: 'opened' }).expect(409);
    const { body } = await money.decide(money.staff).expect(200);
    expect(body).toMatchObject({
      ...{ status: 'decided', claimedAmount: 480, receivedAmount: 300, answer: 'I paid in cash.', owedAmount: 180 },
      ...{ dueFrom: 480, paidAmount: 480, mayDecide: false },
    });
    await money.decide(money.staff, { owedAmount: 0 }).expect(409);
    const { pair, caseId } = money;
    expect(await noticesTo(test.dataSource, pair.worker.id)).toEqual(['payCaseAnswered', 'payCaseDecided']);
    expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual(['payCaseOpened', 'payCaseDecided']);
    const audit: object[] = await test.dataSource.query(
      `SELECT action, subject_kind AS kind, detail FROM audit_entries WHERE subject_id = $1`,
      [caseId],
    );
    expect(audit).toEqual([
      { action: 'pay_case.decided', kind: 'pay_case', detail: { status: 'decided', owedAmount: 180 } },
    ]);
  });

  it('waits at most 48 hours for an answer', async () => {
    await money.letPass(PAY_CASE_ANSWER_HOURS - 0.1);
    await money.decide(money.staff, { state: 'opened' }).expect(409);
    await money.letPass(0.1);
    await money.decide(money.staff, { state: 'opened' }).expect(200);
  });

  it('notifies both sides of the decision about an appeal', async () => {
    await money.answer().expect(200);
    await money.decide(money.staff).expect(200);
    await money.appeal('worker').expect(200);
    // a page that was left open since before the first decision decides no appeal
    await money.decide(money.colleague).expect(409);
    await money.decide(money.colleague, { state: 'appealed' }).expect(200);
    const { worker, owner } = money.pair;
    expect(await noticesTo(test.dataSource, worker.id)).toEqual(['payCaseAnswered', 'payCaseDecided', 'payCaseFinal']);
    expect(await noticesTo(test.dataSource, owner.id)).toEqual([
      ...['payCaseOpened', 'payCaseDecided', 'payCaseAppealed', 'payCaseFinal'],
    ]);
  });

  it('accepts one of two concurrent decisions of the staff', async () => {
    await money.answer().expect(200);
    const answers = await Promise.all([money.decide(money.staff), money.decide(money.colleague, { owedAmount: 0 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('rejects a decision by staff who are party to the work', async () => {
    await money.answer().expect(200);
    const { worker } = money.pair;
    await test.dataSource.query(`UPDATE users SET staff_role = 'support' WHERE id = $1`, [worker.id]);
    await money.decide(worker).expect(403);
  });
});
