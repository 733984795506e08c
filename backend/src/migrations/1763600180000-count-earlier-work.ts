import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the work that was done before there were reviews, for both sides of it. The counts are marked as a day old, so that the daily
 * count takes them up.
 */
export class CountEarlierWork1763600180000 implements MigrationInterface {
  name = 'CountEarlierWork1763600180000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO review_totals (user_id, side, done, counted_at)
      SELECT u.id, sides.side, count(*), clock_timestamp() - interval '1 day'
      FROM engagements e
      CROSS JOIN LATERAL (VALUES (e.worker_id, 'worker'), (e.employer_id, 'employer')) sides (user_id, side)
      JOIN users u ON u.id = sides.user_id AND u.erased_at IS NULL
      WHERE e.status = 'done'
      GROUP BY u.id, sides.side
      ON CONFLICT (user_id, side) DO NOTHING;
    `);
  }

  /** The counts stay: they are right, and nothing tells them from those that were counted since. */
  async down(): Promise<void> {}
}
