import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Workers make and revoke records of their work; keys sign them, and status lists say which are revoked. */
export class CreateWorkRecords1763600178000 implements MigrationInterface {
  name = 'CreateWorkRecords1763600178000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE work_record_keys (
        id text NOT NULL PRIMARY KEY,
        public_key jsonb NOT NULL,
        private_key_encrypted text NOT NULL,
        signs_from timestamptz NOT NULL,
        withdrawn_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX work_record_keys_order ON work_record_keys (signs_from);
      CREATE TABLE work_record_statuses (
        list integer NOT NULL,
        position integer NOT NULL,
        key_id text NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        CONSTRAINT work_record_statuses_pkey PRIMARY KEY (list, position),
        CONSTRAINT work_record_statuses_entry CHECK (list >= 0 AND position >= 0)
      );
      CREATE INDEX work_record_statuses_expiry ON work_record_statuses (expires_at);
      CREATE TABLE work_records (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        worker_id uuid NOT NULL,
        list integer NOT NULL,
        position integer NOT NULL,
        credential text NOT NULL,
        summary text NOT NULL,
        shifts integer NOT NULL,
        work_digest text NOT NULL,
        made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT work_records_status UNIQUE (list, position)
      );
      CREATE INDEX work_records_worker ON work_records (worker_id, made_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE work_records;
      DROP TABLE work_record_statuses;
      DROP TABLE work_record_keys;
    `);
  }
}
