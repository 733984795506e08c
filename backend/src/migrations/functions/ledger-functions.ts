import { defineFunction, type RepeatableFunction } from './repeatable-function.js';

/**
 * The ids of named accounts in the order of the names, null for an account that does not exist. Each half can use one of
 * the two partial indexes of the accounts; a join by `IS NOT DISTINCT FROM` reads all accounts.
 */
const FIND_LEDGER_ACCOUNTS = defineFunction({
  declaration: `find_ledger_accounts(kinds text[], owners uuid[]) RETURNS uuid[] LANGUAGE plpgsql STABLE`,
  body: `
      BEGIN
        RETURN (
          SELECT array_agg(found.id ORDER BY n.line)
          FROM unnest(kinds, owners) WITH ORDINALITY AS n (kind, owner_id, line)
          LEFT JOIN LATERAL (
            SELECT a.id FROM ledger_accounts a WHERE a.owner_id = n.owner_id AND a.kind = n.kind
            UNION ALL
            SELECT a.id FROM ledger_accounts a WHERE n.owner_id IS NULL AND a.owner_id IS NULL AND a.kind = n.kind) found
            ON true);
      END
    `,
});

/** Opens the named accounts that do not exist yet, each with a balance of 0; returns the ids of all in the order of the names. */
const OPEN_LEDGER_ACCOUNTS = defineFunction({
  declaration: `open_ledger_accounts(kinds text[], owners uuid[], books text[], sides text[], rules text[]) RETURNS uuid[] LANGUAGE plpgsql VOLATILE`,
  body: `
      DECLARE
        ids uuid[] := find_ledger_accounts(kinds, owners);
      BEGIN
        IF array_position(ids, NULL) IS NULL THEN RETURN ids; END IF;
        WITH opened AS (
          INSERT INTO ledger_accounts (kind, owner_id, book, side, balance_rule)
          SELECT DISTINCT n.kind, n.owner_id, n.book, n.side, n.rule
          FROM unnest(ids, kinds, owners, books, sides, rules) AS n (id, kind, owner_id, book, side, rule)
          WHERE n.id IS NULL ORDER BY n.kind, n.owner_id
          ON CONFLICT DO NOTHING RETURNING ledger_accounts.id)
        INSERT INTO ledger_balances (account_id) SELECT opened.id FROM opened;
        RETURN find_ledger_accounts(kinds, owners);
      END
    `,
});

/**
 * Writes a transaction with its entries and balances unless its event is posted already. Returns the transaction of the
 * event, with the kinds of its owned accounts that this posting left below zero although their rule forbids it; returns
 * no row if another event reversed the same original. A second posting of the event waits for the first one.
 */
const POST_LEDGER_TRANSACTION = defineFunction({
  declaration: `post_ledger_transaction(new_id uuid, new_source text, new_key text, new_kind text, new_fingerprint text, occurred_at timestamptz, reversed uuid, new_note text, kinds text[], owners uuid[], books text[], sides text[], rules text[], amounts bigint[]) RETURNS TABLE (transaction_id uuid, stored_fingerprint text, below_zero text[]) LANGUAGE plpgsql VOLATILE`,
  body: `
      #variable_conflict use_column
      DECLARE
        ids uuid[] := open_ledger_accounts(kinds, owners, books, sides, rules);
        counted_on date;
      BEGIN
        INSERT INTO ledger_transactions (source, event_key, kind, fingerprint, event_at, reverses_id, note, id)
        VALUES (new_source, new_key, new_kind, new_fingerprint, occurred_at, reversed, new_note, new_id)
        ON CONFLICT DO NOTHING RETURNING effective_on INTO counted_on;
        IF counted_on IS NULL THEN
          RETURN QUERY SELECT t.id, t.fingerprint, '{}'::text[] FROM ledger_transactions t
            WHERE t.source = new_source AND t.event_key = new_key;
          RETURN;
        END IF;
        PERFORM FROM ledger_balances b WHERE b.account_id IN (
          SELECT n.id FROM unnest(ids, owners) AS n (id, owner_id) WHERE n.owner_id IS NOT NULL)
        ORDER BY b.account_id FOR UPDATE;
        INSERT INTO ledger_entries (transaction_id, line, account_id, effective_on, amount)
        SELECT new_id, n.line, n.id, counted_on, n.amount FROM unnest(ids, amounts) WITH ORDINALITY AS n (id, amount, line);
        INSERT INTO ledger_balance_deltas (account_id, amount)
        SELECT n.id, sum(n.amount) FROM unnest(ids, owners, amounts) AS n (id, owner_id, amount)
        WHERE n.owner_id IS NULL GROUP BY n.id HAVING sum(n.amount) <> 0;
        RETURN QUERY
          WITH changed AS (
            UPDATE ledger_balances b SET posted = b.posted + c.amount, version = b.version + 1
            FROM (
              SELECT n.id, n.kind, n.side, n.rule, sum(n.amount) AS amount
              FROM unnest(ids, kinds, owners, sides, rules, amounts) AS n (id, kind, owner_id, side, rule, amount)
              WHERE n.owner_id IS NOT NULL GROUP BY n.id, n.kind, n.side, n.rule) c
            WHERE b.account_id = c.id RETURNING c.kind, c.side, c.rule, b.posted)
          SELECT new_id, new_fingerprint, array(
            SELECT DISTINCT changed.kind FROM changed
            WHERE changed.rule = 'not_negative' AND CASE changed.side WHEN 'debit' THEN changed.posted ELSE -changed.posted END < 0);
      END
    `,
});

/** The functions that write the ledger, called by `LedgerRepository`. */
export const LEDGER_FUNCTIONS: readonly RepeatableFunction[] = [
  FIND_LEDGER_ACCOUNTS,
  OPEN_LEDGER_ACCOUNTS,
  POST_LEDGER_TRANSACTION,
];
