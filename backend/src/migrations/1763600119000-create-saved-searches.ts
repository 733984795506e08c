import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Searches that people saved, the terms by which a new job finds them, the jobs found for each, and when each person was told
 * last. A trigger asks for a job to be matched whenever seekers may find it, whoever writes it.
 */
export class CreateSavedSearches1763600119000 implements MigrationInterface {
  name = 'CreateSavedSearches1763600119000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE saved_searches (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT saved_searches_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT saved_searches_user REFERENCES users (id) ON DELETE CASCADE,
        name text NOT NULL DEFAULT '',
        search text NOT NULL DEFAULT '',
        category text,
        job_type text,
        min_pay integer,
        latitude double precision,
        longitude double precision,
        radius_km real NOT NULL,
        place_id uuid,
        key text NOT NULL,
        paused_at timestamptz,
        opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        read_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT saved_searches_once UNIQUE (user_id, key),
        CONSTRAINT saved_searches_position CHECK ((latitude IS NULL) = (longitude IS NULL))
      )`);
    await queryRunner.query(`CREATE INDEX saved_searches_read ON saved_searches (read_at)`);
    // Terms by name: the vocabulary of the search holds what jobs have, and these may be words that no job has yet. Position
    // and radius stand beside each, so that the index alone tells which searches of a term lie near a job.
    await queryRunner.query(`
      CREATE TABLE saved_search_terms (
        saved_search_id uuid NOT NULL
          CONSTRAINT saved_search_terms_search REFERENCES saved_searches (id) ON DELETE CASCADE,
        term text NOT NULL,
        latitude double precision,
        longitude double precision,
        CONSTRAINT saved_search_terms_pkey PRIMARY KEY (saved_search_id, term)
      )`);
    await queryRunner.query(
      `CREATE INDEX saved_search_terms_near ON saved_search_terms (term, latitude, longitude, saved_search_id)`,
    );
    await queryRunner.query(`
      CREATE TABLE saved_search_matches (
        saved_search_id uuid NOT NULL
          CONSTRAINT saved_search_matches_search REFERENCES saved_searches (id) ON DELETE CASCADE,
        job_id uuid NOT NULL CONSTRAINT saved_search_matches_job REFERENCES jobs (id) ON DELETE CASCADE,
        relevance real NOT NULL,
        matched_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        told_at timestamptz,
        notice_id uuid,
        CONSTRAINT saved_search_matches_pkey PRIMARY KEY (saved_search_id, job_id),
        CONSTRAINT saved_search_matches_told CHECK ((told_at IS NULL) = (notice_id IS NULL))
      )`);
    await queryRunner.query(`CREATE INDEX saved_search_matches_job_id ON saved_search_matches (job_id)`);
    await queryRunner.query(
      `CREATE INDEX saved_search_matches_notice ON saved_search_matches (notice_id) WHERE notice_id IS NOT NULL`,
    );
    await queryRunner.query(`
      CREATE TABLE saved_search_notices (
        user_id uuid NOT NULL CONSTRAINT saved_search_notices_pkey PRIMARY KEY
          CONSTRAINT saved_search_notices_user REFERENCES users (id) ON DELETE CASCADE,
        due_at timestamptz,
        told_at timestamptz
      )`);
    await queryRunner.query(
      `CREATE INDEX saved_search_notices_due ON saved_search_notices (due_at) WHERE due_at IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE FUNCTION match_saved_searches() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW.status = 'open' AND NEW.expires_at > clock_timestamp()
            AND (NEW.hidden_until IS NULL OR NEW.hidden_until <= clock_timestamp())
            AND EXISTS (SELECT FROM saved_searches)
          THEN
            INSERT INTO outbox (task, queue, payload)
            VALUES ('saved-searches.match-job', 'default', jsonb_build_object('jobId', NEW.id));
          END IF;
          RETURN NULL;
        END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER jobs_match_saved_searches
        AFTER INSERT OR UPDATE OF title, company, description, location, point, job_type, category, hourly_pay,
          required_skills, skill_ids, occupation_ids, suggested_occupation_ids, condition_ids, status, expires_at, hidden_until ON jobs
        FOR EACH ROW EXECUTE FUNCTION match_saved_searches()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER jobs_match_saved_searches ON jobs`);
    await queryRunner.query(`DROP FUNCTION match_saved_searches()`);
    await queryRunner.query(
      `DROP TABLE saved_search_notices, saved_search_matches, saved_search_terms, saved_searches`,
    );
  }
}
