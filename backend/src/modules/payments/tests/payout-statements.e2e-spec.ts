import { testStatements } from '../../../../test/statement-table.js';
import { PayoutRepository } from '../payouts/payout.repository.js';
import { ReconciliationRepository } from '../reconciliation/reconciliation.repository.js';
import { ChargebackRepository } from '../records/chargeback.repository.js';
import { PayeeRepository } from '../records/payee.repository.js';
import { arrangePayment } from './held-payment.js';

const DAY = '2026-03-02';
const payoutsAre = (status: string): string =>
  `UPDATE payment_payouts SET status = '${status}', cluster = :cluster, payable_at = now() WHERE id = :payoutId`;
const DISPUTED = `INSERT INTO payment_chargebacks (intent_id, dispute_id, amount) VALUES (:intentId, :dispute, 100)`;
const DIFFERS = `INSERT INTO payment_reconciliation_rows (provider, day, kind, entity_id, stated, booked, status)
  VALUES (:provider, '${DAY}', 'payment', :cluster, 100, 90, 'differs')`;
const OPEN_DAY = `INSERT INTO payment_reconciliations (provider, day) VALUES (:provider, '${DAY}')`;

testStatements(
  'payouts, payees, chargebacks and reports',
  {
    ...{ payouts: PayoutRepository, payees: PayeeRepository },
    ...{ chargebacks: ChargebackRepository, days: ReconciliationRepository },
  },
  async (test) => {
    const payment = await arrangePayment(test);
    const intentId = await payment.open();
    const [workerId, ownerId] = [payment.worker.id, payment.owner.id];
    const payouts = test.app.get(PayoutRepository, { strict: false });
    const payout = { userId: workerId, subjectId: ownerId, amount: 10_000n, cluster: null };
    const payoutId = (await test.dataSource.transaction((tx) => payouts.insert(tx, payout))) ?? '';
    return {
      ...{ intentId, workerId, ownerId, payoutId },
      ...{ provider: `provider ${intentId}`, cluster: `cluster ${intentId}`, dispute: `disp ${intentId}` },
    };
  },
  {
    'payouts.insert': {
      run: ({ payouts }, tx, { workerId }) =>
        payouts.insert(tx, { userId: workerId, subjectId: workerId, amount: 9n, cluster: null }),
      changes: ['payment_payouts'],
      values: ['workerId'],
    },
    'payouts.find': { run: ({ payouts }, tx, { payoutId }) => payouts.find(tx, payoutId) },
    'payouts.lock': { run: ({ payouts }, tx, { payoutId }) => payouts.lock(tx, payoutId) },
    'payouts.countOfCluster': {
      given: payoutsAre('requested'),
      run: ({ payouts }, tx, { workerId, cluster }) => payouts.countOfCluster(tx, workerId, cluster),
      never: [payoutsAre('earned'), payoutsAre('refused')],
    },
    'payouts.sumPayableSince': {
      given: payoutsAre('requested'),
      run: ({ payouts }, tx, { workerId }) => payouts.sumPayableSince(tx, workerId, new Date(Date.now() - 3_600_000)),
      never: [
        ...[payoutsAre('earned'), payoutsAre('refused')],
        `UPDATE payment_payouts SET payable_at = now() - interval '2 hours'`,
      ],
    },
    'payouts.sumRequested': {
      given: payoutsAre('requested'),
      run: ({ payouts }, tx) => payouts.sumRequested(tx),
      never: [payoutsAre('earned')],
    },
    'payouts.recordCheck': {
      run: ({ payouts }, tx, { payoutId }) => payouts.recordCheck(tx, payoutId),
      changes: ['payment_payouts'],
    },
    'payouts.recordProblem': {
      run: ({ payouts }, tx, { payoutId }) => payouts.recordProblem(tx, payoutId, 'Closed.', true),
      changes: ['payment_payouts'],
    },
    'payees.find': { run: ({ payees }, tx, { workerId }) => payees.find(tx, workerId) },
    'payees.findActive': {
      given: `UPDATE payment_payees SET provider = :provider, status = 'active', account_encrypted = 'sealed' WHERE user_id = :workerId`,
      run: ({ payees }, tx, { workerId, provider }) => payees.findActive(tx, workerId, provider),
      never: [`UPDATE payment_payees SET account_encrypted = NULL`],
    },
    'payees.findUserOf': {
      given: `UPDATE payment_payees SET provider = :provider, account_digest = :cluster WHERE user_id = :workerId`,
      run: ({ payees }, tx, { provider, cluster }) => payees.findUserOf(tx, provider, cluster),
    },
    'payees.insert': {
      run: ({ payees }, tx, { ownerId, provider }) => payees.insert(tx, ownerId, provider, ownerId),
      changes: ['payment_payees'],
      values: ['ownerId', 'provider'],
    },
    'chargebacks.ensure': {
      run: ({ chargebacks }, tx, { intentId, dispute }) =>
        chargebacks.ensure(tx, intentId, { id: dispute, amount: 9n, evidenceBy: null }),
      changes: ['payment_chargebacks'],
      values: ['dispute'],
    },
    'chargebacks.listLost': {
      given: DISPUTED,
      run: async ({ chargebacks }, tx, { intentId }) =>
        (await chargebacks.listLost(tx, intentId)).length === 0 && 'none without a posting',
      values: ['intentId'],
    },
    'chargebacks.sumLost': {
      given: DISPUTED,
      run: async ({ chargebacks }, tx, { intentId }) =>
        (await chargebacks.sumLost(tx, intentId)) === 0n && 'none without a posting',
      values: ['intentId'],
    },
    'days.readDays': {
      given: OPEN_DAY,
      run: ({ days }, tx, { provider }) => days.readDays(tx, provider),
    },
    'days.lockDay': {
      given: OPEN_DAY,
      run: ({ days }, tx, { provider }) => days.lockDay(tx, provider, DAY),
      values: ['provider'],
      never: [`UPDATE payment_reconciliations SET status = 'closed', closed_at = now()`],
    },
    'days.saveReport': {
      given: DIFFERS,
      run: ({ days }, tx, { provider, cluster }) =>
        days.saveReport(tx, provider, DAY, [
          { type: 'payment', entityId: cluster, credit: 100n, debit: 1n, utr: null } as never,
        ]),
      changes: ['payment_reconciliation_rows'],
      values: ['provider', 'cluster'],
      never: [`UPDATE payment_reconciliation_rows SET status = 'matched'`],
    },
    'days.compareRows': {
      run: async ({ days }, tx, { provider }) => (await days.compareRows(tx, provider), provider),
      values: ['provider'],
    },
    'days.addMissing': {
      run: async ({ days }, tx, { provider }) => (await days.addMissing(tx, provider, DAY), provider),
      values: ['provider'],
    },
    'days.countUnexplained': {
      given: DIFFERS,
      run: ({ days }, tx, { provider }) => days.countUnexplained(tx, provider, DAY),
      never: [
        `UPDATE payment_reconciliation_rows SET status = 'matched'`,
        `UPDATE payment_reconciliation_rows SET reason = 'Fee.'`,
        `UPDATE payment_reconciliation_rows SET day = '2026-03-03'`,
      ],
    },
    'days.explain': {
      given: DIFFERS,
      run: ({ days }, tx, { provider, cluster, workerId }) =>
        days.explain(
          tx,
          { provider, kind: 'payment', entityId: cluster, status: 'differs', stated: '100', booked: '90' },
          ...([workerId, 'Fee.'] as const),
        ),
      changes: ['payment_reconciliation_rows'],
      values: ['workerId'],
      never: [
        ...[
          'stated = 101',
          'stated = NULL',
          'booked = 91',
          `status = 'missing_here'`,
          `reason = 'Fee.'`,
          `kind = 'refund'`,
        ].map((change) => `UPDATE payment_reconciliation_rows SET ${change}`),
      ],
    },
    'days.findRow': {
      given: DIFFERS,
      run: ({ days }, tx, { provider, cluster }) => days.findRow(tx, { provider, kind: 'payment', entityId: cluster }),
      never: [`UPDATE payment_reconciliation_rows SET kind = 'refund'`],
    },
    'days.closeDay': {
      given: `${OPEN_DAY}; INSERT INTO payment_reconciliations (provider, day) VALUES ('other ' || :provider, '${DAY}')`,
      run: ({ days }, tx, { provider }) => days.closeDay(tx, provider, DAY),
      changes: ['payment_reconciliations'],
    },
  },
);
