import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A task continues the trace of the operation that queued it. */
export class TraceTasks1763600208000 implements MigrationInterface {
  name = 'TraceTasks1763600208000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE outbox ADD traceparent text,
        ADD CONSTRAINT outbox_traceparent CHECK (traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$')
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE outbox DROP COLUMN traceparent`);
  }
}
