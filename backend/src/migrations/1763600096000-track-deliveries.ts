import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A delivery keeps its state when it was sent, suppressed or given up; work that starts within the hour has an urgency, and
 * a wish, of its own; dead letters are found without reading the whole outbox.
 */
export class TrackDeliveries1763600096000 implements MigrationInterface {
  name = 'TrackDeliveries1763600096000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE message_deliveries
        ADD COLUMN state text NOT NULL DEFAULT 'queued',
        ADD COLUMN reason text,
        ADD COLUMN attempts integer NOT NULL DEFAULT 0,
        ADD COLUMN sent_at timestamptz,
        ADD COLUMN suppressed_at timestamptz,
        ADD COLUMN failed_at timestamptz,
        ADD CONSTRAINT message_deliveries_state CHECK (state IN ('queued', 'sent', 'suppressed', 'failed')),
        DROP CONSTRAINT message_deliveries_urgency`);
    await queryRunner.query(`
      ALTER TABLE message_deliveries ADD CONSTRAINT message_deliveries_urgency
        CHECK (urgency IN ('normal', 'immediate', 'urgent', 'account'))`);
    await queryRunner.query(`ALTER TABLE users ADD COLUMN urgent_work_in_quiet_hours boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`CREATE INDEX outbox_dead_letters ON outbox (done_at, id) WHERE outcome LIKE 'failed:%'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX outbox_dead_letters`);
    await queryRunner.query(`ALTER TABLE users DROP COLUMN urgent_work_in_quiet_hours`);
    await queryRunner.query(`DELETE FROM message_deliveries WHERE state IN ('sent', 'suppressed')`);
    await queryRunner.query(`UPDATE message_deliveries SET urgency = 'normal' WHERE urgency = 'immediate'`);
    await queryRunner.query(`
      ALTER TABLE message_deliveries
        DROP CONSTRAINT message_deliveries_urgency,
        DROP COLUMN state,
        DROP COLUMN reason,
        DROP COLUMN attempts,
        DROP COLUMN sent_at,
        DROP COLUMN suppressed_at,
        DROP COLUMN failed_at`);
    await queryRunner.query(`
      ALTER TABLE message_deliveries ADD CONSTRAINT message_deliveries_urgency
        CHECK (urgency IN ('normal', 'urgent', 'account'))`);
  }
}
