import { Baseline } from './baseline.js';

/** Jobs, views, uploaded files, applications with their events, and answers of employers. */
export class BaselineJobs1763500013000 extends Baseline {
  readonly name = 'BaselineJobs1763500013000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE jobs (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     employer_id uuid NOT NULL,
     title text NOT NULL,
     company text NOT NULL,
     description text NOT NULL,
     location text NOT NULL,
     location_status text NOT NULL,
     point geography(Point,4326),
     job_type text NOT NULL,
     category text NOT NULL,
     min_rate numeric(12,2),
     max_rate numeric(12,2),
     rate_type text NOT NULL,
     currency text NOT NULL,
     hourly_pay numeric(12,2),
     required_skills text[] NOT NULL DEFAULT '{}',
     skill_ids text[] NOT NULL DEFAULT '{}',
     occupation_ids text[] NOT NULL DEFAULT '{}',
     hours_per_week smallint,
     status text NOT NULL DEFAULT 'open',
     renewed_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     view_count integer NOT NULL DEFAULT 0,
     created_at timestamptz NOT NULL DEFAULT now(),
     updated_at timestamptz NOT NULL DEFAULT now(),
     hidden_until timestamptz,
     suggested_occupation_ids text[] NOT NULL DEFAULT '{}',
     condition_ids text[] NOT NULL DEFAULT '{}',
     city_id uuid,
     lexicon_version text NOT NULL DEFAULT '',
     CONSTRAINT jobs_employer FOREIGN KEY (employer_id) REFERENCES users (id),
     CONSTRAINT jobs_status CHECK (status IN ('open', 'paused', 'filled', 'closed', 'expired')),
     CONSTRAINT jobs_job_type CHECK (job_type IN ('part_time', 'gig_work', 'contract', 'temporary')),
     CONSTRAINT jobs_rate_type CHECK (rate_type IN ('hourly', 'monthly')),
     CONSTRAINT jobs_currency CHECK (currency IN ('USD', 'INR')),
     CONSTRAINT jobs_rates CHECK ((min_rate >= (0)::numeric) AND (max_rate >= (0)::numeric) AND min_rate <= max_rate
       AND (hourly_pay > (0)::numeric)),
     CONSTRAINT jobs_hours CHECK (hours_per_week BETWEEN 1 AND 168),
     CONSTRAINT jobs_location_status CHECK ((location_status = 'resolved') = (point IS NOT NULL)),
     CONSTRAINT jobs_life CHECK (expires_at > renewed_at),
     CONSTRAINT jobs_view_count CHECK (view_count >= 0)
   )`,
  `CREATE INDEX jobs_employer_created ON jobs (employer_id, created_at, id)`,
  `CREATE INDEX jobs_open_created ON jobs (created_at, id) WHERE status = 'open'`,
  `CREATE INDEX jobs_open_expires ON jobs (expires_at) WHERE status = 'open'`,
  `CREATE INDEX jobs_open_words ON jobs USING gin ((((((title || ' '::text) || company) || ' '::text) || location)) gin_trgm_ops)
     WHERE status = 'open'`,
  `CREATE INDEX jobs_open_point ON jobs USING gist (point) WHERE status = 'open'`,
  `CREATE INDEX jobs_hidden ON jobs (hidden_until) WHERE hidden_until IS NOT NULL`,
  `CREATE INDEX jobs_open_city ON jobs (city_id, created_at) WHERE status = 'open' AND city_id IS NOT NULL`,
  `CREATE INDEX jobs_lexicon_version ON jobs (lexicon_version)`,
  `CREATE TABLE job_views (
     job_id uuid NOT NULL,
     day date NOT NULL,
     seeker_id uuid NOT NULL,
     CONSTRAINT job_views_pkey PRIMARY KEY (job_id, day, seeker_id),
     CONSTRAINT job_views_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
     CONSTRAINT job_views_seeker FOREIGN KEY (seeker_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  `CREATE INDEX job_views_of_seeker ON job_views (seeker_id)`,
  `CREATE TABLE files (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     owner_id uuid NOT NULL,
     storage_key text NOT NULL,
     name text NOT NULL,
     mime text NOT NULL,
     size integer NOT NULL,
     sha256 text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz,
     CONSTRAINT files_owner FOREIGN KEY (owner_id) REFERENCES users (id),
     CONSTRAINT files_size CHECK (size > 0)
   )`,
  `CREATE UNIQUE INDEX files_storage_key ON files (storage_key)`,
  `CREATE INDEX files_owner_id ON files (owner_id)`,
  `CREATE INDEX files_expires ON files (expires_at) WHERE expires_at IS NOT NULL`,
  `CREATE TABLE applications (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     job_id uuid NOT NULL,
     seeker_id uuid NOT NULL,
     cover_message text NOT NULL,
     status text NOT NULL DEFAULT 'submitted',
     employer_message text,
     resume_file_id uuid,
     created_at timestamptz NOT NULL DEFAULT now(),
     reason text,
     note text NOT NULL DEFAULT '',
     messaged_at timestamptz,
     reminded_at timestamptz,
     CONSTRAINT applications_once UNIQUE (job_id, seeker_id),
     CONSTRAINT applications_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
     CONSTRAINT applications_seeker FOREIGN KEY (seeker_id) REFERENCES users (id),
     CONSTRAINT applications_resume_file FOREIGN KEY (resume_file_id) REFERENCES files (id),
     CONSTRAINT applications_status CHECK (status IN ('submitted', 'viewed', 'shortlisted', 'hired', 'rejected',
       'withdrawn')),
     CONSTRAINT applications_reason CHECK (reason IS NULL OR (status = 'rejected' AND reason IN ('position_filled', 'too_far',
       'other_skills', 'other_hours', 'other_pay', 'no_answer')))
   )`,
  `CREATE INDEX applications_job_created ON applications (job_id, created_at, id)`,
  `CREATE INDEX applications_seeker_created ON applications (seeker_id, created_at, id)`,
  `CREATE INDEX applications_resume ON applications (resume_file_id) WHERE resume_file_id IS NOT NULL`,
  `CREATE INDEX applications_waiting ON applications (created_at) WHERE status IN ('submitted', 'viewed') AND messaged_at IS NULL`,
  `CREATE TABLE application_events (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     application_id uuid NOT NULL,
     status text NOT NULL,
     at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT application_events_application_id FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE
   )`,
  `CREATE INDEX application_events_application ON application_events (application_id, at)`,
  `CREATE TABLE employer_answers (
     employer_id uuid PRIMARY KEY,
     applications integer NOT NULL,
     answered integer NOT NULL,
     usual_hours real,
     counted_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT employer_answers_employer FOREIGN KEY (employer_id) REFERENCES users (id) ON DELETE CASCADE,
     CONSTRAINT employer_answers_share CHECK (answered >= 0 AND answered <= applications)
   )`,
  // Hides the jobs of a suspended employer until the end of the suspension; hidden jobs are not listed.
  `CREATE FUNCTION hide_jobs_of_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE jobs SET hidden_until = NEW.suspended_until
          WHERE employer_id = NEW.id AND hidden_until IS DISTINCT FROM NEW.suspended_until;
          RETURN NULL;
        END $$`,
  `CREATE TRIGGER users_hide_jobs AFTER UPDATE OF suspended_until ON users FOR EACH ROW
     WHEN (old.suspended_until IS DISTINCT FROM new.suspended_until) EXECUTE FUNCTION hide_jobs_of_suspended()`,
];
