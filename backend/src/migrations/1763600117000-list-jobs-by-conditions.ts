import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Jobs are found by the conditions that they say to meet, and by occupations that their skills and description suggest where
 * the title names none.
 */
export class ListJobsByConditions1763600117000 implements MigrationInterface {
  name = 'ListJobsByConditions1763600117000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE jobs ADD COLUMN suggested_occupation_ids text[] NOT NULL DEFAULT '{}',
         ADD COLUMN condition_ids text[] NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(kinds(`, 'suggested_occupation', 'condition'`));
    await queryRunner.query(termNames(SUGGESTED_TERMS));
    await queryRunner.query(keepListing(', suggested_occupation_ids, condition_ids'));
    await queryRunner.query(`SELECT list_all_jobs()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(keepListing(''));
    await queryRunner.query(termNames(''));
    await queryRunner.query(`ALTER TABLE jobs DROP COLUMN condition_ids, DROP COLUMN suggested_occupation_ids`);
    await queryRunner.query(`SELECT list_all_jobs()`);
    await queryRunner.query(`DELETE FROM search_terms WHERE kind IN ('suggested_occupation', 'condition')`);
    await queryRunner.query(kinds(''));
  }
}

const kinds = (further: string): string =>
  `ALTER TABLE search_terms DROP CONSTRAINT search_terms_kind,
     ADD CONSTRAINT search_terms_kind CHECK (kind IN ('every', 'category', 'job_type', 'category_and_type', 'skill',
       'occupation', 'town', 'word'${further}))`;

const keepListing = (columns: string): string =>
  `CREATE OR REPLACE TRIGGER jobs_keep_listing
    AFTER INSERT OR UPDATE OF title, company, description, location, point, job_type, category, hourly_pay,
      required_skills, skill_ids, occupation_ids, hours_per_week, status, expires_at, hidden_until${columns} ON jobs
    FOR EACH ROW EXECUTE FUNCTION keep_job_listing()`;

const SUGGESTED_TERMS = `
        UNION ALL
        SELECT 'suggested_occupation', occupation, 4000, false FROM unnest(job.suggested_occupation_ids) AS occupation
        UNION ALL
        SELECT 'condition', condition, 4500, false FROM unnest(job.condition_ids) AS condition`;

/** As it was made first, with `further` terms. */
const termNames = (further: string): string =>
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
          FROM unnest(search_words(job.location)) WITH ORDINALITY AS location (word, place) WHERE job.point IS NULL
        UNION ALL
        SELECT 'skill', skill, 4000, false FROM unnest(job.skill_ids) AS skill
        UNION ALL
        SELECT 'occupation', occupation, 4000, false FROM unnest(job.occupation_ids) AS occupation${further}
        UNION ALL
        SELECT tag.kind, tag.name, 5000, false
          FROM (VALUES ('every', ''), ('category', job.category), ('job_type', job.job_type),
            ('category_and_type', job.category || ' ' || job.job_type)) AS tag (kind, name)
      ) AS named
      WHERE named.kind NOT IN ('word', 'town') OR char_length(named.name) BETWEEN 2 AND 40
      GROUP BY named.kind, named.name
    $$`;
