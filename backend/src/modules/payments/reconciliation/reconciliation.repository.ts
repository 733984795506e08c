import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SettlementRow } from '../provider/payment-provider.js';

/** Number of report rows that one statement writes. */
const CHUNK = 5000;

const sumOf = (transaction: string, ...kinds: string[]): string =>
  `coalesce((SELECT sum(e.amount) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE e.transaction_id = ${transaction} AND a.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})), 0)::bigint`;

/** SQL: joins the unreversed transaction of a payment event. */
const joined = (name: string, key: string): string =>
  `JOIN ledger_transactions ${name} ON ${name}.source = 'payments' AND ${name}.event_key = ${key}`;

/** SQL: the transfer of a release; the contested part of a wage has a separate transfer. */
const TRANSFER = `CASE r.part WHEN 'rest' THEN coalesce(c.transfer_id, h.transfer_id) ELSE h.transfer_id END`;

/**
 * SQL: facts of the ledger that a report states, by the ids of the provider $1, with a condition about such an id and
 * the transaction t. Money that arrived at the provider is positive. A transfer costs its fee as well.
 */
const factsWhere = (condition: (entity: string) => string): string => `
  SELECT 'payment' AS kind, i.payment_id AS entity_id, t.id AS transaction_id, ${sumOf('t.id', 'custody.pa', 'own.pa')} AS booked
  FROM payment_intents i ${joined('t', `'intent:' || i.id || ':captured'`)} WHERE i.provider = $1 AND i.payment_id IS NOT NULL AND ${condition('i.payment_id')}
  UNION ALL
  SELECT 'refund', f.refund_id, t.id, ${sumOf('t.id', 'custody.pa', 'own.pa')}
  FROM payment_refunds f JOIN payment_intents i ON i.id = f.intent_id ${joined('t', `'refund:' || f.key || ':paid'`)}
  WHERE i.provider = $1 AND f.refund_id IS NOT NULL AND ${condition('f.refund_id')}
  UNION ALL
  SELECT 'transfer', ${TRANSFER}, t.id,
    ${sumOf('t.id', 'custody.linked')} + ${sumOf('m.id', 'own.pa')}
  FROM payment_releases r JOIN payment_holds h ON h.id = r.hold_id JOIN payment_intents i ON i.id = h.intent_id
  LEFT JOIN payment_contests c ON c.hold_id = h.id
  ${joined('t', `'hold:' || h.id || CASE r.part WHEN 'rest' THEN ':settled' ELSE ':undisputed-settled' END || CASE r.returns WHEN 0 THEN '' ELSE '-' || r.returns END`)}
  ${joined('m', `'hold:' || h.id || CASE WHEN r.part = 'rest' AND c.transfer_id IS NOT NULL THEN ':contest-transferred' ELSE ':transferred' END`)}
  WHERE i.provider = $1 AND ${condition(TRANSFER)}
  UNION ALL
  SELECT 'transfer', p.transfer_id, t.id, ${sumOf('m.id', 'own.pa')} FROM payment_payouts p
  ${joined('t', `'payout:' || p.id || ':paid' || CASE p.returns WHEN 0 THEN '' ELSE '-' || p.returns END`)}
  ${joined('m', `'payout:' || p.key || ':sent'`)} WHERE p.provider = $1 AND p.transfer_id IS NOT NULL AND ${condition('p.transfer_id')}`;

/** Facts about rows that do not match. */
const UNMATCHED_FACTS = factsWhere(
  (entity) => `${entity} IN (SELECT entity_id FROM payment_reconciliation_rows WHERE status <> 'matched')`,
);
/** SQL: facts of the day $2 of India. The facts of a day are recorded on it or later. */
const DAY_FACTS = factsWhere(
  () => `t.recorded_at >= ($2::date)::timestamp AT TIME ZONE 'Asia/Kolkata'
    AND (t.event_at AT TIME ZONE 'Asia/Kolkata')::date = $2::date`,
);

/** A difference as a page has shown it; amounts are paise as text. */
export interface ShownDifference {
  provider: string;
  kind: string;
  entityId: string;
  status: string;
  stated: string | null;
  booked: string | null;
}

/** Reads and writes the comparison of days with the reports of a provider. */
@Injectable()
export class ReconciliationRepository {
  /** Days that are compared and not closed, and the newest day that was compared. */
  async readDays(manager: EntityManager, provider: string): Promise<{ open: string[]; newest: string | null }> {
    const [row]: { open: string[] | null; newest: string | null }[] = await manager.query(
      `SELECT array_agg(day::text ORDER BY day) FILTER (WHERE status = 'open') AS open, max(day)::text AS newest
       FROM payment_reconciliations WHERE provider = $1`,
      [provider],
    );
    return { open: row?.open ?? [], newest: row?.newest ?? null };
  }

