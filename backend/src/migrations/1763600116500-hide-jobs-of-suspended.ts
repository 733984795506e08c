import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the jobs of a suspended employer are hidden, kept in the transaction that suspends; hidden ones are not listed. */
export class HideJobsOfSuspended1763600116500 implements MigrationInterface {
  name = 'HideJobsOfSuspended1763600116500';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE jobs ADD COLUMN hidden_until timestamptz`);
    await queryRunner.query(`CREATE INDEX jobs_hidden ON jobs (hidden_until) WHERE hidden_until IS NOT NULL`);
    await queryRunner.query(
      `CREATE INDEX users_suspended ON users (suspended_until) WHERE suspended_until IS NOT NULL`,
    );
    await queryRunner.query(listJobs(` AND (j.hidden_until IS NULL OR j.hidden_until <= clock_timestamp())`));
    await queryRunner.query(keepListing(', hidden_until'));
    await queryRunner.query(
      `CREATE FUNCTION hide_jobs_of_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE jobs SET hidden_until = NEW.suspended_until
          WHERE employer_id = NEW.id AND hidden_until IS DISTINCT FROM NEW.suspended_until;
          RETURN NULL;
        END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER users_hide_jobs AFTER UPDATE OF suspended_until ON users
        FOR EACH ROW WHEN (OLD.suspended_until IS DISTINCT FROM NEW.suspended_until)
        EXECUTE FUNCTION hide_jobs_of_suspended()`,
    );
    await queryRunner.query(
      `UPDATE jobs j SET hidden_until = u.suspended_until FROM users u
       WHERE u.id = j.employer_id AND u.suspended_until > clock_timestamp()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER users_hide_jobs ON users`);
    await queryRunner.query(`DROP FUNCTION hide_jobs_of_suspended()`);
    await queryRunner.query(listJobs(''));
    await queryRunner.query(`UPDATE jobs SET hidden_until = NULL WHERE hidden_until IS NOT NULL`);
    await queryRunner.query(keepListing(''));
    await queryRunner.query(`DROP INDEX users_suspended`);
    await queryRunner.query(`DROP INDEX jobs_hidden`);
    await queryRunner.query(`ALTER TABLE jobs DROP COLUMN hidden_until`);
  }
}

const keepListing = (column: string): string =>
  `CREATE OR REPLACE TRIGGER jobs_keep_listing
    AFTER INSERT OR UPDATE OF title, company, description, location, point, job_type, category, hourly_pay,
      required_skills, skill_ids, occupation_ids, hours_per_week, status, expires_at${column} ON jobs
    FOR EACH ROW EXECUTE FUNCTION keep_job_listing()`;

/** As it was made first, with what a job must be beside open. */
const listJobs = (shown: string): string =>
  `CREATE OR REPLACE FUNCTION list_jobs(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_terms (kind, name)
      SELECT DISTINCT n.kind, n.name FROM jobs j CROSS JOIN LATERAL job_term_names(j) n
      WHERE (ids IS NULL OR j.id = ANY (ids)) AND j.status = 'open'${shown}
        AND NOT EXISTS (SELECT FROM search_terms s WHERE s.kind = n.kind AND s.name = n.name)
      ORDER BY n.kind, n.name
      ON CONFLICT DO NOTHING;
      INSERT INTO job_listings (job_id, employer_id, search_cell, latitude, longitude, category, job_type, hourly_pay,
        hours_per_week, standing, created_at, expires_at, category_term, job_type_term, skills, terms, title_terms)
      SELECT j.id, j.employer_id, coalesce(search_cell(ST_Y(j.point::geometry), ST_X(j.point::geometry)), -1),
        ST_Y(j.point::geometry), ST_X(j.point::geometry), j.category, j.job_type, j.hourly_pay, j.hours_per_week,
        coalesce((SELECT e.standing FROM employer_standings e WHERE e.employer_id = j.employer_id), 0.5),
        j.created_at, j.expires_at, found.category_term, found.job_type_term, found.skills, found.terms, found.title_terms
      FROM jobs j CROSS JOIN LATERAL (
        SELECT max(s.id) FILTER (WHERE s.kind = 'category') AS category_term,
          max(s.id) FILTER (WHERE s.kind = 'job_type') AS job_type_term,
          coalesce(array_agg(s.id) FILTER (WHERE s.kind = 'skill'), '{}') AS skills,
          array_agg(s.id ORDER BY n.place, n.kind, n.name) AS terms, count(*) FILTER (WHERE n.of_title) AS title_terms
        FROM job_term_names(j) n JOIN search_terms s ON s.kind = n.kind AND s.name = n.name
      ) found
      WHERE (ids IS NULL OR j.id = ANY (ids)) AND j.status = 'open'${shown};
    END $$`;
