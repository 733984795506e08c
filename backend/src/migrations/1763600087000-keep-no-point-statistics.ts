import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The points of broadcasts are joined with those of jobs. Where the planner has statistics of both and they do not
 * overlap, the estimate of PostGIS is not one in the embedded engine: from the first ANALYZE on, broadcasts in one town while
 * jobs are in another make every such query fail ("invalid function selectivity"). Without statistics of one side it is a
 * fixed small share, which fits: a join starts from one broadcast, from one employer, or from the jobs of the last minutes.
 */
export class KeepNoPointStatistics1763600087000 implements MigrationInterface {
  name = 'KeepNoPointStatistics1763600087000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE interview_requests ALTER COLUMN point SET STATISTICS 0`);
    // giving the column its own type again drops the statistics that stand already
    await queryRunner.query(`ALTER TABLE interview_requests ALTER COLUMN point TYPE geography(Point, 4326)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE interview_requests ALTER COLUMN point SET STATISTICS -1`);
  }
}
