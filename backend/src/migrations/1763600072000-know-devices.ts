import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a list of signed-in browsers shows, and who has to hear of a change to the account's safety. */
export class KnowDevices1763600072000 implements MigrationInterface {
  name = 'KnowDevices1763600072000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sessions
        ADD COLUMN public_id uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN browser text NOT NULL DEFAULT 'other',
        ADD COLUMN system text NOT NULL DEFAULT 'other'`);
    await queryRunner.query(`CREATE UNIQUE INDEX sessions_public_id ON sessions (public_id)`);
    await queryRunner.query(`
      CREATE TABLE security_notices (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT security_notices_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        address text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await queryRunner.query(`CREATE INDEX security_notices_user_id ON security_notices (user_id)`);
    await queryRunner.query(`CREATE INDEX security_notices_created_at ON security_notices (created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE security_notices`);
    await queryRunner.query(`ALTER TABLE sessions DROP COLUMN public_id, DROP COLUMN browser, DROP COLUMN system`);
  }
}
