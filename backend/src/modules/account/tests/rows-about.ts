import type { DataSource } from 'typeorm';

/** Saves rows that no call of a test account creates. */
export async function saveRowsAbout(dataSource: DataSource, id: string, mark: string): Promise<void> {
  const insert = (sql: string, ...values: unknown[]) => dataSource.query(sql, [id, ...values]);
  await insert(`INSERT INTO user_identities (issuer, subject, user_id) VALUES ($2, $2, $1)`, mark);
  await insert(
    `INSERT INTO sign_ups (token_hash, user_id, email, phone, first_name, last_name, password_hash, expires_at)
       VALUES ($2, $1, $2, $2, $2, $2, $2, now() + interval '1 day')`,
    mark,
  );
  await insert(
    `INSERT INTO sign_ups (token_hash, email, phone, first_name, last_name, password_hash, expires_at)
       SELECT $2 || '2', u.email, $2, $2, $2, $2, now() + interval '1 day' FROM users u WHERE u.id = $1`,
    mark,
  );
  await insert(
    `INSERT INTO oidc_payloads (kind, id, payload, account_id) VALUES ('Session', $2, '{}', $1)`,
    `session-${mark}`,
  );
  await insert(
    `INSERT INTO one_time_sign_ins (token_hash, user_id, expires_at) VALUES ($2, $1, now() + interval '1 day')`,
    `sign-in-${mark}`,
  );
  await insert(
    `WITH factor AS (INSERT INTO staff_second_factors (user_id, secret_encrypted) VALUES ($1, $2) RETURNING user_id)
       INSERT INTO staff_recovery_codes (code_hash, user_id) SELECT $2, user_id FROM factor`,
    `factor-${mark}`,
  );
  await insert(
    `WITH session AS (INSERT INTO sessions (id, user_id, expires_at) VALUES ($2, $1, now() + interval '1 day') RETURNING id)
     INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth) SELECT $1, id, $2, $2, $2 FROM session`,
    `push-${mark}`,
  );
  await insert(
    `INSERT INTO whatsapp_choices (user_id, phone, wording, language) VALUES ($1, $2, '2026-11', 'en')`,
    `chosen-${mark}`,
  );
  await insert(
    `INSERT INTO message_deliveries (recipient_id, channel, text, urgency) VALUES ($1, $2, $2, 'normal')`,
    mark,
  );
  await insert(
    `INSERT INTO message_deliveries (recipient_id, about_id, channel, text, urgency)
       SELECT u.id, $1, $2, $2, 'normal' FROM users u WHERE u.id <> $1 LIMIT 1`,
    mark,
  );
  await insert(
    `INSERT INTO worker_availabilities (user_id, categories, available, point)
       VALUES ($1, ARRAY[$2], true, ST_SetSRID(ST_MakePoint(77.605, 12.975), 4326)::geography)`,
    mark,
  );
  await saveEngagements(dataSource, id);
  await saveReviews(dataSource, id);
  await insert(
    `WITH saved AS (INSERT INTO saved_searches (user_id, name, search, radius_km, key) VALUES ($1, $2, $2, 20, $2) RETURNING id),
       indexed AS (INSERT INTO saved_search_terms (saved_search_id, term) SELECT id, $2 FROM saved),
       found AS (INSERT INTO saved_search_matches (saved_search_id, job_id, relevance)
         SELECT saved.id, j.id, 1 FROM saved, LATERAL (SELECT id FROM jobs LIMIT 1) j)
       INSERT INTO saved_search_notices (user_id, told_at) SELECT $1, now() FROM saved`,
    mark,
  );
  await insert(
    `INSERT INTO job_reviews (job_id, reasons, state, decided_by, decided_at, decision)
       SELECT j.id, '{sex}', 'kept', $1, now(), 'Fine.' FROM jobs j WHERE j.employer_id <> $1 LIMIT 1`,
  );
  await insert(
    `WITH asked AS (
         INSERT INTO support_requests (reference, kind, first_name, last_name, email, city, message, language, user_id, digest, due_at)
         VALUES ('NK-' || left(md5(random()::text), 4), 'support', $2, $2, $2, $2, $2, 'en', $1, $2, now()) RETURNING id),
       written AS (INSERT INTO support_entries (request_id, staff_id, text) SELECT id, $1, $2 FROM asked),
       mailed AS (INSERT INTO support_mails (digest, request_id, is_automatic, is_cut, left_out)
         SELECT $2 || gen_random_uuid(), id, false, false, ARRAY[$2] FROM asked RETURNING id),
       came AS (INSERT INTO support_files (mail_id, storage_key, name, size)
         SELECT id, 'ab/cd/' || gen_random_uuid(), $2, 1 FROM mailed)
       INSERT INTO support_files (request_id, storage_key, name, size) SELECT id, 'ab/cd/' || gen_random_uuid(), $2, 1 FROM asked`,
    mark,
  );
  await saveSuspensions(dataSource, id, mark);
  await insert(
    `WITH other AS (SELECT u.id FROM users u WHERE u.id <> $1 ORDER BY u.created_at DESC LIMIT 1),
       written AS (INSERT INTO messages (conversation_id, sender_id, text) SELECT c.id, other.id, 'Hello' FROM other,
         LATERAL (SELECT id FROM conversations LIMIT 1) c RETURNING id)
     INSERT INTO message_reports (message_id, reporter_id, reason, state, decided_by, decided_at, decision_note)
     SELECT written.id, other.id, 'other', 'dismissed', $1, now(), $2 FROM written, other`,
    mark,
  );
  await insert(`INSERT INTO payees (user_id, upi_id_encrypted) VALUES ($1, $2)`, mark);
  await insert(`INSERT INTO former_contacts (user_id, channel, address) VALUES ($1, 'email', $2)`, mark);
  await insert(`INSERT INTO upi_changes (user_id, previous_encrypted) VALUES ($1, $2)`, mark);
  await saveHeldPayments(dataSource, id, mark);
  await savePapers(dataSource, id, mark);
  await insert(
    `WITH entry AS (
       INSERT INTO work_record_statuses (list, position, key_id, expires_at)
       SELECT 0, coalesce(max(position), 0) + 1, 'key', now() + interval '1 day' FROM work_record_statuses WHERE list = 0
       RETURNING list, position)
     INSERT INTO work_records (worker_id, list, position, credential, summary, shifts, work_digest)
     SELECT $1, list, position, $2, $2, 1, $2 FROM entry`,
    mark,
  );
  await insert(`INSERT INTO security_notices (user_id, kind, address) VALUES ($1, 'password', $2)`, mark);
  await insert(`INSERT INTO employer_standings (employer_id, standing) VALUES ($1, 0.5) ON CONFLICT DO NOTHING`);
  await insert(
    `INSERT INTO employer_answers (employer_id, applications, answered) VALUES ($1, 1, 1) ON CONFLICT DO NOTHING`,
  );
  await insert(`INSERT INTO calendar_feeds (user_id, feed_id) VALUES ($1, gen_random_uuid()) ON CONFLICT DO NOTHING`);
  await insert(
    `INSERT INTO interview_asks (request_id, employer_id, reason)
      SELECT r.id, $1, $2 FROM interview_requests r WHERE r.employer_id IS DISTINCT FROM $1 LIMIT 1`,
    mark,
  );
  await insert(
    `INSERT INTO account_joinings (user_id, other_id, channel, destination)
       SELECT u.id, $1, 'email', $2 FROM users u WHERE u.id <> $1 ON CONFLICT DO NOTHING`,
    mark,
  );
  await insert(
    `INSERT INTO referrals (invited_id, inviter_id) SELECT u.id, $1 FROM users u WHERE u.id <> $1
       ON CONFLICT DO NOTHING`,
  );
  await insert(
    `INSERT INTO users (email, role, erased_at, joined_into) VALUES ($2, 'job_seeker', now(), $1)`,
    `joined-${id}@invalid`,
  );
}

