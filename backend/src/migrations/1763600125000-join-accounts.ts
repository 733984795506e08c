import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two accounts of one person become one: which account another one went into, and what is proven before that. */
export class JoinAccounts1763600125000 implements MigrationInterface {
  name = 'JoinAccounts1763600125000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users ADD joined_into uuid CONSTRAINT users_joined_into_fkey REFERENCES users (id) ON DELETE SET NULL,
        ADD CONSTRAINT users_joined CHECK (joined_into IS NULL OR erased_at IS NOT NULL)`);
    await queryRunner.query(`CREATE INDEX users_joined_into ON users (joined_into) WHERE joined_into IS NOT NULL`);
    await queryRunner.query(`
      CREATE TABLE account_joinings (
        user_id uuid NOT NULL CONSTRAINT account_joinings_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        other_id uuid NOT NULL CONSTRAINT account_joinings_other_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        channel text NOT NULL,
        destination text NOT NULL,
        proven_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        own_proven_at timestamptz,
        CONSTRAINT account_joinings_pkey PRIMARY KEY (user_id),
        CONSTRAINT account_joinings_channel CHECK (channel IN ('email', 'phone')),
        CONSTRAINT account_joinings_two CHECK (user_id <> other_id)
      )`);
    await queryRunner.query(`CREATE INDEX account_joinings_other_id ON account_joinings (other_id)`);
    await queryRunner.query(`CREATE INDEX account_joinings_proven_at ON account_joinings (proven_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE account_joinings`);
    await queryRunner.query(`ALTER TABLE users DROP COLUMN joined_into`);
  }
}
