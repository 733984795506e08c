import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of one pace wait for each other, and several go out as one. */
export class PaceTexts1763600144000 implements MigrationInterface {
  name = 'PaceTexts1763600144000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE message_deliveries ADD COLUMN due_at timestamptz, ADD COLUMN batch_id uuid, ADD COLUMN batched_at timestamptz
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE message_deliveries DROP COLUMN due_at, DROP COLUMN batch_id, DROP COLUMN batched_at`,
    );
  }
}
