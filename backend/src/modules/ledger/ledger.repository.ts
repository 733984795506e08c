import { Injectable } from '@nestjs/common';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { EntityManager } from 'typeorm';
import { v7 as timeOrderedUuid } from 'uuid';
import { IS_ACCOUNT } from './account-condition.js';
import { type AccountKind, CHART_OF_ACCOUNTS } from './chart-of-accounts.js';
import type { AccountRef, Posting, PostingLine } from './posting.js';

/** A transaction after its posting. */
export interface PostedTransaction {
  id: string;
  fingerprint: string;
  /** Kinds of its owned accounts with a balance below zero although their rule forbids it. */
  belowZero: AccountKind[];
}

/** An account with a locked balance, until the end of the transaction. */
export interface LockedAccount {
  id: string;
  debits: bigint;
  pendingOut: bigint;
}

/** Sum of the debits of an account, with the changes that are not folded yet. */
const DEBITS = `b.posted + coalesce((SELECT sum(d.amount) FROM ledger_balance_deltas d WHERE d.account_id = b.account_id), 0)`;

/** The named accounts and their types as the arrays that the functions of the ledger read: kinds, owners, books, sides, rules. */
function columnsOf(accounts: readonly AccountRef[]): unknown[][] {
  const types = accounts.map(({ kind }) => CHART_OF_ACCOUNTS[kind]);
  return [
    accounts.map(({ kind }) => kind),
    accounts.map(({ ownerId }) => ownerId),
    types.map(({ book }) => book),
    types.map(({ side }) => side),
    types.map(({ rule }) => rule),
  ];
}

/** Stores transactions and balances. The accounts of a statement are locked in the order of their ids. */
@Injectable()
export class LedgerRepository {
  /**
   * Inserts a transaction unless its event is posted already, and returns the transaction of the event; null where
   * another event reversed the same original. A second posting of the same event waits for the first one and then writes
   * nothing.
   */
  async insertTransaction(tx: EntityManager, posting: Posting): Promise<PostedTransaction | null> {
    const [posted]: PostedTransaction[] = await tx.query(
      `SELECT transaction_id AS id, stored_fingerprint AS fingerprint, below_zero AS "belowZero"
       FROM post_ledger_transaction($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        // statements order the transactions of a day by their ids
        timeOrderedUuid(),
        ...[posting.source, posting.key, posting.kind, posting.fingerprint],
        ...[posting.eventAt, posting.reversesId, posting.note],
        ...columnsOf(posting.lines),
        posting.lines.map(({ amount }) => String(amount)),
      ],
    );
    return posted ?? null;
  }

  /** Returns the lines of a transaction; null where the id does not exist. */
  async findTransaction(
    tx: EntityManager,
    id: string,
  ): Promise<{ id: string; reversesId: string | null; lines: PostingLine[] } | null> {
    const rows: { reversesId: string | null; kind: AccountKind; ownerId: string | null; amount: string }[] =
      await tx.query(
        `SELECT t.reverses_id AS "reversesId", a.kind, a.owner_id AS "ownerId", e.amount
         FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
         JOIN ledger_accounts a ON a.id = e.account_id WHERE t.id = $1 ORDER BY e.line`,
        [id],
      );
    if (!rows[0]) return null;
    const lines = rows.map(({ kind, ownerId, amount }) => ({ kind, ownerId, amount: parsePaise(amount) }));
    return { id, reversesId: rows[0].reversesId, lines };
  }

  /** Opens accounts that do not exist yet, and locks the balances of all in the order of their ids. */
  async lockAccounts(tx: EntityManager, accounts: readonly AccountRef[]): Promise<void> {
    const [opened]: { ids: string[] }[] = await tx.query(
      'SELECT open_ledger_accounts($1, $2, $3, $4, $5) AS ids',
      columnsOf(accounts),
    );
    await tx.query('SELECT FROM ledger_balances WHERE account_id = ANY ($1::uuid[]) ORDER BY account_id FOR UPDATE', [
      opened?.ids,
    ]);
  }

  /** Locks the balance of an account and folds its changes into it. */
  async lockAccount(tx: EntityManager, account: AccountRef): Promise<LockedAccount> {
    await tx.query('SELECT open_ledger_accounts($1, $2, $3, $4, $5)', columnsOf([account]));
    const [row]: { id: string }[] = await tx.query(
      `SELECT b.account_id AS id FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id
       WHERE ${IS_ACCOUNT} FOR UPDATE OF b`,
      [account.kind, account.ownerId],
    );
    if (!row) throw new Error(`The account ${account.kind} has no balance`);
    await this.foldChanges(tx, row.id);
    const [balance]: { posted: string; pendingOut: string }[] = await tx.query(
      `SELECT posted, pending_out AS "pendingOut" FROM ledger_balances WHERE account_id = $1`,
      [row.id],
    );
    return {
      id: row.id,
      debits: parsePaise(balance?.posted ?? '0'),
      pendingOut: parsePaise(balance?.pendingOut ?? '0'),
    };
  }

  /** Adds the committed changes of an account with a locked balance to that balance; returns their number. */
  private async foldChanges(tx: EntityManager, accountId: string): Promise<number> {
    const [row]: { folded: number }[] = await tx.query(
      `WITH folded AS (DELETE FROM ledger_balance_deltas WHERE account_id = $1 RETURNING amount),
       total AS (SELECT coalesce(sum(amount), 0) AS amount, count(*)::int AS rows FROM folded),
       balance AS (
         UPDATE ledger_balances b SET posted = b.posted + total.amount, version = b.version + 1
         FROM total WHERE b.account_id = $1 AND total.rows > 0)
       SELECT rows AS folded FROM total`,
      [accountId],
    );
    return row?.folded ?? 0;
  }

  /**
   * Folds the changes of the product's account with the most changes; returns their number, 0 when no account is
   * unlocked.
   */
  async foldNextAccount(tx: EntityManager): Promise<number> {
    const [row]: { id: string }[] = await tx.query(
      `SELECT b.account_id AS id FROM ledger_balances b
       JOIN (SELECT account_id, count(*) AS changes FROM ledger_balance_deltas GROUP BY 1) d ON d.account_id = b.account_id
       ORDER BY d.changes DESC, b.account_id LIMIT 1 FOR UPDATE OF b SKIP LOCKED`,
    );
    return row ? this.foldChanges(tx, row.id) : 0;
  }

  /** Returns the debits of an account minus its credits; 0 without postings. */
  async sumDebits(manager: EntityManager, { kind, ownerId }: AccountRef): Promise<bigint> {
    const [row]: { debits: string }[] = await manager.query(
      `SELECT (${DEBITS})::text AS debits FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id
       WHERE ${IS_ACCOUNT}`,
      [kind, ownerId],
    );
    return row ? parsePaise(row.debits) : 0n;
  }

  /** Closes an account. A trigger refuses it where the account has a balance. */
  async closeAccount(tx: EntityManager, accountId: string): Promise<void> {
    await tx.query(`UPDATE ledger_accounts SET closed_at = clock_timestamp() WHERE id = $1 AND closed_at IS NULL`, [
      accountId,
    ]);
  }
}
