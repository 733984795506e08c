import { Baseline } from './baseline.js';

/** Suspensions of accounts and their appeals. */
export class BaselineModeration1763500012000 extends Baseline {
  readonly name = 'BaselineModeration1763500012000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE suspensions (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     suspended_by uuid REFERENCES users (id) ON DELETE SET NULL,
     reason text NOT NULL,
     text text NOT NULL,
     starts_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     ends_at timestamptz NOT NULL,
     lifted_at timestamptz,
     lifted_by uuid REFERENCES users (id) ON DELETE SET NULL,
     appeal_text text,
     appealed_at timestamptz,
     appeal_state text,
     decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
     decided_at timestamptz,
     decision_note text,
     CONSTRAINT suspensions_reason CHECK (reason IN ('asks_for_money', 'fraud', 'abuse', 'discrimination', 'false_details',
       'did_not_come', 'other')),
     CONSTRAINT suspensions_time CHECK (ends_at > starts_at),
     CONSTRAINT suspensions_appeal_state CHECK (appeal_state IN ('open', 'upheld', 'rejected')),
     CONSTRAINT suspensions_appeal CHECK ((appeal_state IS NULL) = (appealed_at IS NULL))
   )`,
  `CREATE UNIQUE INDEX suspensions_open ON suspensions (user_id) WHERE lifted_at IS NULL`,
  `CREATE INDEX suspensions_of_user ON suspensions (user_id, starts_at)`,
  `CREATE INDEX suspensions_appeals ON suspensions (appeal_state, appealed_at, id)`,
  `CREATE INDEX suspensions_suspended_by ON suspensions (suspended_by) WHERE suspended_by IS NOT NULL`,
  `CREATE INDEX suspensions_decided_by ON suspensions (decided_by) WHERE decided_by IS NOT NULL`,
  `CREATE INDEX suspensions_lifted_by ON suspensions (lifted_by) WHERE lifted_by IS NOT NULL`,
];
