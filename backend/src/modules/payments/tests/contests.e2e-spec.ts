import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTEST_ACCEPTANCE_DAYS, CONTEST_ANSWER_HOURS, CONTEST_STAFF_DAYS } from '@nukkad/contract/payments/contests';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { ContestRepository } from '../records/contest.repository.js';
import { ExtendHoldsUseCase } from '../holds/extend-holds.use-case.js';
import { Contests, type ContestTerms } from '../payments.public.js';
import { SweepContestsUseCase } from '../contests/sweep-contests.use-case.js';
import { contestCalls, TERMS } from './contest-calls.js';
import { arrangePayment, type HeldPayment, outcomesOf } from './held-payment.js';

describe('Contests', () => {
  let test: TestApp;
  let payment: HeldPayment;
  let contests: Contests;
  beforeAll(async () => {
    test = await createTestApp();
    contests = test.app.get(Contests, { strict: false });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    payment = await arrangePayment(test);
    await payment.fund();
  });

  const { run, open, answer, contest, propose, decide, endTime, check, finish, paid } = contestCalls(() => ({
    test,
    payment,
  }));
  /** Accounts with a balance after all payments: income, taxes and costs. */
  const OWN = ['fee.income', 'gst.cgst', 'gst.sgst', 'own.pa', 'provider.cost'];

  it.each([
    ['of the contested part', 52_500n, 2],
    ['of the whole wage', 0n, 1],
  ])(
    'postpones the end of the hold %s, once, so that the provider does not release it',
    async (_what, stated, transfers) => {
      const extend = (): Promise<number> => test.app.get(ExtendHoldsUseCase, { strict: false }).execute();
      const endsSoon = () => test.dataSource.query(`UPDATE payment_intents SET hold_until = now() + interval '2 days'`);
      await endsSoon();
      expect(await extend()).toBe(0);
      await open({ stated });
      await payment.settle();
      await endsSoon();
      expect(await extend()).toBe(1);
      expect(await extend()).toBe(0);
      const [until]: { days: number }[] = await test.dataSource.query(
        'SELECT round(extract(epoch FROM hold_until - now()) / 86400)::int AS days FROM payment_intents',
      );
      expect(until).toEqual({ days: 14 });
      let ends: (number | null)[] = [];
      await payment.change((state) => {
        ends = Object.values(state.transfers).map(({ on_hold: isOn, on_hold_until: end }) => (isOn ? end : null));
      });
      // the clock of the bank is two days ahead
      const days = ends.map((end) => end !== null && Math.round((end - Date.now() / 1000) / 86_400) - 2);
      expect(days.toSorted()).toEqual(transfers === 1 ? [14] : [14, false].toSorted());
    },
  );

  it('pays the lower figure at once and leaves the difference on hold', async () => {
    await open();
    await payment.settle();
    expect(await payment.states()).toMatchObject({ hold: 'contested', release: null, refund: null });
    expect(await payment.balances()).toMatchObject({
      ...{
        held: 7500n,
        'worker.payable': 52_500n,
        'custody.linked': 60_000n,
        'fee.deferred': 375n,
        'fee.income': 2625n,
      },
    });
    await payment.change((state) => {
      expect(
        Object.values(state.transfers)
          .sort((one, other) => other.amount - one.amount)
          .map(({ amount, amount_reversed, on_hold }) => [amount, amount_reversed, on_hold]),
      ).toEqual([
        [60_000, 7500, false],
        [7500, 0, true],
      ]);
    });
    await payment.passDays(6);
    await check();
    expect(await payment.balances()).toMatchObject({ held: 7500n, 'custody.linked': 7500n });
  });

  it('divides the wage of each of two contested holds', async () => {
    const second = await arrangePayment(test);
    await second.fund();
    await open();
    await contestCalls(() => ({ test, payment: second })).open();
    await payment.settle();
    for (const each of [payment, second]) {
      expect(await each.balances()).toMatchObject({ held: 7500n, 'worker.payable': 52_500n });
    }
  });

  it('decides for the worker when the employer does not answer for 72 hours', async () => {
    await open();
    await payment.settle();
    expect(await test.app.get(SweepContestsUseCase, { strict: false }).execute()).toBe(0);
    expect(await endTime()).toBe(1);
    expect(await contest()).toMatchObject({ status: 'closed' });
    expect(Object.keys(await finish()).sort()).toEqual(OWN);
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'released', release: 'settled' });
    expect(await paid()).toEqual(['52500', '7500']);
  });

  it('proposes the figure of the employer when the worker does not answer, and the worker may appeal', async () => {
    await open({ by: 'employer', claimed: 52_500n, stated: 60_000n });
    expect(await endTime()).toBe(1);
    expect(await contest()).toMatchObject({ status: 'proposed', proposed: '52500' });
    await run((tx, id) => contests.appeal(tx, id, 'worker'));
    expect(await endTime()).toBe(0);
    await decide(57_000n);
    expect(Object.keys(await finish()).sort()).toEqual(OWN);
    expect(await payment.states()).toMatchObject({
      intent: 'partially_refunded',
      hold: 'released',
      refund: 'processed',
    });
    // 30 rupees of wage, 1.50 of fee and 0.14 + 0.14 of tax return
    expect(await paid()).toEqual(['52500', '4500', '3000', '178']);
  });

  it('returns the whole difference when the worker is silent about the proposal as well', async () => {
    await open({ by: 'employer', claimed: 52_500n, stated: 60_000n });
    await endTime();
    await endTime();
    expect(Object.keys(await finish()).sort()).toEqual(OWN);
    expect(await payment.states()).toMatchObject({ hold: 'released', release: null, refund: 'processed' });
    expect(await paid()).toEqual(['52500', '7500', '443']);
  });

  it('returns the whole payment when nothing is undisputed and the decision is for the employer', async () => {
    await open({ stated: 0n });
    await payment.settle();
    expect(await payment.balances()).toMatchObject({ held: 60_000n, 'custody.linked': 60_000n });
    await answer('employer');
    await propose(0n);
    await run((tx, id) => contests.accept(tx, id, 'worker'));
    expect(await contest()).toMatchObject({ status: 'proposed' });
    await run((tx, id) => contests.accept(tx, id, 'employer'));
    expect(await finish()).toEqual({ 'own.pa': -1677n, 'provider.cost': 1421n });
    expect(await payment.states()).toMatchObject({ intent: 'refunded', hold: 'refunded' });
  });

  it.each<[string, ContestTerms['by'], () => Promise<void>, string[]]>([
    ['the other side agrees', 'worker', () => answer('employer', true), ['52500', '7500']],
    [
      'its opener takes it back',
      'worker',
      () => run((tx, id) => contests.withdraw(tx, id, 'worker')),
      ['52500', '7500', '443'],
    ],
    ['both accept a division', 'employer', () => acceptedBoth(56_000n), ['52500', '3500', '4000', '236']],
    ['silence accepts a division', 'employer', () => acceptedByTime(59_900n), ['52500', '7400', '100', '5']],
  ])('reaches a closed state and pays to the paisa when %s', async (_way, by, end, amounts) => {
    await open(by === 'worker' ? {} : { by, claimed: 52_500n, stated: 60_000n });
    await end();
    expect(await contest()).toMatchObject({ status: 'closed' });
    expect(Object.keys(await finish()).sort()).toEqual(OWN);
    expect(await payment.states()).toMatchObject({ hold: 'released' });
    expect(await paid()).toEqual(amounts);
  });
  const acceptedBoth = async (owed: bigint): Promise<void> => {
    await answer('worker');
    await propose(owed);
    for (const side of ['worker', 'employer'] as const) await run((tx, id) => contests.accept(tx, id, side));
  };
  const acceptedByTime = async (owed: bigint): Promise<void> => {
    await answer('worker');
    await propose(owed);
    await endTime();
  };

  it('limits both figures to the held amount, and rejects a contest about more', async () => {
    expect(await outcomesOf([open({ claimed: 75_000n, stated: 60_000n })])).toEqual(['payments:nothingContested']);
    expect(await outcomesOf([open({ claimed: 60_000n, stated: 59_950n })])).toEqual(['payments:partTooSmall']);
    await open({ claimed: 75_000n, stated: 45_000n });
    await answer('employer', true);
    expect(Object.keys(await finish()).sort()).toEqual(OWN);
    expect(await paid()).toEqual(['45000', '15000']);
  });

  it('rejects a division outside of both figures and one with a part below the provider’s minimum', async () => {
    await open();
    await answer('employer');
    const calls = [propose(52_499n), propose(60_001n), propose(52_550n), propose(59_950n)];
    expect(await outcomesOf(calls)).toEqual([
      ...['payments:divisionOutside', 'payments:divisionOutside', 'payments:partTooSmall', 'payments:partTooSmall'],
    ]);
    await propose(59_900n);
    expect(await contest()).toMatchObject({ status: 'proposed', proposed: '59900' });
  });

  it('requires another member of the staff for the decision about an appeal', async () => {
    const staff = randomUUID();
    await open();
    await answer('employer');
    await propose(55_000n, staff);
    await run((tx, id) => contests.appeal(tx, id, 'employer'));
    expect(await outcomesOf([decide(55_000n, staff)])).toEqual(['payments:anotherPerson']);
    await decide(55_000n);
    expect(await contest()).toMatchObject({ status: 'closed' });
  });

  it.each<[string, () => Promise<void>, string]>([
    ['an answer by its opener', () => answer('worker'), 'payments:contestOfOtherSide'],
    [
      'a withdrawal by the other side',
      () => run((tx, id) => contests.withdraw(tx, id, 'employer')),
      'payments:contestOfOtherSide',
    ],
    ['a proposal before the answer', () => propose(55_000n), 'payments:moved'],
    ['an acceptance before the proposal', () => run((tx, id) => contests.accept(tx, id, 'worker')), 'payments:moved'],
    ['an appeal before the proposal', () => run((tx, id) => contests.appeal(tx, id, 'worker')), 'payments:moved'],
    ['a decision without an appeal', () => decide(55_000n), 'payments:moved'],
    ['a second contest', () => open(), 'payments:moved'],
    ['a release', () => payment.decide((holds, tx) => holds.release(tx, payment.engagementId)), 'payments:moved'],
  ])('rejects %s', async (_what, call, refusal) => {
    await open();
    expect(await outcomesOf([call()])).toEqual([refusal]);
    expect(await contest()).toMatchObject({ status: 'open' });
  });

  it('stores the statements of each side and of the staff, with the next deadline', async () => {
    const [proposer, decider] = [randomUUID(), randomUUID()];
    const row = async (): Promise<Record<string, unknown>> => {
      const rows: Record<string, unknown>[] = await test.dataSource.query(
        `SELECT status, claimed::int, stated::int, undisputed::int, reason, answer, proposed::int, proposed_by, proposal_reason,
           accepted_by, appealed_by, decided_by, decision_reason,
           round((extract(epoch FROM due_at - now()) / 3600)::numeric, 1)::float8 AS hours FROM payment_contests`,
      );
      return rows[0]!;
    };
    await open();
    expect(await row()).toMatchObject({
      ...{ status: 'open', claimed: 60_000, stated: 52_500, undisputed: 52_500, reason: TERMS.reason, answer: '' },
      hours: CONTEST_ANSWER_HOURS,
    });
    await answer('employer');
    expect(await row()).toMatchObject({
      ...{ status: 'answered', answer: 'He left at half past five.', hours: CONTEST_STAFF_DAYS * 24 },
    });
    await propose(55_000n, proposer);
    await run((tx, id) => contests.accept(tx, id, 'employer'));
    await run((tx, id) => contests.accept(tx, id, 'employer'));
    expect(await row()).toMatchObject({
      ...{ status: 'proposed', proposed: 55_000, proposed_by: proposer, proposal_reason: 'The gate shows it.' },
      ...{ accepted_by: 'employer', appealed_by: null, hours: CONTEST_ACCEPTANCE_DAYS * 24 },
    });
    await run((tx, id) => contests.appeal(tx, id, 'worker'));
    expect(await row()).toMatchObject({ status: 'appealed', appealed_by: 'worker', hours: CONTEST_STAFF_DAYS * 24 });
    await decide(57_000n, decider);
    expect(await row()).toMatchObject({
      ...{ status: 'closed', proposed_by: proposer, decided_by: decider, decision_reason: 'The gate shows it.' },
      hours: null,
    });
  });

  it('records which side agreed with the figure of the other', async () => {
    await open({ by: 'employer', claimed: 52_500n, stated: 60_000n });
    await answer('worker', true);
    const rows: object[] = await test.dataSource.query(
      'SELECT status, proposed::int, proposed_by, accepted_by, answer FROM payment_contests',
    );
    expect(rows).toEqual([
      {
        ...{ status: 'closed', proposed: 52_500, proposed_by: null, accepted_by: 'worker' },
        answer: 'He left at half past five.',
      },
    ]);
  });

  it('ends no contest that waits for the staff, however long', async () => {
    await open();
    await answer('employer');
    expect(await endTime()).toBe(0);
    await propose(55_000n);
    await run((tx, id) => contests.appeal(tx, id, 'worker'));
    expect(await endTime()).toBe(0);
    expect(await contest()).toMatchObject({ status: 'appealed' });
  });

  it('rejects an appeal by the side that accepted the proposal', async () => {
    await open();
    await answer('employer');
    await propose(55_000n);
    await run((tx, id) => contests.accept(tx, id, 'worker'));
    expect(await outcomesOf([run((tx, id) => contests.appeal(tx, id, 'worker'))])).toEqual(['payments:moved']);
  });

  it('lists a contest after its deadline, unless the run passes over it', async () => {
    await open();
    await test.dataSource.query(`UPDATE payment_contests SET due_at = now() - interval '1 second'`);
    const { id } = await contest();
    const list = (passedOver: string[]): Promise<string[]> =>
      test.app.get(ContestRepository, { strict: false }).listDue(test.dataSource.manager, 10, passedOver);
    expect([await list([]), await list([id])]).toEqual([[id], []]);
  });

  it('accepts exactly one of 20 concurrent acceptances, appeals and deadlines', async () => {
    await open();
    await answer('employer');
    await propose(55_000n);
    await run((tx, id) => contests.accept(tx, id, 'worker'));
    await test.dataSource.query(`UPDATE payment_contests SET due_at = now() - interval '1 second'`);
    const { id: contestId } = await contest();
    const outcomes = await outcomesOf(
      Array.from({ length: 20 }, (_, index) =>
        run(async (tx, id) => {
          if (index % 3 === 0) return contests.accept(tx, id, 'employer');
          if (index % 3 === 1) return contests.appeal(tx, id, 'employer');
          if (!(await contests.endTime(tx, contestId))) throw new Error('over');
        }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  });
});
