import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earned rewards are rows, and paid to the account of their owner at the provider. A referral keeps what stands for where it came from. */
export class PayRewards1763600184000 implements MigrationInterface {
  name = 'PayRewards1763600184000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payment_payouts (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        subject_id uuid NOT NULL,
        status text NOT NULL DEFAULT 'earned',
        amount bigint NOT NULL,
        cluster text,
        why text,
        reason text NOT NULL DEFAULT '',
        decided_by uuid,
        provider text,
        key uuid NOT NULL DEFAULT gen_random_uuid(),
        account_encrypted text,
        transfer_id text,
        utr text,
        attempts integer NOT NULL DEFAULT 0,
        returns integer NOT NULL DEFAULT 0,
        refusals integer NOT NULL DEFAULT 0,
        problem text,
        payable_at timestamptz,
        checked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_payouts_pkey PRIMARY KEY (id),
        CONSTRAINT payment_payouts_subject UNIQUE (subject_id),
        CONSTRAINT payment_payouts_key UNIQUE (key),
        CONSTRAINT payment_payouts_status CHECK (status IN
          ('earned', 'review', 'payable', 'requested', 'failed', 'manual', 'sent', 'paid', 'came_back', 'refused')),
        CONSTRAINT payment_payouts_why
          CHECK (why IN ('same_person', 'cluster', 'reported', 'month', 'year', 'left', 'staff')),
        CONSTRAINT payment_payouts_amounts CHECK (amount > 0 AND attempts >= 0 AND returns >= 0),
        CONSTRAINT payment_payouts_sent CHECK ((status IN ('sent', 'paid', 'came_back')) = (transfer_id IS NOT NULL))
      );
      CREATE INDEX payment_payouts_user ON payment_payouts (user_id, status);
      CREATE UNIQUE INDEX payment_payouts_transfer ON payment_payouts (provider, transfer_id) WHERE transfer_id IS NOT NULL;
      CREATE INDEX payment_payouts_open ON payment_payouts (status, checked_at) WHERE status NOT IN ('refused');
      ALTER TABLE referrals ADD origin text;
      CREATE INDEX referrals_origin ON referrals (inviter_id, origin) WHERE origin IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX referrals_origin;
      ALTER TABLE referrals DROP COLUMN origin;
      DROP TABLE payment_payouts
    `);
  }
}
