import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An inverted index of the workers who switched their availability on: for each category and skill of theirs a row with where,
 * how far and when they work, so that the nearest who can do some work are found without a look at everybody nearby. A trigger
 * keeps it, whoever writes.
 */
export class ListAvailabilityTerms1763600100000 implements MigrationInterface {
  name = 'ListAvailabilityTerms1763600100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE availability_terms (
        user_id uuid NOT NULL
          CONSTRAINT availability_terms_user_id_fkey REFERENCES worker_availabilities (user_id) ON DELETE CASCADE,
        term text NOT NULL,
        point geography(Point, 4326) NOT NULL,
        radius_km smallint NOT NULL,
        week_minutes int4multirange,
        ends_at timestamptz,
        CONSTRAINT availability_terms_pkey PRIMARY KEY (user_id, term)
      )`);
    // As availabilityTerms of the module users.
    await queryRunner.query(`
      CREATE FUNCTION availability_term_names(categories text[], skill_ids text[]) RETURNS SETOF text
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
          SELECT 'category:' || category FROM unnest(categories) AS category
          UNION SELECT 'skill:' || skill_id FROM unnest(skill_ids) AS skill_id
        $$`);
    await queryRunner.query(`
      CREATE FUNCTION keep_availability_terms() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM availability_terms WHERE user_id = NEW.user_id;
          IF NEW.available THEN
            INSERT INTO availability_terms (user_id, term, point, radius_km, week_minutes, ends_at)
            SELECT NEW.user_id, term, NEW.point, NEW.radius_km, NEW.week_minutes, NEW.ends_at
            FROM availability_term_names(NEW.categories, NEW.skill_ids) AS term;
          END IF;
          RETURN NULL;
        END
        $$`);
    await queryRunner.query(`
      CREATE TRIGGER worker_availabilities_keep_terms
        AFTER INSERT OR UPDATE OF available, point, radius_km, categories, skill_ids, week_minutes, ends_at
        ON worker_availabilities
        FOR EACH ROW EXECUTE FUNCTION keep_availability_terms()`);
    await queryRunner.query(`
      INSERT INTO availability_terms (user_id, term, point, radius_km, week_minutes, ends_at)
      SELECT user_id, term, point, radius_km, week_minutes, ends_at
      FROM worker_availabilities, availability_term_names(categories, skill_ids) AS term
      WHERE available`);
    await queryRunner.query(`CREATE INDEX availability_terms_nearest ON availability_terms USING gist (term, point)`);
    await queryRunner.query(`ANALYZE availability_terms`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER worker_availabilities_keep_terms ON worker_availabilities`);
    await queryRunner.query(`DROP FUNCTION keep_availability_terms(), availability_term_names(text[], text[])`);
    await queryRunner.query(`DROP TABLE availability_terms`);
  }
}
