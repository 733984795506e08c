import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The support desk: requests, what was added to them, and their files. */
export class CreateSupportRequests1763600108000 implements MigrationInterface {
  name = 'CreateSupportRequests1763600108000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE support_requests (
         id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
         reference text NOT NULL,
         kind text NOT NULL,
         status text NOT NULL DEFAULT 'new',
         first_name text NOT NULL,
         last_name text NOT NULL,
         email text NOT NULL,
         city text NOT NULL,
         message text NOT NULL,
         language text NOT NULL,
         user_id uuid,
         assignee_id uuid,
         version integer NOT NULL DEFAULT 1,
         digest text NOT NULL,
         created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
         due_at timestamptz NOT NULL,
         acknowledged_at timestamptz,
         answered_at timestamptz,
         reminded_at timestamptz,
         solved_at timestamptz,
         CONSTRAINT support_requests_kind CHECK (kind IN ('support', 'grievance')),
         CONSTRAINT support_requests_status CHECK (status IN ('new', 'open', 'waiting', 'solved'))
       )`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX support_requests_reference ON support_requests (reference)`);
    await queryRunner.query(`CREATE INDEX support_requests_newest ON support_requests (status, created_at, id)`);
    await queryRunner.query(`CREATE INDEX support_requests_of_sender ON support_requests (email, created_at)`);
    await queryRunner.query(`CREATE INDEX support_requests_user_id ON support_requests (user_id)`);
    await queryRunner.query(
      `CREATE INDEX support_requests_unanswered ON support_requests (due_at)
       WHERE answered_at IS NULL AND status <> 'solved'`,
    );
    await queryRunner.query(
      `CREATE TABLE support_entries (
         id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
         request_id uuid NOT NULL REFERENCES support_requests (id) ON DELETE CASCADE,
         staff_id uuid,
         text text NOT NULL,
         created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
         sent_at timestamptz
       )`,
    );
    await queryRunner.query(`CREATE INDEX support_entries_of_request ON support_entries (request_id, created_at, id)`);
    await queryRunner.query(
      `CREATE TABLE support_files (
         id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
         request_id uuid,
         storage_key text NOT NULL,
         name text NOT NULL,
         size integer NOT NULL,
         created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
         expires_at timestamptz
       )`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX support_files_request_id ON support_files (request_id)`);
    await queryRunner.query(`CREATE UNIQUE INDEX support_files_storage_key ON support_files (storage_key)`);
    await queryRunner.query(`CREATE INDEX support_files_newest ON support_files (created_at)`);
    await queryRunner.query(
      `CREATE INDEX support_files_expires ON support_files (expires_at) WHERE expires_at IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['support_files', 'support_entries', 'support_requests']) {
      await queryRunner.query(`DROP TABLE ${table}`);
    }
  }
}
