import { Baseline } from './baseline.js';

/** Second factors and recovery codes of staff. */
export class BaselineSecondFactor1763500006000 extends Baseline {
  readonly name = 'BaselineSecondFactor1763500006000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE staff_second_factors (
     user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     secret_encrypted text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     confirmed_at timestamptz,
     last_step integer
   )`,
  `CREATE TABLE staff_recovery_codes (
     code_hash text PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES staff_second_factors (user_id) ON DELETE CASCADE,
     used_at timestamptz
   )`,
  `CREATE INDEX staff_recovery_codes_user_id ON staff_recovery_codes (user_id)`,
];
