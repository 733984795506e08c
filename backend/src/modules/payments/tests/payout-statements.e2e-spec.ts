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
/** SQL: changes rows of the ledger, which triggers refuse. */
const inBooks = (sql: string): string =>
  `SET LOCAL session_replication_role = replica; ${sql}; SET LOCAL session_replication_role = origin`;
/** SQL: posts an amount, in paise, to each account of the books. */
const posted = (key: string, amounts: Record<string, number>): string => {
  const lines = Object.entries(amounts).map(([kind, amount], line) => `(${line}, '${kind}', ${amount})`);
  const accounts = Object.keys(amounts).map((kind) => `('own', '${kind}', 'debit', 'none')`);
  return `INSERT INTO ledger_accounts (book, kind, side, balance_rule) VALUES ${accounts.join(', ')} ON CONFLICT DO NOTHING;
    WITH t AS (
      INSERT INTO ledger_transactions (source, event_key, kind, fingerprint, event_at, effective_on)
      VALUES ('payments', ${key}, 'test', '', '${DAY} 12:00+05:30', '${DAY}') RETURNING id, effective_on)
    INSERT INTO ledger_entries (transaction_id, line, account_id, effective_on, amount)
    SELECT t.id, l.line, a.id, t.effective_on, l.amount
    FROM t, (VALUES ${lines.join(', ')}) l(line, kind, amount) JOIN ledger_accounts a ON a.kind = l.kind`;
};
const LOST = `${DISPUTED}; ${posted(
  `(SELECT 'chargeback:' || id || ':' || 'lost' FROM payment_chargebacks WHERE dispute_id = :dispute)`,
  {
    ...{ 'loss.disputes': 80, 'fee.income': 14, 'gst.cgst': 2, 'gst.sgst': 1, 'gst.igst': 3 },
  },
)}`;
const NOT_POSTED = inBooks(`UPDATE ledger_transactions SET event_key = event_key || '-1'`);
const BOOKED = `UPDATE payment_intents SET provider = :provider, payment_id = :cluster WHERE id = :intentId;
  ${posted(`'intent:' || :intentId || ':' || 'captured'`, { 'custody.pa': 95 })}`;
const NOT_BOOKED = [
  `UPDATE payment_intents SET provider = 'other'`,
  `UPDATE payment_intents SET payment_id = NULL`,
  NOT_POSTED,
];
const DIFFERS_AT_OTHER = DIFFERS.replace(':provider', `'other ' || :provider`);
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
    'payouts.lock': { run: ({ payouts }, tx, { payoutId }) => payouts.lock(tx, payoutId), locks: ['payment_payouts'] },
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
      values: ['provider'],
    },
    'chargebacks.ensure': {
      run: ({ chargebacks }, tx, { intentId, dispute }) =>
        chargebacks.ensure(tx, intentId, { id: dispute, amount: 9n, evidenceBy: null }),
      changes: ['payment_chargebacks'],
      values: ['dispute'],
    },
    'chargebacks.listLost': {
      given: LOST,
      run: ({ chargebacks }, tx, { intentId }) => chargebacks.listLost(tx, intentId),
      returns: [{ wage: '80n', fee: '14n', cgst: '2n', sgst: '1n', igst: '3n' }],
      never: [NOT_POSTED],
    },
    'chargebacks.sumLost': {
      given: LOST,
      run: async ({ chargebacks }, tx, { intentId }) => ({ sum: await chargebacks.sumLost(tx, intentId) }),
      returns: { sum: '100n' },
      never: [NOT_POSTED],
    },
    'days.readDays': {
      given: OPEN_DAY,
      run: ({ days }, tx, { provider }) => days.readDays(tx, provider),
    },
    'days.lockDay': {
      given: OPEN_DAY,
      run: ({ days }, tx, { provider }) => days.lockDay(tx, provider, DAY),
      locks: ['payment_reconciliations'],
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
      locks: ['payment_reconciliation_rows'],
      values: ['provider', 'cluster'],
      never: [`UPDATE payment_reconciliation_rows SET status = 'matched'`],
    },
    'days.compareRows': {
      given: `${BOOKED}; ${DIFFERS}; ${DIFFERS_AT_OTHER}`,
      run: async ({ days }, tx, { provider }) => {
        await days.compareRows(tx, provider);
        return tx.query('SELECT status, stated - booked AS more FROM payment_reconciliation_rows WHERE provider = $1', [
          provider,
        ]);
      },
      changes: ['payment_reconciliation_rows'],
      returns: [{ status: 'differs' }],
    },
    'days.compareRows (equal amounts)': {
      given: `${BOOKED}; ${DIFFERS}; UPDATE payment_reconciliation_rows SET stated = 95`,
      run: async ({ days }, tx, { provider }) => {
        await days.compareRows(tx, provider);
        return tx.query(
          `SELECT entity_id FROM payment_reconciliation_rows WHERE provider = $1 AND status = 'matched'`,
          [provider],
        );
      },
      changes: ['payment_reconciliation_rows'],
      returns: [{ entity_id: ':cluster' }],
      never: [...NOT_BOOKED, `UPDATE payment_reconciliation_rows SET kind = 'refund'`],
    },
    'days.addMissing': {
      given: BOOKED,
      run: async ({ days }, tx, { provider }) => {
        await days.addMissing(tx, provider, DAY);
        return tx.query(
          `SELECT kind, entity_id, status FROM payment_reconciliation_rows WHERE provider = $1 AND day = $2 AND booked = 95`,
          [provider, DAY],
        );
      },
      changes: ['payment_reconciliation_rows'],
      returns: [{ kind: 'payment', entity_id: ':cluster', status: 'missing_there' }],
      never: [
        ...[...NOT_BOOKED, DIFFERS],
        inBooks(`UPDATE ledger_transactions SET event_at = event_at - interval '1 day'`),
        inBooks(`UPDATE ledger_transactions SET recorded_at = event_at - interval '1 day'`),
      ],
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