/** Saves a payment by an account and one that waits for it, and the account that receives its wages. */
async function saveHeldPayments(dataSource: DataSource, id: string, mark: string): Promise<void> {
  await dataSource.query(
    `WITH other AS (SELECT u.id FROM users u WHERE u.id <> $1 ORDER BY u.created_at DESC LIMIT 1),
       side AS (SELECT $1::uuid AS employer_id, id AS worker_id, '' AS account FROM other
         UNION ALL SELECT id, $1::uuid, $2 FROM other),
       asked AS (
         INSERT INTO payment_intents (engagement_id, employer_id, mode, provider, receipt, wage, fee, cgst, sgst, igst,
           fund_by, hold_until)
         SELECT gen_random_uuid(), employer_id, 'prepaid', 'razorpay', gen_random_uuid(), 60000, 3000, 270, 270, 0, now(), now()
         FROM side RETURNING id, engagement_id, employer_id)
     INSERT INTO payment_holds (intent_id, engagement_id, employer_id, worker_id, amount, account_encrypted)
     SELECT asked.id, engagement_id, side.employer_id, worker_id, 60000, account FROM asked JOIN side USING (employer_id)`,
    [id, mark],
  );
  await dataSource.query(
    `INSERT INTO payment_contests (hold_id, opened_by, claimed, reason, answer, proposed_by, proposal_reason, decided_by,
       decision_reason)
     SELECT id, 'worker', 60000, CASE worker_id WHEN $1 THEN $2 ELSE '' END, CASE employer_id WHEN $1 THEN $2 ELSE '' END,
       $1, $2, $1, $2
     FROM payment_holds WHERE $1 IN (worker_id, employer_id)`,
    [id, mark],
  );
  await dataSource.query(
    `INSERT INTO payment_reversals (transaction_id, status, amount, reason, requested_by, decided_by)
     SELECT t.id, 'declined', 100, reason, by, decider FROM (SELECT id FROM ledger_transactions LIMIT 1) t,
       (VALUES ($2, $1::uuid, NULL::uuid), ('Twice.', gen_random_uuid(), $1::uuid)) AS asked (reason, by, decider)`,
    [id, mark],
  );
  await dataSource.query(
    `INSERT INTO payment_reconciliation_rows (provider, kind, entity_id, day, status, reason, explained_by)
     VALUES ('razorpay', 'payment', 'pay_' || $1::text, '2026-11-01', 'missing_here', $2, $1::uuid)`,
    [id, mark],
  );
  await dataSource.query(
    `INSERT INTO payment_payouts (user_id, subject_id, status, amount, key, reason, decided_by, account_encrypted)
     SELECT owner, subject, 'review', 10000, gen_random_uuid(), reason, by, account FROM (VALUES
       ($1::uuid, gen_random_uuid(), '', NULL::uuid, $2), (gen_random_uuid(), $1::uuid, '', NULL, NULL),
       (gen_random_uuid(), gen_random_uuid(), $2, $1::uuid, NULL)) AS rewards (owner, subject, reason, by, account)`,
    [id, mark],
  );
  await dataSource.query(
    `INSERT INTO payment_payees (user_id, provider, reference, account_encrypted) VALUES ($1, 'razorpay', gen_random_uuid(), $2)`,
    [id, mark],
  );
}

