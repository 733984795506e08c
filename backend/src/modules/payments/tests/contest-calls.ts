import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../test/app.js';
import { Contests, type ContestTerms } from '../payments.public.js';
import { SweepContestsUseCase } from '../contests/sweep-contests.use-case.js';
import type { HeldPayment } from './held-payment.js';

type Transaction = Parameters<Contests['open']>[0];

/** Figures for 4 hours and 3.5 hours at ₹150, of a hold for 4 hours. */
export const TERMS: ContestTerms = {
  by: 'worker',
  claimed: 60_000n,
  stated: 52_500n,
  reason: 'I stayed until the end.',
};

/** Calls of a contest of the payment of a test, with the scheduled job and the tasks that follow them. */
export function contestCalls(arranged: () => { test: TestApp; payment: HeldPayment }) {
  const contests = (): Contests => arranged().test.app.get(Contests, { strict: false });
  const run = (work: (tx: Transaction, engagementId: string) => Promise<void>): Promise<void> =>
    arranged().payment.decide((_holds, tx) => work(tx, arranged().payment.engagementId));
  const open = (terms: Partial<ContestTerms> = {}): Promise<void> =>
    run((tx, id) => contests().open(tx, id, { ...TERMS, ...terms }));
  const answer = (by: ContestTerms['by'], agrees = false): Promise<void> =>
    run((tx, id) => contests().answer(tx, id, by, { agrees, text: 'He left at half past five.' }));
  const contest = async (): Promise<{ id: string; status: string; proposed: string | null }> => {
    const rows: { id: string; status: string; proposed: string | null }[] = await arranged().test.dataSource.query(
      'SELECT id, status, proposed FROM payment_contests',
    );
    return rows[0]!;
  };
  const propose = async (owed: bigint, staffId = randomUUID()): Promise<void> => {
    const { id } = await contest();
    await run((tx) => contests().propose(tx, id, { staffId, owed, reason: 'The gate shows it.' }));
  };
  const decide = async (owed: bigint, staffId = randomUUID()): Promise<void> => {
    const { id } = await contest();
    await run((tx) => contests().decide(tx, id, { staffId, owed, reason: 'The gate shows it.' }));
  };
  /** Moves the contest to its deadline and runs the scheduled job. */
  const endTime = async (): Promise<number> => {
    await arranged().test.dataSource.query(`UPDATE payment_contests SET due_at = now() - interval '1 second'`);
    return arranged().test.app.get(SweepContestsUseCase, { strict: false }).execute();
  };
  const check = async (): Promise<void> => {
    for (const task of ['advance-refund', 'advance-release']) {
      const [table, key] = task === 'advance-refund' ? ['refunds', 'refundId'] : ['releases', 'releaseId'];
      await arranged().test.dataSource.query(
        `INSERT INTO outbox (task, queue, payload)
         SELECT $1, 'default', jsonb_build_object($2::text, id) FROM payment_${table}`,
        [`payments.${task}`, key],
      );
    }
    await arranged().payment.settle();
  };
  /**
   * Completes the bank transfers, and returns the remaining balances of the worker, the employer and the engagement.
   */
  const finish = async (): Promise<Record<string, bigint>> => {
    await arranged().payment.settle();
    await arranged().payment.passDays(6);
    await check();
    await check();
    return arranged().payment.balances();
  };
  const paid = async (): Promise<string[]> => {
    const rows: { amount: string }[] = await arranged().test.dataSource.query(
      `SELECT e.amount::text AS amount FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
       JOIN ledger_transactions t ON t.id = e.transaction_id
       WHERE (a.kind = 'worker.payable' AND t.kind = 'wage.settled')
          OR (a.kind IN ('refund.payable', 'own.refund.payable') AND t.kind = 'refund.paid') ORDER BY a.kind DESC, e.amount DESC`,
    );
    return rows.map(({ amount }) => amount);
  };
  return { run, open, answer, contest, propose, decide, endTime, check, finish, paid };
}
