import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files, applications and their time lines. */
export class CreateApplications1763600021000 implements MigrationInterface {
  name = 'CreateApplications1763600021000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE files (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        owner_id uuid NOT NULL CONSTRAINT files_owner REFERENCES users (id),
        storage_key text NOT NULL,
        name text NOT NULL,
        mime text NOT NULL,
        size integer NOT NULL,
        sha256 text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        CONSTRAINT files_size CHECK (size > 0)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX files_storage_key ON files (storage_key)`);
    await queryRunner.query(`CREATE INDEX files_owner_id ON files (owner_id)`);
    await queryRunner.query(`CREATE INDEX files_expires ON files (expires_at) WHERE expires_at IS NOT NULL`);
    await queryRunner.query(`
      CREATE TABLE applications (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT applications_job REFERENCES jobs (id) ON DELETE CASCADE,
        seeker_id uuid NOT NULL CONSTRAINT applications_seeker REFERENCES users (id),
        cover_message text NOT NULL,
        status text NOT NULL DEFAULT 'submitted',
        employer_message text,
        resume_file_id uuid CONSTRAINT applications_resume_file REFERENCES files (id),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT applications_once UNIQUE (job_id, seeker_id),
        CONSTRAINT applications_status
          CHECK (status IN ('submitted', 'viewed', 'shortlisted', 'hired', 'rejected', 'withdrawn'))
      )`);
    await queryRunner.query(`CREATE INDEX applications_job_created ON applications (job_id, created_at, id)`);
    await queryRunner.query(`CREATE INDEX applications_seeker_created ON applications (seeker_id, created_at, id)`);
    await queryRunner.query(
      `CREATE INDEX applications_resume ON applications (resume_file_id) WHERE resume_file_id IS NOT NULL`,
    );
    await queryRunner.query(`
      CREATE TABLE application_events (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        application_id uuid NOT NULL
          CONSTRAINT application_events_application_id REFERENCES applications (id) ON DELETE CASCADE,
        status text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await queryRunner.query(`CREATE INDEX application_events_application ON application_events (application_id, at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE application_events`);
    await queryRunner.query(`DROP TABLE applications`);
    await queryRunner.query(`DROP TABLE files`);
  }
}
