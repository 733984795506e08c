import { runStatement } from './clock';

/** Stores a shift of four hours in a shop, done yesterday by the account with this address, for an instant job that an employer of its own posted. */
export const storeDoneWork = (email: string): Promise<void> =>
  runStatement(
    `WITH owner AS (
       INSERT INTO users (email, role, first_name) VALUES ('owner-of-' || $1, 'employer', 'Meena') RETURNING id),
     job AS (
       INSERT INTO instant_jobs (employer_id, title, company, description, category, location, point, min_rate, max_rate, rate_type,
         currency, urgency, duration, max_radius, payment_method, expires_at, status)
       SELECT id, 'Helper', 'Namma Tiffin', '', 'retail', 'Indiranagar, Bengaluru',
         ST_SetSRID(ST_MakePoint(77.64, 12.97), 4326)::geography, 120, 120, 'hourly', 'INR', 'asap', 4, 20, 'direct',
         now() - interval '1 day', 'expired' FROM owner RETURNING id, employer_id)
     INSERT INTO engagements (instant_job_id, worker_id, employer_id, title, company, category, location, point, min_rate, max_rate,
       rate_type, currency, payment_method, starts_at, ends_at, status, started_at, ended_at, closed_at)
     SELECT job.id, w.id, job.employer_id, 'Helper', 'Namma Tiffin', 'retail', 'Indiranagar, Bengaluru',
       ST_SetSRID(ST_MakePoint(77.64, 12.97), 4326)::geography, 120, 120, 'hourly', 'INR', 'direct',
       now() - interval '1 day', now() - interval '20 hours', 'done', now() - interval '1 day', now() - interval '20 hours',
       now() - interval '20 hours'
     FROM job, users w WHERE w.email = $1`,
    [email],
  );
