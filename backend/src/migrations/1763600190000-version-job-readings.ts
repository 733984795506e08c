import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the version of the lexicon with the reading of a job, and sends no notifications for a job that is read again. */
export class VersionJobReadings1763600190000 implements MigrationInterface {
  name = 'VersionJobReadings1763600190000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE jobs ADD COLUMN lexicon_version text NOT NULL DEFAULT ''`);
    await queryRunner.query(`CREATE INDEX jobs_lexicon_version ON jobs (lexicon_version)`);
    await queryRunner.query(
      matchSavedSearches(`AND current_setting('nukkad.rereads_jobs', true) IS DISTINCT FROM 'on'`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(matchSavedSearches(''));
    await queryRunner.query(`ALTER TABLE jobs DROP COLUMN lexicon_version`);
  }
}

const matchSavedSearches = (further: string): string =>
  `CREATE OR REPLACE FUNCTION match_saved_searches() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.status = 'open' AND NEW.expires_at > clock_timestamp()
        AND (NEW.hidden_until IS NULL OR NEW.hidden_until <= clock_timestamp())
        AND EXISTS (SELECT FROM saved_searches) ${further}
      THEN
        INSERT INTO outbox (task, queue, payload)
        VALUES ('saved-searches.match-job', 'default', jsonb_build_object('jobId', NEW.id));
      END IF;
      RETURN NULL;
    END $$`;
