import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a notification names beside its reader, so that it goes when that person's account is erased. */
export class KnowWhoIsNamed1763600073000 implements MigrationInterface {
  name = 'KnowWhoIsNamed1763600073000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE notifications
        ADD COLUMN about_id uuid CONSTRAINT notifications_about_id_fkey REFERENCES users (id) ON DELETE CASCADE`);
    await queryRunner.query(
      `CREATE INDEX notifications_about_id ON notifications (about_id) WHERE about_id IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE notifications DROP COLUMN about_id`);
  }
}
