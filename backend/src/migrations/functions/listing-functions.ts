import { UNKNOWN_STANDING } from '@nukkad/contract/matching/scoring-weights';
import { defineFunction, type RepeatableFunction } from './repeatable-function.js';

/** The cell of a point in the grid of the search. */
const SEARCH_CELL = defineFunction({
  declaration: `search_cell(latitude double precision, longitude double precision) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE`,
  isStored: true,
  body: `
      SELECT least(7199, floor((latitude + 90) * 40))::integer * 14400 + floor((longitude + 180) * 40)::integer % 14400
    `,
});

/** The words of a text, as `wordsOf` of the language reads them. */
const SEARCH_WORDS = defineFunction({
  declaration: `search_words(content text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE`,
  isStored: true,
  body: String.raw`
      SELECT string_to_array(CASE
        WHEN octet_length(content) = char_length(content) THEN
          translate(lower(content), E'\t\n\r!"#$%&\'()*+,-./:;<=>?@[\\]^_${'`'}{|}~', repeat(' ', 35))
        ELSE
          regexp_replace(translate(
            regexp_replace(regexp_replace(regexp_replace(
              normalize(regexp_replace(normalize(lower(normalize(content, NFKC)), NFKD), '[\u0300-\u036f]', '', 'g'), NFKC),
              '[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u093c\u0cbc]', '', 'g'),
              '(?<=[\u0900-\u0963])(?:ङ\u094d(?=[क-घ])|ञ\u094d(?=[च-झ])|ण\u094d(?=[ट-ढ])|न\u094d(?=[क-घच-झट-ढत-धप-भश-स])|म\u094d(?=[प-भ]))', U&'\0902', 'g'),
              '(?<=[\u0c80-\u0ce3])(?:ಙ\u0ccd(?=[ಕ-ಘ])|ಞ\u0ccd(?=[ಚ-ಝ])|ಣ\u0ccd(?=[ಟ-ಢ])|ನ\u0ccd(?=[ಕ-ಘಚ-ಝಟ-ಢತ-ಧಪ-ಭಶ-ಸ])|ಮ\u0ccd(?=[ಪ-ಭ]))', U&'\0c82', 'g'),
            U&'\0901\0911\0949\090d\0945०१२३४५६७८९೦೧೨೩೪೫೬೭೮೯',
            U&'\0902\0906\093e\090f\094701234567890123456789'), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u0964\u0965\u0970\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3003\ufffd\U0001f000-\U0001faff]+', ' ', 'g')
        END, ' ')
    `,
});

/** The terms by which a job is found, in the order of their importance. */
const JOB_TERM_NAMES = defineFunction({
  declaration: `job_term_names(job jobs) RETURNS TABLE (kind text, name text, place bigint, of_title boolean) LANGUAGE sql STABLE PARALLEL SAFE`,
  isStored: true,
  body: `
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
          FROM unnest(search_words(job.location)) WITH ORDINALITY AS location (word, place) WHERE job.point IS NULL AND job.city_id IS NULL
        UNION ALL
        SELECT 'town', '@' || job.city_id, 3000, false WHERE job.point IS NULL AND job.city_id IS NOT NULL
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
    `,
});

/** The entries of a listing in the posting lists. */
const JOB_TERM_ROWS = defineFunction({
  declaration: `job_term_rows(listing job_listings) RETURNS SETOF job_terms LANGUAGE sql STABLE PARALLEL SAFE`,
  isStored: true,
  body: `
      SELECT term, listing.search_cell, listing.ref, listing.merit, listing.created_at, coalesce(listing.hourly_pay, 0),
        listing.category_term, listing.job_type_term, least(32767, round(coalesce(listing.hourly_pay, 0)))::smallint,
        coalesce(floor((listing.latitude + 90) * 640)::int % 16 * 16 + floor((listing.longitude + 180) * 640)::int % 16, 0)
          ::smallint
      FROM unnest(listing.terms) AS term
    `,
});

/** Trigger of a listing: its entries in the posting lists follow it. */
const KEEP_JOB_TERMS = defineFunction({
  declaration: `keep_job_terms() RETURNS trigger LANGUAGE plpgsql`,
  body: `
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM job_terms t USING unnest(OLD.terms) AS gone (term)
        WHERE t.term = gone.term AND t.search_cell = OLD.search_cell AND t.merit = OLD.merit AND t.ref = OLD.ref;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO job_terms SELECT (job_term_rows(NEW)).*;
      END IF;
      RETURN NULL;
    END `,
});

/** Lists the open jobs among `ids`, or all. */
const LIST_JOBS = defineFunction({
  declaration: `list_jobs(ids uuid[]) RETURNS void LANGUAGE plpgsql`,
  isStored: true,
  body: `
    BEGIN
      INSERT INTO search_terms (kind, name)
      SELECT DISTINCT n.kind, n.name FROM jobs j CROSS JOIN LATERAL job_term_names(j) n
      WHERE (ids IS NULL OR j.id = ANY (ids)) AND j.status = 'open'
        AND (j.hidden_until IS NULL OR j.hidden_until <= clock_timestamp())
        AND NOT EXISTS (SELECT FROM search_terms s WHERE s.kind = n.kind AND s.name = n.name)
      ORDER BY n.kind, n.name
      ON CONFLICT DO NOTHING;
      INSERT INTO job_listings (job_id, employer_id, search_cell, latitude, longitude, category, job_type, hourly_pay,
        hours_per_week, standing, unseen, created_at, expires_at, category_term, job_type_term, skills, terms, title_terms)
      SELECT j.id, j.employer_id, coalesce(search_cell(ST_Y(j.point::geometry), ST_X(j.point::geometry)), -1),
        ST_Y(j.point::geometry), ST_X(j.point::geometry), j.category, j.job_type, j.hourly_pay, j.hours_per_week,
        coalesce((SELECT e.standing FROM employer_standings e WHERE e.employer_id = j.employer_id), ${UNKNOWN_STANDING}),
        coalesce((SELECT h.unseen FROM job_heat h WHERE h.job_id = j.id), 1),
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
    END `,
});

/** Trigger of a job: its listing follows it. A new copy of a job inherits the attention of the earlier copies. */
const KEEP_JOB_LISTING = defineFunction({
  declaration: `keep_job_listing() RETURNS trigger LANGUAGE plpgsql`,
  body: `
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        DELETE FROM job_listings WHERE job_id = OLD.id;
      ELSE
        INSERT INTO job_heat (job_id, search_cell, views, applications, unseen)
        SELECT NEW.id, -1, 0, 0, counted.unseen FROM (SELECT job_unseen(NEW.id) AS unseen) counted
        WHERE counted.unseen < 1
        ON CONFLICT (job_id) DO NOTHING;
      END IF;
      PERFORM list_jobs(ARRAY[NEW.id]);
      RETURN NULL;
    END `,
});

/** Lists every open job again. */
const LIST_ALL_JOBS = defineFunction({
  declaration: `list_all_jobs() RETURNS void LANGUAGE plpgsql`,
  body: `
    BEGIN
      TRUNCATE job_terms, job_listings;
      ALTER TABLE job_listings DISABLE TRIGGER job_listings_keep_terms;
      PERFORM list_jobs(NULL);
      ALTER TABLE job_listings ENABLE TRIGGER job_listings_keep_terms;
      INSERT INTO job_terms SELECT rows.* FROM job_listings l CROSS JOIN LATERAL job_term_rows(l) rows;
    END `,
});

/** Functions that list jobs for the search, those first that others call. */
export const LISTING_FUNCTIONS: readonly RepeatableFunction[] = [
  SEARCH_CELL,
  SEARCH_WORDS,
  JOB_TERM_NAMES,
  JOB_TERM_ROWS,
  KEEP_JOB_TERMS,
  LIST_JOBS,
  KEEP_JOB_LISTING,
  LIST_ALL_JOBS,
];
