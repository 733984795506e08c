import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How little a job was seen in the last seven days takes part in its merit (ADR 27). Until the first count, within an hour, every
 * job stands as if nobody had come, as it did before; so no list has to be written anew.
 */
export class YieldToUnseenJobs1763600118000 implements MigrationInterface {
  name = 'YieldToUnseenJobs1763600118000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // unseen_before: what unseen was until unseen_since, for the pages of lists that began earlier.
    await queryRunner.query(`
      ALTER TABLE job_listings
        ADD COLUMN unseen real NOT NULL DEFAULT 1,
        ADD COLUMN unseen_before real NOT NULL DEFAULT 1,
        ADD COLUMN unseen_since timestamptz NOT NULL DEFAULT 'epoch',
        ADD CONSTRAINT job_listings_unseen CHECK (unseen BETWEEN 0 AND 1 AND unseen_before BETWEEN 0 AND 1)`);
    await queryRunner.query(`
      ALTER TABLE job_heat ADD COLUMN unseen real NOT NULL DEFAULT 1,
        ADD CONSTRAINT job_heat_unseen CHECK (unseen BETWEEN 0 AND 1)`);
    await queryRunner.query(UNSEEN_SHARE);
    await queryRunner.query(JOB_UNSEEN);
    await queryRunner.query(LISTING_MERIT);
    await queryRunner.query(meritJobListing(', NEW.unseen'));
    await queryRunner.query(
      listJobs(', unseen', ',\n        coalesce((SELECT h.unseen FROM job_heat h WHERE h.job_id = j.id), 1)'),
    );
    await queryRunner.query(warmJob(', search_cell = EXCLUDED.search_cell'));
    await queryRunner.query(keepJobListing(INHERIT_ATTENTION));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(keepJobListing(''));
    await queryRunner.query(warmJob(''));
    await queryRunner.query(listJobs('', ''));
    await queryRunner.query(meritJobListing(''));
    await queryRunner.query(`DROP FUNCTION listing_merit(timestamptz, real, real, real)`);
    await queryRunner.query(`DROP FUNCTION job_unseen(uuid), unseen_share(integer, integer)`);
    await queryRunner.query(`DELETE FROM job_heat WHERE views + applications = 0`);
    await queryRunner.query(`ALTER TABLE job_heat DROP COLUMN unseen`);
    await queryRunner.query(
      `ALTER TABLE job_listings DROP COLUMN unseen, DROP COLUMN unseen_before, DROP COLUMN unseen_since`,
    );
    await queryRunner.query(`SELECT list_all_jobs()`);
  }
}

/** As unseenShare of libs/contract. */
const UNSEEN_SHARE = `
  CREATE FUNCTION unseen_share(looked integer, applied integer) RETURNS real
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT greatest(0, 1 - (looked + 2 * applied) / 12.0)::real
    $$`;

/**
 * How little a job was seen in seven days, counted now. Who posts jobs does not count. Who came to a job that this one stands for
 * does: an earlier one of the employer, of the same category and place, that was taken down or has the same title.
 */
const JOB_UNSEEN = `
  CREATE FUNCTION job_unseen(of_job uuid) RETURNS real LANGUAGE sql STABLE AS $$
    SELECT unseen_share((count(*) FILTER (WHERE NOT people.applied))::int, (count(*) FILTER (WHERE people.applied))::int)
    FROM (
      SELECT acts.seeker_id, bool_or(acts.applied) AS applied
      FROM (
        SELECT of_job AS id
        UNION ALL
        SELECT earlier.id FROM jobs j CROSS JOIN LATERAL (
          SELECT e.id, e.category, e.status, e.title, e.point FROM jobs e
          WHERE e.employer_id = j.employer_id AND e.created_at < j.created_at
          ORDER BY e.created_at DESC LIMIT 20) earlier
        WHERE j.id = of_job AND earlier.category = j.category
          AND (earlier.status <> 'open' OR lower(earlier.title) = lower(j.title))
          AND coalesce(ST_DWithin(earlier.point, j.point, 2000), true)
      ) same CROSS JOIN LATERAL (
        SELECT v.seeker_id, false AS applied FROM job_views v
        WHERE v.job_id = same.id AND v.day > (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date - 7
        UNION ALL
        SELECT a.seeker_id, true FROM applications a
        WHERE a.job_id = same.id AND a.status <> 'withdrawn' AND a.created_at > clock_timestamp() - interval '7 days'
      ) acts
      GROUP BY acts.seeker_id
    ) people
    WHERE NOT EXISTS (SELECT FROM jobs own WHERE own.employer_id = people.seeker_id)
  $$`;

