import { INTERVIEW_MINUTES } from '@nukkad/contract/interviews/calendar';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { InterviewCategory } from '@nukkad/contract/jobs/taxonomy';

/** A row of `interviewWishes`: the category of the job that was asked about, or that of a broadcast. */
export interface InterviewWish {
  job_category: JobCategoryId | null;
  category: InterviewCategory | null;
}

/**
 * SQL: interviews that a seeker asked for and did not withdraw, latest first, with any answer: InterviewWish and
 * `created_at`. `seeker` and `until` are SQL expressions for the account's id and the latest time.
 */
export const interviewWishes = (seeker: string, until: string): string =>
  `SELECT j.category AS job_category, r.category, r.created_at
   FROM interview_requests r LEFT JOIN jobs j ON j.id = r.job_id
   WHERE r.seeker_id = ${seeker} AND r.asked_by = 'seeker' AND r.status <> 'cancelled' AND r.created_at <= ${until} ORDER BY r.created_at DESC`;

const agreedInterviews = (seeker: string, since: string): string =>
  `interview_requests r WHERE r.seeker_id = ${seeker} AND r.status IN ('confirmed', 'rescheduled')
     AND r.confirmed_time > ${since}`;

/** SQL for FROM: interviews of a seeker that are agreed upon and still to come; `seeker` is SQL of the account's id. */
export const upcomingInterviews = (seeker: string): string => agreedInterviews(seeker, 'statement_timestamp()');

/** SQL for FROM: interviews of a seeker that are agreed upon and not over: one may have begun. */
export const unfinishedInterviews = (seeker: string): string =>
  agreedInterviews(seeker, `statement_timestamp() - interval '${INTERVIEW_MINUTES} minutes'`);
