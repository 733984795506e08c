import { Baseline } from './baseline.js';

/** Idempotency keys, rate limits, secrets, the outbox of tasks, events, and the audit log with its chain. */
export class BaselineCommon1763500002000 extends Baseline {
  readonly name = 'BaselineCommon1763500002000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE idempotency_keys (
     scope text NOT NULL,
     key text NOT NULL,
     operation text NOT NULL,
     request_hash text NOT NULL,
     result jsonb,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key, operation)
   )`,
  `CREATE INDEX idempotency_keys_expires_at ON idempotency_keys (expires_at)`,
  `CREATE TABLE rate_limits (
     key text PRIMARY KEY,
     expires_at timestamptz NOT NULL,
     hits timestamptz[] NOT NULL
   )`,
  `CREATE INDEX rate_limits_expires_at ON rate_limits (expires_at)`,
  `CREATE TABLE secrets (
     name text PRIMARY KEY,
     value jsonb NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE TABLE outbox (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     task text NOT NULL,
     payload jsonb NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     next_relay_at timestamptz NOT NULL DEFAULT now(),
     relays integer NOT NULL DEFAULT 0,
     attempts integer NOT NULL DEFAULT 0,
     lease_until timestamptz,
     done_at timestamptz,
     outcome text,
     queue text NOT NULL DEFAULT 'default',
     traceparent text,
     CONSTRAINT outbox_traceparent CHECK (traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$')
   )`,
  `CREATE INDEX outbox_pending ON outbox (next_relay_at) WHERE done_at IS NULL`,
  `CREATE INDEX outbox_due ON outbox (queue, next_relay_at) WHERE done_at IS NULL`,
  `CREATE INDEX outbox_dead_letters ON outbox (done_at, id) WHERE outcome LIKE 'failed:%'`,
  `CREATE TABLE outbox_messages (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     key text NOT NULL,
     channel text NOT NULL,
     recipient text NOT NULL,
     subject text NOT NULL,
     text text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     buttons jsonb
   )`,
  `CREATE UNIQUE INDEX outbox_messages_key ON outbox_messages (key)`,
  `CREATE INDEX outbox_messages_recipient ON outbox_messages (recipient, created_at)`,
  `CREATE TABLE events (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     topic text NOT NULL,
     subject text,
     xid bigint NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE INDEX events_of_user ON events (user_id, xid)`,
  `CREATE INDEX events_xid ON events (xid)`,
  `CREATE INDEX events_created_at ON events (created_at)`,
  `CREATE TABLE audit_entries (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     at timestamptz NOT NULL DEFAULT clock_timestamp(),
     actor_id uuid,
     action text NOT NULL,
     subject_kind text,
     subject_id uuid,
     detail jsonb NOT NULL DEFAULT '{}'
   )`,
  `CREATE INDEX audit_entries_newest ON audit_entries (at, id)`,
  `CREATE INDEX audit_entries_of_actor ON audit_entries (actor_id, at, id)`,
  `CREATE INDEX audit_entries_about ON audit_entries (subject_id, at, id)`,
  `CREATE TABLE audit_links (
     sequence bigint PRIMARY KEY,
     entry_id uuid NOT NULL,
     digest text NOT NULL
   )`,
  `CREATE UNIQUE INDEX audit_links_entry ON audit_links (entry_id)`,
  `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'audit entries are append-only'; END $$`,
  // The text does not depend on settings of the session.
  `CREATE FUNCTION audit_digest(previous text, entry audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
     SELECT encode(sha256(convert_to(previous || jsonb_build_array(
       entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.actor_id, entry.action, entry.subject_kind,
       entry.subject_id, entry.detail)::text, 'UTF8')), 'hex') $$`,
  // Each entry gets a link: the digest of the link before it and of the entry. The link is added at the commit, under a lock, so that
  // concurrent writers make one chain and wait for each other only then.
  `CREATE FUNCTION link_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE last audit_links;
   BEGIN
     -- a restored entry has its link already
     IF EXISTS (SELECT FROM audit_links WHERE entry_id = NEW.id) THEN RETURN NULL; END IF;
     PERFORM pg_advisory_xact_lock(hashtextextended('audit_links', 0));
     SELECT * INTO last FROM audit_links ORDER BY sequence DESC LIMIT 1;
     INSERT INTO audit_links (sequence, entry_id, digest)
     VALUES (coalesce(last.sequence, 0) + 1, NEW.id, audit_digest(coalesce(last.digest, ''), NEW));
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON audit_entries FOR EACH ROW
     EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_entries_keep_all BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT
     EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE CONSTRAINT TRIGGER audit_entries_linked AFTER INSERT ON audit_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
     EXECUTE FUNCTION link_audit_entry()`,
  `CREATE TRIGGER audit_links_append_only BEFORE DELETE OR UPDATE ON audit_links FOR EACH ROW
     EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_links_keep_all BEFORE TRUNCATE ON audit_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
];