/** As the one of three parameters, which no trigger calls any more, less what a job loses by having been seen. */
const LISTING_MERIT = `
  CREATE FUNCTION listing_merit(created_at timestamptz, standing real, hourly_pay real, unseen real) RETURNS real
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT (8 * extract(epoch FROM created_at - timestamptz '2026-01-01 00:00:00+00') / 86400 / 30
        - 8 * (1 - unseen)
        + 7 * standing
        + 15 * greatest(0, least(1, coalesce(hourly_pay, 0) / 130 - 0.5)))::real
    $$`;

const meritJobListing = (unseen: string): string => `
  CREATE OR REPLACE FUNCTION merit_job_listing() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.merit := listing_merit(NEW.created_at, NEW.standing, NEW.hourly_pay${unseen});
      RETURN NEW;
    END $$`;

/** A new job begins with the attention of those that it stands for; under no cell, as it is not hot itself. */
const INHERIT_ATTENTION = `
      ELSE
        INSERT INTO job_heat (job_id, search_cell, views, applications, unseen)
        SELECT NEW.id, -1, 0, 0, counted.unseen FROM (SELECT job_unseen(NEW.id) AS unseen) counted
        WHERE counted.unseen < 1
        ON CONFLICT (job_id) DO NOTHING;`;

const keepJobListing = (inherit: string): string => `
  CREATE OR REPLACE FUNCTION keep_job_listing() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        DELETE FROM job_listings WHERE job_id = OLD.id;${inherit}
      END IF;
      PERFORM list_jobs(ARRAY[NEW.id]);
      RETURN NULL;
    END $$`;

const warmJob = (cell: string): string => `
  CREATE OR REPLACE FUNCTION warm_job() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO job_heat (job_id, search_cell, views, applications)
      SELECT l.job_id, l.search_cell, (TG_TABLE_NAME = 'job_views')::int, (TG_TABLE_NAME = 'applications')::int
      FROM job_listings l WHERE l.job_id = NEW.job_id AND l.search_cell >= 0
      ON CONFLICT (job_id) DO UPDATE
        SET views = job_heat.views + EXCLUDED.views, applications = job_heat.applications + EXCLUDED.applications${cell};
      RETURN NULL;
    END $$`;

/** As it was, with what is known of how little a job was seen: an edit makes nobody forget who came. */
const listJobs = (column: string, value: string): string =>
  `CREATE OR REPLACE FUNCTION list_jobs(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_terms (kind, name)
      SELECT DISTINCT n.kind, n.name FROM jobs j CROSS JOIN LATERAL job_term_names(j) n
      WHERE (ids IS NULL OR j.id = ANY (ids)) AND j.status = 'open'
        AND (j.hidden_until IS NULL OR j.hidden_until <= clock_timestamp())
        AND NOT EXISTS (SELECT FROM search_terms s WHERE s.kind = n.kind AND s.name = n.name)
      ORDER BY n.kind, n.name
      ON CONFLICT DO NOTHING;
      INSERT INTO job_listings (job_id, employer_id, search_cell, latitude, longitude, category, job_type, hourly_pay,
        hours_per_week, standing${column}, created_at, expires_at, category_term, job_type_term, skills, terms, title_terms)
      SELECT j.id, j.employer_id, coalesce(search_cell(ST_Y(j.point::geometry), ST_X(j.point::geometry)), -1),
        ST_Y(j.point::geometry), ST_X(j.point::geometry), j.category, j.job_type, j.hourly_pay, j.hours_per_week,
        coalesce((SELECT e.standing FROM employer_standings e WHERE e.employer_id = j.employer_id), 0.5)${value},
        j.created_at, j.expires_at, found.category_term, found.job_type_term, found.skills, found.terms, found.title_terms
      FROM jobs j CROSS JOIN LATERAL (
        SELECT max(s.id) FILTER (WHERE s.kind = 'category') AS category_term,
          max(s.id) FILTER (WHERE s.kind = 'job_type') AS job_type_term,
          coalesce(array_agg(s.id) FILTER (WHERE s.kind = 'skill'), '{}') AS skills,
          array_agg(s.id ORDER BY n.place, n.kind, n.name) AS terms, count(*) FILTER (WHERE n.of_title) AS title_terms
        FROM job_term_names(j) n JOIN search_terms s ON s.kind = n.kind AND s.name = n.name
      ) found
      WHERE (ids IS NULL OR j.id = ANY (ids)) AND j.status = 'open'
        AND (j.hidden_until IS NULL OR j.hidden_until <= clock_timestamp());
    END $$`;
