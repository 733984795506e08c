import { Baseline } from './baseline.js';

/** The state of the embedded identity provider. */
export class BaselineIdentityProvider1763500007000 extends Baseline {
  readonly name = 'BaselineIdentityProvider1763500007000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE oidc_payloads (
     kind text NOT NULL,
     id text NOT NULL,
     payload jsonb NOT NULL,
     grant_id text,
     uid text,
     account_id uuid REFERENCES users (id) ON DELETE CASCADE,
     consumed_at timestamptz,
     expires_at timestamptz,
     CONSTRAINT oidc_payloads_pkey PRIMARY KEY (kind, id)
   )`,
  `CREATE INDEX oidc_payloads_grant_id ON oidc_payloads (grant_id) WHERE grant_id IS NOT NULL`,
  `CREATE INDEX oidc_payloads_uid ON oidc_payloads (uid) WHERE uid IS NOT NULL`,
  `CREATE INDEX oidc_payloads_account_id ON oidc_payloads (account_id) WHERE account_id IS NOT NULL`,
  `CREATE INDEX oidc_payloads_expires_at ON oidc_payloads (expires_at)`,
];
