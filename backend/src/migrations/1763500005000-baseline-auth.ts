import { Baseline } from './baseline.js';

/** Sessions, identities, sign-ups, verification codes and sign-ins. */
export class BaselineAuth1763500005000 extends Baseline {
  readonly name = 'BaselineAuth1763500005000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE sessions (
     id text PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     last_seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     auth_time timestamptz NOT NULL DEFAULT clock_timestamp(),
     expires_at timestamptz NOT NULL,
     id_token text,
     public_id uuid NOT NULL DEFAULT gen_random_uuid(),
     browser text NOT NULL DEFAULT 'other',
     system text NOT NULL DEFAULT 'other',
     second_factor_at timestamptz,
     staff_seen_at timestamptz
   )`,
  `CREATE INDEX sessions_user_id ON sessions (user_id)`,
  `CREATE INDEX sessions_expires_at ON sessions (expires_at)`,
  `CREATE UNIQUE INDEX sessions_public_id ON sessions (public_id)`,
  `CREATE TABLE user_identities (
     issuer text NOT NULL,
     subject text NOT NULL,
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT user_identities_pkey PRIMARY KEY (issuer, subject)
   )`,
  `CREATE INDEX user_identities_user_id ON user_identities (user_id)`,
  `CREATE TABLE login_transactions (
     state text PRIMARY KEY,
     browser_hash text NOT NULL,
     nonce text NOT NULL,
     code_verifier text NOT NULL,
     role text,
     return_to text,
     restarted boolean NOT NULL DEFAULT false,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE INDEX login_transactions_expires_at ON login_transactions (expires_at)`,
  `CREATE TABLE sign_ups (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     token_hash text NOT NULL,
     user_id uuid REFERENCES users (id) ON DELETE CASCADE,
     email text NOT NULL,
     phone text NOT NULL,
     phone_verified_at timestamptz,
     first_name text NOT NULL,
     last_name text NOT NULL,
     password_hash text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     expires_at timestamptz NOT NULL
   )`,
  `CREATE UNIQUE INDEX sign_ups_token_hash ON sign_ups (token_hash)`,
  `CREATE INDEX sign_ups_phone ON sign_ups (phone, created_at)`,
  `CREATE INDEX sign_ups_email ON sign_ups (email, created_at)`,
  `CREATE INDEX sign_ups_user_id ON sign_ups (user_id, created_at)`,
  `CREATE INDEX sign_ups_expires_at ON sign_ups (expires_at)`,
  `CREATE TABLE verification_codes (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     channel text NOT NULL,
     destination text NOT NULL,
     interaction text,
     sign_up_id uuid REFERENCES sign_ups (id) ON DELETE SET NULL,
     user_id uuid REFERENCES users (id) ON DELETE CASCADE,
     language text NOT NULL,
     code_hash text,
     issues integer NOT NULL DEFAULT 0,
     tries integer NOT NULL DEFAULT 0,
     requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     expires_at timestamptz,
     used_at timestamptz
   )`,
  `CREATE INDEX verification_codes_destination ON verification_codes (channel, destination, requested_at)`,
  `CREATE INDEX verification_codes_sign_up_id ON verification_codes (sign_up_id)`,
  `CREATE INDEX verification_codes_user_id ON verification_codes (user_id)`,
  `CREATE INDEX verification_codes_requested_at ON verification_codes (requested_at)`,
  `CREATE TABLE one_time_sign_ins (
     token_hash text PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE INDEX one_time_sign_ins_user_id ON one_time_sign_ins (user_id)`,
  `CREATE INDEX one_time_sign_ins_expires_at ON one_time_sign_ins (expires_at)`,
];