  /** Locks a day for its comparison; false when it is closed. */
  async lockDay(tx: EntityManager, provider: string, day: string): Promise<boolean> {
    await tx.query('INSERT INTO payment_reconciliations (provider, day) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      ...[provider, day],
    ]);
    const [row]: { status: string }[] = await tx.query(
      'SELECT status FROM payment_reconciliations WHERE provider = $1 AND day = $2 FOR UPDATE',
      [provider, day],
    );
    return row?.status === 'open';
  }

  /** Stores the rows of a report. A fact that was missing in it retains the day of the books. */
  async saveReport(tx: EntityManager, provider: string, day: string, report: readonly SettlementRow[]): Promise<void> {
    for (let start = 0; start < report.length; start += CHUNK) {
      const rows = report.slice(start, start + CHUNK);
      await tx.query(
        `INSERT INTO payment_reconciliation_rows (provider, day, kind, entity_id, stated, utr, status)
         SELECT $1, $2, kind, entity_id, stated, utr, 'missing_here'
         FROM unnest($3::text[], $4::text[], $5::bigint[], $6::text[]) AS r(kind, entity_id, stated, utr)
         ON CONFLICT (provider, kind, entity_id) DO UPDATE SET stated = excluded.stated, utr = excluded.utr,
           reason = CASE WHEN payment_reconciliation_rows.stated = excluded.stated THEN payment_reconciliation_rows.reason END
         WHERE payment_reconciliation_rows.status <> 'matched'`,
        [
          ...[provider, day, rows.map(({ type }) => type), rows.map(({ entityId }) => entityId)],
          ...[rows.map(({ credit, debit }) => String(credit - debit)), rows.map(({ utr }) => utr)],
        ],
      );
    }
  }

  /** Compares every unmatched row with the books, rows of closed days included: a late fact links both sides. */
  async compareRows(tx: EntityManager, provider: string): Promise<void> {
    await tx.query(
      `UPDATE payment_reconciliation_rows r SET booked = f.booked, transaction_id = f.transaction_id,
         reason = CASE WHEN f.booked IN (r.booked, r.stated) THEN r.reason END,
         status = CASE WHEN r.stated = f.booked THEN 'matched' WHEN r.stated IS NULL THEN r.status ELSE 'differs' END
       FROM (${UNMATCHED_FACTS}) f WHERE r.provider = $1 AND r.kind = f.kind AND r.entity_id = f.entity_id AND r.status <> 'matched'`,
      [provider],
    );
  }

  /** Notes facts that the books have on a day and no report states. */
  async addMissing(tx: EntityManager, provider: string, day: string): Promise<void> {
    await tx.query(
      `INSERT INTO payment_reconciliation_rows (provider, day, kind, entity_id, booked, transaction_id, status)
       SELECT $1, $2::date, kind, entity_id, booked, transaction_id, 'missing_there' FROM (${DAY_FACTS}) f ON CONFLICT DO NOTHING`,
      [provider, day],
    );
  }

  /** Rows up to a day that neither match nor have a reason. */
  async countUnexplained(tx: EntityManager, provider: string, day: string): Promise<number> {
    const [row]: { count: number }[] = await tx.query(
      `SELECT count(*)::int AS count FROM payment_reconciliation_rows
       WHERE provider = $1 AND day <= $2 AND status <> 'matched' AND reason IS NULL`,
      [provider, day],
    );
    return row?.count ?? 0;
  }

  /**
   * Stores the reason for accepting a difference, if the difference is still the displayed one; returns true when this
   * call stored it. A reason is bound to its amounts: it is cleared when one of them changes.
   */
  async explain(tx: EntityManager, shown: ShownDifference, staffId: string, reason: string): Promise<boolean> {
    const { provider, kind, entityId, status, stated, booked } = shown;
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE payment_reconciliation_rows SET reason = $7, explained_by = $8, explained_at = clock_timestamp()
       WHERE provider = $1 AND kind = $2 AND entity_id = $3 AND status = $4 AND stated IS NOT DISTINCT FROM $5::bigint
         AND booked IS NOT DISTINCT FROM $6::bigint AND reason IS NULL`,
      [provider, kind, entityId, status, stated, booked, reason, staffId],
    );
    return count > 0;
  }

  /** The day of a row, and the posting that it is about; null where there is no such row. */
  async findRow(
    manager: EntityManager,
    { provider, kind, entityId }: Pick<ShownDifference, 'provider' | 'kind' | 'entityId'>,
  ): Promise<{ day: string; transactionId: string | null } | null> {
    const rows: { day: string; transactionId: string | null }[] = await manager.query(
      `SELECT day::text, transaction_id AS "transactionId" FROM payment_reconciliation_rows WHERE provider = $1 AND kind = $2 AND entity_id = $3`,
      [provider, kind, entityId],
    );
    return rows[0] ?? null;
  }

  async closeDay(tx: EntityManager, provider: string, day: string): Promise<void> {
    await tx.query(
      `UPDATE payment_reconciliations SET status = 'closed', closed_at = clock_timestamp(), checked_at = clock_timestamp()
       WHERE provider = $1 AND day = $2`,
      [provider, day],
    );
  }
}
