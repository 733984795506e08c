import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { parsePaise } from '@nukkad/contract/money/paise';
import { DataSource } from 'typeorm';
import { type AccountKind, STATEMENT_KINDS, type StatementKind } from './chart-of-accounts.js';
import { naturalBalance } from './posting.js';

/** One line of a user's statement. `event` and `account` are kinds, which the page translates. */
export interface StatementLine {
  transactionId: string;
  line: number;
  /** The module that posted the event, and its key; of the original for a reversal. */
  source: string;
  key: string;
  /** The kind of the event, of the original for a reversal. */
  event: string;
  isReversal: boolean;
  account: StatementKind;
  /** Positive when the balance of the account rose. */
  amount: bigint;
  /** The product's fee and its taxes that the same event charged, in an employer's payment; 0 elsewhere. */
  fee: bigint;
  tax: bigint;
  /** The day of India to which the line is booked. */
  effectiveOn: string;
  eventAt: Date;
}

/** The place of a line in the order of a statement. */
export type StatementPlace = Pick<StatementLine, 'effectiveOn' | 'transactionId' | 'line'>;

/** Accounts of the taxes on our fee. */
const FEE_TAXES: readonly AccountKind[] = ['gst.cgst', 'gst.sgst', 'gst.igst'];

type Row = Record<'amount' | 'fee' | 'tax', string> & Omit<StatementLine, 'amount' | 'fee' | 'tax'>;

/** The statement of a user's accounts. */
@Injectable()
export class StatementReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the newest lines of a user's accounts, at most `limit`, after `after` when given. */
  async listLines(userId: string, limit: number, after?: StatementPlace): Promise<StatementLine[]> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT e.transaction_id AS "transactionId", e.line, coalesce(o.kind, t.kind) AS event,
              coalesce(o.source, t.source) AS source, coalesce(o.event_key, t.event_key) AS key,
              t.reverses_id IS NOT NULL AS "isReversal", a.kind AS account, e.amount, e.effective_on::text AS "effectiveOn",
              t.event_at AS "eventAt", coalesce(charges.fee, 0)::text AS fee, coalesce(charges.tax, 0)::text AS tax
       FROM ledger_accounts a
       CROSS JOIN LATERAL (
         SELECT * FROM ledger_entries e WHERE e.account_id = a.id
           AND ($4::date IS NULL OR (e.effective_on, e.transaction_id, e.line) < ($4::date, $5::uuid, $6::smallint))
         ORDER BY e.effective_on DESC, e.transaction_id DESC, e.line DESC LIMIT $3) e
       JOIN ledger_transactions t ON t.id = e.transaction_id
       LEFT JOIN ledger_transactions o ON o.id = t.reverses_id
       LEFT JOIN LATERAL (
         SELECT -sum(c.amount) FILTER (WHERE ca.kind = 'fee.deferred') AS fee, -sum(c.amount) FILTER (WHERE ca.kind = ANY ($7)) AS tax
         FROM ledger_entries c JOIN ledger_accounts ca ON ca.id = c.account_id
         WHERE c.transaction_id = e.transaction_id) charges ON a.kind = 'employer.clearing'
       WHERE a.owner_id = $1 AND a.kind = ANY ($2)
       ORDER BY e.effective_on DESC, e.transaction_id DESC, e.line DESC LIMIT $3`,
      [
        ...[
          userId,
          STATEMENT_KINDS,
          limit,
          after?.effectiveOn ?? null,
          after?.transactionId ?? null,
          after?.line ?? null,
        ],
        FEE_TAXES,
      ],
    );
    return rows.map((row) => ({
      ...row,
      amount: naturalBalance(row.account, parsePaise(row.amount)),
      ...{ fee: parsePaise(row.fee), tax: parsePaise(row.tax) },
    }));
  }
}
