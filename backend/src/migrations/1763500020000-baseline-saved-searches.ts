import { Baseline } from './baseline.js';

/** Saved searches, the terms by which a new job finds them, their matches, and notices. */
export class BaselineSavedSearches1763500020000 extends Baseline {
  readonly name = 'BaselineSavedSearches1763500020000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE saved_searches (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     user_id uuid NOT NULL,
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
     CONSTRAINT saved_searches_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
     CONSTRAINT saved_searches_position CHECK ((latitude IS NULL) = (longitude IS NULL))
   )`,
  `CREATE INDEX saved_searches_read ON saved_searches (read_at)`,
  // Terms by name, because a search may contain words that no job has. Position and radius are in each row, so that the index alone
  // returns the searches of a term that are near a job.
  `CREATE TABLE saved_search_terms (
     saved_search_id uuid NOT NULL,
     term text NOT NULL,
     latitude double precision,
     longitude double precision,
     CONSTRAINT saved_search_terms_pkey PRIMARY KEY (saved_search_id, term),
     CONSTRAINT saved_search_terms_search FOREIGN KEY (saved_search_id) REFERENCES saved_searches (id) ON DELETE CASCADE
   )`,
  `CREATE INDEX saved_search_terms_near ON saved_search_terms (term, latitude, longitude, saved_search_id)`,
  `CREATE TABLE saved_search_matches (
     saved_search_id uuid NOT NULL,
     job_id uuid NOT NULL,
     relevance real NOT NULL,
     matched_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     told_at timestamptz,
     notice_id uuid,
     CONSTRAINT saved_search_matches_pkey PRIMARY KEY (saved_search_id, job_id),
     CONSTRAINT saved_search_matches_search FOREIGN KEY (saved_search_id) REFERENCES saved_searches (id) ON DELETE CASCADE,
     CONSTRAINT saved_search_matches_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
     CONSTRAINT saved_search_matches_told CHECK ((told_at IS NULL) = (notice_id IS NULL))
   )`,
  `CREATE INDEX saved_search_matches_job_id ON saved_search_matches (job_id)`,
  `CREATE INDEX saved_search_matches_notice ON saved_search_matches (notice_id) WHERE notice_id IS NOT NULL`,
  `CREATE TABLE saved_search_notices (
     user_id uuid PRIMARY KEY,
     due_at timestamptz,
     told_at timestamptz,
     CONSTRAINT saved_search_notices_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  `CREATE INDEX saved_search_notices_due ON saved_search_notices (due_at) WHERE due_at IS NOT NULL`,
  `CREATE FUNCTION match_saved_searches() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.status = 'open' AND NEW.expires_at > clock_timestamp()
        AND (NEW.hidden_until IS NULL OR NEW.hidden_until <= clock_timestamp())
        AND EXISTS (SELECT FROM saved_searches) AND current_setting('nukkad.rereads_jobs', true) IS DISTINCT FROM 'on'
      THEN
        INSERT INTO outbox (task, queue, payload)
        VALUES ('saved-searches.match-job', 'default', jsonb_build_object('jobId', NEW.id));
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER jobs_match_saved_searches AFTER INSERT OR UPDATE OF title, company, description, location, point, job_type,
     category, hourly_pay, required_skills, skill_ids, occupation_ids, suggested_occupation_ids, condition_ids, status,
     expires_at, hidden_until ON jobs FOR EACH ROW EXECUTE FUNCTION match_saved_searches()`,
];
