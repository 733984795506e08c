import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is still to be told about a request: a task writes it after the transaction that decided it. */
export class KeepUnsentNotices1763600102000 implements MigrationInterface {
  name = 'KeepUnsentNotices1763600102000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE job_requests ADD COLUMN unsent_notice text
       CONSTRAINT job_requests_unsent_notice CHECK (unsent_notice IN ('request', 'reopened', 'filled', 'accepted'))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE job_requests DROP COLUMN unsent_notice`);
  }
}
