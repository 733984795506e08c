import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReferrals1763600050000 implements MigrationInterface {
  name = 'CreateReferrals1763600050000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE referral_codes (
        user_id uuid NOT NULL CONSTRAINT referral_codes_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        code text NOT NULL,
        CONSTRAINT referral_codes_once UNIQUE (code),
        CONSTRAINT referral_codes_pkey PRIMARY KEY (user_id)
      )`);
    await queryRunner.query(`
      CREATE TABLE referrals (
        invited_id uuid NOT NULL CONSTRAINT referrals_invited_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        inviter_id uuid NOT NULL CONSTRAINT referrals_inviter_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT referrals_pkey PRIMARY KEY (invited_id)
      )`);
    await queryRunner.query(`CREATE INDEX referrals_inviter ON referrals (inviter_id, created_at)`);
    // whether a phone belongs to another account as well
    await queryRunner.query(`CREATE INDEX users_verified_phone ON users (phone) WHERE phone_verified_at IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX users_verified_phone`);
    await queryRunner.query(`DROP TABLE referrals, referral_codes`);
  }
}
