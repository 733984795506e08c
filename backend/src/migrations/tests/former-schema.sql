-- The schema of a database at the last release before the baselines (ADR 63), as PostgreSQL describes it, with the records of its
-- migrations. Two checks are written with BETWEEN, because PostgreSQL reads its own
-- description of them as another expression. Tests upgrade this database, and compare the result with a new one. The file is not changed.
SET check_function_bodies = off;
CREATE EXTENSION IF NOT EXISTS postgis;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE migrations (id serial NOT NULL CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY, "timestamp" bigint NOT NULL, name character varying NOT NULL);
CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  operation text NOT NULL,
  request_hash text NOT NULL,
  result jsonb,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key, operation)
);
CREATE INDEX idempotency_keys_expires_at ON public.idempotency_keys USING btree (expires_at);
CREATE TABLE rate_limits (
  key text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  hits timestamp with time zone[] NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expires_at ON public.rate_limits USING btree (expires_at);
CREATE TABLE secrets (
  name text NOT NULL,
  value jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT secrets_pkey PRIMARY KEY (name)
);
CREATE TABLE outbox (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  task text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  next_relay_at timestamp with time zone DEFAULT now() NOT NULL,
  relays integer DEFAULT 0 NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  lease_until timestamp with time zone,
  done_at timestamp with time zone,
  outcome text,
  queue text DEFAULT 'default'::text NOT NULL,
  traceparent text,
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_traceparent CHECK ((traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$'::text))
);
CREATE INDEX outbox_pending ON public.outbox USING btree (next_relay_at) WHERE (done_at IS NULL);
CREATE INDEX outbox_due ON public.outbox USING btree (queue, next_relay_at) WHERE (done_at IS NULL);
CREATE INDEX outbox_dead_letters ON public.outbox USING btree (done_at, id) WHERE (outcome ~~ 'failed:%'::text);
CREATE TABLE outbox_messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  key text NOT NULL,
  channel text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  buttons jsonb,
  CONSTRAINT outbox_messages_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX outbox_messages_key ON public.outbox_messages USING btree (key);
CREATE INDEX outbox_messages_recipient ON public.outbox_messages USING btree (recipient, created_at);
CREATE TABLE users (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  email text,
  email_verified_at timestamp with time zone,
  phone text,
  phone_verified_at timestamp with time zone,
  password_hash text,
  role text NOT NULL,
  staff_role text,
  first_name text DEFAULT ''::text NOT NULL,
  last_name text DEFAULT ''::text NOT NULL,
  needs_name boolean DEFAULT false NOT NULL,
  bio text DEFAULT ''::text NOT NULL,
  street text DEFAULT ''::text NOT NULL,
  city text DEFAULT ''::text NOT NULL,
  state text DEFAULT ''::text NOT NULL,
  zip_code text DEFAULT ''::text NOT NULL,
  country text DEFAULT 'India'::text NOT NULL,
  billing_name text DEFAULT ''::text NOT NULL,
  billing_email text DEFAULT ''::text NOT NULL,
  billing_address text DEFAULT ''::text NOT NULL,
  billing_city text DEFAULT ''::text NOT NULL,
  billing_state text DEFAULT ''::text NOT NULL,
  billing_zip text DEFAULT ''::text NOT NULL,
  billing_country text DEFAULT 'India'::text NOT NULL,
  profile_image_url text,
  language text DEFAULT 'en'::text NOT NULL,
  skills text[] DEFAULT '{}'::text[] NOT NULL,
  preferred_categories text[] DEFAULT '{}'::text[] NOT NULL,
  expected_rate integer,
  work_hours text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  mail_news boolean DEFAULT true NOT NULL,
  text_news boolean DEFAULT true NOT NULL,
  quiet_hours boolean DEFAULT false NOT NULL,
  quiet_from text DEFAULT '21:00'::text NOT NULL,
  quiet_until text DEFAULT '08:00'::text NOT NULL,
  pending_email text,
  pending_phone text,
  deletion_due_at timestamp with time zone,
  erased_at timestamp with time zone,
  urgent_work_in_quiet_hours boolean DEFAULT false NOT NULL,
  suspended_until timestamp with time zone,
  joined_into uuid,
  CONSTRAINT users_role CHECK ((role = ANY (ARRAY['job_seeker'::text, 'employer'::text, 'both'::text]))),
  CONSTRAINT users_staff_role CHECK ((staff_role = ANY (ARRAY['support'::text, 'admin'::text]))),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_quiet_from CHECK ((quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT users_quiet_until CHECK ((quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT users_reachable CHECK (((email IS NOT NULL) OR ((phone IS NOT NULL) AND (phone_verified_at IS NOT NULL)))),
  CONSTRAINT users_joined CHECK (((joined_into IS NULL) OR (erased_at IS NOT NULL)))
);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email);
CREATE INDEX users_verified_phone ON public.users USING btree (phone) WHERE (phone_verified_at IS NOT NULL);
CREATE INDEX users_suspended ON public.users USING btree (suspended_until) WHERE (suspended_until IS NOT NULL);
CREATE UNIQUE INDEX users_phone_alone ON public.users USING btree (phone) WHERE (email IS NULL);
CREATE INDEX users_joined_into ON public.users USING btree (joined_into) WHERE (joined_into IS NOT NULL);
CREATE INDEX users_deletion_due ON public.users USING btree (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);
CREATE TABLE sessions (
  id text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  auth_time timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  id_token text,
  public_id uuid DEFAULT gen_random_uuid() NOT NULL,
  browser text DEFAULT 'other'::text NOT NULL,
  system text DEFAULT 'other'::text NOT NULL,
  second_factor_at timestamp with time zone,
  staff_seen_at timestamp with time zone,
  CONSTRAINT sessions_pkey PRIMARY KEY (id)
);
CREATE INDEX sessions_user_id ON public.sessions USING btree (user_id);
CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);
CREATE UNIQUE INDEX sessions_public_id ON public.sessions USING btree (public_id);
CREATE TABLE user_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT user_identities_pkey PRIMARY KEY (issuer, subject)
);
CREATE INDEX user_identities_user_id ON public.user_identities USING btree (user_id);
CREATE TABLE login_transactions (
  state text NOT NULL,
  browser_hash text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  role text,
  return_to text,
  restarted boolean DEFAULT false NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT login_transactions_pkey PRIMARY KEY (state)
);
CREATE INDEX login_transactions_expires_at ON public.login_transactions USING btree (expires_at);
CREATE TABLE sign_ups (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  token_hash text NOT NULL,
  user_id uuid,
  email text NOT NULL,
  phone text NOT NULL,
  phone_verified_at timestamp with time zone,
  first_name text NOT NULL,
  last_name text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sign_ups_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX sign_ups_token_hash ON public.sign_ups USING btree (token_hash);
CREATE INDEX sign_ups_phone ON public.sign_ups USING btree (phone, created_at);
CREATE INDEX sign_ups_email ON public.sign_ups USING btree (email, created_at);
CREATE INDEX sign_ups_user_id ON public.sign_ups USING btree (user_id, created_at);
CREATE INDEX sign_ups_expires_at ON public.sign_ups USING btree (expires_at);
CREATE TABLE verification_codes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  channel text NOT NULL,
  destination text NOT NULL,
  interaction text,
  sign_up_id uuid,
  user_id uuid,
  language text NOT NULL,
  code_hash text,
  issues integer DEFAULT 0 NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  requested_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamp with time zone,
  used_at timestamp with time zone,
  CONSTRAINT verification_codes_pkey PRIMARY KEY (id)
);
CREATE INDEX verification_codes_destination ON public.verification_codes USING btree (channel, destination, requested_at);
CREATE INDEX verification_codes_sign_up_id ON public.verification_codes USING btree (sign_up_id);
CREATE INDEX verification_codes_user_id ON public.verification_codes USING btree (user_id);
CREATE INDEX verification_codes_requested_at ON public.verification_codes USING btree (requested_at);
CREATE TABLE oidc_payloads (
  kind text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  grant_id text,
  uid text,
  account_id uuid,
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone,
  CONSTRAINT oidc_payloads_pkey PRIMARY KEY (kind, id)
);
CREATE INDEX oidc_payloads_grant_id ON public.oidc_payloads USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX oidc_payloads_uid ON public.oidc_payloads USING btree (uid) WHERE (uid IS NOT NULL);
CREATE INDEX oidc_payloads_account_id ON public.oidc_payloads USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX oidc_payloads_expires_at ON public.oidc_payloads USING btree (expires_at);
CREATE TABLE places (
  id uuid NOT NULL,
  source text NOT NULL,
  kind text NOT NULL,
  names jsonb NOT NULL,
  city_id uuid,
  city_names jsonb NOT NULL,
  state_names jsonb NOT NULL,
  context text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  population integer,
  prominence real NOT NULL,
  CONSTRAINT places_kind CHECK ((kind = ANY (ARRAY['locality'::text, 'city'::text, 'postal_code'::text]))),
  CONSTRAINT places_source CHECK ((source = ANY (ARRAY['built_in'::text, 'postal_codes'::text]))),
  CONSTRAINT places_position CHECK ((((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
  CONSTRAINT places_pkey PRIMARY KEY (id)
);
CREATE INDEX places_source_id ON public.places USING btree (source);
CREATE INDEX places_city_id ON public.places USING btree (city_id);
CREATE TABLE place_names (
  place_id uuid NOT NULL,
  normalised text NOT NULL,
  name text NOT NULL,
  language text NOT NULL,
  sound text NOT NULL,
  CONSTRAINT place_names_pkey PRIMARY KEY (place_id, normalised)
);
CREATE INDEX place_names_normalised ON public.place_names USING btree (normalised text_pattern_ops);
CREATE INDEX place_names_sound ON public.place_names USING btree (sound text_pattern_ops);
CREATE INDEX place_names_trigrams ON public.place_names USING gin (sound gin_trgm_ops) WITH (fastupdate=off);
CREATE TABLE gazetteer_loads (
  source text NOT NULL,
  content_hash text NOT NULL,
  places integer NOT NULL,
  loaded_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT gazetteer_loads_pkey PRIMARY KEY (source)
);
CREATE TABLE jobs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
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
  required_skills text[] DEFAULT '{}'::text[] NOT NULL,
  skill_ids text[] DEFAULT '{}'::text[] NOT NULL,
  occupation_ids text[] DEFAULT '{}'::text[] NOT NULL,
  hours_per_week smallint,
  status text DEFAULT 'open'::text NOT NULL,
  renewed_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  view_count integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  hidden_until timestamp with time zone,
  suggested_occupation_ids text[] DEFAULT '{}'::text[] NOT NULL,
  condition_ids text[] DEFAULT '{}'::text[] NOT NULL,
  city_id uuid,
  lexicon_version text DEFAULT ''::text NOT NULL,
  CONSTRAINT jobs_status CHECK ((status = ANY (ARRAY['open'::text, 'paused'::text, 'filled'::text, 'closed'::text, 'expired'::text]))),
  CONSTRAINT jobs_job_type CHECK ((job_type = ANY (ARRAY['part_time'::text, 'gig_work'::text, 'contract'::text, 'temporary'::text]))),
  CONSTRAINT jobs_rate_type CHECK ((rate_type = ANY (ARRAY['hourly'::text, 'monthly'::text]))),
  CONSTRAINT jobs_currency CHECK ((currency = ANY (ARRAY['USD'::text, 'INR'::text]))),
  CONSTRAINT jobs_rates CHECK (((min_rate >= (0)::numeric) AND (max_rate >= (0)::numeric) AND (min_rate <= max_rate) AND (hourly_pay > (0)::numeric))),
  CONSTRAINT jobs_hours CHECK (((hours_per_week >= 1) AND (hours_per_week <= 168))),
  CONSTRAINT jobs_location_status CHECK (((location_status = 'resolved'::text) = (point IS NOT NULL))),
  CONSTRAINT jobs_life CHECK ((expires_at > renewed_at)),
  CONSTRAINT jobs_view_count CHECK ((view_count >= 0)),
  CONSTRAINT jobs_pkey PRIMARY KEY (id)
);
CREATE INDEX jobs_employer_created ON public.jobs USING btree (employer_id, created_at, id);
CREATE INDEX jobs_open_created ON public.jobs USING btree (created_at, id) WHERE (status = 'open'::text);
CREATE INDEX jobs_open_expires ON public.jobs USING btree (expires_at) WHERE (status = 'open'::text);
CREATE INDEX jobs_open_words ON public.jobs USING gin ((((((title || ' '::text) || company) || ' '::text) || location)) gin_trgm_ops) WHERE (status = 'open'::text);
CREATE INDEX jobs_open_point ON public.jobs USING gist (point) WHERE (status = 'open'::text);
CREATE INDEX jobs_hidden ON public.jobs USING btree (hidden_until) WHERE (hidden_until IS NOT NULL);
CREATE INDEX jobs_open_city ON public.jobs USING btree (city_id, created_at) WHERE ((status = 'open'::text) AND (city_id IS NOT NULL));
CREATE INDEX jobs_lexicon_version ON public.jobs USING btree (lexicon_version);
CREATE TABLE job_views (
  job_id uuid NOT NULL,
  day date NOT NULL,
  seeker_id uuid NOT NULL,
  CONSTRAINT job_views_pkey PRIMARY KEY (job_id, day, seeker_id)
);
CREATE INDEX job_views_of_seeker ON public.job_views USING btree (seeker_id);
CREATE TABLE files (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  owner_id uuid NOT NULL,
  storage_key text NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone,
  CONSTRAINT files_size CHECK ((size > 0)),
  CONSTRAINT files_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX files_storage_key ON public.files USING btree (storage_key);
CREATE INDEX files_owner_id ON public.files USING btree (owner_id);
CREATE INDEX files_expires ON public.files USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE TABLE applications (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  job_id uuid NOT NULL,
  seeker_id uuid NOT NULL,
  cover_message text NOT NULL,
  status text DEFAULT 'submitted'::text NOT NULL,
  employer_message text,
  resume_file_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  reason text,
  note text DEFAULT ''::text NOT NULL,
  messaged_at timestamp with time zone,
  reminded_at timestamp with time zone,
  CONSTRAINT applications_status CHECK ((status = ANY (ARRAY['submitted'::text, 'viewed'::text, 'shortlisted'::text, 'hired'::text, 'rejected'::text, 'withdrawn'::text]))),
  CONSTRAINT applications_pkey PRIMARY KEY (id),
  CONSTRAINT applications_once UNIQUE (job_id, seeker_id),
  CONSTRAINT applications_reason CHECK (((reason IS NULL) OR ((status = 'rejected'::text) AND (reason = ANY (ARRAY['position_filled'::text, 'too_far'::text, 'other_skills'::text, 'other_hours'::text, 'other_pay'::text, 'no_answer'::text])))))
);
CREATE INDEX applications_job_created ON public.applications USING btree (job_id, created_at, id);
CREATE INDEX applications_seeker_created ON public.applications USING btree (seeker_id, created_at, id);
CREATE INDEX applications_resume ON public.applications USING btree (resume_file_id) WHERE (resume_file_id IS NOT NULL);
CREATE INDEX applications_waiting ON public.applications USING btree (created_at) WHERE ((status = ANY (ARRAY['submitted'::text, 'viewed'::text])) AND (messaged_at IS NULL));
CREATE TABLE application_events (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  application_id uuid NOT NULL,
  status text NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT application_events_pkey PRIMARY KEY (id)
);
CREATE INDEX application_events_application ON public.application_events USING btree (application_id, at);
CREATE TABLE search_terms (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  CONSTRAINT search_terms_pkey PRIMARY KEY (id),
  CONSTRAINT search_terms_once UNIQUE (kind, name),
  CONSTRAINT search_terms_kind CHECK ((kind = ANY (ARRAY['every'::text, 'category'::text, 'job_type'::text, 'category_and_type'::text, 'skill'::text, 'occupation'::text, 'town'::text, 'word'::text, 'suggested_occupation'::text, 'condition'::text])))
);
CREATE INDEX search_terms_alike ON public.search_terms USING gin (name gin_trgm_ops) WHERE (kind = 'word'::text);
CREATE INDEX search_terms_begin ON public.search_terms USING btree (name text_pattern_ops) WHERE (kind = 'word'::text);
CREATE TABLE employer_standings (
  employer_id uuid NOT NULL,
  standing real NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT employer_standings_share CHECK (((standing >= (0)::double precision) AND (standing <= (1)::double precision))),
  CONSTRAINT employer_standings_pkey PRIMARY KEY (employer_id)
);
CREATE TABLE job_listings (
  ref integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  job_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  search_cell integer NOT NULL,
  latitude double precision,
  longitude double precision,
  category text NOT NULL,
  job_type text NOT NULL,
  hourly_pay real,
  hours_per_week smallint,
  standing real NOT NULL,
  merit real NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  category_term integer NOT NULL,
  job_type_term integer NOT NULL,
  skills integer[] NOT NULL,
  terms integer[] NOT NULL,
  title_terms smallint NOT NULL,
  unseen real DEFAULT 1 NOT NULL,
  unseen_before real DEFAULT 1 NOT NULL,
  unseen_since timestamp with time zone DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
  CONSTRAINT job_listings_pkey PRIMARY KEY (ref),
  CONSTRAINT job_listings_once UNIQUE (job_id),
  CONSTRAINT job_listings_unseen CHECK (unseen BETWEEN 0 AND 1 AND unseen_before BETWEEN 0 AND 1)
);
CREATE INDEX job_listings_employer ON public.job_listings USING btree (employer_id);
CREATE INDEX job_listings_expiry ON public.job_listings USING btree (expires_at);
CREATE TABLE job_terms (
  term integer NOT NULL,
  search_cell integer NOT NULL,
  ref integer NOT NULL,
  merit real NOT NULL,
  created_at timestamp with time zone NOT NULL,
  hourly_pay real NOT NULL,
  category integer NOT NULL,
  job_type integer NOT NULL,
  rupees smallint NOT NULL,
  place smallint NOT NULL
);
CREATE INDEX job_terms_best ON public.job_terms USING btree (term, search_cell, merit DESC, ref) INCLUDE (category, job_type, rupees, place);
CREATE INDEX job_terms_newest_near ON public.job_terms USING btree (term, search_cell, created_at DESC, ref DESC) INCLUDE (hourly_pay);
CREATE INDEX job_terms_best_paid ON public.job_terms USING btree (term, search_cell, hourly_pay DESC, ref DESC);
CREATE INDEX job_terms_newest ON public.job_terms USING btree (term, created_at DESC, ref DESC) WHERE (search_cell >= 0);
CREATE TABLE job_heat (
  job_id uuid NOT NULL,
  search_cell integer NOT NULL,
  views integer NOT NULL,
  applications integer NOT NULL,
  heat integer GENERATED ALWAYS AS ((views + (5 * applications))) STORED NOT NULL,
  counted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  unseen real DEFAULT 1 NOT NULL,
  CONSTRAINT job_heat_pkey PRIMARY KEY (job_id),
  CONSTRAINT job_heat_unseen CHECK (((unseen >= (0)::double precision) AND (unseen <= (1)::double precision)))
);
CREATE INDEX job_heat_hottest ON public.job_heat USING btree (search_cell, heat DESC, job_id);
CREATE INDEX job_heat_counted ON public.job_heat USING btree (counted_at);
CREATE TABLE interview_requests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  seeker_id uuid NOT NULL,
  job_id uuid,
  category text,
  mode text NOT NULL,
  time_slot text,
  requested_time timestamp with time zone,
  point geography(Point,4326),
  status text DEFAULT 'pending'::text NOT NULL,
  employer_id uuid,
  company text,
  confirmed_time timestamp with time zone,
  place text,
  phone text,
  message text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_by text,
  proposed_time timestamp with time zone,
  proposed_by text,
  proposed_place text,
  proposed_phone text,
  proposal_message text,
  sequence integer DEFAULT 0 NOT NULL,
  day_reminder_for timestamp with time zone,
  hour_reminder_for timestamp with time zone,
  asked_by text DEFAULT 'seeker'::text NOT NULL,
  CONSTRAINT interview_requests_mode CHECK ((mode = ANY (ARRAY['in-person'::text, 'phone'::text]))),
  CONSTRAINT interview_requests_pkey PRIMARY KEY (id),
  CONSTRAINT interview_requests_seeker_free EXCLUDE USING gist (seeker_id WITH =, tsrange((confirmed_time AT TIME ZONE 'UTC'::text), ((confirmed_time AT TIME ZONE 'UTC'::text) + '00:30:00'::interval)) WITH &&) WHERE ((status = ANY (ARRAY['confirmed'::text, 'rescheduled'::text]))),
  CONSTRAINT interview_requests_status CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'rescheduled'::text, 'declined'::text, 'cancelled'::text, 'expired'::text, 'completed'::text, 'no-show'::text]))),
  CONSTRAINT interview_requests_confirmed CHECK (((status <> ALL (ARRAY['confirmed'::text, 'rescheduled'::text, 'completed'::text, 'no-show'::text])) OR ((job_id IS NOT NULL) AND (confirmed_time IS NOT NULL)))),
  CONSTRAINT interview_requests_sides CHECK (((proposed_by = ANY (ARRAY['seeker'::text, 'employer'::text])) AND (ended_by = ANY (ARRAY['seeker'::text, 'employer'::text])))),
  CONSTRAINT interview_requests_proposal CHECK ((((proposed_time IS NULL) = (proposed_by IS NULL)) AND ((status <> 'rescheduled'::text) OR (proposed_time IS NOT NULL)) AND ((proposed_time IS NULL) OR (status = ANY (ARRAY['pending'::text, 'rescheduled'::text]))))),
  CONSTRAINT interview_requests_open CHECK (((status <> 'pending'::text) OR (category IS NULL) OR (point IS NOT NULL))),
  CONSTRAINT interview_requests_kind CHECK (
CASE
    WHEN (category IS NULL) THEN ((job_id IS NOT NULL) AND (requested_time IS NOT NULL) AND (num_nonnulls(time_slot, point) = 0))
    ELSE ((time_slot IS NOT NULL) AND (requested_time IS NULL))
END),
  CONSTRAINT interview_requests_asked CHECK (((asked_by = ANY (ARRAY['seeker'::text, 'employer'::text])) AND ((asked_by = 'seeker'::text) OR (category IS NULL))))
);
ALTER TABLE interview_requests ALTER COLUMN point SET STATISTICS 0;
CREATE INDEX interview_requests_seeker ON public.interview_requests USING btree (seeker_id, created_at, id);
CREATE INDEX interview_requests_job ON public.interview_requests USING btree (job_id, created_at, id);
CREATE INDEX interview_requests_employer ON public.interview_requests USING btree (employer_id, confirmed_time);
CREATE UNIQUE INDEX interview_requests_once_broadcast ON public.interview_requests USING btree (seeker_id, category, mode, time_slot) WHERE ((category IS NOT NULL) AND (status = 'pending'::text));
CREATE INDEX interview_requests_due ON public.interview_requests USING btree (confirmed_time) WHERE (status = ANY (ARRAY['confirmed'::text, 'rescheduled'::text]));
CREATE INDEX interview_requests_waiting ON public.interview_requests USING btree (expires_at) WHERE (status = 'pending'::text);
CREATE INDEX interview_requests_proposed ON public.interview_requests USING btree (proposed_time) WHERE (proposed_time IS NOT NULL);
CREATE UNIQUE INDEX interview_requests_once_job ON public.interview_requests USING btree (seeker_id, job_id) WHERE ((category IS NULL) AND (status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'rescheduled'::text])));
CREATE INDEX interview_requests_near ON public.interview_requests USING gist (category, point) WHERE (point IS NOT NULL);
CREATE INDEX interview_requests_kept_point ON public.interview_requests USING btree (expires_at) WHERE (point IS NOT NULL);
CREATE TABLE interview_asks (
  request_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  told_at timestamp with time zone,
  declined_at timestamp with time zone,
  reason text,
  CONSTRAINT interview_asks_pkey PRIMARY KEY (request_id, employer_id)
);
CREATE INDEX interview_asks_employer ON public.interview_asks USING btree (employer_id);
CREATE TABLE calendar_feeds (
  user_id uuid NOT NULL,
  feed_id uuid NOT NULL,
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id)
);
CREATE UNIQUE INDEX calendar_feeds_feed ON public.calendar_feeds USING btree (feed_id);
CREATE TABLE referral_codes (
  user_id uuid NOT NULL,
  code text NOT NULL,
  CONSTRAINT referral_codes_pkey PRIMARY KEY (user_id),
  CONSTRAINT referral_codes_once UNIQUE (code)
);
CREATE TABLE referrals (
  invited_id uuid NOT NULL,
  inviter_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  origin text,
  CONSTRAINT referrals_pkey PRIMARY KEY (invited_id)
);
CREATE INDEX referrals_inviter ON public.referrals USING btree (inviter_id, created_at);
CREATE INDEX referrals_origin ON public.referrals USING btree (inviter_id, origin) WHERE (origin IS NOT NULL);
CREATE TABLE events (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  topic text NOT NULL,
  subject text,
  xid bigint NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (id)
);
CREATE INDEX events_of_user ON public.events USING btree (user_id, xid);
CREATE INDEX events_xid ON public.events USING btree (xid);
CREATE INDEX events_created_at ON public.events USING btree (created_at);
CREATE TABLE notifications (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  text text NOT NULL,
  params jsonb DEFAULT '{}'::jsonb NOT NULL,
  link text NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  read_at timestamp with time zone,
  about_id uuid,
  CONSTRAINT notifications_pkey PRIMARY KEY (id)
);
CREATE INDEX notifications_newest ON public.notifications USING btree (user_id, created_at, id);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_created_at ON public.notifications USING btree (created_at);
CREATE INDEX notifications_about_id ON public.notifications USING btree (about_id) WHERE (about_id IS NOT NULL);
CREATE TABLE conversations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  application_id uuid NOT NULL,
  active_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT conversations_pkey PRIMARY KEY (id),
  CONSTRAINT conversations_application UNIQUE (application_id)
);
CREATE TABLE conversation_members (
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  side text NOT NULL,
  read_at timestamp with time zone,
  digest_at timestamp with time zone,
  digest_task uuid,
  CONSTRAINT conversation_members_side CHECK ((side = ANY (ARRAY['job_seeker'::text, 'employer'::text]))),
  CONSTRAINT conversation_members_pkey PRIMARY KEY (conversation_id, user_id)
);
CREATE INDEX conversation_members_user ON public.conversation_members USING btree (user_id);
CREATE TABLE messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  conversation_id uuid NOT NULL,
  sender_id uuid NOT NULL,
  text text NOT NULL,
  held text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  hidden_at timestamp with time zone,
  CONSTRAINT messages_held CHECK ((held <@ ARRAY['phone_number'::text, 'payment_account'::text, 'payment_demand'::text])),
  CONSTRAINT messages_pkey PRIMARY KEY (id)
);
CREATE INDEX messages_conversation_created ON public.messages USING btree (conversation_id, created_at, id);
CREATE INDEX messages_of_sender ON public.messages USING btree (sender_id);
CREATE TABLE message_reports (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  message_id uuid NOT NULL,
  reporter_id uuid NOT NULL,
  reason text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_note text,
  CONSTRAINT message_reports_reason CHECK ((reason = ANY (ARRAY['asks_for_money'::text, 'abuse'::text, 'fraud'::text, 'other'::text]))),
  CONSTRAINT message_reports_pkey PRIMARY KEY (id),
  CONSTRAINT message_reports_once UNIQUE (message_id, reporter_id),
  CONSTRAINT message_reports_state CHECK ((state = ANY (ARRAY['open'::text, 'hidden'::text, 'dismissed'::text])))
);
CREATE INDEX message_reports_created ON public.message_reports USING btree (created_at, id);
CREATE INDEX message_reports_newest ON public.message_reports USING btree (state, created_at, id);
CREATE INDEX message_reports_of_reporter ON public.message_reports USING btree (reporter_id);
CREATE INDEX message_reports_decided_by ON public.message_reports USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE TABLE avatars (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  storage_key text NOT NULL,
  size integer NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamp with time zone,
  CONSTRAINT avatars_pkey PRIMARY KEY (id)
);
CREATE INDEX avatars_user_id ON public.avatars USING btree (user_id);
CREATE INDEX avatars_expires_at ON public.avatars USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE TABLE security_notices (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  address text NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT security_notices_pkey PRIMARY KEY (id)
);
CREATE INDEX security_notices_user_id ON public.security_notices USING btree (user_id);
CREATE INDEX security_notices_created_at ON public.security_notices USING btree (created_at);
CREATE TABLE employer_answers (
  employer_id uuid NOT NULL,
  applications integer NOT NULL,
  answered integer NOT NULL,
  usual_hours real,
  counted_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT employer_answers_share CHECK (((answered >= 0) AND (answered <= applications))),
  CONSTRAINT employer_answers_pkey PRIMARY KEY (employer_id)
);
CREATE TABLE interview_changes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  request_id uuid NOT NULL,
  kind text NOT NULL,
  side text,
  time timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT interview_changes_side CHECK ((side = ANY (ARRAY['seeker'::text, 'employer'::text]))),
  CONSTRAINT interview_changes_pkey PRIMARY KEY (id),
  CONSTRAINT interview_changes_kind CHECK ((kind = ANY (ARRAY['invited'::text, 'confirmed'::text, 'declined'::text, 'expired'::text, 'proposed'::text, 'moved'::text, 'refused'::text, 'lapsed'::text, 'cancelled'::text, 'completed'::text, 'no-show'::text])))
);
CREATE INDEX interview_changes_request ON public.interview_changes USING btree (request_id, created_at);
CREATE TABLE one_time_sign_ins (
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT one_time_sign_ins_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX one_time_sign_ins_user_id ON public.one_time_sign_ins USING btree (user_id);
CREATE INDEX one_time_sign_ins_expires_at ON public.one_time_sign_ins USING btree (expires_at);
CREATE TABLE message_deliveries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  recipient_id uuid NOT NULL,
  channel text NOT NULL,
  text text NOT NULL,
  params jsonb DEFAULT '{}'::jsonb NOT NULL,
  link text,
  urgency text NOT NULL,
  subject_id uuid,
  about_id uuid,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  reason text,
  attempts integer DEFAULT 0 NOT NULL,
  sent_at timestamp with time zone,
  suppressed_at timestamp with time zone,
  failed_at timestamp with time zone,
  due_at timestamp with time zone,
  batch_id uuid,
  batched_at timestamp with time zone,
  notification_id uuid,
  subscription_id uuid,
  chained boolean DEFAULT false NOT NULL,
  shown_at timestamp with time zone,
  reported text,
  CONSTRAINT message_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT message_deliveries_state CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'suppressed'::text, 'failed'::text]))),
  CONSTRAINT message_deliveries_urgency CHECK ((urgency = ANY (ARRAY['normal'::text, 'immediate'::text, 'urgent'::text, 'account'::text]))),
  CONSTRAINT message_deliveries_reported CHECK ((reported = ANY (ARRAY['sent'::text, 'failed'::text, 'delivered'::text, 'read'::text])))
);
CREATE INDEX message_deliveries_recipient_id ON public.message_deliveries USING btree (recipient_id);
CREATE INDEX message_deliveries_about_id ON public.message_deliveries USING btree (about_id) WHERE (about_id IS NOT NULL);
CREATE INDEX message_deliveries_created_at ON public.message_deliveries USING btree (created_at);
CREATE INDEX message_deliveries_notification_id ON public.message_deliveries USING btree (notification_id) WHERE (notification_id IS NOT NULL);
CREATE INDEX message_deliveries_batch ON public.message_deliveries USING btree (batch_id) WHERE (batch_id IS NOT NULL);
CREATE TABLE worker_availabilities (
  user_id uuid NOT NULL,
  available boolean DEFAULT false NOT NULL,
  point geography(Point,4326),
  radius_km smallint DEFAULT 20 NOT NULL,
  categories text[] DEFAULT '{}'::text[] NOT NULL,
  skill_ids text[] DEFAULT '{}'::text[] NOT NULL,
  week_minutes int4multirange,
  ends_at timestamp with time zone,
  switched_off_at timestamp with time zone,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT worker_availabilities_radius CHECK (((radius_km >= 1) AND (radius_km <= 20))),
  CONSTRAINT worker_availabilities_complete CHECK (((NOT available) OR ((point IS NOT NULL) AND (cardinality(categories) > 0) AND (switched_off_at IS NULL)))),
  CONSTRAINT worker_availabilities_ends CHECK (((ends_at IS NULL) OR (available AND (week_minutes IS NULL)))),
  CONSTRAINT worker_availabilities_pkey PRIMARY KEY (user_id)
);
CREATE INDEX worker_availabilities_near ON public.worker_availabilities USING gist (point) WHERE available;
CREATE INDEX worker_availabilities_ending ON public.worker_availabilities USING btree (ends_at) WHERE (ends_at IS NOT NULL);
CREATE INDEX worker_availabilities_kept_point ON public.worker_availabilities USING btree (switched_off_at) WHERE ((switched_off_at IS NOT NULL) AND (point IS NOT NULL));
CREATE TABLE instant_jobs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  employer_id uuid NOT NULL,
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
  required_skills text[] DEFAULT '{}'::text[] NOT NULL,
  skill_ids text[] DEFAULT '{}'::text[] NOT NULL,
  payment_method text NOT NULL,
  start_time timestamp with time zone,
  end_time timestamp with time zone,
  openings smallint DEFAULT 1 NOT NULL,
  filled smallint DEFAULT 0 NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  waves_sent smallint DEFAULT 0 NOT NULL,
  next_wave_at timestamp with time zone,
  workers_found smallint DEFAULT 0 NOT NULL,
  cancel_reason text,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  updated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT instant_jobs_status CHECK ((status = ANY (ARRAY['open'::text, 'filled'::text, 'cancelled'::text, 'expired'::text]))),
  CONSTRAINT instant_jobs_urgency CHECK ((urgency = ANY (ARRAY['asap'::text, 'within_24h'::text, 'scheduled'::text, 'flexible'::text]))),
  CONSTRAINT instant_jobs_payment_method CHECK ((payment_method = ANY (ARRAY['direct'::text, 'platform'::text]))),
  CONSTRAINT instant_jobs_rate_type CHECK ((rate_type = ANY (ARRAY['hourly'::text, 'monthly'::text]))),
  CONSTRAINT instant_jobs_currency CHECK ((currency = ANY (ARRAY['USD'::text, 'INR'::text]))),
  CONSTRAINT instant_jobs_rates CHECK (((min_rate >= 0) AND (max_rate >= 0))),
  CONSTRAINT instant_jobs_times CHECK ((((urgency = 'scheduled'::text) = (start_time IS NOT NULL)) AND ((end_time IS NULL) OR (end_time > start_time)))),
  CONSTRAINT instant_jobs_openings CHECK ((openings BETWEEN 1 AND 50 AND ((filled >= 0) AND (filled <= openings)) AND ((status <> 'filled'::text) OR (filled = openings)) AND ((status <> 'open'::text) OR (filled < openings)))),
  CONSTRAINT instant_jobs_waves CHECK (((next_wave_at IS NULL) OR (status = 'open'::text))),
  CONSTRAINT instant_jobs_pkey PRIMARY KEY (id)
);
CREATE INDEX instant_jobs_employer ON public.instant_jobs USING btree (employer_id, created_at, id);
CREATE INDEX instant_jobs_expiring ON public.instant_jobs USING btree (expires_at) WHERE (status = 'open'::text);
CREATE INDEX instant_jobs_next_wave ON public.instant_jobs USING btree (next_wave_at) WHERE (next_wave_at IS NOT NULL);
CREATE TABLE job_requests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  instant_job_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  wave smallint NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  distance_km numeric(4,1) NOT NULL,
  distance_band text NOT NULL,
  fit text NOT NULL,
  message text,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  responded_at timestamp with time zone,
  unsent_notice text,
  CONSTRAINT job_requests_status CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'filled'::text, 'standby'::text, 'expired'::text, 'withdrawn'::text, 'cancelled'::text]))),
  CONSTRAINT job_requests_fit CHECK ((fit = ANY (ARRAY['strong'::text, 'good'::text, 'fair'::text]))),
  CONSTRAINT job_requests_distance_band CHECK ((distance_band = ANY (ARRAY['under_2'::text, '2_to_5'::text, '5_to_10'::text, '10_to_20'::text]))),
  CONSTRAINT job_requests_pkey PRIMARY KEY (id),
  CONSTRAINT job_requests_once UNIQUE (instant_job_id, worker_id),
  CONSTRAINT job_requests_unsent_notice CHECK ((unsent_notice = ANY (ARRAY['request'::text, 'reopened'::text, 'filled'::text, 'accepted'::text])))
);
CREATE INDEX job_requests_worker ON public.job_requests USING btree (worker_id, created_at, id);
CREATE INDEX job_requests_open_until ON public.job_requests USING btree ((
CASE
    WHEN (status = ANY (ARRAY['pending'::text, 'filled'::text, 'standby'::text])) THEN expires_at
    ELSE NULL::timestamp with time zone
END)) WHERE (
CASE
    WHEN (status = ANY (ARRAY['pending'::text, 'filled'::text, 'standby'::text])) THEN expires_at
    ELSE NULL::timestamp with time zone
END IS NOT NULL);
CREATE TABLE engagements (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  instant_job_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  title text NOT NULL,
  company text NOT NULL,
  category text NOT NULL,
  location text NOT NULL,
  min_rate integer NOT NULL,
  max_rate integer NOT NULL,
  rate_type text NOT NULL,
  currency text NOT NULL,
  payment_method text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  status text DEFAULT 'booked'::text NOT NULL,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  claim_phase text,
  claim_by text,
  claim_at timestamp with time zone,
  ask_again boolean,
  paid_amount numeric(12,2),
  paid_at timestamp with time zone,
  received_at timestamp with time zone,
  ended_by text,
  reason text,
  breach text,
  breach_by text,
  closed_at timestamp with time zone,
  reminded_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  updated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  point geography(Point,4326),
  agreed_minutes integer,
  unreserved_at timestamp with time zone,
  first_answer boolean,
  CONSTRAINT engagements_status CHECK ((status = ANY (ARRAY['booked'::text, 'started'::text, 'done'::text, 'cancelled'::text, 'no_show'::text]))),
  CONSTRAINT engagements_pay CHECK (((rate_type = ANY (ARRAY['hourly'::text, 'monthly'::text])) AND (currency = ANY (ARRAY['USD'::text, 'INR'::text])) AND (payment_method = ANY (ARRAY['direct'::text, 'platform'::text])))),
  CONSTRAINT engagements_period CHECK ((ends_at > starts_at)),
  CONSTRAINT engagements_sides CHECK (((claim_by = ANY (ARRAY['worker'::text, 'employer'::text])) AND (ended_by = ANY (ARRAY['worker'::text, 'employer'::text])) AND (breach_by = ANY (ARRAY['worker'::text, 'employer'::text])))),
  CONSTRAINT engagements_claim CHECK (((claim_phase = ANY (ARRAY['start'::text, 'end'::text])) AND ((claim_phase IS NULL) = (claim_by IS NULL)) AND ((claim_phase IS NULL) = (claim_at IS NULL)))),
  CONSTRAINT engagements_breach CHECK (((breach = ANY (ARRAY['late_cancellation'::text, 'no_show'::text])) AND ((breach IS NULL) = (breach_by IS NULL)))),
  CONSTRAINT engagements_work CHECK ((((status = ANY (ARRAY['booked'::text, 'cancelled'::text, 'no_show'::text])) OR (started_at IS NOT NULL)) AND ((status <> 'done'::text) OR ((ended_at IS NOT NULL) AND (ended_at >= started_at))) AND ((status = ANY (ARRAY['done'::text, 'cancelled'::text, 'no_show'::text])) = (closed_at IS NOT NULL)))),
  CONSTRAINT engagements_payment CHECK ((((paid_amount IS NULL) = (paid_at IS NULL)) AND (paid_amount > (0)::numeric))),
  CONSTRAINT engagements_pkey PRIMARY KEY (id),
  CONSTRAINT engagements_worker_free EXCLUDE USING gist (worker_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = ANY (ARRAY['booked'::text, 'started'::text]))),
  CONSTRAINT engagements_agreed_minutes CHECK ((agreed_minutes > 0))
);
CREATE UNIQUE INDEX engagements_once ON public.engagements USING btree (instant_job_id, worker_id) WHERE (status <> 'cancelled'::text);
CREATE INDEX engagements_worker ON public.engagements USING btree (worker_id, starts_at, id);
CREATE INDEX engagements_employer ON public.engagements USING btree (employer_id, starts_at, id);
CREATE INDEX engagements_claimed ON public.engagements USING btree (claim_at) WHERE (claim_at IS NOT NULL);
CREATE INDEX engagements_record ON public.engagements USING btree (worker_id, closed_at, status, breach_by) WHERE (closed_at IS NOT NULL);
CREATE INDEX engagements_to_remind ON public.engagements USING btree (starts_at) WHERE ((status = 'booked'::text) AND (reminded_at IS NULL));
CREATE INDEX engagements_unsettled ON public.engagements USING btree (ends_at) WHERE (status = ANY (ARRAY['booked'::text, 'started'::text]));
CREATE INDEX engagements_closed ON public.engagements USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX engagements_instant_job ON public.engagements USING btree (instant_job_id);
CREATE TABLE engagement_appeals (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  engagement_id uuid NOT NULL,
  appellant_id uuid NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  decided_by uuid,
  decision text,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT engagement_appeals_kind CHECK ((kind = ANY (ARRAY['late_cancellation'::text, 'no_show'::text]))),
  CONSTRAINT engagement_appeals_status CHECK (((status = ANY (ARRAY['open'::text, 'upheld'::text, 'rejected'::text])) AND ((status = 'open'::text) = (decided_at IS NULL)))),
  CONSTRAINT engagement_appeals_pkey PRIMARY KEY (id),
  CONSTRAINT engagement_appeals_once UNIQUE (engagement_id)
);
CREATE INDEX engagement_appeals_newest ON public.engagement_appeals USING btree (status, created_at, id);
CREATE INDEX engagement_appeals_appellant ON public.engagement_appeals USING btree (appellant_id);
CREATE INDEX engagement_appeals_decided_by ON public.engagement_appeals USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE TABLE payees (
  user_id uuid NOT NULL,
  upi_id_encrypted text NOT NULL,
  updated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT payees_pkey PRIMARY KEY (user_id)
);
CREATE TABLE availability_terms (
  user_id uuid NOT NULL,
  term text NOT NULL,
  point geography(Point,4326) NOT NULL,
  radius_km smallint NOT NULL,
  week_minutes int4multirange,
  ends_at timestamp with time zone,
  CONSTRAINT availability_terms_pkey PRIMARY KEY (user_id, term)
);
CREATE INDEX availability_terms_nearest ON public.availability_terms USING gist (term, point);
CREATE TABLE audit_entries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  subject_kind text,
  subject_id uuid,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_newest ON public.audit_entries USING btree (at, id);
