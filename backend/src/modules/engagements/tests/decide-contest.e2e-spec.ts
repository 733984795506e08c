import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { staffBrowser } from '../../second-factor/tests/second-factor.js';
import type { Person } from '../../jobs/tests/people.js';
import { arrangeAnsweredContest, type StaffedContest } from './staff-contests.js';

describe('decideContest', () => {
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

  /** Returns the sums in a notice to an account. */
  const sumsTold = async (userId: string, notice: string, name: string): Promise<string[]> => {
    const rows: { sum: string }[] = await test.dataSource.query(
      `SELECT params ->> $3 AS sum FROM notifications WHERE user_id = $1 AND text = $2`,
      [userId, `engagements:notice.${notice}`, name],
    );
    return rows.map(({ sum }) => sum);
  };

  it('proposes a sum, sends it with the reason to both sides, and writes the audit log', async () => {
    const { work, staff, contestId } = contest;
    const { body } = await contest.decide(staff).expect(200);
    expect(body).toMatchObject({ state: 'proposed', proposed: '54000', owed: null, mayDecide: false });
    for (const side of ['worker', 'owner'] as const) {
      const { body: seen } = await work[side].get(`/api/engagements/${work.id}`).expect(200);
      expect(seen.securePayment.contest).toMatchObject({ proposed: '54000', proposalReason: 'The gate shows it.' });
      expect(await sumsTold(work[side].id, 'contestProposed', 'proposed')).toEqual(['₹540']);
    }
    const audit: object[] = await test.dataSource.query(
      `SELECT actor_id AS by, action, subject_kind AS kind, detail FROM audit_entries WHERE subject_id = $1`,
      [contestId],
    );
    const detail = { state: 'proposed', owed: '54000' };
    expect(audit).toEqual([{ by: staff.id, action: 'contest.decided', kind: 'contest', detail }]);
  });

  it('mails the staff about the contest while it waits for them', async () => {
    const { work, staff, colleague } = contest;
    const mails = async (): Promise<string[]> => {
      await test.runTasks();
      const rows: { state: string }[] = await test.dataSource.query(
        `SELECT state FROM message_deliveries WHERE text = 'engagements:contestToDecide' AND recipient_id = $1 ORDER BY created_at`,
        [colleague.id],
      );
      return rows.map(({ state }) => state);
    };
    expect(await mails()).toEqual([]);
    await contest.decide(staff).expect(200);
    await work.post('worker', 'contest/appeal').expect(200);
    expect(await mails()).toEqual(['sent']);
  });

  it('does not notify the staff of a contest that is already decided', async () => {
    const { work, staff, colleague } = contest;
    await contest.decide(staff).expect(200);
    await work.post('worker', 'contest/appeal').expect(200);
    await contest.decide(colleague, '48000', 'The gate shows it.', 'appealed').expect(200);
    await test.runTasks();
    const asked: object[] = await test.dataSource.query(
      `SELECT DISTINCT state FROM message_deliveries WHERE text = 'engagements:contestToDecide'`,
    );
    expect(asked).toEqual([{ state: 'suppressed' }]);
  });

  it('requires another person than the proposer for the final decision about an appeal', async () => {
    const { work, staff, colleague } = contest;
    await contest.decide(staff).expect(200);
    await work.post('worker', 'contest/appeal').expect(200);
    const decide = (by: Person) => contest.decide(by, '60000', 'The photo shows it.', 'appealed');
    expect((await decide(staff).expect(409)).body.code).toBe('payments.anotherPerson');
    const { body } = await decide(colleague).expect(200);
    expect(body).toMatchObject({ state: 'closed', owed: '60000', decisionReason: 'The photo shows it.' });
    for (const { id } of [work.worker, work.owner]) {
      expect(await sumsTold(id, 'contestClosed', 'toWorker')).toEqual(['₹600']);
    }
    expect((await decide(colleague).expect(409)).body.code).toBe('payments.moved');
    const audit: object[] = await test.dataSource.query(
      `SELECT actor_id AS by, detail FROM audit_entries WHERE subject_id = $1 ORDER BY detail ->> 'state'`,
      [contest.contestId],
    );
    expect(audit).toEqual([
      { by: colleague.id, detail: { state: 'decided', owed: '60000' } },
      { by: staff.id, detail: { state: 'proposed', owed: '54000' } },
    ]);
  });

  it('rejects a decision from a page with an outdated state', async () => {
    const { work, staff, colleague } = contest;
    const code = async (state: 'answered' | 'appealed') =>
      (await contest.decide(colleague, '48000', 'The gate shows it.', state).expect(409)).body.code;
    expect(await code('appealed')).toBe('payments.moved');
    await contest.decide(staff).expect(200);
    await work.post('worker', 'contest/appeal').expect(200);
    // a proposal that was written before must not become the decision about the appeal
    expect(await code('answered')).toBe('payments.moved');
    expect(await contest.listed(colleague, 'to_decide')).toMatchObject({ state: 'appealed', owed: null });
  });

  it('accepts one of two concurrent proposals of the staff', async () => {
    const { staff, colleague } = contest;
    const answers = await Promise.all([contest.decide(staff), contest.decide(colleague, '48000')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('payments.moved');
  });

  it('rejects a proposal by staff who are party to the work', async () => {
    const { worker, owner } = contest.work;
    await test.dataSource.query(`UPDATE users SET staff_role = 'support' WHERE id = ANY ($1)`, [[worker.id, owner.id]]);
    await test.dataSource.query('UPDATE sessions SET second_factor_at = clock_timestamp() WHERE user_id = ANY ($1)', [
      [worker.id, owner.id],
    ]);
    for (const side of [worker, owner]) {
      expect((await contest.listed(side, 'to_decide'))?.mayDecide).toBe(false);
      expect((await contest.decide(side).expect(409)).body.code).toBe('engagements.ownAppeal');
    }
  });

  it('returns 403 without a staff role and without a second factor', async () => {
    const { work, contestId } = contest;
    await contest.decide(work.owner).expect(403);
    const support = await staffBrowser(test);
    const body = { state: 'answered', owed: '54000', reason: 'The gate shows it.' };
    const answers = [
      await support.get('/api/admin/contests'),
      await support.post(`/api/admin/contests/${contestId}/decision`).send(body),
    ];
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual(
      Array(2).fill([403, 'auth.staff.secondFactorSetUp']),
    );
  });

  it.each(['44999', '60001', '-45000'])(
    'rejects a proposal of %s paise outside the figures of both sides',
    async (owed) => {
      expect((await contest.decide(contest.staff, owed).expect(422)).body.code).toBe('payments.divisionOutside');
      expect(await contest.listed(contest.staff, 'to_decide')).toMatchObject({ state: 'answered', proposed: null });
    },
  );
});
