import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import {
  INTERVIEW_CATEGORIES,
  interviewCategoriesOfJobCategory,
  jobCategoriesOfInterviewCategory,
} from '@nukkad/contract/jobs/taxonomy';
import { IS_OPEN } from '../jobs/jobs.public.js';
import { IS_WITHIN_REACH } from './seeker-displacement.js';

/** SQL: the array that `linked` returns for the id in `column`; null without a match. */
function arrayOf<Id extends string>(column: string, ids: readonly Id[], linked: (id: Id) => readonly string[]): string {
  const cases = ids.map((id) => `WHEN '${id}' THEN '{${linked(id).join(',')}}'::text[]`);
  return `CASE ${column} ${cases.join(' ')} END`;
}

const OFFERED = arrayOf('r.category', INTERVIEW_CATEGORIES, jobCategoriesOfInterviewCategory);
const ASKED = arrayOf('j.category', JOB_CATEGORY_IDS, interviewCategoriesOfJobCategory);

/**
 * SQL for FROM: broadcasts `r`, each with every open job `j` of its categories within 20 km of the seeker's point as
 * displaced for this employer. The seeker's own jobs are excluded. No row joins once the position of the broadcast is
 * deleted. The categories are compared in both directions so that an index serves either side.
 */
export const BROADCASTS_AND_JOBS = `interview_requests r JOIN jobs j ON ${IS_OPEN} AND r.point IS NOT NULL
  AND j.category = ANY (${OFFERED}) AND r.category = ANY (${ASKED})
  AND ${IS_WITHIN_REACH} AND j.employer_id <> r.seeker_id`;

/** SQL: the broadcast `r` waits for an employer at this moment. */
export const IS_PENDING = `(r.status = 'pending' AND r.expires_at > clock_timestamp())`;