/** A pay slip of an account as a worker, one as an employer, and its GST registration. */
async function savePapers(dataSource: DataSource, id: string, mark: string): Promise<void> {
  await dataSource.query(
    `INSERT INTO papers (kind, series, financial_year, number, event_key, practice, engagement_id, worker_id, employer_id, worker_name,
       employer_name, total, content, issued_on)
     SELECT 'pay_slip', 'NKP', '26-27', (SELECT count(*) FROM papers) + side.number, gen_random_uuid(), false, gen_random_uuid(),
       CASE side.number WHEN 1 THEN $1::uuid ELSE other.id END, CASE side.number WHEN 1 THEN other.id ELSE $1::uuid END,
       CASE side.number WHEN 1 THEN $2 ELSE '' END, CASE side.number WHEN 2 THEN $2 ELSE '' END, 60000,
       '{"title": "Cook", "lines": [], "tax": null, "pay": null}', '2026-11-20'
     FROM (SELECT u.id FROM users u WHERE u.id <> $1 ORDER BY u.created_at DESC LIMIT 1) other, (VALUES (1), (2)) side (number)`,
    [id, mark],
  );
  await dataSource.query(`INSERT INTO tax_details (user_id, gstin) VALUES ($1, '29AAGCB7383J1Z4')`, [id]);
  await dataSource.query(`INSERT INTO yearly_pay (worker_id, year_from, total) VALUES ($1, '2026-04-01', 60000)`, [id]);
}

