import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests that can expire are indexed by an expression. The planner took the partial index before for any question about open
 * requests, of one job too: while its statistics knew of few it read all that were open in the country.
 */
export class IndexOpenRequests1763600101000 implements MigrationInterface {
  name = 'IndexOpenRequests1763600101000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX job_requests_open_until ON job_requests
         ((CASE WHEN status IN ('pending', 'filled', 'standby') THEN expires_at END))
       WHERE (CASE WHEN status IN ('pending', 'filled', 'standby') THEN expires_at END) IS NOT NULL`,
    );
    await queryRunner.query(`DROP INDEX job_requests_expiring`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX job_requests_expiring ON job_requests (expires_at) WHERE status IN ('pending', 'filled', 'standby')`,
    );
    await queryRunner.query(`DROP INDEX job_requests_open_until`);
  }
}
