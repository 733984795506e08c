import { Injectable } from '@nestjs/common';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { EntityManager } from 'typeorm';
import type { AccountKind } from './chart-of-accounts.js';

/** A transaction of the books with its lines. */
export interface BookedPosting {
  id: string;
  event: string;
  /** Names the event: `hold:ID:released`. */
  key: string;
  eventAt: Date;
  effectiveOn: string;
  isReversal: boolean;
  isReversed: boolean;
  /** Debits are positive. */
  lines: { account: AccountKind; ownerId: string | null; amount: bigint }[];
}

/** The effect of a transaction on one account. */
export interface AccountPosting {
  id: string;
  event: string;
  eventAt: Date;
  amount: bigint;
}

const IS_REVERSED = 'EXISTS (SELECT FROM ledger_transactions r WHERE r.reverses_id = t.id)';

/** Transactions in the form for display. */
@Injectable()
export class PostingReadModel {
  /** Returns a transaction; null where the id does not exist. */
  async findPosting(manager: EntityManager, id: string): Promise<BookedPosting | null> {
    const rows: (Omit<BookedPosting, 'lines'> & { account: AccountKind; ownerId: string | null; amount: string })[] =
      await manager.query(
        `SELECT t.id, t.kind AS event, t.event_key AS key, t.event_at AS "eventAt", t.effective_on::text AS "effectiveOn",
                t.reverses_id IS NOT NULL AS "isReversal", ${IS_REVERSED} AS "isReversed",
                a.kind AS account, a.owner_id AS "ownerId", e.amount
         FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
         JOIN ledger_accounts a ON a.id = e.account_id WHERE t.id = $1 ORDER BY e.line`,
        [id],
      );
    const [first] = rows;
    if (!first) return null;
    const { event, key, eventAt, effectiveOn, isReversal, isReversed } = first;
    const lines = rows.map(({ account, ownerId, amount }) => ({ account, ownerId, amount: parsePaise(amount) }));
    return { id, event, key, eventAt, effectiveOn, isReversal, isReversed, lines };
  }

  /** Returns unreversed transactions on an account of the product, newest first; credits are positive. */
  async listCredits(manager: EntityManager, kind: AccountKind, limit: number): Promise<AccountPosting[]> {
    const rows: (Omit<AccountPosting, 'amount'> & { amount: string })[] = await manager.query(
      `SELECT t.id, t.kind AS event, t.event_at AS "eventAt", (-e.amount)::text AS amount
       FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
       JOIN ledger_transactions t ON t.id = e.transaction_id
       WHERE a.kind = $1 AND a.owner_id IS NULL AND t.reverses_id IS NULL AND NOT ${IS_REVERSED}
       ORDER BY e.effective_on DESC, e.transaction_id DESC LIMIT $2`,
      [kind, limit],
    );
    return rows.map((row) => ({ ...row, amount: parsePaise(row.amount) }));
  }
}
