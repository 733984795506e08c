import { Injectable } from '@nestjs/common';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { EntityManager } from 'typeorm';
import { v7 as timeOrderedUuid } from 'uuid';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
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

/** Accounts of a statement: kinds in $1, owners in $2. */
const NAMED = `unnest($1::text[], $2::uuid[]) WITH ORDINALITY AS n(kind, owner_id, line)`;
const IS_NAMED = `a.kind = n.kind AND a.owner_id IS NOT DISTINCT FROM n.owner_id`;

/** Sum of the debits of an account, with the changes that are not folded yet. */
const DEBITS = `b.posted + coalesce((SELECT sum(d.amount) FROM ledger_balance_deltas d WHERE d.account_id = b.account_id), 0)`;

/** Stores transactions and balances. The accounts of a statement are locked in the order of their ids. */
@Injectable()
export class LedgerRepository {
  /**
   * Inserts a transaction unless its event is posted already, and returns the transaction of the event; null where
   * another event reversed the same original. The statements are sent at once; a second posting of the same event waits
   * for the first one and then writes nothing.
   */
  async insertTransaction(tx: EntityManager, posting: Posting): Promise<PostedTransaction | null> {
    const kinds = posting.lines.map(({ kind }) => kind);
    const owners = posting.lines.map(({ ownerId }) => ownerId);
    const amounts = posting.lines.map(({ amount }) => String(amount));
    const event = [posting.source, posting.key];
    const results = await allSettledOrThrow([
      this.ensureAccounts(tx, posting.lines),
      tx.query(
        `INSERT INTO ledger_transactions (source, event_key, kind, fingerprint, event_at, reverses_id, note, id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
        [
          ...[...event, posting.kind, posting.fingerprint, posting.eventAt, posting.reversesId, posting.note],
          // statements order the transactions of a day by their ids
          timeOrderedUuid(),
        ],
      ),
      tx.query(
        `SELECT FROM ledger_balances b WHERE b.account_id IN (
           SELECT a.id FROM ${NAMED} JOIN ledger_accounts a ON ${IS_NAMED} WHERE a.owner_id IS NOT NULL)
         ORDER BY b.account_id FOR UPDATE`,
        [kinds, owners],
      ),
      tx.query(
        `WITH event AS (
           SELECT t.id, t.effective_on FROM ledger_transactions t WHERE t.source = $4 AND t.event_key = $5
             AND NOT EXISTS (SELECT FROM ledger_entries e WHERE e.transaction_id = t.id)),
         entered AS (
           INSERT INTO ledger_entries (transaction_id, line, account_id, effective_on, amount)
           SELECT event.id, n.line, a.id, event.effective_on, ($3::bigint[])[n.line]
           FROM event, ${NAMED} JOIN ledger_accounts a ON ${IS_NAMED} RETURNING account_id, amount),
         changes AS (
           SELECT e.account_id, sum(e.amount) AS amount, a.owner_id IS NULL AS is_shared
           FROM entered e JOIN ledger_accounts a ON a.id = e.account_id GROUP BY e.account_id, a.owner_id),
         deltas AS (
           INSERT INTO ledger_balance_deltas (account_id, amount)
           SELECT account_id, amount FROM changes WHERE is_shared AND amount <> 0)
         UPDATE ledger_balances b SET posted = b.posted + c.amount, version = b.version + 1
         FROM changes c WHERE c.account_id = b.account_id AND NOT c.is_shared`,
        [kinds, owners, amounts, ...event],
      ),
      tx.query(
        `SELECT t.id, t.fingerprint, array(
           SELECT DISTINCT a.kind FROM ${NAMED} JOIN ledger_accounts a ON ${IS_NAMED}
           JOIN ledger_balances b ON b.account_id = a.id
           WHERE a.owner_id IS NOT NULL AND a.balance_rule = 'not_negative'
             AND CASE a.side WHEN 'debit' THEN b.posted ELSE -b.posted END < 0) AS "belowZero"
         FROM ledger_transactions t WHERE t.source = $3 AND t.event_key = $4`,
        [kinds, owners, ...event],
      ),
    ]);
    const [posted] = results[4] as PostedTransaction[];
    return posted ?? null;
  }

  /** Opens the accounts that do not exist yet, each with a balance of 0. */
  ensureAccounts(tx: EntityManager, accounts: readonly AccountRef[]): Promise<unknown> {
    const types = accounts.map(({ kind }) => CHART_OF_ACCOUNTS[kind]);
    return tx.query(
      `WITH missing AS (
         SELECT DISTINCT n.kind, n.owner_id, n.book, n.side, n.rule
         FROM unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::text[]) AS n(kind, owner_id, book, side, rule)
         WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE ${IS_NAMED})
         ORDER BY n.kind, n.owner_id),
       opened AS (
         INSERT INTO ledger_accounts (kind, owner_id, book, side, balance_rule)
         SELECT kind, owner_id, book, side, rule FROM missing ON CONFLICT DO NOTHING RETURNING id)
       INSERT INTO ledger_balances (account_id) SELECT id FROM opened`,
      [
        accounts.map(({ kind }) => kind),
        accounts.map(({ ownerId }) => ownerId),
        types.map(({ book }) => book),
        types.map(({ side }) => side),
        types.map(({ rule }) => rule),
      ],
    );
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

  /** Locks the balance of an account and folds its changes into it. */
  async lockAccount(tx: EntityManager, account: AccountRef): Promise<LockedAccount> {
    await this.ensureAccounts(tx, [account]);
    const [row]: { id: string }[] = await tx.query(
      `SELECT b.account_id AS id FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id
       WHERE a.kind = $1 AND a.owner_id IS NOT DISTINCT FROM $2::uuid FOR UPDATE OF b`,
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
       WHERE a.kind = $1 AND a.owner_id IS NOT DISTINCT FROM $2::uuid`,
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
