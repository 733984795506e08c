import { JOB_CATEGORY_IDS } from '@nukkad/domain/job-categories';
import {
  INTERVIEW_CATEGORIES,
  interviewCategoriesOfJobCategory,
  jobCategoriesOfInterviewCategory,
} from '@nukkad/domain/taxonomy';
import { IS_OPEN } from '../jobs/jobs.public.js';
import { IS_WITHIN_REACH } from './seeker-displacement.js';

/** SQL: the array that `linked` gives for the id in `column`; null for none. */
function arrayOf<Id extends string>(column: string, ids: readonly Id[], linked: (id: Id) => readonly string[]): string {
  const cases = ids.map((id) => `WHEN '${id}' THEN '{${linked(id).join(',')}}'::text[]`);
  return `CASE ${column} ${cases.join(' ')} END`;
}

const OFFERED = arrayOf('r.category', INTERVIEW_CATEGORIES, jobCategoriesOfInterviewCategory);
const ASKED = arrayOf('j.category', JOB_CATEGORY_IDS, interviewCategoriesOfJobCategory);

/**
 * SQL for FROM: broadcasts `r`, each with every open job `j` of its categories within 20 km of the seeker, who is as far
 * off the true place as this employer may find out. The seeker's own jobs are none of them. Nothing joins once the
 * position of the broadcast is forgotten. The categories are compared in both directions so that an index serves from
 * either side.
 */
export const BROADCASTS_AND_JOBS = `interview_requests r JOIN jobs j ON ${IS_OPEN} AND r.point IS NOT NULL
  AND j.category = ANY (${OFFERED}) AND r.category = ANY (${ASKED})
  AND ${IS_WITHIN_REACH} AND j.employer_id <> r.seeker_id`;

/** SQL: the broadcast `r` waits for an employer at this moment. */
export const IS_PENDING = `(r.status = 'pending' AND r.expires_at > clock_timestamp())`;
