import { Baseline } from './baseline.js';

/** Records of work, the keys that sign them, and their status lists. */
export class BaselineWorkRecords1763500026000 extends Baseline {
  readonly name = 'BaselineWorkRecords1763500026000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE work_record_keys (
     id text PRIMARY KEY,
     public_key jsonb NOT NULL,
     private_key_encrypted text NOT NULL,
     signs_from timestamptz NOT NULL,
     withdrawn_at timestamptz,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE INDEX work_record_keys_order ON work_record_keys (signs_from)`,
  `CREATE TABLE work_record_statuses (
     list integer NOT NULL,
     position integer NOT NULL,
     key_id text NOT NULL,
     expires_at timestamptz NOT NULL,
     revoked_at timestamptz,
     CONSTRAINT work_record_statuses_pkey PRIMARY KEY (list, "position"),
     CONSTRAINT work_record_statuses_entry CHECK (list >= 0 AND ("position" >= 0))
   )`,
  `CREATE INDEX work_record_statuses_expiry ON work_record_statuses (expires_at)`,
  `CREATE TABLE work_records (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     worker_id uuid NOT NULL,
     list integer NOT NULL,
     position integer NOT NULL,
     credential text NOT NULL,
     summary text NOT NULL,
     shifts integer NOT NULL,
     work_digest text NOT NULL,
     made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT work_records_status UNIQUE (list, "position")
   )`,
  `CREATE INDEX work_records_worker ON work_records (worker_id, made_at)`,
];
