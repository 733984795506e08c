import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StaffContest } from '@nukkad/contract/payments/staff-contests';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { arrangeAnsweredContest, type StaffedContest } from './staff-contests.js';

describe('listContests', () => {
  let test: TestApp;
  let contest: StaffedContest;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    contest = await arrangeAnsweredContest(test);
  });

  it('returns the figures of both sides and the record of the work, without identities', async () => {
    const shown = await contest.listed(contest.staff, 'to_decide');
    expect(shown).toMatchObject({
      ...{ state: 'answered', openedBy: 'employer', undisputed: '45000', ceiling: '60000', proposed: null, owed: null },
      worker: { owed: '60000', hours: 4, text: 'It was four hours.' },
      employer: { owed: '45000', hours: 3, text: 'It was three hours.' },
      ...{ claimPhase: 'end', claimBy: 'worker', mayDecide: true, isOverdue: false },
    });
    for (const { user } of [contest.work.worker, contest.work.owner]) {
      for (const detail of [user.email, user.phone, user.id]) expect(JSON.stringify(shown)).not.toContain(detail);
    }
  });

  it('moves a contest from the list of due decisions over waiting ones to closed ones', async () => {
    const { work, staff, colleague } = contest;
    const lists = ['to_decide', 'waiting', 'closed'];
    const places = async () =>
      (await Promise.all(lists.map((list) => contest.listed(staff, list)))).map((shown) => shown?.mayDecide);
    expect(await places()).toEqual([true, undefined, undefined]);
    await contest.decide(staff).expect(200);
    expect(await places()).toEqual([undefined, false, undefined]);
    await work.post('worker', 'contest/appeal').expect(200);
    expect(await places()).toEqual([false, undefined, undefined]);
    expect((await contest.listed(colleague, 'to_decide'))?.mayDecide).toBe(true);
    await contest.decide(colleague, '54000', 'The gate shows it.', 'appealed').expect(200);
    expect(await places()).toEqual([undefined, undefined, false]);
  });

  it('lists overdue contests first, marked, over the pages', async () => {
    await test.dataSource.query(
      `WITH intent AS (
         INSERT INTO payment_intents (engagement_id, employer_id, mode, provider, receipt, wage, fee, cgst, sgst, igst, fund_by,
           hold_until, status)
         SELECT engagement_id, employer_id, mode, provider, gen_random_uuid(), wage, fee, cgst, sgst, igst, fund_by, hold_until,
           'expired' FROM payment_intents RETURNING id),
       hold AS (
         INSERT INTO payment_holds (intent_id, engagement_id, employer_id, worker_id, amount, account_encrypted, status)
         SELECT intent.id, engagement_id, employer_id, worker_id, amount, account_encrypted, 'lapsed' FROM payment_holds, intent
         RETURNING id)
       INSERT INTO payment_contests (hold_id, opened_by, claimed, stated, status, due_at)
       SELECT id, 'worker', 60000, 45000, 'appealed', now() - interval '1 minute' FROM hold`,
    );
    const first = await contest.staff.get('/api/admin/contests?limit=1').expect(200);
    expect(first.body).toMatchObject([{ state: 'appealed', isOverdue: true }]);
    const next = /<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const { body } = await contest.staff.get(next).expect(200);
    expect((body as StaffContest[]).map(({ id, isOverdue }) => [id, isOverdue])).toEqual([[contest.contestId, false]]);
  });

  it('returns 403 without a staff role', async () => {
    await contest.work.owner.get('/api/admin/contests').expect(403);
  });
});
