import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A task says through which queue it goes; what an older process writes goes through the default one. */
export class NameQueues1763600094000 implements MigrationInterface {
  name = 'NameQueues1763600094000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE outbox ADD queue text NOT NULL DEFAULT 'default'`);
    await queryRunner.query(`CREATE INDEX outbox_due ON outbox (queue, next_relay_at) WHERE done_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX outbox_due`);
    await queryRunner.query(`ALTER TABLE outbox DROP COLUMN queue`);
  }
}
