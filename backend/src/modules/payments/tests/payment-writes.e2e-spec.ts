import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { PayoutRepository } from '../payouts/payout.repository.js';
import { ContestRepository } from '../records/contest.repository.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { RefundRepository } from '../records/refund.repository.js';
import { ReleaseRepository } from '../records/release.repository.js';
import { arrangePayment } from './held-payment.js';

const LINES = { wage: 7500n, fee: 375n, cgst: 34n, sgst: 34n, igst: 0n };
const LATER = new Date('2099-01-01T00:00:00Z');

interface Ids {
  intentId: string;
  holdId: string;
  contestId: string;
  refundId: string;
  releaseId: string;
  payoutId: string;
}

describe('writes of payments', () => {
  let test: TestApp;
  let named: Ids;
  let other: Ids;
  let repositories: {
    payments: PaymentRepository;
    contests: ContestRepository;
    refunds: RefundRepository;
    releases: ReleaseRepository;
    payouts: PayoutRepository;
  };
  beforeAll(async () => {
    test = await createTestApp();
    const get = <T>(type: abstract new (...dependencies: never[]) => T): T =>
      test.app.get(type as never, { strict: false });
    repositories = {
      ...{ payments: get(PaymentRepository), contests: get(ContestRepository), refunds: get(RefundRepository) },
      ...{ releases: get(ReleaseRepository), payouts: get(PayoutRepository) },
    };
    named = await arrange();
    other = await arrange();
  });
  afterAll(() => test.close());

  /** An unpaid payment with a contest, a refund, a release, and a payout of its worker. */
  async function arrange(): Promise<Ids> {
    const { contests, refunds, releases, payouts } = repositories;
    const payment = await arrangePayment(test);
    const intentId = await payment.open();
    const [hold]: { id: string }[] = await test.dataSource.query('SELECT id FROM payment_holds WHERE intent_id = $1', [
      intentId,
    ]);
    const holdId = hold?.id ?? '';
    const figures = { claimed: 60_000n, stated: 52_500n, undisputed: 52_500n, reason: 'I stayed.', dueAt: LATER };
    return test.dataSource.transaction(async (tx) => ({
      ...{ intentId, holdId },
      contestId: (await contests.insert(tx, { holdId, openedBy: 'worker', ...figures })).id,
      refundId: await refunds.insert(tx, intentId, holdId, LINES),
      releaseId: await releases.insert(tx, holdId, 52_500n, 'rest'),
      payoutId:
        (await payouts.insert(tx, {
          ...{ userId: payment.worker.id, subjectId: payment.owner.id, amount: 10_000n, cluster: null },
        })) ?? '',
    }));
  }
  const stored = (tx: EntityManager, ids: Ids): Promise<unknown> =>
    tx.query(
      `SELECT to_jsonb(i) AS intent, to_jsonb(h) AS hold, to_jsonb(c) AS contest, to_jsonb(f) AS refund, to_jsonb(r) AS release,
              to_jsonb(p) AS payout
       FROM payment_intents i, payment_holds h, payment_contests c, payment_refunds f, payment_releases r, payment_payouts p
       WHERE i.id = $1 AND h.id = $2 AND c.id = $3 AND f.id = $4 AND r.id = $5 AND p.id = $6`,
      [ids.intentId, ids.holdId, ids.contestId, ids.refundId, ids.releaseId, ids.payoutId],
    );

  type Write = (tx: EntityManager, ids: Ids, all: typeof repositories) => Promise<unknown>;
  it.each<[string, Write]>([
    ['an order', (tx, { intentId }, { payments }) => payments.setOrder(tx, intentId, 'order_other')],
    ['the end of a hold', (tx, { intentId }, { payments }) => payments.setHoldUntil(tx, intentId, LATER)],
    ['the transfer of a hold', (tx, { holdId }, { payments }) => payments.setTransfer(tx, holdId, 'trf_hold')],
    ['the turn of a process', (tx, { intentId }, { payments }) => payments.claim(tx, intentId)],
    [
      'the end of a prolonged turn',
      async (tx, { intentId }, { payments }) => {
        const claim = await payments.claim(tx, intentId);
        const renewed = await payments.renewClaim(tx, intentId, claim ?? '');
        await payments.endClaim(tx, intentId, renewed ?? '', { isAnswered: true, lateSeconds: 0 });
      },
    ],
    ['an answer', (tx, { contestId }, { contests }) => contests.setAnswer(tx, contestId, 'He left.')],
    ['an acceptance', (tx, { contestId }, { contests }) => contests.setAcceptance(tx, contestId, 'worker')],
    ['the reversal of a part', (tx, { holdId }, { contests }) => contests.setReversal(tx, holdId, 'rvrsl_part')],
    ['the transfer of a part', (tx, { holdId }, { contests }) => contests.setTransfer(tx, holdId, 'trf_part')],
    ['the reversal of a refund', (tx, { refundId }, { refunds }) => refunds.setReversal(tx, refundId, 'rvrsl_refund')],
    ['a refused refund', (tx, { refundId }, { refunds }) => refunds.recordProblem(tx, refundId, 'No money.', true)],
    ['a welfare fee', (tx, { releaseId }, { releases }) => releases.setWelfareFee(tx, releaseId, 525n)],
    ['a refused release', (tx, { releaseId }, { releases }) => releases.recordProblem(tx, releaseId, 'Closed.')],
    ['a checked payout', (tx, { payoutId }, { payouts }) => payouts.recordCheck(tx, payoutId)],
    ['a refused payout', (tx, { payoutId }, { payouts }) => payouts.recordProblem(tx, payoutId, 'Closed.', true)],
    ['a move of a contest', (tx, { contestId }) => movePayment(tx, 'contest', contestId, 'answered')],
    ['a move of a payout', (tx, { payoutId }) => movePayment(tx, 'payout', payoutId, 'review', { why: 'month' })],
  ])('change nothing but the payment that they name: %s', async (_what, write) => {
    const runner = test.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      const tx = runner.manager;
      const [before, untouched] = [await stored(tx, named), await stored(tx, other)];
      await write(tx, named, repositories);
      expect(await stored(tx, named)).not.toEqual(before);
      expect(await stored(tx, other)).toEqual(untouched);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
