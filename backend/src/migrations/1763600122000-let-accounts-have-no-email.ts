import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A proven phone number is enough for an account. Who has no address always has a proven number, and no two of these have
 * the same; accounts with an address keep theirs, several of which may have proven one number before.
 */
export class LetAccountsHaveNoEmail1763600122000 implements MigrationInterface {
  name = 'LetAccountsHaveNoEmail1763600122000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users ALTER email DROP NOT NULL,
        ADD CONSTRAINT users_reachable CHECK (email IS NOT NULL OR (phone IS NOT NULL AND phone_verified_at IS NOT NULL))`);
    await queryRunner.query(`CREATE UNIQUE INDEX users_phone_alone ON users (phone) WHERE email IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX users_phone_alone`);
    await queryRunner.query(`ALTER TABLE users DROP CONSTRAINT users_reachable, ALTER email SET NOT NULL`);
  }
}
