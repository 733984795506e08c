import { Baseline } from './baseline.js';

/** Interview requests, the employers that a broadcast reaches, calendar feeds, and notifications of changes. */
export class BaselineInterviews1763500015000 extends Baseline {
  readonly name = 'BaselineInterviews1763500015000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE interview_requests (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     seeker_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     job_id uuid REFERENCES jobs (id) ON DELETE CASCADE,
     category text,
     mode text NOT NULL,
     time_slot text,
     requested_time timestamptz,
     point geography(Point,4326),
     status text NOT NULL DEFAULT 'pending',
     employer_id uuid REFERENCES users (id) ON DELETE SET NULL,
     company text,
     confirmed_time timestamptz,
     place text,
     phone text,
     message text,
     created_at timestamptz NOT NULL DEFAULT now(),
     updated_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     ended_by text,
     proposed_time timestamptz,
     proposed_by text,
     proposed_place text,
     proposed_phone text,
     proposal_message text,
     sequence integer NOT NULL DEFAULT 0,
     day_reminder_for timestamptz,
     hour_reminder_for timestamptz,
     asked_by text NOT NULL DEFAULT 'seeker',
     CONSTRAINT interview_requests_mode CHECK (mode IN ('in-person', 'phone')),
     CONSTRAINT interview_requests_status CHECK (status IN ('pending', 'confirmed', 'rescheduled', 'declined', 'cancelled',
       'expired', 'completed', 'no-show')),
     CONSTRAINT interview_requests_confirmed CHECK (status NOT IN ('confirmed', 'rescheduled', 'completed', 'no-show')
       OR (job_id IS NOT NULL AND confirmed_time IS NOT NULL)),
     CONSTRAINT interview_requests_sides CHECK (proposed_by IN ('seeker', 'employer') AND ended_by IN ('seeker', 'employer')),
     CONSTRAINT interview_requests_proposal CHECK (((proposed_time IS NULL) = (proposed_by IS NULL))
       AND (status <> 'rescheduled' OR proposed_time IS NOT NULL) AND (proposed_time IS NULL OR status IN ('pending',
       'rescheduled'))),
     CONSTRAINT interview_requests_open CHECK (status <> 'pending' OR category IS NULL OR point IS NOT NULL),
     CONSTRAINT interview_requests_kind CHECK (CASE WHEN category IS NULL THEN (job_id IS NOT NULL
       AND requested_time IS NOT NULL AND num_nonnulls(time_slot, point) = 0) ELSE (time_slot IS NOT NULL
       AND requested_time IS NULL) END),
     CONSTRAINT interview_requests_asked CHECK (asked_by IN ('seeker', 'employer') AND (asked_by = 'seeker'
       OR category IS NULL)),
     CONSTRAINT interview_requests_seeker_free EXCLUDE USING gist (seeker_id WITH =,
       tsrange((confirmed_time AT TIME ZONE 'UTC'), ((confirmed_time AT TIME ZONE 'UTC') + '00:30:00'::interval)) WITH &&)
       WHERE (status IN ('confirmed', 'rescheduled'))
   )`,
  // Without statistics of one side, the planner estimates a fixed small share for joins of points. With statistics of both sides that do
  // not overlap, the estimate of PostGIS is invalid in the embedded engine, and the statement fails.
  `ALTER TABLE interview_requests ALTER COLUMN point SET STATISTICS 0`,
  `CREATE INDEX interview_requests_seeker ON interview_requests (seeker_id, created_at, id)`,
  `CREATE INDEX interview_requests_job ON interview_requests (job_id, created_at, id)`,
  `CREATE INDEX interview_requests_employer ON interview_requests (employer_id, confirmed_time)`,
  // One pending broadcast of a kind: the second of two concurrent requests conflicts.
  `CREATE UNIQUE INDEX interview_requests_once_broadcast ON interview_requests (seeker_id, category, mode, time_slot)
     WHERE category IS NOT NULL AND status = 'pending'`,
  `CREATE INDEX interview_requests_due ON interview_requests (confirmed_time) WHERE status IN ('confirmed', 'rescheduled')`,
  `CREATE INDEX interview_requests_waiting ON interview_requests (expires_at) WHERE status = 'pending'`,
  `CREATE INDEX interview_requests_proposed ON interview_requests (proposed_time) WHERE proposed_time IS NOT NULL`,
  `CREATE UNIQUE INDEX interview_requests_once_job ON interview_requests (seeker_id, job_id) WHERE category IS NULL AND status
     IN ('pending', 'confirmed', 'rescheduled')`,
  `CREATE INDEX interview_requests_near ON interview_requests USING gist (category, point) WHERE point IS NOT NULL`,
  `CREATE INDEX interview_requests_kept_point ON interview_requests (expires_at) WHERE point IS NOT NULL`,
  `CREATE TABLE interview_asks (
     request_id uuid NOT NULL REFERENCES interview_requests (id) ON DELETE CASCADE,
     employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     told_at timestamptz,
     declined_at timestamptz,
     reason text,
     CONSTRAINT interview_asks_pkey PRIMARY KEY (request_id, employer_id)
   )`,
  `CREATE INDEX interview_asks_employer ON interview_asks (employer_id)`,
  `CREATE TABLE calendar_feeds (
     user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     feed_id uuid NOT NULL
   )`,
  `CREATE UNIQUE INDEX calendar_feeds_feed ON calendar_feeds (feed_id)`,
  `CREATE TABLE interview_changes (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     request_id uuid NOT NULL REFERENCES interview_requests (id) ON DELETE CASCADE,
     kind text NOT NULL,
     side text,
     time timestamptz,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT interview_changes_side CHECK (side IN ('seeker', 'employer')),
     CONSTRAINT interview_changes_kind CHECK (kind IN ('invited', 'confirmed', 'declined', 'expired', 'proposed', 'moved',
       'refused', 'lapsed', 'cancelled', 'completed', 'no-show'))
   )`,
  `CREATE INDEX interview_changes_request ON interview_changes (request_id, created_at)`,
];
