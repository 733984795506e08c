import { Baseline } from './baseline.js';

/** The double-entry ledger: accounts, transactions, entries, balances, reservations and closed days. */
export class BaselineLedger1763500021000 extends Baseline {
  readonly name = 'BaselineLedger1763500021000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE ledger_accounts (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     book text NOT NULL,
     kind text NOT NULL,
     owner_id uuid,
     side text NOT NULL,
     balance_rule text NOT NULL,
     closed_at timestamptz,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT ledger_accounts_book CHECK (book IN ('custody', 'own')),
     CONSTRAINT ledger_accounts_side CHECK (side IN ('debit', 'credit')),
     CONSTRAINT ledger_accounts_balance_rule CHECK (balance_rule IN ('none', 'not_negative'))
   )`,
  `CREATE UNIQUE INDEX ledger_accounts_owned ON ledger_accounts (owner_id, kind) WHERE owner_id IS NOT NULL`,
  `CREATE UNIQUE INDEX ledger_accounts_shared ON ledger_accounts (kind) WHERE owner_id IS NULL`,
  `CREATE TABLE ledger_transactions (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     source text NOT NULL,
     event_key text NOT NULL,
     kind text NOT NULL,
     fingerprint text NOT NULL,
     event_at timestamptz NOT NULL,
     effective_on date NOT NULL,
     recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     reverses_id uuid REFERENCES ledger_transactions (id),
     note text,
     CONSTRAINT ledger_transactions_event UNIQUE (source, event_key),
     CONSTRAINT ledger_transactions_reversed_once UNIQUE (reverses_id)
   )`,
  `CREATE INDEX ledger_transactions_recorded ON ledger_transactions (recorded_at, id)`,
  `CREATE TABLE ledger_entries (
     transaction_id uuid NOT NULL REFERENCES ledger_transactions (id),
     line smallint NOT NULL,
     account_id uuid NOT NULL REFERENCES ledger_accounts (id),
     effective_on date NOT NULL,
     amount bigint NOT NULL,
     CONSTRAINT ledger_entries_pkey PRIMARY KEY (transaction_id, line),
     CONSTRAINT ledger_entries_amount CHECK (amount <> 0)
   )`,
  `CREATE INDEX ledger_entries_of_account ON ledger_entries (account_id, effective_on, transaction_id, line)`,
  `CREATE INDEX ledger_entries_of_day ON ledger_entries (effective_on)`,
  `CREATE TABLE ledger_balances (
     account_id uuid PRIMARY KEY REFERENCES ledger_accounts (id),
     posted bigint NOT NULL DEFAULT 0,
     pending_out bigint NOT NULL DEFAULT 0,
     version bigint NOT NULL DEFAULT 0,
     CONSTRAINT ledger_balances_pending_out CHECK (pending_out >= 0)
   )`,
  `CREATE TABLE ledger_balance_deltas (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     account_id uuid NOT NULL REFERENCES ledger_accounts (id),
     amount bigint NOT NULL
   )`,
  `CREATE INDEX ledger_balance_deltas_of_account ON ledger_balance_deltas (account_id)`,
  `CREATE TABLE ledger_reservations (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     source text NOT NULL,
     event_key text NOT NULL,
     account_id uuid NOT NULL REFERENCES ledger_accounts (id),
     amount bigint NOT NULL,
     status text NOT NULL DEFAULT 'open',
     transaction_id uuid REFERENCES ledger_transactions (id),
     reserved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT ledger_reservations_event UNIQUE (source, event_key),
     CONSTRAINT ledger_reservations_amount CHECK (amount > 0),
     CONSTRAINT ledger_reservations_status CHECK (status IN ('open', 'settled', 'released')),
     CONSTRAINT ledger_reservations_settled CHECK ((status = 'settled') = (transaction_id IS NOT NULL))
   )`,
  `CREATE INDEX ledger_reservations_of_account ON ledger_reservations (account_id)`,
  `CREATE INDEX ledger_reservations_transaction ON ledger_reservations (transaction_id) WHERE transaction_id IS NOT NULL`,
  `CREATE TABLE ledger_closed_days (
     day date PRIMARY KEY,
     closed_at timestamptz NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE TABLE ledger_day_balances (
     account_id uuid NOT NULL REFERENCES ledger_accounts (id),
     day date NOT NULL REFERENCES ledger_closed_days (day),
     balance bigint NOT NULL,
     CONSTRAINT ledger_day_balances_pkey PRIMARY KEY (account_id, day)
   )`,
  `CREATE INDEX ledger_day_balances_of_day ON ledger_day_balances (day)`,
  `CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN RAISE EXCEPTION 'the ledger is append-only: reverse the transaction'; END $$`,
  // An account keeps its identity; it can be closed once, while it is empty.
  `CREATE FUNCTION keep_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF (NEW.id, NEW.book, NEW.kind, NEW.side, NEW.balance_rule) IS DISTINCT FROM (OLD.id, OLD.book, OLD.kind, OLD.side, OLD.balance_rule)
       OR NEW.owner_id IS DISTINCT FROM OLD.owner_id OR (OLD.closed_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at) THEN
       RAISE EXCEPTION 'a ledger account does not change';
     END IF;
     IF OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL THEN
       PERFORM FROM ledger_balances WHERE account_id = NEW.id FOR UPDATE;
       IF EXISTS (SELECT FROM ledger_balances WHERE account_id = NEW.id AND (posted <> 0 OR pending_out <> 0)) THEN
         RAISE EXCEPTION 'a ledger account with a balance cannot be closed'
           USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_empty';
       END IF;
     END IF;
     RETURN NEW;
   END $$`,
  // Postings share the lock of the days, the closing of a day holds it alone. A late event counts on the first open day.
  `CREATE FUNCTION date_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     last_closed date;
     closed_after date;
   BEGIN
     PERFORM pg_advisory_xact_lock_shared(1818585444);
     SELECT max(day), max(day) FILTER (WHERE closed_at <= NEW.recorded_at) INTO last_closed, closed_after FROM ledger_closed_days;
     IF NEW.effective_on IS NULL THEN
       NEW.effective_on := greatest(
         least((NEW.event_at AT TIME ZONE 'Asia/Kolkata')::date, (NEW.recorded_at AT TIME ZONE 'Asia/Kolkata')::date), last_closed + 1);
     ELSIF NEW.effective_on <= closed_after THEN
       RAISE EXCEPTION 'the day % of the ledger is closed', NEW.effective_on;
     END IF;
     RETURN NEW;
   END $$`,
  // Checks the entries of a transaction: lines without a gap, sums by book, days, closed accounts, and reversals.
  `CREATE FUNCTION check_ledger_transaction(checked uuid) RETURNS void LANGUAGE plpgsql AS $$
   DECLARE
     header ledger_transactions;
     has_gap boolean;
     custody_sum numeric;
     own_sum numeric;
     is_misplaced boolean;
     is_closed boolean;
   BEGIN
     SELECT * INTO header FROM ledger_transactions WHERE id = checked;
     SELECT count(*) <> max(e.line) OR min(e.line) <> 1, coalesce(sum(e.amount) FILTER (WHERE a.book = 'custody'), 0),
       coalesce(sum(e.amount) FILTER (WHERE a.book = 'own'), 0), bool_or(e.effective_on <> header.effective_on),
       bool_or(a.closed_at IS NOT NULL AND (SELECT posted <> 0 FROM ledger_balances b WHERE b.account_id = a.id))
     INTO has_gap, custody_sum, own_sum, is_misplaced, is_closed
     FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE e.transaction_id = checked;
     IF custody_sum <> 0 OR own_sum <> 0 THEN
       RAISE EXCEPTION 'a ledger transaction sums to zero in each book: custody %, own %', custody_sum, own_sum;
     END IF;
     IF has_gap THEN RAISE EXCEPTION 'the lines of a ledger transaction are numbered from 1'; END IF;
     IF is_misplaced THEN RAISE EXCEPTION 'a ledger entry has the day of its transaction'; END IF;
     IF is_closed THEN RAISE EXCEPTION 'a closed ledger account keeps a balance of zero'; END IF;
     IF header.reverses_id IS NOT NULL THEN
       IF EXISTS (SELECT FROM ledger_transactions WHERE id = header.reverses_id AND reverses_id IS NOT NULL) THEN
         RAISE EXCEPTION 'a reversal cannot be reversed';
       END IF;
       IF EXISTS (
         SELECT FROM ledger_entries WHERE transaction_id IN (checked, header.reverses_id)
         GROUP BY account_id HAVING sum(amount) <> 0) THEN
         RAISE EXCEPTION 'a reversal is the opposite of its original';
       END IF;
     END IF;
   END $$`,
  `CREATE FUNCTION check_ledger_header() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = NEW.id) THEN
       RAISE EXCEPTION 'a ledger transaction has entries';
     END IF;
     RETURN NULL;
   END $$`,
  // Lines have no gap, so that an entry that is added later is the last line: one check for each transaction is enough.
  `CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.line = (SELECT max(line) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) THEN
       PERFORM check_ledger_transaction(NEW.transaction_id);
     END IF;
     RETURN NULL;
   END $$`,
  // Requests to the provider never exceed the posted balance, including earlier requests.
  `CREATE FUNCTION check_ledger_reserve() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     account ledger_accounts;
     balance numeric;
   BEGIN
     SELECT * INTO account FROM ledger_accounts WHERE id = NEW.account_id;
     balance := NEW.posted + coalesce((SELECT sum(amount) FROM ledger_balance_deltas WHERE account_id = NEW.account_id), 0);
     IF account.balance_rule = 'not_negative'
       AND (CASE account.side WHEN 'debit' THEN balance ELSE -balance END) < NEW.pending_out THEN
       RAISE EXCEPTION 'the ledger account % has too little for the reservation', account.kind
         USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balances_available';
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE FUNCTION check_ledger_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.day >= (NEW.closed_at AT TIME ZONE 'Asia/Kolkata')::date THEN
       RAISE EXCEPTION 'the day % has not ended in India', NEW.day;
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER ledger_accounts_keep BEFORE UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION keep_ledger_account()`,
  `CREATE TRIGGER ledger_accounts_keep_all BEFORE DELETE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE ON ledger_transactions FOR EACH ROW
     EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TRIGGER ledger_transactions_keep_all BEFORE TRUNCATE ON ledger_transactions FOR EACH STATEMENT
     EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TRIGGER ledger_transactions_day BEFORE INSERT ON ledger_transactions FOR EACH ROW
     EXECUTE FUNCTION date_ledger_transaction()`,
  `CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
     FOR EACH ROW EXECUTE FUNCTION check_ledger_header()`,
  `CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW
     EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TRIGGER ledger_entries_keep_all BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT
     EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
     EXECUTE FUNCTION check_ledger_entry()`,
  `CREATE TRIGGER ledger_balances_reserve BEFORE UPDATE ON ledger_balances FOR EACH ROW WHEN (new.pending_out > old.pending_out)
     EXECUTE FUNCTION check_ledger_reserve()`,
  `CREATE TRIGGER ledger_closed_days_append_only BEFORE DELETE OR UPDATE ON ledger_closed_days FOR EACH ROW
     EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TRIGGER ledger_closed_days_keep_all BEFORE TRUNCATE ON ledger_closed_days FOR EACH STATEMENT
     EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TRIGGER ledger_closed_days_past BEFORE INSERT ON ledger_closed_days FOR EACH ROW
     EXECUTE FUNCTION check_ledger_closed_day()`,
  `CREATE TRIGGER ledger_day_balances_append_only BEFORE DELETE OR UPDATE ON ledger_day_balances FOR EACH ROW
     EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TRIGGER ledger_day_balances_keep_all BEFORE TRUNCATE ON ledger_day_balances FOR EACH STATEMENT
     EXECUTE FUNCTION refuse_ledger_change()`,
];
