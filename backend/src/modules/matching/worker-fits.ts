import { Injectable } from '@nestjs/common';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { type OfferedWork, workerFit } from '@nukkad/contract/matching/worker-fit';
import type { EntityManager } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { type ApplicationOutcome, preferenceSignalsOf } from './preference-signals.js';

/**
 * Maximum number of one worker's newest applications that are read: each requires two index lookups, and hundreds of
 * workers are weighed for one job. Six of a kind make a preference 75 % certain.
 */
const NEWEST = 6;

interface WorkerRow {
  id: string;
  skillIds: string[];
  categories: JobCategoryId[];
  expectedRate: number | null;
  /** Null: none for work of this category. */
  applications: Omit<ApplicationOutcome, 'category'>[] | null;
}

/** Computes the fit between instant work and workers, from their profiles and their applications. */
@Injectable()
export class WorkerFits {
  /** Returns the fit of each existing one of `workerIds`, 0 to 1, by id. Inside a transaction, pass its manager. */
  async rateFits(tx: EntityManager, work: OfferedWork, workerIds: readonly string[]): Promise<Map<string, number>> {
    if (workerIds.length === 0) return new Map();
    const rows: WorkerRow[] = await tx.query(
      prepared(`SELECT u.id, coalesce(a.skill_ids, '{}') AS "skillIds",
         u.preferred_categories || coalesce(a.categories, '{}') AS categories, u.expected_rate AS "expectedRate",
         (SELECT json_agg(act) FROM (
            SELECT p.status,
              -- what a standing application has behind it shows in its status; a rejected one may have been chosen before
              p.status IN ('shortlisted', 'hired') OR (p.status = 'rejected' AND EXISTS (
                SELECT FROM application_events e WHERE e.application_id = p.id
                  AND e.status IN ('shortlisted', 'hired'))) AS chosen,
              date_part('epoch', clock_timestamp() - p.created_at) / 86400 AS age
            FROM (SELECT id, job_id, status, created_at FROM applications
                  WHERE seeker_id = u.id ORDER BY created_at DESC LIMIT ${NEWEST}) p
            JOIN jobs j ON j.id = p.job_id AND j.category = $2) act) AS applications
       FROM users u LEFT JOIN worker_availabilities a ON a.user_id = u.id
       WHERE u.id = ANY($1::uuid[])`),
      [workerIds, work.category],
    );
    return new Map(
      rows.map(({ id, applications, ...worker }) => {
        const preferenceSignals = (applications ?? []).flatMap((act) =>
          preferenceSignalsOf({ ...act, category: work.category }),
        );
        return [id, workerFit(work, { ...worker, preferenceSignals })];
      }),
    );
  }
}
