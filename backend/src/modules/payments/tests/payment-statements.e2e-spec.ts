import { testStatements } from '../../../../test/statement-table.js';
import { ContestRepository } from '../records/contest.repository.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { RefundRepository } from '../records/refund.repository.js';
import { ReleaseRepository } from '../records/release.repository.js';
import { arrangePayment } from './held-payment.js';

const LINES = { wage: 7500n, fee: 375n, cgst: 34n, sgst: 34n, igst: 0n };
const LATER = new Date('2099-01-01T00:00:00Z');
const refundsAre = (status: string): string => `UPDATE payment_refunds SET status = '${status}'`;
const DISPUTED = `INSERT INTO payment_chargebacks (intent_id, dispute_id, amount) VALUES (:intentId, :dispute, 100)`;
const UNDISPUTED = `UPDATE payment_releases SET part = 'undisputed'`;
const DUE = `UPDATE payment_contests SET due_at = now() - interval '1 hour'`;

testStatements(
  'payments',
  {
    ...{ payments: PaymentRepository, contests: ContestRepository, refunds: RefundRepository },
    releases: ReleaseRepository,
  },
  async (test) => {
    const payment = await arrangePayment(test);
    const intentId = await payment.open();
    const get = <T>(type: abstract new (...dependencies: never[]) => T): T =>
      test.app.get(type as never, { strict: false });
    const [hold]: { id: string }[] = await test.dataSource.query('SELECT id FROM payment_holds WHERE intent_id = $1', [
      intentId,
    ]);
    const holdId = hold?.id ?? '';
    const figures = { claimed: 60_000n, stated: 52_500n, undisputed: 52_500n, reason: 'I stayed.', dueAt: LATER };
    const [workerId, ownerId] = [payment.worker.id, payment.owner.id];
    return test.dataSource.transaction(async (tx) => ({
      ...{ intentId, holdId, workerId, ownerId, engagementId: payment.engagementId },
      contestId: (await get(ContestRepository).insert(tx, { holdId, openedBy: 'worker', ...figures })).id,
      refundId: await get(RefundRepository).insert(tx, intentId, holdId, LINES),
      releaseId: await get(ReleaseRepository).insert(tx, holdId, 52_500n, 'rest'),
      ...{ provider: `provider ${intentId}`, cluster: `cluster ${intentId}`, dispute: `disp ${intentId}` },
    }));
  },
  {
    'payments.insert': {
      run: async ({ payments }, tx, { workerId, ownerId }) =>
        payments.insert(
          tx,
          {
            ...{
              engagementId: ownerId,
              employerId: ownerId,
              workerId,
              provider: 'simulator',
              receipt: ownerId.slice(0, 30),
            },
            ...{ fundBy: LATER, holdUntil: LATER, ...LINES },
          } as never,
          async () => 'sealed',
        ),
      changes: ['payment_holds', 'payment_intents'],
    },
    'payments.find': { run: ({ payments }, tx, { intentId }) => payments.find(tx, intentId) },
    'payments.lock': {
      run: ({ payments }, tx, { intentId }) => payments.lock(tx, intentId),
      locks: ['payment_holds', 'payment_intents'],
    },
    'payments.lockOfEngagement': {
      run: ({ payments }, tx, { engagementId }) => payments.lockOfEngagement(tx, engagementId),
      locks: ['payment_holds', 'payment_intents'],
    },
    'payments.setOrder': {
      run: ({ payments }, tx, { intentId }) => payments.setOrder(tx, intentId, 'order_other'),
      changes: ['payment_intents'],
    },
    'payments.setHoldUntil': {
      run: ({ payments }, tx, { intentId }) => payments.setHoldUntil(tx, intentId, LATER),
      changes: ['payment_intents'],
    },
    'payments.setTransfer': {
      run: ({ payments }, tx, { holdId }) => payments.setTransfer(tx, holdId, 'trf_hold'),
      changes: ['payment_holds'],
    },
    'payments.claim': {
      run: ({ payments }, tx, { intentId }) => payments.claim(tx, intentId),
      changes: ['payment_intents'],
      never: [`UPDATE payment_intents SET busy_until = now() + interval '1 hour'`],
    },
    'payments.claim (an expired turn)': {
      given: `UPDATE payment_intents SET busy_until = now() - interval '1 hour'`,
      run: ({ payments }, tx, { intentId }) => payments.claim(tx, intentId),
      changes: ['payment_intents'],
    },
    'payments.renewClaim': {
      given: `UPDATE payment_intents SET busy_until = '2026-01-01T00:00:00Z'`,
      run: ({ payments }, tx, { intentId }) => payments.renewClaim(tx, intentId, '2026-01-01T00:00:00Z'),
      changes: ['payment_intents'],
      never: [`UPDATE payment_intents SET busy_until = '2026-02-01T00:00:00Z'`],
    },
    'payments.endClaim': {
      given: `UPDATE payment_intents SET busy_until = '2026-01-01T00:00:00Z'`,
      run: ({ payments }, tx, { intentId }) =>
        payments.endClaim(tx, intentId, '2026-01-01T00:00:00Z', { isAnswered: true, lateSeconds: 0 }),
      changes: ['payment_intents'],
      never: [`UPDATE payment_intents SET busy_until = '2026-02-01T00:00:00Z'`],
    },
    'contests.insert': {
      given: 'DELETE FROM payment_contests',
      run: ({ contests }, tx, { holdId }) =>
        contests.insert(tx, {
          ...{ holdId, openedBy: 'worker', claimed: 9n, stated: 8n, undisputed: 8n, reason: '', dueAt: LATER },
        }),
      changes: ['payment_contests'],
    },
    'contests.lockOfHold': {
      run: ({ contests }, tx, { holdId }) => contests.lockOfHold(tx, holdId),
      locks: ['payment_contests'],
    },
    'contests.findIntent': { run: ({ contests }, tx, { contestId }) => contests.findIntent(tx, contestId) },
    'contests.listDue': {
      given: `${DUE}; UPDATE payment_contests SET due_at = now() - interval '2 hours' WHERE id = :contestId`,
      run: ({ contests }, tx) => contests.listDue(tx, 1, []),
      never: [
        `UPDATE payment_contests SET status = 'answered'`,
        `UPDATE payment_contests SET due_at = now() + interval '1 hour'`,
      ],
    },
    'contests.listDue (without those that are passed over)': {
      given: DUE,
      run: ({ contests }, tx, _own, { contestId }) => contests.listDue(tx, 2, [contestId]),
    },
    'contests.setAnswer': {
      run: ({ contests }, tx, { contestId }) => contests.setAnswer(tx, contestId, 'He left.'),
      changes: ['payment_contests'],
    },
    'contests.setAcceptance': {
      run: ({ contests }, tx, { contestId }) => contests.setAcceptance(tx, contestId, 'worker'),
      changes: ['payment_contests'],
    },
    'contests.setReversal': {
      run: ({ contests }, tx, { holdId }) => contests.setReversal(tx, holdId, 'rvrsl_part'),
      changes: ['payment_contests'],
      never: [`UPDATE payment_contests SET reversal_id = id::text`],
    },
    'contests.setTransfer': {
      run: ({ contests }, tx, { holdId }) => contests.setTransfer(tx, holdId, 'trf_part'),
      changes: ['payment_contests'],
      never: [`UPDATE payment_contests SET transfer_id = id::text`],
    },
    'refunds.insert': {
      given: 'DELETE FROM payment_refunds',
      run: ({ refunds }, tx, { intentId, holdId }) => refunds.insert(tx, intentId, holdId, LINES),
      changes: ['payment_refunds'],
    },
    'refunds.find': { run: ({ refunds }, tx, { refundId }) => refunds.find(tx, refundId) },
    'refunds.find (disputed)': {
      given: DISPUTED,
      run: async ({ refunds }, tx, { refundId }) => (await refunds.find(tx, refundId))?.isDisputed,
      never: [`UPDATE payment_chargebacks SET status = 'won'`],
    },
    'refunds.find (another payment is disputed)': {
      given: DISPUTED,
      run: async ({ refunds }, tx, { refundId }, neighbour) =>
        (await refunds.find(tx, refundId))?.isDisputed &&
        (await refunds.find(tx, neighbour.refundId))?.isDisputed === false,
    },
    'refunds.listSent': {
      given: refundsAre('pending'),
      run: ({ refunds }, tx, { intentId }) => refunds.listSent(tx, intentId),
      never: [refundsAre('failed')],
    },
    'refunds.listSent (except for one)': {
      given: refundsAre('pending'),
      run: async ({ refunds }, tx, { intentId, refundId }) =>
        (await refunds.listSent(tx, intentId)).length === 1 &&
        (await refunds.listSent(tx, intentId, refundId)).length === 0,
    },
    'refunds.setReversal': {
      run: ({ refunds }, tx, { refundId }) => refunds.setReversal(tx, refundId, 'rvrsl_refund'),
      changes: ['payment_refunds'],
      never: [`UPDATE payment_refunds SET reversal_id = id::text`],
    },
    'refunds.recordProblem': {
      run: ({ refunds }, tx, { refundId }) => refunds.recordProblem(tx, refundId, 'No money.', true),
      changes: ['payment_refunds'],
    },
    'releases.insert': {
      run: ({ releases }, tx, { holdId }) => releases.insert(tx, holdId, 9n, 'undisputed'),
      changes: ['payment_releases'],
    },
    'releases.find': { run: ({ releases }, tx, { releaseId }) => releases.find(tx, releaseId) },
    'releases.find (waits for the reversal of a refund)': {
      run: async ({ releases }, tx, { releaseId }) => (await releases.find(tx, releaseId))?.waits,
      never: [`UPDATE payment_refunds SET reversal_id = id::text WHERE hold_id = :holdId`, UNDISPUTED],
    },
    'releases.find (waits for the undisputed part)': {
      given: `DELETE FROM payment_refunds; INSERT INTO payment_releases (hold_id, amount, part) VALUES (:holdId, 9, 'undisputed')`,
      run: async ({ releases }, tx, { releaseId }) => (await releases.find(tx, releaseId))?.waits,
      never: [`UPDATE payment_releases SET status = 'processed'`],
    },
    'releases.findRest': {
      run: ({ releases }, tx, { holdId }) => releases.findRest(tx, holdId),
      never: [UNDISPUTED],
    },
    'releases.isPartBefore': {
      given: `${UNDISPUTED} WHERE hold_id = :holdId`,
      run: ({ releases }, tx, { holdId }) => releases.isPartBefore(tx, holdId),
      never: [`UPDATE payment_releases SET status = 'processed'`, `UPDATE payment_releases SET part = 'rest'`],
    },
    'releases.isPartBefore (of another payment)': {
      given: `${UNDISPUTED} WHERE hold_id = :holdId`,
      run: async ({ releases }, tx, { holdId }, neighbour) =>
        (await releases.isPartBefore(tx, holdId)) && !(await releases.isPartBefore(tx, neighbour.holdId)),
    },
    'releases.setWelfareFee': {
      run: ({ releases }, tx, { releaseId }) => releases.setWelfareFee(tx, releaseId, 525n),
      changes: ['payment_releases'],
    },
    'releases.recordProblem': {
      run: ({ releases }, tx, { releaseId }) => releases.recordProblem(tx, releaseId, 'Closed.'),
      changes: ['payment_releases'],
    },
  },
);
