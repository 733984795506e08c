import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotifications1763600061000 implements MigrationInterface {
  name = 'CreateNotifications1763600061000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE notifications (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL CONSTRAINT notifications_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        text text NOT NULL,
        params jsonb NOT NULL DEFAULT '{}',
        link text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        read_at timestamptz,
        CONSTRAINT notifications_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX notifications_newest ON notifications (user_id, created_at, id)`);
    await queryRunner.query(`CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL`);
    await queryRunner.query(`CREATE INDEX notifications_created_at ON notifications (created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE notifications`);
  }
}