/**
 * Saves a suspension of the account with its appeal, and a suspension of another account that this account imposed,
 * lifted and decided.
 */
async function saveSuspensions(dataSource: DataSource, id: string, mark: string): Promise<void> {
  await dataSource.query(
    `WITH other AS (SELECT u.id FROM users u WHERE u.id <> $1 ORDER BY u.created_at DESC LIMIT 1)
     INSERT INTO suspensions (user_id, suspended_by, reason, text, ends_at, lifted_at, lifted_by,
       appeal_text, appealed_at, appeal_state, decided_by, decided_at, decision_note)
     SELECT CASE WHEN own THEN $1::uuid ELSE other.id END, staff, 'other', said, now() + interval '1 day', now(), staff,
       CASE WHEN own THEN $2 ELSE 'It was not me.' END, now(), 'upheld', staff, now(), said
     FROM other, LATERAL (VALUES (true, other.id, 'Not allowed.'), (false, $1::uuid, $2)) AS given (own, staff, said)`,
    [id, mark],
  );
}

/** Reviews of and about an account, cases about them that it reported or decided, and one about its place. */
async function saveReviews(dataSource: DataSource, id: string): Promise<void> {
  await dataSource.query(
    `INSERT INTO review_windows (engagement_id, instant_job_id, worker_id, employer_id, opens_at, closes_at, revealed_at)
     SELECT id, instant_job_id, worker_id, employer_id, now() - interval '7 days', now(), now() FROM engagements
     WHERE $1 IN (worker_id, employer_id)`,
    [id],
  );
  await dataSource.query(
    `INSERT INTO reviews (engagement_id, author, author_id, subject_id, again, note, reply, status, revealed_at, counted_at)
     SELECT id, author, CASE author WHEN 'worker' THEN worker_id ELSE employer_id END,
       CASE author WHEN 'worker' THEN employer_id ELSE worker_id END, true, 'Fine.', 'Thanks.', 'revealed', now(), now()
     FROM engagements, (VALUES ('worker'), ('employer')) AS sides (author) WHERE $1 IN (worker_id, employer_id)`,
    [id],
  );
  await dataSource.query(
    `INSERT INTO review_cases (kind, review_id, reporter_id, report_reason, report_text, status, outcome, reason, decided_by, decided_at,
       appeal, appealed_by, appealed_at)
     SELECT 'reported', id, CASE author_id WHEN $1 THEN NULL ELSE $1::uuid END, 'untrue', 'It was not so.', 'final', 'kept', 'It was so.',
       CASE author_id WHEN $1 THEN NULL ELSE $1::uuid END, now(), 'Look again.', 'worker', now()
     FROM reviews WHERE $1 IN (author_id, subject_id)`,
    [id],
  );
  await dataSource.query(
    `INSERT INTO review_cases (kind, employer_id, status, outcome, decided_at) VALUES ('unsafe', $1, 'final', 'kept', now())`,
    [id],
  );
  await dataSource.query(
    `INSERT INTO review_totals (user_id, side, done) VALUES ($1, 'worker', 1) ON CONFLICT DO NOTHING`,
    [id],
  );
}

