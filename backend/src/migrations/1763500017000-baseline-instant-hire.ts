import { Baseline } from './baseline.js';

/** Instant jobs, and the requests that offer them to workers. */
export class BaselineInstantHire1763500017000 extends Baseline {
  readonly name = 'BaselineInstantHire1763500017000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE instant_jobs (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     title text NOT NULL,
     company text NOT NULL,
     description text NOT NULL,
     category text NOT NULL,
     location text NOT NULL,
     point geography(Point,4326) NOT NULL,
     min_rate integer NOT NULL,
     max_rate integer NOT NULL,
     rate_type text NOT NULL,
     currency text NOT NULL,
     hourly_pay numeric(12,2),
     urgency text NOT NULL,
     duration smallint NOT NULL,
     max_radius smallint NOT NULL,
     required_skills text[] NOT NULL DEFAULT '{}',
     skill_ids text[] NOT NULL DEFAULT '{}',
     payment_method text NOT NULL,
     start_time timestamptz,
     end_time timestamptz,
     openings smallint NOT NULL DEFAULT 1,
     filled smallint NOT NULL DEFAULT 0,
     status text NOT NULL DEFAULT 'open',
     expires_at timestamptz NOT NULL,
     waves_sent smallint NOT NULL DEFAULT 0,
     next_wave_at timestamptz,
     workers_found smallint NOT NULL DEFAULT 0,
     cancel_reason text,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT instant_jobs_status CHECK (status IN ('open', 'filled', 'cancelled', 'expired')),
     CONSTRAINT instant_jobs_urgency CHECK (urgency IN ('asap', 'within_24h', 'scheduled', 'flexible')),
     CONSTRAINT instant_jobs_payment_method CHECK (payment_method IN ('direct', 'platform')),
     CONSTRAINT instant_jobs_rate_type CHECK (rate_type IN ('hourly', 'monthly')),
     CONSTRAINT instant_jobs_currency CHECK (currency IN ('USD', 'INR')),
     CONSTRAINT instant_jobs_rates CHECK (min_rate >= 0 AND max_rate >= 0),
     CONSTRAINT instant_jobs_times CHECK (((urgency = 'scheduled') = (start_time IS NOT NULL)) AND (end_time IS NULL
       OR end_time > start_time)),
     CONSTRAINT instant_jobs_openings CHECK (openings BETWEEN 1 AND 50 AND (filled >= 0 AND filled <= openings)
       AND (status <> 'filled' OR filled = openings) AND (status <> 'open' OR filled < openings)),
     CONSTRAINT instant_jobs_waves CHECK (next_wave_at IS NULL OR status = 'open')
   )`,
  `CREATE INDEX instant_jobs_employer ON instant_jobs (employer_id, created_at, id)`,
  `CREATE INDEX instant_jobs_expiring ON instant_jobs (expires_at) WHERE status = 'open'`,
  `CREATE INDEX instant_jobs_next_wave ON instant_jobs (next_wave_at) WHERE next_wave_at IS NOT NULL`,
  `CREATE TABLE job_requests (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     instant_job_id uuid NOT NULL REFERENCES instant_jobs (id) ON DELETE CASCADE,
     worker_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     wave smallint NOT NULL,
     status text NOT NULL DEFAULT 'pending',
     distance_km numeric(4,1) NOT NULL,
     distance_band text NOT NULL,
     fit text NOT NULL,
     message text,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     expires_at timestamptz NOT NULL,
     responded_at timestamptz,
     unsent_notice text,
     CONSTRAINT job_requests_once UNIQUE (instant_job_id, worker_id),
     CONSTRAINT job_requests_status CHECK (status IN ('pending', 'accepted', 'declined', 'filled', 'standby', 'expired',
       'withdrawn', 'cancelled')),
     CONSTRAINT job_requests_fit CHECK (fit IN ('strong', 'good', 'fair')),
     CONSTRAINT job_requests_distance_band CHECK (distance_band IN ('under_2', '2_to_5', '5_to_10', '10_to_20')),
     CONSTRAINT job_requests_unsent_notice CHECK (unsent_notice IN ('request', 'reopened', 'filled', 'accepted'))
   )`,
  `CREATE INDEX job_requests_worker ON job_requests (worker_id, created_at, id)`,
  `CREATE INDEX job_requests_open_until ON job_requests ((
   CASE
       WHEN (status = ANY (ARRAY['pending'::text, 'filled'::text,
     'standby'::text])) THEN expires_at
       ELSE NULL::timestamp with time zone
   END)) WHERE 
   CASE
       WHEN status IN ('pending',
     'filled', 'standby') THEN expires_at
       ELSE NULL::timestamptz
   END IS NOT NULL`,
];
