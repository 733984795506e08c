import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CHART_OF_ACCOUNTS } from './chart-of-accounts.js';

/**
 * Invariants that the database enforces with each posting and that are checked again, because a restored copy or a
 * manual repair may violate them.
 */
export type LedgerInvariant = 'books_sum' | 'transactions_sum' | 'balances' | 'below_zero' | 'suspense_old';

/**
 * Kinds of accounts of persons or engagements that are never below zero. The product's own account is excluded: the
 * deposit covers it.
 */
const NEVER_NEGATIVE = Object.entries(CHART_OF_ACCOUNTS).filter(
  ([kind, { rule }]) => rule === 'not_negative' && kind !== 'own.pa',
);
const kindsOf = (side: 'debit' | 'credit'): string[] =>
  NEVER_NEGATIVE.filter(([, type]) => type.side === side).map(([kind]) => kind);

/** Posted and not folded changes of each account. */
const BALANCES = `(SELECT a.id, a.kind, a.book,
  b.posted + coalesce((SELECT sum(d.amount) FROM ledger_balance_deltas d WHERE d.account_id = a.id), 0) AS balance
  FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id)`;

/** Counts violations of the ledger's invariants. */
@Injectable()
export class LedgerChecks {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Returns the numbers of violations: sums of both books; transactions and balances of accounts with postings since
   * `since`; accounts below zero; and whether `suspense` contains money from before `suspenseSince`. Each is one
   * statement, so that it reads one snapshot.
   */
  async countBroken(since: Date, suspenseSince: Date): Promise<Record<LedgerInvariant, number>> {
    const count = async (sql: string, parameters: unknown[] = []): Promise<number> => {
      const [row]: { count: number }[] = await this.dataSource.query(
        `SELECT count(*)::int AS count FROM (${sql}) broken`,
        parameters,
      );
      return row?.count ?? 0;
    };
    return {
      books_sum: await count(`SELECT book FROM ${BALANCES} balances GROUP BY book HAVING sum(balance) <> 0`),
      transactions_sum: await count(
        `SELECT t.id FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
         JOIN ledger_accounts a ON a.id = e.account_id WHERE t.recorded_at >= $1 GROUP BY t.id, a.book HAVING sum(e.amount) <> 0`,
        [since],
      ),
      balances: await count(
        `SELECT b.id FROM ${BALANCES} b WHERE b.id IN (
           SELECT e.account_id FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.recorded_at >= $1)
         AND b.balance <> (SELECT sum(e.amount) FROM ledger_entries e WHERE e.account_id = b.id)`,
        [since],
      ),
      below_zero: await count(
        `SELECT id FROM ${BALANCES} b WHERE (kind = ANY ($1) AND balance < 0) OR (kind = ANY ($2) AND balance > 0)`,
        [kindsOf('debit'), kindsOf('credit')],
      ),
      suspense_old: await count(
        `SELECT id FROM ${BALANCES} b WHERE kind = 'suspense' AND -balance > (
           SELECT coalesce(sum(-e.amount), 0) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
           WHERE e.account_id = b.id AND e.amount < 0 AND t.recorded_at >= $1)`,
        [suspenseSince],
      ),
    };
  }
}
