import { Baseline } from './baseline.js';

/** Support requests, their entries and files, and mails that were received. */
export class BaselineSupport1763500011000 extends Baseline {
  readonly name = 'BaselineSupport1763500011000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE support_requests (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     reference text NOT NULL,
     kind text NOT NULL,
     status text NOT NULL DEFAULT 'new',
     first_name text NOT NULL,
     last_name text NOT NULL,
     email text NOT NULL,
     city text NOT NULL,
     message text NOT NULL,
     language text NOT NULL,
     user_id uuid,
     assignee_id uuid,
     version integer NOT NULL DEFAULT 1,
     digest text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     due_at timestamptz NOT NULL,
     acknowledged_at timestamptz,
     answered_at timestamptz,
     reminded_at timestamptz,
     solved_at timestamptz,
     origin text NOT NULL DEFAULT 'form',
     unmatched_reference text,
     unacknowledged_told_at timestamptz,
     CONSTRAINT support_requests_status CHECK (status IN ('new', 'open', 'waiting', 'solved')),
     CONSTRAINT support_requests_origin CHECK (origin IN ('form', 'mail')),
     CONSTRAINT support_requests_kind CHECK (kind IN ('support', 'grievance', 'order'))
   )`,
  `CREATE UNIQUE INDEX support_requests_reference ON support_requests (reference)`,
  `CREATE INDEX support_requests_newest ON support_requests (status, created_at, id)`,
  `CREATE INDEX support_requests_of_sender ON support_requests (email, created_at)`,
  `CREATE INDEX support_requests_user_id ON support_requests (user_id)`,
  `CREATE INDEX support_requests_unanswered ON support_requests (due_at) WHERE answered_at IS NULL AND status <> 'solved'`,
  `CREATE TABLE support_entries (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     request_id uuid NOT NULL REFERENCES support_requests (id) ON DELETE CASCADE,
     staff_id uuid,
     text text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     sent_at timestamptz
   )`,
  `CREATE INDEX support_entries_of_request ON support_entries (request_id, created_at, id)`,
  `CREATE TABLE support_files (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     request_id uuid,
     storage_key text NOT NULL,
     name text NOT NULL,
     size integer NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     expires_at timestamptz,
     mail_id uuid,
     is_whole_mail boolean NOT NULL DEFAULT false,
     scan text,
     scan_tried_at timestamptz,
     CONSTRAINT support_files_scan CHECK (scan IN ('clean', 'infected'))
   )`,
  `CREATE UNIQUE INDEX support_files_request_id ON support_files (request_id)`,
  `CREATE UNIQUE INDEX support_files_storage_key ON support_files (storage_key)`,
  `CREATE INDEX support_files_newest ON support_files (created_at)`,
  `CREATE INDEX support_files_expires ON support_files (expires_at) WHERE expires_at IS NOT NULL`,
  `CREATE INDEX support_files_of_mail ON support_files (mail_id) WHERE mail_id IS NOT NULL`,
  `CREATE INDEX support_files_unscanned ON support_files (scan_tried_at, created_at) WHERE scan IS NULL AND expires_at IS NULL`,
  // Each received mail once, with its files.
  `CREATE TABLE support_mails (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     digest text NOT NULL,
     request_id uuid NOT NULL REFERENCES support_requests (id) ON DELETE CASCADE,
     entry_id uuid REFERENCES support_entries (id) ON DELETE CASCADE,
     is_automatic boolean NOT NULL,
     is_cut boolean NOT NULL,
     left_out text[] NOT NULL DEFAULT '{}',
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     is_sender_doubtful boolean NOT NULL DEFAULT false
   )`,
  `CREATE UNIQUE INDEX support_mails_digest ON support_mails (digest)`,
  `CREATE INDEX support_mails_of_request ON support_mails (request_id)`,
  `CREATE INDEX support_mails_of_entry ON support_mails (entry_id) WHERE entry_id IS NOT NULL`,
];
