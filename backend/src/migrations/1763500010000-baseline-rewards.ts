import { Baseline } from './baseline.js';

/** Referral codes and referrals with their rewards. */
export class BaselineRewards1763500010000 extends Baseline {
  readonly name = 'BaselineRewards1763500010000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE referral_codes (
     user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     code text NOT NULL,
     CONSTRAINT referral_codes_once UNIQUE (code)
   )`,
  `CREATE TABLE referrals (
     invited_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     inviter_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     created_at timestamptz NOT NULL DEFAULT now(),
     origin text
   )`,
  `CREATE INDEX referrals_inviter ON referrals (inviter_id, created_at)`,
  `CREATE INDEX referrals_origin ON referrals (inviter_id, origin) WHERE origin IS NOT NULL`,
];
