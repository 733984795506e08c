import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readCertainCities } from './certain-cities.js';

/** A job whose place has no point is found by the city in which its address certainly lies. What stands is read anew. */
export class KeepCertainCities1763600146000 implements MigrationInterface {
  name = 'KeepCertainCities1763600146000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE jobs ADD COLUMN city_id uuid`);
    await queryRunner.query(
      `CREATE INDEX jobs_open_city ON jobs (city_id, created_at) WHERE status = 'open' AND city_id IS NOT NULL`,
    );
    await queryRunner.query(termNames(TOWN_WORDS_WITHOUT_CITY, CITY_TERM));
    await queryRunner.query(keepListing(', city_id'));
    await readCertainCities(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(keepListing(''));
    await queryRunner.query(termNames(TOWN_WORDS, ''));
    await queryRunner.query(`ALTER TABLE jobs DROP COLUMN city_id`);
    await queryRunner.query(`SELECT list_all_jobs()`);
  }
}

const keepListing = (columns: string): string =>
  `CREATE OR REPLACE TRIGGER jobs_keep_listing
    AFTER INSERT OR UPDATE OF title, company, description, location, point, job_type, category, hourly_pay,
      required_skills, skill_ids, occupation_ids, hours_per_week, status, expires_at, hidden_until,
      suggested_occupation_ids, condition_ids${columns} ON jobs
    FOR EACH ROW EXECUTE FUNCTION keep_job_listing()`;

const TOWN_WORDS = 'job.point IS NULL';
const TOWN_WORDS_WITHOUT_CITY = `${TOWN_WORDS} AND job.city_id IS NULL`;
const CITY_TERM = `
        UNION ALL
        SELECT 'town', '@' || job.city_id, 3000, false WHERE job.point IS NULL AND job.city_id IS NOT NULL`;

/** As it was made last; words of towns where `townWords` holds, and with `further` terms. */
const termNames = (townWords: string, further: string): string =>
  `CREATE OR REPLACE FUNCTION job_term_names(job jobs) RETURNS TABLE (kind text, name text, place bigint, of_title boolean)
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
          FROM unnest(search_words(job.location)) WITH ORDINALITY AS location (word, place) WHERE ${townWords}${further}
        UNION ALL
        SELECT 'skill', skill, 4000, false FROM unnest(job.skill_ids) AS skill
        UNION ALL
        SELECT 'occupation', occupation, 4000, false FROM unnest(job.occupation_ids) AS occupation
        UNION ALL
        SELECT 'suggested_occupation', occupation, 4000, false FROM unnest(job.suggested_occupation_ids) AS occupation
        UNION ALL
        SELECT 'condition', condition, 4500, false FROM unnest(job.condition_ids) AS condition
        UNION ALL
        SELECT tag.kind, tag.name, 5000, false
          FROM (VALUES ('every', ''), ('category', job.category), ('job_type', job.job_type),
            ('category_and_type', job.category || ' ' || job.job_type)) AS tag (kind, name)
      ) AS named
      WHERE named.kind NOT IN ('word', 'town') OR char_length(named.name) BETWEEN 2 AND 40
      GROUP BY named.kind, named.name
    $$`;