CREATE INDEX audit_entries_of_actor ON public.audit_entries USING btree (actor_id, at, id);
CREATE INDEX audit_entries_about ON public.audit_entries USING btree (subject_id, at, id);
CREATE TABLE job_reviews (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  job_id uuid,
  instant_job_id uuid,
  reasons text[] NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  decided_by uuid,
  decision text,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT job_reviews_subject CHECK ((num_nonnulls(job_id, instant_job_id) = 1)),
  CONSTRAINT job_reviews_reasons CHECK (((cardinality(reasons) > 0) AND (reasons <@ ARRAY['payment_demand'::text, 'documents_kept'::text, 'phone_number'::text, 'payment_account'::text, 'sex'::text, 'caste'::text, 'religion'::text, 'age'::text, 'below_minimum_wage'::text, 'reported'::text]))),
  CONSTRAINT job_reviews_state CHECK (((state = ANY (ARRAY['open'::text, 'kept'::text, 'removed'::text])) AND ((state = 'open'::text) = (decided_at IS NULL)) AND ((state = 'open'::text) = (decision IS NULL)))),
  CONSTRAINT job_reviews_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX job_reviews_open_job ON public.job_reviews USING btree (job_id) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX job_reviews_open_instant_job ON public.job_reviews USING btree (instant_job_id) WHERE (state = 'open'::text);
CREATE INDEX job_reviews_removed ON public.job_reviews USING btree (job_id) WHERE (state = 'removed'::text);
CREATE INDEX job_reviews_newest ON public.job_reviews USING btree (state, created_at, id);
CREATE INDEX job_reviews_job ON public.job_reviews USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX job_reviews_instant_job ON public.job_reviews USING btree (instant_job_id) WHERE (instant_job_id IS NOT NULL);
CREATE INDEX job_reviews_decided_by ON public.job_reviews USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE TABLE job_reports (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  job_id uuid NOT NULL,
  reporter_id uuid NOT NULL,
  reason text NOT NULL,
  text text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT job_reports_pkey PRIMARY KEY (id),
  CONSTRAINT job_reports_once UNIQUE (job_id, reporter_id),
  CONSTRAINT job_reports_reason CHECK ((reason = ANY (ARRAY['asks_for_money'::text, 'false_details'::text, 'did_not_pay'::text, 'discrimination'::text, 'unsafe'::text, 'other'::text])))
);
CREATE INDEX job_reports_reporter ON public.job_reports USING btree (reporter_id);
CREATE TABLE minimum_wages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  state text NOT NULL,
  zone text NOT NULL,
  schedule text NOT NULL,
  skill_class text NOT NULL,
  daily integer NOT NULL,
  effective_from date NOT NULL,
  effective_to date,
  source text NOT NULL,
  source_date date NOT NULL,
  confirmed boolean DEFAULT false NOT NULL,
  CONSTRAINT minimum_wages_skill_class CHECK ((skill_class = ANY (ARRAY['unskilled'::text, 'semi_skilled'::text, 'skilled'::text, 'highly_skilled'::text]))),
  CONSTRAINT minimum_wages_daily CHECK ((daily > 0)),
  CONSTRAINT minimum_wages_time CHECK (((effective_to IS NULL) OR (effective_to >= effective_from))),
  CONSTRAINT minimum_wages_pkey PRIMARY KEY (id),
  CONSTRAINT minimum_wages_once EXCLUDE USING gist (state WITH =, zone WITH =, schedule WITH =, skill_class WITH =, daterange(effective_from, effective_to, '[]'::text) WITH &&)
);
CREATE TABLE support_requests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  status text DEFAULT 'new'::text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  city text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  user_id uuid,
  assignee_id uuid,
  version integer DEFAULT 1 NOT NULL,
  digest text NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  due_at timestamp with time zone NOT NULL,
  acknowledged_at timestamp with time zone,
  answered_at timestamp with time zone,
  reminded_at timestamp with time zone,
  solved_at timestamp with time zone,
  origin text DEFAULT 'form'::text NOT NULL,
  unmatched_reference text,
  unacknowledged_told_at timestamp with time zone,
  CONSTRAINT support_requests_status CHECK ((status = ANY (ARRAY['new'::text, 'open'::text, 'waiting'::text, 'solved'::text]))),
  CONSTRAINT support_requests_pkey PRIMARY KEY (id),
  CONSTRAINT support_requests_origin CHECK ((origin = ANY (ARRAY['form'::text, 'mail'::text]))),
  CONSTRAINT support_requests_kind CHECK ((kind = ANY (ARRAY['support'::text, 'grievance'::text, 'order'::text])))
);
CREATE UNIQUE INDEX support_requests_reference ON public.support_requests USING btree (reference);
CREATE INDEX support_requests_newest ON public.support_requests USING btree (status, created_at, id);
CREATE INDEX support_requests_of_sender ON public.support_requests USING btree (email, created_at);
CREATE INDEX support_requests_user_id ON public.support_requests USING btree (user_id);
CREATE INDEX support_requests_unanswered ON public.support_requests USING btree (due_at) WHERE ((answered_at IS NULL) AND (status <> 'solved'::text));
CREATE TABLE support_entries (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  request_id uuid NOT NULL,
  staff_id uuid,
  text text NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  sent_at timestamp with time zone,
  CONSTRAINT support_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX support_entries_of_request ON public.support_entries USING btree (request_id, created_at, id);
CREATE TABLE support_files (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  request_id uuid,
  storage_key text NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamp with time zone,
  mail_id uuid,
  is_whole_mail boolean DEFAULT false NOT NULL,
  scan text,
  scan_tried_at timestamp with time zone,
  CONSTRAINT support_files_pkey PRIMARY KEY (id),
  CONSTRAINT support_files_scan CHECK ((scan = ANY (ARRAY['clean'::text, 'infected'::text])))
);
CREATE UNIQUE INDEX support_files_request_id ON public.support_files USING btree (request_id);
CREATE UNIQUE INDEX support_files_storage_key ON public.support_files USING btree (storage_key);
CREATE INDEX support_files_newest ON public.support_files USING btree (created_at);
CREATE INDEX support_files_expires ON public.support_files USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX support_files_of_mail ON public.support_files USING btree (mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX support_files_unscanned ON public.support_files USING btree (scan_tried_at, created_at) WHERE ((scan IS NULL) AND (expires_at IS NULL));
CREATE TABLE staff_second_factors (
  user_id uuid NOT NULL,
  secret_encrypted text NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  confirmed_at timestamp with time zone,
  last_step integer,
  CONSTRAINT staff_second_factors_pkey PRIMARY KEY (user_id)
);
CREATE TABLE staff_recovery_codes (
  code_hash text NOT NULL,
  user_id uuid NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT staff_recovery_codes_pkey PRIMARY KEY (code_hash)
);
CREATE INDEX staff_recovery_codes_user_id ON public.staff_recovery_codes USING btree (user_id);
CREATE TABLE suspensions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  suspended_by uuid,
  reason text NOT NULL,
  text text NOT NULL,
  starts_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  lifted_at timestamp with time zone,
  lifted_by uuid,
  appeal_text text,
  appealed_at timestamp with time zone,
  appeal_state text,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_note text,
  CONSTRAINT suspensions_reason CHECK ((reason = ANY (ARRAY['asks_for_money'::text, 'fraud'::text, 'abuse'::text, 'discrimination'::text, 'false_details'::text, 'did_not_come'::text, 'other'::text]))),
  CONSTRAINT suspensions_time CHECK ((ends_at > starts_at)),
  CONSTRAINT suspensions_appeal_state CHECK ((appeal_state = ANY (ARRAY['open'::text, 'upheld'::text, 'rejected'::text]))),
  CONSTRAINT suspensions_appeal CHECK (((appeal_state IS NULL) = (appealed_at IS NULL))),
  CONSTRAINT suspensions_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX suspensions_open ON public.suspensions USING btree (user_id) WHERE (lifted_at IS NULL);
CREATE INDEX suspensions_of_user ON public.suspensions USING btree (user_id, starts_at);
CREATE INDEX suspensions_appeals ON public.suspensions USING btree (appeal_state, appealed_at, id);
CREATE INDEX suspensions_suspended_by ON public.suspensions USING btree (suspended_by) WHERE (suspended_by IS NOT NULL);
CREATE INDEX suspensions_decided_by ON public.suspensions USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX suspensions_lifted_by ON public.suspensions USING btree (lifted_by) WHERE (lifted_by IS NOT NULL);
CREATE TABLE support_mails (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  digest text NOT NULL,
  request_id uuid NOT NULL,
  entry_id uuid,
  is_automatic boolean NOT NULL,
  is_cut boolean NOT NULL,
  left_out text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  is_sender_doubtful boolean DEFAULT false NOT NULL,
  CONSTRAINT support_mails_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX support_mails_digest ON public.support_mails USING btree (digest);
CREATE INDEX support_mails_of_request ON public.support_mails USING btree (request_id);
CREATE INDEX support_mails_of_entry ON public.support_mails USING btree (entry_id) WHERE (entry_id IS NOT NULL);
CREATE TABLE saved_searches (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  name text DEFAULT ''::text NOT NULL,
  search text DEFAULT ''::text NOT NULL,
  category text,
  job_type text,
  min_pay integer,
  latitude double precision,
  longitude double precision,
  radius_km real NOT NULL,
  place_id uuid,
  key text NOT NULL,
  paused_at timestamp with time zone,
  opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  read_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT saved_searches_position CHECK (((latitude IS NULL) = (longitude IS NULL))),
  CONSTRAINT saved_searches_pkey PRIMARY KEY (id),
  CONSTRAINT saved_searches_once UNIQUE (user_id, key)
);
CREATE INDEX saved_searches_read ON public.saved_searches USING btree (read_at);
CREATE TABLE saved_search_terms (
  saved_search_id uuid NOT NULL,
  term text NOT NULL,
  latitude double precision,
  longitude double precision,
  CONSTRAINT saved_search_terms_pkey PRIMARY KEY (saved_search_id, term)
);
CREATE INDEX saved_search_terms_near ON public.saved_search_terms USING btree (term, latitude, longitude, saved_search_id);
CREATE TABLE saved_search_matches (
  saved_search_id uuid NOT NULL,
  job_id uuid NOT NULL,
  relevance real NOT NULL,
  matched_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  told_at timestamp with time zone,
  notice_id uuid,
  CONSTRAINT saved_search_matches_told CHECK (((told_at IS NULL) = (notice_id IS NULL))),
  CONSTRAINT saved_search_matches_pkey PRIMARY KEY (saved_search_id, job_id)
);
CREATE INDEX saved_search_matches_job_id ON public.saved_search_matches USING btree (job_id);
CREATE INDEX saved_search_matches_notice ON public.saved_search_matches USING btree (notice_id) WHERE (notice_id IS NOT NULL);
CREATE TABLE saved_search_notices (
  user_id uuid NOT NULL,
  due_at timestamp with time zone,
  told_at timestamp with time zone,
  CONSTRAINT saved_search_notices_pkey PRIMARY KEY (user_id)
);
CREATE INDEX saved_search_notices_due ON public.saved_search_notices USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE TABLE account_joinings (
  user_id uuid NOT NULL,
  other_id uuid NOT NULL,
  channel text NOT NULL,
  destination text NOT NULL,
  proven_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  own_proven_at timestamp with time zone,
  CONSTRAINT account_joinings_channel CHECK ((channel = ANY (ARRAY['email'::text, 'phone'::text]))),
  CONSTRAINT account_joinings_two CHECK ((user_id <> other_id)),
  CONSTRAINT account_joinings_pkey PRIMARY KEY (user_id)
);
CREATE INDEX account_joinings_other_id ON public.account_joinings USING btree (other_id);
CREATE INDEX account_joinings_proven_at ON public.account_joinings USING btree (proven_at);
CREATE TABLE pay_cases (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  engagement_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  status text DEFAULT 'opened'::text NOT NULL,
  claimed_amount numeric(12,2),
  received_amount numeric(12,2) NOT NULL,
  text text NOT NULL,
  answer text,
  answered_at timestamp with time zone,
  owed_amount numeric(12,2),
  decision text,
  decided_by uuid,
  decided_at timestamp with time zone,
  appeal text,
  appeal_by text,
  appealed_at timestamp with time zone,
  closed_at timestamp with time zone,
  opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT pay_cases_status CHECK ((status = ANY (ARRAY['opened'::text, 'answered'::text, 'decided'::text, 'appealed'::text, 'final'::text, 'settled'::text]))),
  CONSTRAINT pay_cases_amounts CHECK (((claimed_amount > (0)::numeric) AND (received_amount >= (0)::numeric) AND (owed_amount >= (0)::numeric))),
  CONSTRAINT pay_cases_appeal CHECK (((appeal_by = ANY (ARRAY['worker'::text, 'employer'::text])) AND ((appeal_by IS NULL) = (appealed_at IS NULL)))),
  CONSTRAINT pay_cases_closed CHECK (((status = ANY (ARRAY['final'::text, 'settled'::text])) = (closed_at IS NOT NULL))),
  CONSTRAINT pay_cases_pkey PRIMARY KEY (id),
  CONSTRAINT pay_cases_once UNIQUE (engagement_id)
);
CREATE INDEX pay_cases_newest ON public.pay_cases USING btree (status, opened_at, id);
CREATE INDEX pay_cases_worker ON public.pay_cases USING btree (worker_id);
CREATE INDEX pay_cases_employer ON public.pay_cases USING btree (employer_id);
CREATE INDEX pay_cases_decided_by ON public.pay_cases USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX pay_cases_decided ON public.pay_cases USING btree (decided_at) WHERE (status = 'decided'::text);
CREATE TABLE payment_intents (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  engagement_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  status text DEFAULT 'created'::text NOT NULL,
  mode text NOT NULL,
  provider text NOT NULL,
  receipt text NOT NULL,
  order_id text,
  payment_id text,
  wage bigint NOT NULL,
  fee bigint NOT NULL,
  cgst bigint NOT NULL,
  sgst bigint NOT NULL,
  igst bigint NOT NULL,
  cost bigint DEFAULT 0 NOT NULL,
  cost_tax bigint DEFAULT 0 NOT NULL,
  fund_by timestamp with time zone NOT NULL,
  hold_until timestamp with time zone NOT NULL,
  captured_at timestamp with time zone,
  busy_until timestamp with time zone,
  checked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  upi_link text,
  upi_link_at timestamp with time zone,
  CONSTRAINT payment_intents_mode CHECK ((mode = ANY (ARRAY['block'::text, 'prepaid'::text]))),
  CONSTRAINT payment_intents_status CHECK ((status = ANY (ARRAY['created'::text, 'pending'::text, 'failed'::text, 'authorized'::text, 'captured'::text, 'partially_refunded'::text, 'captured_late'::text, 'expired'::text, 'cancelled'::text, 'voided'::text, 'lapsed'::text, 'refunded'::text]))),
  CONSTRAINT payment_intents_amounts CHECK (((wage > 0) AND (fee >= 0) AND (cgst >= 0) AND (sgst >= 0) AND (igst >= 0) AND (cost >= 0) AND (cost_tax >= 0))),
  CONSTRAINT payment_intents_pkey PRIMARY KEY (id),
  CONSTRAINT payment_intents_receipt UNIQUE (receipt),
  CONSTRAINT payment_intents_order UNIQUE (provider, order_id)
);
CREATE UNIQUE INDEX payment_intents_once ON public.payment_intents USING btree (engagement_id) WHERE (status <> ALL (ARRAY['expired'::text, 'cancelled'::text, 'voided'::text, 'lapsed'::text, 'captured_late'::text, 'refunded'::text]));
CREATE INDEX payment_intents_employer ON public.payment_intents USING btree (employer_id);
CREATE INDEX payment_intents_checked ON public.payment_intents USING btree (checked_at) WHERE (status <> ALL (ARRAY['voided'::text, 'lapsed'::text, 'refunded'::text]));
CREATE INDEX payment_intents_engagement ON public.payment_intents USING btree (engagement_id);
CREATE TABLE payment_holds (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  intent_id uuid NOT NULL,
  engagement_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  status text DEFAULT 'pending_funds'::text NOT NULL,
  amount bigint NOT NULL,
  owed bigint,
  account_encrypted text NOT NULL,
  transfer_id text,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT payment_holds_status CHECK ((status = ANY (ARRAY['pending_funds'::text, 'held'::text, 'contested'::text, 'releasing'::text, 'refunding'::text, 'splitting'::text, 'released'::text, 'refunded'::text, 'lapsed'::text]))),
  CONSTRAINT payment_holds_amounts CHECK (((amount > 0) AND (owed >= 0) AND (owed <= amount))),
  CONSTRAINT payment_holds_pkey PRIMARY KEY (id),
  CONSTRAINT payment_holds_intent UNIQUE (intent_id)
);
CREATE INDEX payment_holds_engagement ON public.payment_holds USING btree (engagement_id);
CREATE INDEX payment_holds_employer ON public.payment_holds USING btree (employer_id);
CREATE INDEX payment_holds_worker ON public.payment_holds USING btree (worker_id);
CREATE INDEX payment_holds_moving ON public.payment_holds USING btree (changed_at) WHERE (status = ANY (ARRAY['releasing'::text, 'refunding'::text, 'splitting'::text]));
CREATE INDEX payment_holds_transfer ON public.payment_holds USING btree (transfer_id) WHERE (transfer_id IS NOT NULL);
CREATE TABLE payment_releases (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  hold_id uuid NOT NULL,
  status text DEFAULT 'planned'::text NOT NULL,
  amount bigint NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  problem text,
  utr text,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  part text DEFAULT 'rest'::text NOT NULL,
  returns integer DEFAULT 0 NOT NULL,
  welfare_fee bigint,
  CONSTRAINT payment_releases_status CHECK ((status = ANY (ARRAY['planned'::text, 'requested'::text, 'failed'::text, 'needs_payee'::text, 'processed'::text, 'settled'::text, 'came_back'::text, 'manual'::text, 'partly_reversed'::text, 'reversed'::text, 'returned'::text]))),
  CONSTRAINT payment_releases_amounts CHECK (((amount > 0) AND (attempts >= 0))),
  CONSTRAINT payment_releases_pkey PRIMARY KEY (id),
  CONSTRAINT payment_releases_hold UNIQUE (hold_id, part),
  CONSTRAINT payment_releases_part CHECK ((part = ANY (ARRAY['undisputed'::text, 'rest'::text]))),
  CONSTRAINT payment_releases_returns CHECK ((returns >= 0))
);
CREATE TABLE payment_refunds (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  intent_id uuid NOT NULL,
  hold_id uuid,
  status text DEFAULT 'planned'::text NOT NULL,
  wage bigint NOT NULL,
  fee bigint NOT NULL,
  cgst bigint NOT NULL,
  sgst bigint NOT NULL,
  igst bigint NOT NULL,
  key text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  problem text,
  reversal_id text,
  refund_id text,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  lacks_float boolean DEFAULT false NOT NULL,
  CONSTRAINT payment_refunds_amounts CHECK (((wage >= 0) AND (fee >= 0) AND (cgst >= 0) AND (sgst >= 0) AND (igst >= 0) AND (attempts >= 0))),
  CONSTRAINT payment_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT payment_refunds_key UNIQUE (key),
  CONSTRAINT payment_refunds_status CHECK ((status = ANY (ARRAY['planned'::text, 'requested'::text, 'pending'::text, 'failed'::text, 'manual'::text, 'processed'::text, 'covered'::text])))
);
CREATE INDEX payment_refunds_intent ON public.payment_refunds USING btree (intent_id);
CREATE INDEX payment_refunds_hold ON public.payment_refunds USING btree (hold_id) WHERE (hold_id IS NOT NULL);
CREATE INDEX payment_refunds_open ON public.payment_refunds USING btree (changed_at) WHERE (status = ANY (ARRAY['planned'::text, 'requested'::text, 'pending'::text, 'failed'::text]));
CREATE TABLE payment_contests (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  hold_id uuid NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  opened_by text NOT NULL,
  claimed bigint NOT NULL,
  opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  stated bigint DEFAULT 0 NOT NULL,
  undisputed bigint DEFAULT 0 NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  answer text DEFAULT ''::text NOT NULL,
  proposed bigint,
  proposed_by uuid,
  accepted_by text,
  appealed_by text,
  decided_by uuid,
  reversal_id text,
  transfer_id text,
  due_at timestamp with time zone,
  proposal_reason text DEFAULT ''::text NOT NULL,
  decision_reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT payment_contests_opened_by CHECK ((opened_by = ANY (ARRAY['worker'::text, 'employer'::text]))),
  CONSTRAINT payment_contests_status CHECK ((status = ANY (ARRAY['open'::text, 'answered'::text, 'unanswered'::text, 'withdrawn'::text, 'proposed'::text, 'accepted'::text, 'appealed'::text, 'decided'::text, 'closed'::text]))),
  CONSTRAINT payment_contests_claimed CHECK ((claimed >= 0)),
  CONSTRAINT payment_contests_pkey PRIMARY KEY (id),
  CONSTRAINT payment_contests_hold UNIQUE (hold_id),
  CONSTRAINT payment_contests_figures CHECK (((stated >= 0) AND (undisputed >= 0) AND (proposed >= 0))),
  CONSTRAINT payment_contests_accepted_by CHECK ((accepted_by = ANY (ARRAY['worker'::text, 'employer'::text]))),
  CONSTRAINT payment_contests_appealed_by CHECK ((appealed_by = ANY (ARRAY['worker'::text, 'employer'::text])))
);
CREATE INDEX payment_contests_due ON public.payment_contests USING btree (due_at) WHERE (status <> 'closed'::text);
CREATE TABLE payment_chargebacks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  intent_id uuid NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  dispute_id text NOT NULL,
  amount bigint NOT NULL,
  evidence_by timestamp with time zone,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT payment_chargebacks_status CHECK ((status = ANY (ARRAY['open'::text, 'under_review'::text, 'won'::text, 'lost'::text, 'closed'::text]))),
  CONSTRAINT payment_chargebacks_amount CHECK ((amount > 0)),
  CONSTRAINT payment_chargebacks_pkey PRIMARY KEY (id),
  CONSTRAINT payment_chargebacks_dispute UNIQUE (dispute_id)
);
CREATE INDEX payment_chargebacks_intent ON public.payment_chargebacks USING btree (intent_id);
CREATE INDEX payment_chargebacks_open ON public.payment_chargebacks USING btree (changed_at) WHERE (status = ANY (ARRAY['open'::text, 'under_review'::text]));
CREATE TABLE payment_payees (
  user_id uuid NOT NULL,
  status text DEFAULT 'none'::text NOT NULL,
  provider text NOT NULL,
  reference uuid NOT NULL,
  account_encrypted text,
  account_digest text,
  provider_at timestamp with time zone,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT payment_payees_status CHECK ((status = ANY (ARRAY['none'::text, 'submitted'::text, 'verifying'::text, 'active'::text, 'needs_clarification'::text, 'rejected'::text, 'suspended'::text]))),
  CONSTRAINT payment_payees_pkey PRIMARY KEY (user_id),
  CONSTRAINT payment_payees_account UNIQUE (provider, account_digest)
);
CREATE INDEX payment_payees_waiting ON public.payment_payees USING btree (changed_at) WHERE (status = ANY (ARRAY['submitted'::text, 'verifying'::text, 'needs_clarification'::text]));
CREATE TABLE payment_settlements (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  status text DEFAULT 'due'::text NOT NULL,
  provider text NOT NULL,
  kind text NOT NULL,
  utr text,
  amount bigint NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT payment_settlements_kind CHECK ((kind = ANY (ARRAY['own'::text, 'worker'::text]))),
  CONSTRAINT payment_settlements_status CHECK ((status = ANY (ARRAY['due'::text, 'in_settlement'::text, 'settled'::text, 'failed'::text, 'came_back'::text]))),
  CONSTRAINT payment_settlements_pkey PRIMARY KEY (id),
  CONSTRAINT payment_settlements_utr UNIQUE (provider, kind, utr)
);
CREATE TABLE provider_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  body_encrypted text NOT NULL,
  received_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  processed_at timestamp with time zone,
  CONSTRAINT provider_events_pkey PRIMARY KEY (provider, event_id)
);
CREATE INDEX provider_events_received ON public.provider_events USING btree (received_at);
CREATE TABLE payment_simulator (
  name text NOT NULL,
  state jsonb NOT NULL,
  CONSTRAINT payment_simulator_pkey PRIMARY KEY (name)
);
CREATE TABLE ledger_accounts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  book text NOT NULL,
  kind text NOT NULL,
  owner_id uuid,
  side text NOT NULL,
  balance_rule text NOT NULL,
  closed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT ledger_accounts_book CHECK ((book = ANY (ARRAY['custody'::text, 'own'::text]))),
  CONSTRAINT ledger_accounts_side CHECK ((side = ANY (ARRAY['debit'::text, 'credit'::text]))),
  CONSTRAINT ledger_accounts_balance_rule CHECK ((balance_rule = ANY (ARRAY['none'::text, 'not_negative'::text]))),
  CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX ledger_accounts_owned ON public.ledger_accounts USING btree (owner_id, kind) WHERE (owner_id IS NOT NULL);
CREATE UNIQUE INDEX ledger_accounts_shared ON public.ledger_accounts USING btree (kind) WHERE (owner_id IS NULL);
CREATE TABLE ledger_transactions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  source text NOT NULL,
  event_key text NOT NULL,
  kind text NOT NULL,
  fingerprint text NOT NULL,
  event_at timestamp with time zone NOT NULL,
  effective_on date NOT NULL,
  recorded_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  reverses_id uuid,
  note text,
  CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_transactions_event UNIQUE (source, event_key),
  CONSTRAINT ledger_transactions_reversed_once UNIQUE (reverses_id)
);
CREATE INDEX ledger_transactions_recorded ON public.ledger_transactions USING btree (recorded_at, id);
CREATE TABLE ledger_entries (
  transaction_id uuid NOT NULL,
  line smallint NOT NULL,
  account_id uuid NOT NULL,
  effective_on date NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT ledger_entries_amount CHECK ((amount <> 0)),
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (transaction_id, line)
);
CREATE INDEX ledger_entries_of_account ON public.ledger_entries USING btree (account_id, effective_on, transaction_id, line);
CREATE INDEX ledger_entries_of_day ON public.ledger_entries USING btree (effective_on);
CREATE TABLE ledger_balances (
  account_id uuid NOT NULL,
  posted bigint DEFAULT 0 NOT NULL,
  pending_out bigint DEFAULT 0 NOT NULL,
  version bigint DEFAULT 0 NOT NULL,
  CONSTRAINT ledger_balances_pending_out CHECK ((pending_out >= 0)),
  CONSTRAINT ledger_balances_pkey PRIMARY KEY (account_id)
);
CREATE TABLE ledger_balance_deltas (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  account_id uuid NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT ledger_balance_deltas_pkey PRIMARY KEY (id)
);
CREATE INDEX ledger_balance_deltas_of_account ON public.ledger_balance_deltas USING btree (account_id);
CREATE TABLE ledger_reservations (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  source text NOT NULL,
  event_key text NOT NULL,
  account_id uuid NOT NULL,
  amount bigint NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  transaction_id uuid,
  reserved_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT ledger_reservations_amount CHECK ((amount > 0)),
  CONSTRAINT ledger_reservations_status CHECK ((status = ANY (ARRAY['open'::text, 'settled'::text, 'released'::text]))),
  CONSTRAINT ledger_reservations_settled CHECK (((status = 'settled'::text) = (transaction_id IS NOT NULL))),
  CONSTRAINT ledger_reservations_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_reservations_event UNIQUE (source, event_key)
);
CREATE INDEX ledger_reservations_of_account ON public.ledger_reservations USING btree (account_id);
CREATE INDEX ledger_reservations_transaction ON public.ledger_reservations USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);
CREATE TABLE ledger_closed_days (
  day date NOT NULL,
  closed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT ledger_closed_days_pkey PRIMARY KEY (day)
);
CREATE TABLE ledger_day_balances (
  account_id uuid NOT NULL,
  day date NOT NULL,
  balance bigint NOT NULL,
  CONSTRAINT ledger_day_balances_pkey PRIMARY KEY (account_id, day)
);
CREATE INDEX ledger_day_balances_of_day ON public.ledger_day_balances USING btree (day);
CREATE TABLE payment_reconciliations (
  provider text NOT NULL,
  day date NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  checked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT payment_reconciliations_status CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text]))),
  CONSTRAINT payment_reconciliations_closed CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  CONSTRAINT payment_reconciliations_pkey PRIMARY KEY (provider, day)
);
CREATE TABLE payment_reconciliation_rows (
  provider text NOT NULL,
  kind text NOT NULL,
  entity_id text NOT NULL,
  day date NOT NULL,
  status text NOT NULL,
  stated bigint,
  booked bigint,
  utr text,
  transaction_id uuid,
  reason text,
  explained_by uuid,
  explained_at timestamp with time zone,
  CONSTRAINT payment_reconciliation_rows_kind CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'transfer'::text, 'adjustment'::text]))),
  CONSTRAINT payment_reconciliation_rows_status CHECK ((status = ANY (ARRAY['matched'::text, 'differs'::text, 'missing_here'::text, 'missing_there'::text]))),
  CONSTRAINT payment_reconciliation_rows_pkey PRIMARY KEY (provider, kind, entity_id)
);
CREATE INDEX payment_reconciliation_rows_day ON public.payment_reconciliation_rows USING btree (day) WHERE (status <> 'matched'::text);
CREATE INDEX payment_reconciliation_rows_transaction ON public.payment_reconciliation_rows USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);
CREATE TABLE review_windows (
  engagement_id uuid NOT NULL,
  instant_job_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  is_grouped boolean DEFAULT false NOT NULL,
  opens_at timestamp with time zone NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  asked_at timestamp with time zone,
  revealed_at timestamp with time zone,
  CONSTRAINT review_windows_period CHECK ((closes_at > opens_at)),
  CONSTRAINT review_windows_pkey PRIMARY KEY (engagement_id)
);
CREATE INDEX review_windows_worker ON public.review_windows USING btree (worker_id, closes_at);
CREATE INDEX review_windows_employer ON public.review_windows USING btree (employer_id, closes_at);
CREATE INDEX review_windows_shift ON public.review_windows USING btree (instant_job_id);
CREATE INDEX review_windows_open ON public.review_windows USING btree (closes_at) WHERE (revealed_at IS NULL);
CREATE TABLE reviews (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  engagement_id uuid NOT NULL,
  author text NOT NULL,
  author_id uuid,
  subject_id uuid NOT NULL,
  again boolean NOT NULL,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  is_finished boolean DEFAULT true NOT NULL,
  is_grouped boolean DEFAULT false NOT NULL,
  status text DEFAULT 'hidden'::text NOT NULL,
  reply text DEFAULT ''::text NOT NULL,
  replied_at timestamp with time zone,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  revealed_at timestamp with time zone,
  counted_at timestamp with time zone,
  is_begun boolean DEFAULT true NOT NULL,
  CONSTRAINT reviews_author CHECK ((author = ANY (ARRAY['worker'::text, 'employer'::text]))),
  CONSTRAINT reviews_status CHECK ((status = ANY (ARRAY['hidden'::text, 'held'::text, 'revealed'::text, 'removed'::text]))),
  CONSTRAINT reviews_counted CHECK (((counted_at IS NULL) OR (status = ANY (ARRAY['revealed'::text, 'removed'::text])))),
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_once UNIQUE (engagement_id, author)
);
CREATE INDEX reviews_subject ON public.reviews USING btree (subject_id, author, counted_at);
CREATE INDEX reviews_author_id ON public.reviews USING btree (author_id, subject_id);
CREATE INDEX reviews_unfinished ON public.reviews USING btree (changed_at) WHERE ((status = 'hidden'::text) AND (NOT is_finished));
CREATE INDEX reviews_uncounted ON public.reviews USING btree (revealed_at) WHERE ((status = 'revealed'::text) AND (counted_at IS NULL));
CREATE TABLE review_cases (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  review_id uuid,
  employer_id uuid,
  reporter_id uuid,
  report_reason text,
  report_text text DEFAULT ''::text NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  outcome text,
  reason text DEFAULT ''::text NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  appeal text DEFAULT ''::text NOT NULL,
  appealed_by text,
  appealed_at timestamp with time zone,
  opened_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT review_cases_kind CHECK ((kind = ANY (ARRAY['reported'::text, 'held'::text, 'unsafe'::text]))),
  CONSTRAINT review_cases_subject CHECK ((num_nonnulls(review_id, employer_id) = 1)),
  CONSTRAINT review_cases_status CHECK ((status = ANY (ARRAY['open'::text, 'decided'::text, 'appealed'::text, 'final'::text]))),
  CONSTRAINT review_cases_outcome CHECK (((outcome = ANY (ARRAY['kept'::text, 'removed'::text])) AND ((outcome IS NULL) = (status = 'open'::text)))),
  CONSTRAINT review_cases_report CHECK ((report_reason = ANY (ARRAY['untrue'::text, 'insulting'::text, 'personal_details'::text, 'pressure'::text, 'other'::text]))),
  CONSTRAINT review_cases_appealed_by CHECK ((appealed_by = ANY (ARRAY['worker'::text, 'employer'::text]))),
  CONSTRAINT review_cases_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX review_cases_once ON public.review_cases USING btree (review_id, kind) WHERE (review_id IS NOT NULL);
CREATE UNIQUE INDEX review_cases_unsafe ON public.review_cases USING btree (employer_id) WHERE ((employer_id IS NOT NULL) AND (status = 'open'::text));
CREATE INDEX review_cases_newest ON public.review_cases USING btree (status, opened_at, id);
CREATE INDEX review_cases_reporter ON public.review_cases USING btree (reporter_id) WHERE (reporter_id IS NOT NULL);
CREATE INDEX review_cases_decided_by ON public.review_cases USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX review_cases_employer ON public.review_cases USING btree (employer_id) WHERE (employer_id IS NOT NULL);
CREATE TABLE review_totals (
  user_id uuid NOT NULL,
  side text NOT NULL,
  again integer DEFAULT 0 NOT NULL,
  answers integer DEFAULT 0 NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  expected real,
  counted_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT review_totals_side CHECK ((side = ANY (ARRAY['worker'::text, 'employer'::text]))),
  CONSTRAINT review_totals_counts CHECK ((((again >= 0) AND (again <= answers)) AND (done >= 0))),
  CONSTRAINT review_totals_expected CHECK (((expected >= (0)::double precision) AND (expected <= (1)::double precision))),
  CONSTRAINT review_totals_pkey PRIMARY KEY (user_id, side)
);
CREATE INDEX review_totals_counted ON public.review_totals USING btree (counted_at);
CREATE TABLE payment_reversals (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  transaction_id uuid NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  requested_by uuid NOT NULL,
  decided_by uuid,
  reversal_id uuid,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT payment_reversals_status CHECK ((status = ANY (ARRAY['waiting'::text, 'posted'::text, 'declined'::text]))),
  CONSTRAINT payment_reversals_posted CHECK (((status = 'posted'::text) = (reversal_id IS NOT NULL))),
  CONSTRAINT payment_reversals_amount CHECK ((amount > 0)),
  CONSTRAINT payment_reversals_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX payment_reversals_once ON public.payment_reversals USING btree (transaction_id) WHERE (status <> 'declined'::text);
CREATE INDEX payment_reversals_transaction ON public.payment_reversals USING btree (transaction_id);
CREATE INDEX payment_reversals_reversal ON public.payment_reversals USING btree (reversal_id) WHERE (reversal_id IS NOT NULL);
CREATE INDEX payment_reversals_waiting ON public.payment_reversals USING btree (created_at) WHERE (status = 'waiting'::text);
CREATE TABLE paper_series (
  series text NOT NULL,
  financial_year text NOT NULL,
  last_number integer NOT NULL,
  CONSTRAINT paper_series_last CHECK ((last_number > 0)),
  CONSTRAINT paper_series_pkey PRIMARY KEY (series, financial_year)
);
CREATE TABLE papers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  series text NOT NULL,
  financial_year text NOT NULL,
  number integer NOT NULL,
  event_key text NOT NULL,
  practice boolean NOT NULL,
  engagement_id uuid NOT NULL,
  worker_id uuid,
  employer_id uuid,
  worker_name text DEFAULT ''::text NOT NULL,
  employer_name text DEFAULT ''::text NOT NULL,
  total bigint NOT NULL,
  content jsonb NOT NULL,
  issued_on date NOT NULL,
  issued_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  kept_until date DEFAULT (CURRENT_DATE + 3300) NOT NULL,
  CONSTRAINT papers_kind CHECK ((kind = ANY (ARRAY['pay_slip'::text, 'receipt_voucher'::text, 'invoice'::text, 'refund_voucher'::text, 'credit_note'::text, 'debit_note'::text]))),
  CONSTRAINT papers_amounts CHECK (((number > 0) AND (total >= 0))),
  CONSTRAINT papers_pkey PRIMARY KEY (id),
  CONSTRAINT papers_event_key UNIQUE (event_key),
  CONSTRAINT papers_number UNIQUE (series, financial_year, number)
);
CREATE INDEX papers_worker ON public.papers USING btree (worker_id, issued_at, id);
CREATE INDEX papers_employer ON public.papers USING btree (employer_id, issued_at, id);
CREATE INDEX papers_engagement ON public.papers USING btree (engagement_id);
CREATE INDEX papers_kept_until ON public.papers USING btree (kept_until);
CREATE TABLE tax_details (
  user_id uuid NOT NULL,
  gstin text NOT NULL,
  updated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT tax_details_gstin CHECK ((gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'::text)),
  CONSTRAINT tax_details_pkey PRIMARY KEY (user_id)
);
CREATE TABLE attendance_proofs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  engagement_id uuid NOT NULL,
  phase text NOT NULL,
  step integer NOT NULL,
  shown_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT attendance_proofs_phase CHECK ((phase = ANY (ARRAY['start'::text, 'end'::text]))),
  CONSTRAINT attendance_proofs_pkey PRIMARY KEY (id),
  CONSTRAINT attendance_proofs_once UNIQUE (engagement_id, phase)
);
CREATE TABLE work_record_keys (
  id text NOT NULL,
  public_key jsonb NOT NULL,
  private_key_encrypted text NOT NULL,
  signs_from timestamp with time zone NOT NULL,
  withdrawn_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT work_record_keys_pkey PRIMARY KEY (id)
);
CREATE INDEX work_record_keys_order ON public.work_record_keys USING btree (signs_from);
CREATE TABLE work_record_statuses (
  list integer NOT NULL,
  position integer NOT NULL,
  key_id text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT work_record_statuses_entry CHECK (((list >= 0) AND ("position" >= 0))),
  CONSTRAINT work_record_statuses_pkey PRIMARY KEY (list, "position")
);
CREATE INDEX work_record_statuses_expiry ON public.work_record_statuses USING btree (expires_at);
CREATE TABLE work_records (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  worker_id uuid NOT NULL,
  list integer NOT NULL,
  position integer NOT NULL,
  credential text NOT NULL,
  summary text NOT NULL,
  shifts integer NOT NULL,
  work_digest text NOT NULL,
  made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT work_records_pkey PRIMARY KEY (id),
  CONSTRAINT work_records_status UNIQUE (list, "position")
);
CREATE INDEX work_records_worker ON public.work_records USING btree (worker_id, made_at);
CREATE TABLE payment_payouts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  status text DEFAULT 'earned'::text NOT NULL,
  amount bigint NOT NULL,
  cluster text,
  why text,
  reason text DEFAULT ''::text NOT NULL,
  decided_by uuid,
  provider text,
  key uuid DEFAULT gen_random_uuid() NOT NULL,
  account_encrypted text,
  transfer_id text,
  utr text,
  attempts integer DEFAULT 0 NOT NULL,
  returns integer DEFAULT 0 NOT NULL,
  refusals integer DEFAULT 0 NOT NULL,
  problem text,
  payable_at timestamp with time zone,
  checked_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT payment_payouts_status CHECK ((status = ANY (ARRAY['earned'::text, 'review'::text, 'payable'::text, 'requested'::text, 'failed'::text, 'manual'::text, 'sent'::text, 'paid'::text, 'came_back'::text, 'refused'::text]))),
  CONSTRAINT payment_payouts_why CHECK ((why = ANY (ARRAY['same_person'::text, 'cluster'::text, 'reported'::text, 'month'::text, 'year'::text, 'left'::text, 'staff'::text]))),
  CONSTRAINT payment_payouts_amounts CHECK (((amount > 0) AND (attempts >= 0) AND (returns >= 0))),
  CONSTRAINT payment_payouts_sent CHECK (((status = ANY (ARRAY['sent'::text, 'paid'::text, 'came_back'::text])) = (transfer_id IS NOT NULL))),
  CONSTRAINT payment_payouts_pkey PRIMARY KEY (id),
  CONSTRAINT payment_payouts_subject UNIQUE (subject_id),
  CONSTRAINT payment_payouts_key UNIQUE (key)
);
CREATE INDEX payment_payouts_user ON public.payment_payouts USING btree (user_id, status);
CREATE UNIQUE INDEX payment_payouts_transfer ON public.payment_payouts USING btree (provider, transfer_id) WHERE (transfer_id IS NOT NULL);
CREATE INDEX payment_payouts_open ON public.payment_payouts USING btree (status, checked_at) WHERE (status <> 'refused'::text);
CREATE TABLE audit_links (
  sequence bigint NOT NULL,
  entry_id uuid NOT NULL,
  digest text NOT NULL,
  CONSTRAINT audit_links_pkey PRIMARY KEY (sequence)
);
CREATE UNIQUE INDEX audit_links_entry ON public.audit_links USING btree (entry_id);
CREATE TABLE push_subscriptions (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  session_id text NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  accepted_at timestamp with time zone,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_endpoint UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_session_id UNIQUE (session_id)
);
CREATE INDEX push_subscriptions_user_id ON public.push_subscriptions USING btree (user_id);
CREATE TABLE upi_changes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  previous_encrypted text NOT NULL,
  changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  reported_at timestamp with time zone,
  support_reference text,
  CONSTRAINT upi_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX upi_changes_user_id ON public.upi_changes USING btree (user_id, changed_at);
CREATE INDEX upi_changes_changed_at ON public.upi_changes USING btree (changed_at);
CREATE TABLE former_contacts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  channel text NOT NULL,
  address text NOT NULL,
  replaced_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT former_contacts_channel CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
  CONSTRAINT former_contacts_pkey PRIMARY KEY (id)
);
CREATE INDEX former_contacts_user_id ON public.former_contacts USING btree (user_id);
CREATE INDEX former_contacts_replaced_at ON public.former_contacts USING btree (replaced_at);
CREATE TABLE time_corrections (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  engagement_id uuid NOT NULL,
  worker_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  status text DEFAULT 'proposed'::text NOT NULL,
  proposed_by text NOT NULL,
  recorded_from timestamp with time zone NOT NULL,
  recorded_to timestamp with time zone NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  reason text NOT NULL,
  answer text,
  answered_at timestamp with time zone,
  decided_from timestamp with time zone,
  decided_to timestamp with time zone,
  decision text,
  decided_by uuid,
  decided_at timestamp with time zone,
  appeal text,
  appeal_by text,
  appealed_at timestamp with time zone,
  closed_at timestamp with time zone,
  proposed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  recorded_ended_by text,
  staff_asked_at timestamp with time zone,
  CONSTRAINT time_corrections_status CHECK ((status = ANY (ARRAY['proposed'::text, 'agreed'::text, 'contested'::text, 'decided'::text, 'appealed'::text, 'final'::text]))),
  CONSTRAINT time_corrections_sides CHECK (((proposed_by = ANY (ARRAY['worker'::text, 'employer'::text])) AND (appeal_by = ANY (ARRAY['worker'::text, 'employer'::text])))),
  CONSTRAINT time_corrections_times CHECK (((started_at < ended_at) AND (decided_from < decided_to))),
  CONSTRAINT time_corrections_closed CHECK (((status = ANY (ARRAY['agreed'::text, 'final'::text])) = (closed_at IS NOT NULL))),
  CONSTRAINT time_corrections_pkey PRIMARY KEY (id),
  CONSTRAINT time_corrections_once UNIQUE (engagement_id),
  CONSTRAINT time_corrections_recorded_ended_by CHECK ((recorded_ended_by = ANY (ARRAY['worker'::text, 'employer'::text])))
);
CREATE INDEX time_corrections_newest ON public.time_corrections USING btree (status, proposed_at, id);
CREATE INDEX time_corrections_worker ON public.time_corrections USING btree (worker_id);
CREATE INDEX time_corrections_employer ON public.time_corrections USING btree (employer_id);
CREATE INDEX time_corrections_decided_by ON public.time_corrections USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX time_corrections_unasked ON public.time_corrections USING btree (proposed_at) WHERE ((status = 'proposed'::text) AND (staff_asked_at IS NULL));
CREATE INDEX time_corrections_decided ON public.time_corrections USING btree (decided_at) WHERE (status = 'decided'::text);
CREATE TABLE whatsapp_choices (
  user_id uuid NOT NULL,
  phone text NOT NULL,
  wording text NOT NULL,
  language text NOT NULL,
  chosen_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  ended_at timestamp with time zone,
  ended_by text,
  answered_at timestamp with time zone,
  CONSTRAINT whatsapp_choices_language CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'kn'::text]))),
  CONSTRAINT whatsapp_choices_ended_by CHECK ((ended_by = ANY (ARRAY['person'::text, 'stop'::text]))),
  CONSTRAINT whatsapp_choices_pkey PRIMARY KEY (user_id)
);
CREATE INDEX whatsapp_choices_phone ON public.whatsapp_choices USING btree (phone);
CREATE TABLE message_decisions (
  token_hash text NOT NULL,
  delivery_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  answer text,
  pressed_id text,
  CONSTRAINT message_decisions_answer CHECK ((answer = ANY (ARRAY['yes'::text, 'no'::text]))),
  CONSTRAINT message_decisions_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX message_decisions_delivery_id ON public.message_decisions USING btree (delivery_id);
ALTER TABLE users ADD CONSTRAINT users_joined_into_fkey FOREIGN KEY (joined_into) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE user_identities ADD CONSTRAINT user_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE sign_ups ADD CONSTRAINT sign_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE verification_codes ADD CONSTRAINT verification_codes_sign_up_id_fkey FOREIGN KEY (sign_up_id) REFERENCES sign_ups(id) ON DELETE SET NULL;
ALTER TABLE verification_codes ADD CONSTRAINT verification_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE oidc_payloads ADD CONSTRAINT oidc_payloads_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE places ADD CONSTRAINT places_city_id_fkey FOREIGN KEY (city_id) REFERENCES places(id) ON DELETE SET NULL;
ALTER TABLE place_names ADD CONSTRAINT place_names_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE;
ALTER TABLE jobs ADD CONSTRAINT jobs_employer FOREIGN KEY (employer_id) REFERENCES users(id);
ALTER TABLE job_views ADD CONSTRAINT job_views_job FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE job_views ADD CONSTRAINT job_views_seeker FOREIGN KEY (seeker_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE files ADD CONSTRAINT files_owner FOREIGN KEY (owner_id) REFERENCES users(id);
ALTER TABLE applications ADD CONSTRAINT applications_job FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE applications ADD CONSTRAINT applications_seeker FOREIGN KEY (seeker_id) REFERENCES users(id);
ALTER TABLE applications ADD CONSTRAINT applications_resume_file FOREIGN KEY (resume_file_id) REFERENCES files(id);
ALTER TABLE application_events ADD CONSTRAINT application_events_application_id FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE employer_standings ADD CONSTRAINT employer_standings_employer FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE job_listings ADD CONSTRAINT job_listings_job FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE job_heat ADD CONSTRAINT job_heat_job FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE interview_requests ADD CONSTRAINT interview_requests_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE interview_requests ADD CONSTRAINT interview_requests_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE interview_requests ADD CONSTRAINT interview_requests_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE interview_asks ADD CONSTRAINT interview_asks_request_id_fkey FOREIGN KEY (request_id) REFERENCES interview_requests(id) ON DELETE CASCADE;
ALTER TABLE interview_asks ADD CONSTRAINT interview_asks_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE calendar_feeds ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE referral_codes ADD CONSTRAINT referral_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE referrals ADD CONSTRAINT referrals_invited_id_fkey FOREIGN KEY (invited_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE referrals ADD CONSTRAINT referrals_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE events ADD CONSTRAINT events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE notifications ADD CONSTRAINT notifications_about_id_fkey FOREIGN KEY (about_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE conversations ADD CONSTRAINT conversations_application_id FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE conversation_members ADD CONSTRAINT conversation_members_conversation FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;
ALTER TABLE conversation_members ADD CONSTRAINT conversation_members_user_id FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE messages ADD CONSTRAINT messages_conversation FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE;
ALTER TABLE messages ADD CONSTRAINT messages_sender FOREIGN KEY (sender_id) REFERENCES users(id);
ALTER TABLE message_reports ADD CONSTRAINT message_reports_message FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
ALTER TABLE message_reports ADD CONSTRAINT message_reports_reporter FOREIGN KEY (reporter_id) REFERENCES users(id);
ALTER TABLE message_reports ADD CONSTRAINT message_reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE avatars ADD CONSTRAINT avatars_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE security_notices ADD CONSTRAINT security_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE employer_answers ADD CONSTRAINT employer_answers_employer FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE interview_changes ADD CONSTRAINT interview_changes_request_id_fkey FOREIGN KEY (request_id) REFERENCES interview_requests(id) ON DELETE CASCADE;
ALTER TABLE one_time_sign_ins ADD CONSTRAINT one_time_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE message_deliveries ADD CONSTRAINT message_deliveries_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE message_deliveries ADD CONSTRAINT message_deliveries_about_id_fkey FOREIGN KEY (about_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE worker_availabilities ADD CONSTRAINT worker_availabilities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE instant_jobs ADD CONSTRAINT instant_jobs_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE job_requests ADD CONSTRAINT job_requests_instant_job_id_fkey FOREIGN KEY (instant_job_id) REFERENCES instant_jobs(id) ON DELETE CASCADE;
ALTER TABLE job_requests ADD CONSTRAINT job_requests_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE engagements ADD CONSTRAINT engagements_instant_job_id_fkey FOREIGN KEY (instant_job_id) REFERENCES instant_jobs(id) ON DELETE CASCADE;
ALTER TABLE engagements ADD CONSTRAINT engagements_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE engagements ADD CONSTRAINT engagements_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE engagement_appeals ADD CONSTRAINT engagement_appeals_engagement_id_fkey FOREIGN KEY (engagement_id) REFERENCES engagements(id) ON DELETE CASCADE;
ALTER TABLE engagement_appeals ADD CONSTRAINT engagement_appeals_appellant_id_fkey FOREIGN KEY (appellant_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE engagement_appeals ADD CONSTRAINT engagement_appeals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE payees ADD CONSTRAINT payees_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE availability_terms ADD CONSTRAINT availability_terms_user_id_fkey FOREIGN KEY (user_id) REFERENCES worker_availabilities(user_id) ON DELETE CASCADE;
ALTER TABLE job_reviews ADD CONSTRAINT job_reviews_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE job_reviews ADD CONSTRAINT job_reviews_instant_job_id_fkey FOREIGN KEY (instant_job_id) REFERENCES instant_jobs(id) ON DELETE CASCADE;
ALTER TABLE job_reviews ADD CONSTRAINT job_reviews_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE job_reports ADD CONSTRAINT job_reports_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE job_reports ADD CONSTRAINT job_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE support_entries ADD CONSTRAINT support_entries_request_id_fkey FOREIGN KEY (request_id) REFERENCES support_requests(id) ON DELETE CASCADE;
ALTER TABLE staff_second_factors ADD CONSTRAINT staff_second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE staff_recovery_codes ADD CONSTRAINT staff_recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES staff_second_factors(user_id) ON DELETE CASCADE;
ALTER TABLE suspensions ADD CONSTRAINT suspensions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE suspensions ADD CONSTRAINT suspensions_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE suspensions ADD CONSTRAINT suspensions_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE suspensions ADD CONSTRAINT suspensions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE support_mails ADD CONSTRAINT support_mails_request_id_fkey FOREIGN KEY (request_id) REFERENCES support_requests(id) ON DELETE CASCADE;
ALTER TABLE support_mails ADD CONSTRAINT support_mails_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES support_entries(id) ON DELETE CASCADE;
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE saved_search_terms ADD CONSTRAINT saved_search_terms_search FOREIGN KEY (saved_search_id) REFERENCES saved_searches(id) ON DELETE CASCADE;
ALTER TABLE saved_search_matches ADD CONSTRAINT saved_search_matches_search FOREIGN KEY (saved_search_id) REFERENCES saved_searches(id) ON DELETE CASCADE;
ALTER TABLE saved_search_matches ADD CONSTRAINT saved_search_matches_job FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE saved_search_notices ADD CONSTRAINT saved_search_notices_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE account_joinings ADD CONSTRAINT account_joinings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE account_joinings ADD CONSTRAINT account_joinings_other_id_fkey FOREIGN KEY (other_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE pay_cases ADD CONSTRAINT pay_cases_engagement_id_fkey FOREIGN KEY (engagement_id) REFERENCES engagements(id) ON DELETE CASCADE;
ALTER TABLE pay_cases ADD CONSTRAINT pay_cases_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE pay_cases ADD CONSTRAINT pay_cases_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE pay_cases ADD CONSTRAINT pay_cases_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE payment_intents ADD CONSTRAINT payment_intents_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE RESTRICT;
ALTER TABLE payment_holds ADD CONSTRAINT payment_holds_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES payment_intents(id) ON DELETE RESTRICT;
ALTER TABLE payment_holds ADD CONSTRAINT payment_holds_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE RESTRICT;
ALTER TABLE payment_holds ADD CONSTRAINT payment_holds_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES users(id) ON DELETE RESTRICT;
ALTER TABLE payment_releases ADD CONSTRAINT payment_releases_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES payment_holds(id) ON DELETE RESTRICT;
ALTER TABLE payment_refunds ADD CONSTRAINT payment_refunds_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES payment_intents(id) ON DELETE RESTRICT;
ALTER TABLE payment_refunds ADD CONSTRAINT payment_refunds_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES payment_holds(id) ON DELETE RESTRICT;
ALTER TABLE payment_contests ADD CONSTRAINT payment_contests_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES payment_holds(id) ON DELETE RESTRICT;
ALTER TABLE payment_chargebacks ADD CONSTRAINT payment_chargebacks_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES payment_intents(id) ON DELETE RESTRICT;
ALTER TABLE payment_payees ADD CONSTRAINT payment_payees_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_reverses_id_fkey FOREIGN KEY (reverses_id) REFERENCES ledger_transactions(id);
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id);
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id);
ALTER TABLE ledger_balances ADD CONSTRAINT ledger_balances_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id);
ALTER TABLE ledger_balance_deltas ADD CONSTRAINT ledger_balance_deltas_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id);
ALTER TABLE ledger_reservations ADD CONSTRAINT ledger_reservations_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id);
ALTER TABLE ledger_reservations ADD CONSTRAINT ledger_reservations_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id);
ALTER TABLE ledger_day_balances ADD CONSTRAINT ledger_day_balances_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id);
ALTER TABLE ledger_day_balances ADD CONSTRAINT ledger_day_balances_day_fkey FOREIGN KEY (day) REFERENCES ledger_closed_days(day);
ALTER TABLE payment_reconciliation_rows ADD CONSTRAINT payment_reconciliation_rows_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id) ON DELETE RESTRICT;
ALTER TABLE review_windows ADD CONSTRAINT review_windows_engagement_id_fkey FOREIGN KEY (engagement_id) REFERENCES engagements(id) ON DELETE CASCADE;
ALTER TABLE review_windows ADD CONSTRAINT review_windows_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE review_windows ADD CONSTRAINT review_windows_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE reviews ADD CONSTRAINT reviews_engagement_id_fkey FOREIGN KEY (engagement_id) REFERENCES engagements(id) ON DELETE CASCADE;
ALTER TABLE reviews ADD CONSTRAINT reviews_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE reviews ADD CONSTRAINT reviews_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE review_cases ADD CONSTRAINT review_cases_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE;
ALTER TABLE review_cases ADD CONSTRAINT review_cases_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE review_cases ADD CONSTRAINT review_cases_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE review_cases ADD CONSTRAINT review_cases_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE review_totals ADD CONSTRAINT review_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE payment_reversals ADD CONSTRAINT payment_reversals_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id) ON DELETE RESTRICT;
ALTER TABLE payment_reversals ADD CONSTRAINT payment_reversals_reversal_id_fkey FOREIGN KEY (reversal_id) REFERENCES ledger_transactions(id) ON DELETE RESTRICT;
ALTER TABLE attendance_proofs ADD CONSTRAINT attendance_proofs_engagement_id_fkey FOREIGN KEY (engagement_id) REFERENCES engagements(id) ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE upi_changes ADD CONSTRAINT upi_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE former_contacts ADD CONSTRAINT former_contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE time_corrections ADD CONSTRAINT time_corrections_engagement_id_fkey FOREIGN KEY (engagement_id) REFERENCES engagements(id) ON DELETE CASCADE;
ALTER TABLE time_corrections ADD CONSTRAINT time_corrections_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES users(id) ON DELETE RESTRICT;
ALTER TABLE time_corrections ADD CONSTRAINT time_corrections_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE RESTRICT;
ALTER TABLE time_corrections ADD CONSTRAINT time_corrections_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE whatsapp_choices ADD CONSTRAINT whatsapp_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE message_decisions ADD CONSTRAINT message_decisions_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES message_deliveries(id) ON DELETE CASCADE;
CREATE OR REPLACE FUNCTION public.search_cell(latitude double precision, longitude double precision)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      SELECT least(7199, floor((latitude + 90) * 40))::integer * 14400 + floor((longitude + 180) * 40)::integer % 14400
    $function$;
