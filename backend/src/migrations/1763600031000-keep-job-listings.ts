import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Triggers that keep what a search reads in the transaction that writes the job, whoever writes it. */
export class KeepJobListings1763600031000 implements MigrationInterface {
  name = 'KeepJobListings1763600031000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...DERIVATION, ...UPKEEP, ...TRIGGERS]) await queryRunner.query(statement);
    await queryRunner.query(`SELECT list_all_jobs()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER jobs_keep_listing ON jobs`);
    await queryRunner.query(`DROP TRIGGER employer_standings_spread ON employer_standings`);
    await queryRunner.query(`DROP TRIGGER job_listings_keep_terms ON job_listings`);
    await queryRunner.query(`DROP TRIGGER job_listings_merit ON job_listings`);
    await queryRunner.query(`
      DROP FUNCTION list_all_jobs(), keep_job_listing(), list_jobs(uuid[]), spread_standing(), keep_job_terms(),
        merit_job_listing(), job_term_rows(job_listings), job_term_names(jobs), search_words(text), listing_merit(timestamptz, real, real),
        search_cell(double precision, double precision)`);
  }
}

/** What stands between words: everything that is no letter, sign or digit in the scripts that are read here. */
const NOT_A_WORD =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7' +
  '\\u0964\\u0965\\u0970\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u3003\\ufffd\\U0001f000-\\U0001faff]+';

const DERIVATION = [
  // As searchCell of libs/contract.
  `CREATE FUNCTION search_cell(latitude double precision, longitude double precision) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT least(7199, floor((latitude + 90) * 40))::integer * 14400 + floor((longitude + 180) * 40)::integer % 14400
    $$`,
  // The parts of the score that are the same for every seeker, as they would be on one day: a job loses its points for
  // being recent evenly, so that the order never changes. Weights and bounds as in scoring-weights of libs/contract.
  `CREATE FUNCTION listing_merit(created_at timestamptz, standing real, hourly_pay real) RETURNS real
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT (8 * extract(epoch FROM created_at - timestamptz '2026-01-01 00:00:00+00') / 86400 / 30
        + 7 * standing
        + 15 * greatest(0, least(1, coalesce(hourly_pay, 0) / 130 - 0.5)))::real
    $$`,
  // As wordsOf of libs/language, without its limits of length; may hold empty words, and letters three in a row stay. Plain
  // ASCII, most of what there is, goes the short way.
  `CREATE FUNCTION search_words(content text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT string_to_array(CASE
        WHEN octet_length(content) = char_length(content) THEN
          translate(lower(content), E'\\t\\n\\r!"#$%&\\'()*+,-./:;<=>?@[\\\\]^_\`{|}~', repeat(' ', 35))
        ELSE
          regexp_replace(translate(
            regexp_replace(regexp_replace(regexp_replace(
              normalize(regexp_replace(normalize(lower(normalize(content, NFKC)), NFKD), '[\\u0300-\\u036f]', '', 'g'), NFKC),
              '[\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\u093c\\u0cbc]', '', 'g'),
              '[ङञणनम]\\u094d(?=[क-ह])', U&'\\0902', 'g'),
              '[ಙಞಣನಮ]\\u0ccd(?=[ಕ-ಹ])', U&'\\0c82', 'g'),
            U&'\\0901\\0911\\0949\\090d\\0945०१२३४५६७८९೦೧೨೩೪೫೬೭೮೯',
            U&'\\0902\\0906\\093e\\090f\\094701234567890123456789'), '${NOT_A_WORD}', ' ', 'g')
        END, ' ')
    $$`,
  // What a job can be found by, its title's words first. 'every' is in all of them, so that a search for nothing in
  // particular is a search for that.
  `CREATE FUNCTION job_term_names(job jobs) RETURNS TABLE (kind text, name text, place bigint, of_title boolean)
    LANGUAGE sql STABLE PARALLEL SAFE AS $$
      SELECT named.kind, named.name, min(named.place), bool_or(named.of_title)
      FROM (
        SELECT 'word' AS kind, word AS name, place, true AS of_title
          FROM unnest(search_words(job.title)) WITH ORDINALITY AS title (word, place)
        UNION ALL
        SELECT 'word', word, 1000 + place, false
          FROM unnest(search_words(job.company || ' ' || job.location || ' ' || array_to_string(job.required_skills, ' ')))
            WITH ORDINALITY AS particulars (word, place)
        UNION ALL
        (SELECT 'word', word, 2000 + place, false
          FROM unnest(search_words(left(job.description, 1000))) WITH ORDINALITY AS description (word, place)
          WHERE char_length(word) > 2
            AND NOT word = ANY ('{and,the,for,with,you,your,our,are,will,have,has,from,this,that,must,can,all,who}')
          ORDER BY place LIMIT 40)
        UNION ALL
        SELECT 'town', word, 3000 + place, false
          FROM unnest(search_words(job.location)) WITH ORDINALITY AS location (word, place) WHERE job.point IS NULL
        UNION ALL
        SELECT 'skill', skill, 4000, false FROM unnest(job.skill_ids) AS skill
        UNION ALL
        SELECT 'occupation', occupation, 4000, false FROM unnest(job.occupation_ids) AS occupation
        UNION ALL
        SELECT tag.kind, tag.name, 5000, false
          FROM (VALUES ('every', ''), ('category', job.category), ('job_type', job.job_type),
            ('category_and_type', job.category || ' ' || job.job_type)) AS tag (kind, name)
      ) AS named
      WHERE named.kind NOT IN ('word', 'town') OR char_length(named.name) BETWEEN 2 AND 40
      GROUP BY named.kind, named.name
    $$`,
];

