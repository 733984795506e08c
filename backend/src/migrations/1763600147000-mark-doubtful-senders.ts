import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk marks mails that may not come from whom they name. */
export class MarkDoubtfulSenders1763600147000 implements MigrationInterface {
  name = 'MarkDoubtfulSenders1763600147000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE support_mails ADD COLUMN is_sender_doubtful boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE support_mails DROP COLUMN is_sender_doubtful`);
  }
}