CREATE OR REPLACE FUNCTION public.listing_merit(created_at timestamp with time zone, standing real, hourly_pay real)
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      SELECT (8 * extract(epoch FROM created_at - timestamptz '2026-01-01 00:00:00+00') / 86400 / 30
        + 7 * standing
        + 15 * greatest(0, least(1, coalesce(hourly_pay, 0) / 130 - 0.5)))::real
    $function$;
CREATE OR REPLACE FUNCTION public.search_words(content text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      SELECT string_to_array(CASE
        WHEN octet_length(content) = char_length(content) THEN
          translate(lower(content), E'\t\n\r!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', repeat(' ', 35))
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
    $function$;
CREATE OR REPLACE FUNCTION public.job_term_names(job jobs)
 RETURNS TABLE(kind text, name text, place bigint, of_title boolean)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
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
    $function$;
CREATE OR REPLACE FUNCTION public.job_term_rows(listing job_listings)
 RETURNS SETOF job_terms
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
      SELECT term, listing.search_cell, listing.ref, listing.merit, listing.created_at, coalesce(listing.hourly_pay, 0),
        listing.category_term, listing.job_type_term, least(32767, round(coalesce(listing.hourly_pay, 0)))::smallint,
        coalesce(floor((listing.latitude + 90) * 640)::int % 16 * 16 + floor((listing.longitude + 180) * 640)::int % 16, 0)
          ::smallint
      FROM unnest(listing.terms) AS term
    $function$;
CREATE OR REPLACE FUNCTION public.merit_job_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      NEW.merit := listing_merit(NEW.created_at, NEW.standing, NEW.hourly_pay, NEW.unseen);
      RETURN NEW;
    END $function$;
CREATE OR REPLACE FUNCTION public.keep_job_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM job_terms t USING unnest(OLD.terms) AS gone (term)
        WHERE t.term = gone.term AND t.search_cell = OLD.search_cell AND t.merit = OLD.merit AND t.ref = OLD.ref;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO job_terms SELECT (job_term_rows(NEW)).*;
      END IF;
      RETURN NULL;
    END $function$;
CREATE OR REPLACE FUNCTION public.spread_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      UPDATE job_listings SET standing = NEW.standing WHERE employer_id = NEW.employer_id AND standing <> NEW.standing;
      RETURN NULL;
    END $function$;
CREATE OR REPLACE FUNCTION public.list_jobs(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
        coalesce((SELECT e.standing FROM employer_standings e WHERE e.employer_id = j.employer_id), 0.5),
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
    END $function$;
CREATE OR REPLACE FUNCTION public.keep_job_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    END $function$;
CREATE OR REPLACE FUNCTION public.list_all_jobs()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    BEGIN
      TRUNCATE job_terms, job_listings;
      ALTER TABLE job_listings DISABLE TRIGGER job_listings_keep_terms;
      PERFORM list_jobs(NULL);
      ALTER TABLE job_listings ENABLE TRIGGER job_listings_keep_terms;
      INSERT INTO job_terms SELECT rows.* FROM job_listings l CROSS JOIN LATERAL job_term_rows(l) rows;
    END $function$;
CREATE OR REPLACE FUNCTION public.warm_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      INSERT INTO job_heat (job_id, search_cell, views, applications)
      SELECT l.job_id, l.search_cell, (TG_TABLE_NAME = 'job_views')::int, (TG_TABLE_NAME = 'applications')::int
      FROM job_listings l WHERE l.job_id = NEW.job_id AND l.search_cell >= 0
      ON CONFLICT (job_id) DO UPDATE
        SET views = job_heat.views + EXCLUDED.views, applications = job_heat.applications + EXCLUDED.applications, search_cell = EXCLUDED.search_cell;
      RETURN NULL;
    END $function$;
CREATE OR REPLACE FUNCTION public.displaced(point geography, seeker uuid, employer uuid, of_seeker double precision, of_pair double precision)
 RETURNS geography
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        SELECT ST_Project(point, sqrt(east * east + north * north), atan2(east, north))
        FROM (SELECT of_seeker * sqrt(a) * sin(2 * pi() * b) + of_pair * sqrt(c) * sin(2 * pi() * d) AS east,
                     of_seeker * sqrt(a) * cos(2 * pi() * b) + of_pair * sqrt(c) * cos(2 * pi() * d) AS north
              -- numbers from 0 to below 1, each of three bytes of a digest
              FROM (SELECT (get_byte(alone, 0) * 65536 + get_byte(alone, 1) * 256 + get_byte(alone, 2)) / 16777216.0::float8 AS a,
                           (get_byte(alone, 3) * 65536 + get_byte(alone, 4) * 256 + get_byte(alone, 5)) / 16777216.0::float8 AS b,
                           (get_byte(pair, 0) * 65536 + get_byte(pair, 1) * 256 + get_byte(pair, 2)) / 16777216.0::float8 AS c,
                           (get_byte(pair, 3) * 65536 + get_byte(pair, 4) * 256 + get_byte(pair, 5)) / 16777216.0::float8 AS d
                    FROM (SELECT sha256(convert_to((value #>> '{}') || seeker::text, 'UTF8')) AS alone,
                                 sha256(convert_to((value #>> '{}') || seeker::text || employer::text, 'UTF8')) AS pair
                          FROM secrets WHERE name = 'seeker-displacement') digests) shares) displacement
      $function$;
CREATE OR REPLACE FUNCTION public.availability_term_names(categories text[], skill_ids text[])
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
          SELECT 'category:' || category FROM unnest(categories) AS category
          UNION SELECT 'skill:' || skill_id FROM unnest(skill_ids) AS skill_id
        $function$;
CREATE OR REPLACE FUNCTION public.keep_availability_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          DELETE FROM availability_terms WHERE user_id = NEW.user_id;
          IF NEW.available THEN
            INSERT INTO availability_terms (user_id, term, point, radius_km, week_minutes, ends_at)
            SELECT NEW.user_id, term, NEW.point, NEW.radius_km, NEW.week_minutes, NEW.ends_at
            FROM availability_term_names(NEW.categories, NEW.skill_ids) AS term;
          END IF;
          RETURN NULL;
        END
        $function$;
CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
       BEGIN RAISE EXCEPTION 'audit entries are append-only'; END $function$;
CREATE OR REPLACE FUNCTION public.hide_jobs_of_suspended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          UPDATE jobs SET hidden_until = NEW.suspended_until
          WHERE employer_id = NEW.id AND hidden_until IS DISTINCT FROM NEW.suspended_until;
          RETURN NULL;
        END $function$;
CREATE OR REPLACE FUNCTION public.unseen_share(looked integer, applied integer)
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      SELECT greatest(0, 1 - (looked + 2 * applied) / 12.0)::real
    $function$;
CREATE OR REPLACE FUNCTION public.job_unseen(of_job uuid)
 RETURNS real
 LANGUAGE sql
 STABLE
AS $function$
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
  $function$;
CREATE OR REPLACE FUNCTION public.listing_merit(created_at timestamp with time zone, standing real, hourly_pay real, unseen real)
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      SELECT (8 * extract(epoch FROM created_at - timestamptz '2026-01-01 00:00:00+00') / 86400 / 30
        - 8 * (1 - unseen)
        + 7 * standing
        + 15 * greatest(0, least(1, coalesce(hourly_pay, 0) / 130 - 0.5)))::real
    $function$;
CREATE OR REPLACE FUNCTION public.match_saved_searches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF NEW.status = 'open' AND NEW.expires_at > clock_timestamp()
        AND (NEW.hidden_until IS NULL OR NEW.hidden_until <= clock_timestamp())
        AND EXISTS (SELECT FROM saved_searches) AND current_setting('nukkad.rereads_jobs', true) IS DISTINCT FROM 'on'
      THEN
        INSERT INTO outbox (task, queue, payload)
        VALUES ('saved-searches.match-job', 'default', jsonb_build_object('jobId', NEW.id));
      END IF;
      RETURN NULL;
    END $function$;
CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN RAISE EXCEPTION 'the ledger is append-only: reverse the transaction'; END $function$;
CREATE OR REPLACE FUNCTION public.keep_ledger_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     IF (NEW.id, NEW.book, NEW.kind, NEW.side, NEW.balance_rule) IS DISTINCT FROM (OLD.id, OLD.book, OLD.kind, OLD.side, OLD.balance_rule)
       OR NEW.owner_id IS DISTINCT FROM OLD.owner_id OR (OLD.closed_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at) THEN
       RAISE EXCEPTION 'a ledger account does not change';
     END IF;
     IF OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL THEN
       PERFORM FROM ledger_balances WHERE account_id = NEW.id FOR UPDATE;
       IF EXISTS (SELECT FROM ledger_balances WHERE account_id = NEW.id AND (posted <> 0 OR pending_out <> 0)) THEN
         RAISE EXCEPTION 'a ledger account with a balance cannot be closed'
           USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_empty';
       END IF;
     END IF;
     RETURN NEW;
   END $function$;
CREATE OR REPLACE FUNCTION public.date_ledger_transaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   DECLARE
     last_closed date;
     closed_after date;
   BEGIN
     PERFORM pg_advisory_xact_lock_shared(1818585444);
     SELECT max(day), max(day) FILTER (WHERE closed_at <= NEW.recorded_at) INTO last_closed, closed_after FROM ledger_closed_days;
     IF NEW.effective_on IS NULL THEN
       NEW.effective_on := greatest(
         least((NEW.event_at AT TIME ZONE 'Asia/Kolkata')::date, (NEW.recorded_at AT TIME ZONE 'Asia/Kolkata')::date), last_closed + 1);
     ELSIF NEW.effective_on <= closed_after THEN
       RAISE EXCEPTION 'the day % of the ledger is closed', NEW.effective_on;
     END IF;
     RETURN NEW;
   END $function$;
CREATE OR REPLACE FUNCTION public.check_ledger_transaction(checked uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
   DECLARE
     header ledger_transactions;
     has_gap boolean;
     custody_sum numeric;
     own_sum numeric;
     is_misplaced boolean;
     is_closed boolean;
   BEGIN
     SELECT * INTO header FROM ledger_transactions WHERE id = checked;
     SELECT count(*) <> max(e.line) OR min(e.line) <> 1, coalesce(sum(e.amount) FILTER (WHERE a.book = 'custody'), 0),
       coalesce(sum(e.amount) FILTER (WHERE a.book = 'own'), 0), bool_or(e.effective_on <> header.effective_on),
       bool_or(a.closed_at IS NOT NULL AND (SELECT posted <> 0 FROM ledger_balances b WHERE b.account_id = a.id))
     INTO has_gap, custody_sum, own_sum, is_misplaced, is_closed
     FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE e.transaction_id = checked;
     IF custody_sum <> 0 OR own_sum <> 0 THEN
       RAISE EXCEPTION 'a ledger transaction sums to zero in each book: custody %, own %', custody_sum, own_sum;
     END IF;
     IF has_gap THEN RAISE EXCEPTION 'the lines of a ledger transaction are numbered from 1'; END IF;
     IF is_misplaced THEN RAISE EXCEPTION 'a ledger entry has the day of its transaction'; END IF;
     IF is_closed THEN RAISE EXCEPTION 'a closed ledger account keeps a balance of zero'; END IF;
     IF header.reverses_id IS NOT NULL THEN
       IF EXISTS (SELECT FROM ledger_transactions WHERE id = header.reverses_id AND reverses_id IS NOT NULL) THEN
         RAISE EXCEPTION 'a reversal cannot be reversed';
       END IF;
       IF EXISTS (
         SELECT FROM ledger_entries WHERE transaction_id IN (checked, header.reverses_id)
         GROUP BY account_id HAVING sum(amount) <> 0) THEN
         RAISE EXCEPTION 'a reversal is the opposite of its original';
       END IF;
     END IF;
   END $function$;
CREATE OR REPLACE FUNCTION public.check_ledger_header()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     IF NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = NEW.id) THEN
       RAISE EXCEPTION 'a ledger transaction has entries';
     END IF;
     RETURN NULL;
   END $function$;
CREATE OR REPLACE FUNCTION public.check_ledger_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     IF NEW.line = (SELECT max(line) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) THEN
       PERFORM check_ledger_transaction(NEW.transaction_id);
     END IF;
     RETURN NULL;
   END $function$;
CREATE OR REPLACE FUNCTION public.check_ledger_reserve()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   DECLARE
     account ledger_accounts;
     balance numeric;
   BEGIN
     SELECT * INTO account FROM ledger_accounts WHERE id = NEW.account_id;
     balance := NEW.posted + coalesce((SELECT sum(amount) FROM ledger_balance_deltas WHERE account_id = NEW.account_id), 0);
     IF account.balance_rule = 'not_negative'
       AND (CASE account.side WHEN 'debit' THEN balance ELSE -balance END) < NEW.pending_out THEN
       RAISE EXCEPTION 'the ledger account % has too little for the reservation', account.kind
         USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balances_available';
     END IF;
     RETURN NEW;
   END $function$;
CREATE OR REPLACE FUNCTION public.check_ledger_closed_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   BEGIN
     IF NEW.day >= (NEW.closed_at AT TIME ZONE 'Asia/Kolkata')::date THEN
       RAISE EXCEPTION 'the day % has not ended in India', NEW.day;
     END IF;
     RETURN NEW;
   END $function$;
CREATE OR REPLACE FUNCTION public.keep_paper()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF OLD.kept_until < (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date THEN
            RETURN OLD;
          END IF;
        ELSIF NEW.kept_until >= OLD.kept_until
          AND to_jsonb(NEW) - '{worker_id,employer_id,worker_name,employer_name,kept_until}'::text[] = to_jsonb(OLD) - '{worker_id,employer_id,worker_name,employer_name,kept_until}'::text[]
          AND (NEW.worker_id IS NOT DISTINCT FROM OLD.worker_id AND NEW.worker_name = OLD.worker_name
            OR NEW.worker_id IS NULL AND NEW.worker_name = '')
          AND (NEW.employer_id IS NOT DISTINCT FROM OLD.employer_id AND NEW.employer_name = OLD.employer_name
            OR NEW.employer_id IS NULL AND NEW.employer_name = '') THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'the change violates the rule that an issued paper stays as it is';
      END $function$;
CREATE OR REPLACE FUNCTION public.audit_digest(previous text, entry audit_entries)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
     SELECT encode(sha256(convert_to(previous || jsonb_build_array(
       entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), entry.actor_id, entry.action, entry.subject_kind,
       entry.subject_id, entry.detail)::text, 'UTF8')), 'hex') $function$;
CREATE OR REPLACE FUNCTION public.link_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
   DECLARE last audit_links;
   BEGIN
     -- a restored entry has its link already
     IF EXISTS (SELECT FROM audit_links WHERE entry_id = NEW.id) THEN RETURN NULL; END IF;
     PERFORM pg_advisory_xact_lock(hashtextextended('audit_links', 0));
     SELECT * INTO last FROM audit_links ORDER BY sequence DESC LIMIT 1;
     INSERT INTO audit_links (sequence, entry_id, digest)
     VALUES (coalesce(last.sequence, 0) + 1, NEW.id, audit_digest(coalesce(last.digest, ''), NEW));
     RETURN NULL;
   END $function$;
CREATE OR REPLACE FUNCTION public.find_ledger_accounts(kinds text[], owners uuid[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
AS $function$
      BEGIN
        RETURN (
          SELECT array_agg(found.id ORDER BY n.line)
          FROM unnest(kinds, owners) WITH ORDINALITY AS n (kind, owner_id, line)
          LEFT JOIN LATERAL (
            SELECT a.id FROM ledger_accounts a WHERE a.owner_id = n.owner_id AND a.kind = n.kind
            UNION ALL
            SELECT a.id FROM ledger_accounts a WHERE n.owner_id IS NULL AND a.owner_id IS NULL AND a.kind = n.kind) found
            ON true);
      END
    $function$;
CREATE OR REPLACE FUNCTION public.open_ledger_accounts(kinds text[], owners uuid[], books text[], sides text[], rules text[])
 RETURNS uuid[]
 LANGUAGE plpgsql
AS $function$
      DECLARE
        ids uuid[] := find_ledger_accounts(kinds, owners);
      BEGIN
        IF array_position(ids, NULL) IS NULL THEN RETURN ids; END IF;
        WITH opened AS (
          INSERT INTO ledger_accounts (kind, owner_id, book, side, balance_rule)
          SELECT DISTINCT n.kind, n.owner_id, n.book, n.side, n.rule
          FROM unnest(ids, kinds, owners, books, sides, rules) AS n (id, kind, owner_id, book, side, rule)
          WHERE n.id IS NULL ORDER BY n.kind, n.owner_id
          ON CONFLICT DO NOTHING RETURNING ledger_accounts.id)
        INSERT INTO ledger_balances (account_id) SELECT opened.id FROM opened;
        RETURN find_ledger_accounts(kinds, owners);
      END
    $function$;
CREATE OR REPLACE FUNCTION public.post_ledger_transaction(new_id uuid, new_source text, new_key text, new_kind text, new_fingerprint text, occurred_at timestamp with time zone, reversed uuid, new_note text, kinds text[], owners uuid[], books text[], sides text[], rules text[], amounts bigint[])
 RETURNS TABLE(transaction_id uuid, stored_fingerprint text, below_zero text[])
 LANGUAGE plpgsql
AS $function$
      #variable_conflict use_column
      DECLARE
        ids uuid[] := open_ledger_accounts(kinds, owners, books, sides, rules);
        counted_on date;
      BEGIN
        INSERT INTO ledger_transactions (source, event_key, kind, fingerprint, event_at, reverses_id, note, id)
        VALUES (new_source, new_key, new_kind, new_fingerprint, occurred_at, reversed, new_note, new_id)
        ON CONFLICT DO NOTHING RETURNING effective_on INTO counted_on;
        IF counted_on IS NULL THEN
          RETURN QUERY SELECT t.id, t.fingerprint, '{}'::text[] FROM ledger_transactions t
            WHERE t.source = new_source AND t.event_key = new_key;
          RETURN;
        END IF;
        PERFORM FROM ledger_balances b WHERE b.account_id IN (
          SELECT n.id FROM unnest(ids, owners) AS n (id, owner_id) WHERE n.owner_id IS NOT NULL)
        ORDER BY b.account_id FOR UPDATE;
        INSERT INTO ledger_entries (transaction_id, line, account_id, effective_on, amount)
        SELECT new_id, n.line, n.id, counted_on, n.amount FROM unnest(ids, amounts) WITH ORDINALITY AS n (id, amount, line);
        INSERT INTO ledger_balance_deltas (account_id, amount)
        SELECT n.id, sum(n.amount) FROM unnest(ids, owners, amounts) AS n (id, owner_id, amount)
        WHERE n.owner_id IS NULL GROUP BY n.id HAVING sum(n.amount) <> 0;
        RETURN QUERY
          WITH changed AS (
            UPDATE ledger_balances b SET posted = b.posted + c.amount, version = b.version + 1
            FROM (
              SELECT n.id, n.kind, n.side, n.rule, sum(n.amount) AS amount
              FROM unnest(ids, kinds, owners, sides, rules, amounts) AS n (id, kind, owner_id, side, rule, amount)
              WHERE n.owner_id IS NOT NULL GROUP BY n.id, n.kind, n.side, n.rule) c
            WHERE b.account_id = c.id RETURNING c.kind, c.side, c.rule, b.posted)
          SELECT new_id, new_fingerprint, array(
            SELECT DISTINCT changed.kind FROM changed
            WHERE changed.rule = 'not_negative' AND CASE changed.side WHEN 'debit' THEN changed.posted ELSE -changed.posted END < 0);
      END
    $function$;
CREATE TRIGGER users_hide_jobs AFTER UPDATE OF suspended_until ON public.users FOR EACH ROW WHEN ((old.suspended_until IS DISTINCT FROM new.suspended_until)) EXECUTE FUNCTION hide_jobs_of_suspended();
CREATE TRIGGER jobs_keep_listing AFTER INSERT OR UPDATE OF title, company, description, location, point, job_type, category, hourly_pay, required_skills, skill_ids, occupation_ids, hours_per_week, status, expires_at, hidden_until, suggested_occupation_ids, condition_ids, city_id ON public.jobs FOR EACH ROW EXECUTE FUNCTION keep_job_listing();
CREATE TRIGGER jobs_match_saved_searches AFTER INSERT OR UPDATE OF title, company, description, location, point, job_type, category, hourly_pay, required_skills, skill_ids, occupation_ids, suggested_occupation_ids, condition_ids, status, expires_at, hidden_until ON public.jobs FOR EACH ROW EXECUTE FUNCTION match_saved_searches();
CREATE TRIGGER job_views_warm_job AFTER INSERT ON public.job_views FOR EACH ROW EXECUTE FUNCTION warm_job();
CREATE TRIGGER applications_warm_job AFTER INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION warm_job();
CREATE TRIGGER employer_standings_spread AFTER INSERT OR UPDATE ON public.employer_standings FOR EACH ROW EXECUTE FUNCTION spread_standing();
CREATE TRIGGER job_listings_merit BEFORE INSERT OR UPDATE ON public.job_listings FOR EACH ROW EXECUTE FUNCTION merit_job_listing();
CREATE TRIGGER job_listings_keep_terms AFTER INSERT OR DELETE OR UPDATE ON public.job_listings FOR EACH ROW EXECUTE FUNCTION keep_job_terms();
CREATE TRIGGER worker_availabilities_keep_terms AFTER INSERT OR UPDATE OF available, point, radius_km, categories, skill_ids, week_minutes, ends_at ON public.worker_availabilities FOR EACH ROW EXECUTE FUNCTION keep_availability_terms();
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_entries_keep_all BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE CONSTRAINT TRIGGER audit_entries_linked AFTER INSERT ON public.audit_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_entry();
CREATE TRIGGER ledger_accounts_keep BEFORE UPDATE ON public.ledger_accounts FOR EACH ROW EXECUTE FUNCTION keep_ledger_account();
CREATE TRIGGER ledger_accounts_keep_all BEFORE DELETE ON public.ledger_accounts FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_transactions_keep_all BEFORE TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_transactions_day BEFORE INSERT ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION date_ledger_transaction();
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON public.ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_header();
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_entries_keep_all BEFORE TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
CREATE TRIGGER ledger_balances_reserve BEFORE UPDATE ON public.ledger_balances FOR EACH ROW WHEN ((new.pending_out > old.pending_out)) EXECUTE FUNCTION check_ledger_reserve();
CREATE TRIGGER ledger_closed_days_append_only BEFORE DELETE OR UPDATE ON public.ledger_closed_days FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_closed_days_keep_all BEFORE TRUNCATE ON public.ledger_closed_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_closed_days_past BEFORE INSERT ON public.ledger_closed_days FOR EACH ROW EXECUTE FUNCTION check_ledger_closed_day();
CREATE TRIGGER ledger_day_balances_append_only BEFORE DELETE OR UPDATE ON public.ledger_day_balances FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_day_balances_keep_all BEFORE TRUNCATE ON public.ledger_day_balances FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER papers_keep BEFORE DELETE OR UPDATE ON public.papers FOR EACH ROW EXECUTE FUNCTION keep_paper();
CREATE TRIGGER audit_links_append_only BEFORE DELETE OR UPDATE ON public.audit_links FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_links_keep_all BEFORE TRUNCATE ON public.audit_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
INSERT INTO migrations ("timestamp", name) VALUES
  (1763600000000, 'CreateCommon1763600000000'),
  (1763600001000, 'CreateUsers1763600001000'),
  (1763600002000, 'CreateSessions1763600002000'),
  (1763600003000, 'CreateSignUps1763600003000'),
  (1763600004000, 'CreateOidcPayloads1763600004000'),
  (1763600010000, 'CreatePlaces1763600010000'),
  (1763600020000, 'CreateJobs1763600020000'),
  (1763600021000, 'CreateApplications1763600021000'),
  (1763600030000, 'CreateJobListings1763600030000'),
  (1763600031000, 'KeepJobListings1763600031000'),
  (1763600032000, 'CreateJobHeat1763600032000'),
  (1763600040000, 'CreateInterviews1763600040000'),
  (1763600050000, 'CreateReferrals1763600050000'),
  (1763600055000, 'SlideRateLimits1763600055000'),
  (1763600060000, 'CreateEvents1763600060000'),
  (1763600061000, 'CreateNotifications1763600061000'),
  (1763600065000, 'CreateConversations1763600065000'),
  (1763600070000, 'AddAccountSettings1763600070000'),
  (1763600071000, 'CreateAvatars1763600071000'),
  (1763600072000, 'KnowDevices1763600072000'),
  (1763600073000, 'KnowWhoIsNamed1763600073000'),
  (1763600075000, 'AnswerApplications1763600075000'),
  (1763600080000, 'ChangeInterviews1763600080000'),
  (1763600085000, 'ListNewestPlaced1763600085000'),
  (1763600086000, 'KeepNasalsApart1763600086000'),
  (1763600087000, 'KeepNoPointStatistics1763600087000'),
  (1763600092000, 'DisplaceSeekers1763600092000'),
  (1763600093000, 'SignInAfterSignUp1763600093000'),
  (1763600094000, 'NameQueues1763600094000'),
  (1763600095000, 'CreateMessageDeliveries1763600095000'),
  (1763600096000, 'TrackDeliveries1763600096000'),
  (1763600097000, 'CreateWorkerAvailabilities1763600097000'),
  (1763600098000, 'CreateInstantJobs1763600098000'),
  (1763600099000, 'CreateEngagements1763600099000'),
  (1763600100000, 'ListAvailabilityTerms1763600100000'),
  (1763600101000, 'IndexOpenRequests1763600101000'),
  (1763600102000, 'KeepUnsentNotices1763600102000'),
  (1763600102500, 'CreateAuditEntries1763600102500'),
  (1763600105000, 'CreateJobReviews1763600105000'),
  (1763600106000, 'CreateMinimumWages1763600106000'),
  (1763600108000, 'CreateSupportRequests1763600108000'),
  (1763600111000, 'AskStaffForSecondFactor1763600111000'),
  (1763600112000, 'CreateSuspensions1763600112000'),
  (1763600113000, 'DecideMessageReports1763600113000'),
  (1763600114000, 'TakeInSupportMails1763600114000'),
  (1763600115000, 'ScanSupportFiles1763600115000'),
  (1763600116000, 'WatchAcknowledgements1763600116000'),
  (1763600116500, 'HideJobsOfSuspended1763600116500'),
  (1763600117000, 'ListJobsByConditions1763600117000'),
  (1763600118000, 'YieldToUnseenJobs1763600118000'),
  (1763600119000, 'CreateSavedSearches1763600119000'),
  (1763600121000, 'InviteToInterviews1763600121000'),
  (1763600122000, 'LetAccountsHaveNoEmail1763600122000'),
  (1763600124000, 'ReadJobMeanings1763600124000'),
  (1763600125000, 'JoinAccounts1763600125000'),
  (1763600126000, 'KeepPlacesOfWork1763600126000'),
  (1763600127000, 'IndexExpiryOfListings1763600127000'),
  (1763600128000, 'ReadJobMeaningsAgain1763600128000'),
  (1763600129000, 'ReadInvertedTitles1763600129000'),
  (1763600130000, 'ReadAdvertisedWork1763600130000'),
  (1763600131000, 'ReadInflectedTitles1763600131000'),
  (1763600132000, 'ReadWorkByCategory1763600132000'),
  (1763600137000, 'KeepAgreedHours1763600137000'),
  (1763600138000, 'CreatePayCases1763600138000'),
  (1763600140000, 'TakeOrdersOfAuthorities1763600140000'),
  (1763600144000, 'PaceTexts1763600144000'),
  (1763600146000, 'KeepCertainCities1763600146000'),
  (1763600147000, 'MarkDoubtfulSenders1763600147000'),
  (1763600152000, 'CreatePayments1763600152000'),
  (1763600154000, 'CreateLedger1763600154000'),
  (1763600156000, 'DecideContests1763600156000'),
  (1763600157000, 'ReservePayments1763600157000'),
  (1763600158000, 'CoverRefunds1763600158000'),
  (1763600160000, 'ReturnWages1763600160000'),
  (1763600161000, 'ReconcilePayments1763600161000'),
  (1763600162000, 'ExplainContests1763600162000'),
  (1763600165000, 'CreateReviews1763600165000'),
  (1763600170000, 'ReviewMoney1763600170000'),
  (1763600172000, 'IssuePapers1763600172000'),
  (1763600177000, 'ProveAttendance1763600177000'),
  (1763600178000, 'CreateWorkRecords1763600178000'),
  (1763600179000, 'MarkFirstAnswers1763600179000'),
  (1763600180000, 'CountEarlierWork1763600180000'),
  (1763600183000, 'LimitPaperRetention1763600183000'),
  (1763600184000, 'PayRewards1763600184000'),
  (1763600185000, 'ChainAuditEntries1763600185000'),
  (1763600190000, 'VersionJobReadings1763600190000'),
  (1763600191000, 'PushNotifications1763600191000'),
  (1763600194000, 'AwaitReplacedUpiIds1763600194000'),
  (1763600195000, 'RecordFormerContacts1763600195000'),
  (1763600196000, 'CorrectTimes1763600196000'),
  (1763600197000, 'RecordEndsOfCorrectedWork1763600197000'),
  (1763600203000, 'AskStaffAboutTimes1763600203000'),
  (1763600204000, 'DeliverByWhatsApp1763600204000'),
  (1763600205000, 'DecideByButton1763600205000'),
  (1763600207000, 'IndexDueCorrections1763600207000'),
  (1763600208000, 'TraceTasks1763600208000'),
  (1763600209000, 'IndexReferencesAndTimes1763600209000');
INSERT INTO minimum_wages (state, zone, schedule, skill_class, daily, effective_from, effective_to, source, source_date)
SELECT 'Karnataka', 'I', 'shops_and_establishments', v.skill_class, v.daily, v.since, v.until,
  'Secondary sources on the Karnataka notification for shops and commercial establishments', v.since
FROM (VALUES ('semi_skilled', 648, date '2025-04-01', date '2026-03-31'), ('skilled', 714, date '2026-04-01', NULL),
  ('highly_skilled', 768, date '2026-04-01', NULL)) AS v (skill_class, daily, since, until);
RESET check_function_bodies;
