import { Baseline } from './baseline.js';

/** Notices about the security of an account, and accounts that are joined. */
export class BaselineAccount1763500008000 extends Baseline {
  readonly name = 'BaselineAccount1763500008000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE security_notices (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     kind text NOT NULL,
     address text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE INDEX security_notices_user_id ON security_notices (user_id)`,
  `CREATE INDEX security_notices_created_at ON security_notices (created_at)`,
  `CREATE TABLE account_joinings (
     user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     other_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     channel text NOT NULL,
     destination text NOT NULL,
     proven_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     own_proven_at timestamptz,
     CONSTRAINT account_joinings_channel CHECK (channel IN ('email', 'phone')),
     CONSTRAINT account_joinings_two CHECK (user_id <> other_id)
   )`,
  `CREATE INDEX account_joinings_other_id ON account_joinings (other_id)`,
  `CREATE INDEX account_joinings_proven_at ON account_joinings (proven_at)`,
];