const UPKEEP = [
  `CREATE FUNCTION job_term_rows(listing job_listings) RETURNS SETOF job_terms
    LANGUAGE sql STABLE PARALLEL SAFE AS $$
      SELECT term, listing.search_cell, listing.ref, listing.merit, listing.created_at, coalesce(listing.hourly_pay, 0),
        listing.category_term, listing.job_type_term, least(32767, round(coalesce(listing.hourly_pay, 0)))::smallint,
        coalesce(floor((listing.latitude + 90) * 640)::int % 16 * 16 + floor((listing.longitude + 180) * 640)::int % 16, 0)
          ::smallint
      FROM unnest(listing.terms) AS term
    $$`,
  `CREATE FUNCTION merit_job_listing() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.merit := listing_merit(NEW.created_at, NEW.standing, NEW.hourly_pay);
      RETURN NEW;
    END $$`,
  // Rows of job_terms are found by the key of their index, so that they need no other.
  `CREATE FUNCTION keep_job_terms() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM job_terms t USING unnest(OLD.terms) AS gone (term)
        WHERE t.term = gone.term AND t.search_cell = OLD.search_cell AND t.merit = OLD.merit AND t.ref = OLD.ref;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO job_terms SELECT (job_term_rows(NEW)).*;
      END IF;
      RETURN NULL;
    END $$`,
  // An employer's jobs follow his standing.
  `CREATE FUNCTION spread_standing() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE job_listings SET standing = NEW.standing WHERE employer_id = NEW.employer_id AND standing <> NEW.standing;
      RETURN NULL;
    END $$`,
  // Lists the open ones of these jobs (null: of all), which must not be listed yet. New words are entered in their order,
  // so that two transactions that bring the same ones wait instead of blocking each other.
  `CREATE FUNCTION list_jobs(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_terms (kind, name)
      SELECT DISTINCT n.kind, n.name FROM jobs j CROSS JOIN LATERAL job_term_names(j) n
      WHERE (ids IS NULL OR j.id = ANY (ids)) AND j.status = 'open'
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
      WHERE (ids IS NULL OR j.id = ANY (ids)) AND j.status = 'open';
    END $$`,
  `CREATE FUNCTION keep_job_listing() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        DELETE FROM job_listings WHERE job_id = OLD.id;
      END IF;
      PERFORM list_jobs(ARRAY[NEW.id]);
      RETURN NULL;
    END $$`,
  // All jobs at once: after an import that went past the triggers, or when merit counts otherwise.
  `CREATE FUNCTION list_all_jobs() RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      TRUNCATE job_terms, job_listings;
      ALTER TABLE job_listings DISABLE TRIGGER job_listings_keep_terms;
      PERFORM list_jobs(NULL);
      ALTER TABLE job_listings ENABLE TRIGGER job_listings_keep_terms;
      INSERT INTO job_terms SELECT rows.* FROM job_listings l CROSS JOIN LATERAL job_term_rows(l) rows;
    END $$`,
];

const TRIGGERS = [
  `CREATE TRIGGER job_listings_merit BEFORE INSERT OR UPDATE ON job_listings
    FOR EACH ROW EXECUTE FUNCTION merit_job_listing()`,
  `CREATE TRIGGER job_listings_keep_terms AFTER INSERT OR UPDATE OR DELETE ON job_listings
    FOR EACH ROW EXECUTE FUNCTION keep_job_terms()`,
  `CREATE TRIGGER employer_standings_spread AFTER INSERT OR UPDATE ON employer_standings
    FOR EACH ROW EXECUTE FUNCTION spread_standing()`,
  `CREATE TRIGGER jobs_keep_listing
    AFTER INSERT OR UPDATE OF title, company, description, location, point, job_type, category, hourly_pay,
      required_skills, skill_ids, occupation_ids, hours_per_week, status, expires_at ON jobs
    FOR EACH ROW EXECUTE FUNCTION keep_job_listing()`,
];