/**
 * Saves an offer of work, accepted work of an account from both sides, its appeals and pay cases, and those that it
 * decided.
 */
async function saveEngagements(dataSource: DataSource, id: string): Promise<void> {
  await dataSource.query(
    `WITH other AS (SELECT u.id FROM users u WHERE u.id <> $1 ORDER BY u.created_at DESC LIMIT 1),
       hired AS (
         INSERT INTO instant_jobs (employer_id, title, company, description, category, location, point, min_rate, max_rate,
           rate_type, currency, urgency, duration, max_radius, payment_method, expires_at)
         SELECT side.id, 'Cook', 'Kitchen', '', 'food_service', 'Bengaluru', 'SRID=4326;POINT(77.6 12.97)', 0, 0, 'hourly',
           'INR', 'asap', 4, 20, 'direct', now() + interval '1 hour'
         FROM (SELECT $1::uuid AS id UNION ALL SELECT id FROM other) side RETURNING id, employer_id),
       asked AS (
         INSERT INTO job_requests (instant_job_id, worker_id, wave, distance_km, distance_band, fit, expires_at)
         SELECT id, $1, 1, 2.5, '2_to_5', 'good', now() + interval '1 hour' FROM hired WHERE employer_id <> $1),
       agreed AS (
         INSERT INTO engagements (instant_job_id, employer_id, worker_id, title, company, category, location, min_rate, max_rate,
           rate_type, currency, payment_method, starts_at, ends_at)
         SELECT hired.id, employer_id, CASE WHEN employer_id = $1 THEN other.id ELSE $1 END, 'Cook', 'Kitchen',
           'food_service', 'Bengaluru', 0, 0, 'hourly', 'INR', 'direct', now() + interval '1 day', now() + interval '2 days'
         FROM hired, other RETURNING id, worker_id, employer_id),
       proved AS (
         INSERT INTO attendance_proofs (engagement_id, phase, step, shown_at) SELECT id, 'start', 1, now() FROM agreed),
       appealed AS (
         INSERT INTO engagement_appeals (engagement_id, appellant_id, kind, text, status, decided_by, decided_at, decision)
         SELECT agreed.id, worker_id, 'no_show', 'I came.', 'rejected', CASE WHEN worker_id = $1 THEN other.id ELSE $1 END, now(), 'No.'
         FROM agreed, other),
       corrected AS (
         INSERT INTO time_corrections (engagement_id, worker_id, employer_id, status, proposed_by, recorded_from, recorded_to,
           started_at, ended_at, reason, answer, decided_by, decided_at, decision, appeal, appeal_by, appealed_at, closed_at)
         SELECT agreed.id, worker_id, employer_id, 'final', 'worker', now(),
           now() + interval '1 hour', now(), now() + interval '2 hours', 'It was longer.', 'It was not.',
           CASE WHEN worker_id = $1 THEN other.id ELSE $1 END, now(), 'The gate shows it.', 'Look again.',
           CASE WHEN worker_id = $1 THEN 'worker' ELSE 'employer' END, now(), now()
         FROM agreed, other)
       INSERT INTO pay_cases (engagement_id, worker_id, employer_id, status, received_amount, text, answer, decided_by, decided_at,
         decision, appeal, appeal_by, appealed_at, closed_at)
       SELECT agreed.id, worker_id, employer_id, 'final', 0, 'Nothing came.', 'I paid.',
         CASE WHEN worker_id = $1 THEN other.id ELSE $1 END, now(), 'No receipt.', 'Look again.',
         CASE WHEN worker_id = $1 THEN 'worker' ELSE 'employer' END, now(), now()
       FROM agreed, other`,
    [id],
  );
}
