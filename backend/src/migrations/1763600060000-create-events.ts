import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEvents1763600060000 implements MigrationInterface {
  name = 'CreateEvents1763600060000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE events (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL CONSTRAINT events_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        topic text NOT NULL,
        subject text,
        xid bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT events_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX events_of_user ON events (user_id, xid)`);
    await queryRunner.query(`CREATE INDEX events_xid ON events (xid)`);
    await queryRunner.query(`CREATE INDEX events_created_at ON events (created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE events`);
  }
}
