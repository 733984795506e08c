import { Injectable } from '@nestjs/common';
import { REGULARS_DAYS } from '@nukkad/contract/instant-work/instant-jobs';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { EntityManager } from 'typeorm';
import { ContactReadModel, personName } from '../../users/users.public.js';

/** A regular of an employer, with the category and time of the last work, and the number of engagements. */
export interface RegularWorker {
  workerId: string;
  name: string;
  category: JobCategoryId;
  lastWorkedAt: Date;
  jobs: number;
}

/** Number of workers asked in one head start. */
const REGULARS_MAX = 100;

/**
 * The regulars of an employer: workers with completed work in the last 180 days, unless the employer would not ask
 * again.
 */
@Injectable()
export class RegularsReadModel {
  constructor(private readonly contacts: ContactReadModel) {}

  /**
   * Returns the regulars of an employer, by most recent work; at most 100. The employer's latest answer about a worker
   * decides. Deleted accounts and accounts due for deletion are excluded.
   */
  async listRegulars(manager: EntityManager, employerId: string): Promise<RegularWorker[]> {
    const rows = await this.listRows(manager, employerId);
    const people = await this.contacts.findByIds(
      rows.map(({ workerId }) => workerId),
      manager,
    );
    return rows.map((row) => ({
      ...row,
      name: personName(people.get(row.workerId), 'worker'),
    }));
  }

  /** Returns only the accounts of these regulars. */
  async listIds(manager: EntityManager, employerId: string): Promise<string[]> {
    return (await this.listRows(manager, employerId)).map(({ workerId }) => workerId);
  }

  private listRows(manager: EntityManager, employerId: string): Promise<Omit<RegularWorker, 'name'>[]> {
    return manager.query(
      `SELECT e.worker_id AS "workerId", (array_agg(e.category ORDER BY e.ended_at DESC, e.id DESC))[1] AS category,
              max(e.ended_at) AS "lastWorkedAt", count(*)::int AS jobs
       FROM engagements e JOIN users u ON u.id = e.worker_id AND u.erased_at IS NULL AND u.deletion_due_at IS NULL
       WHERE e.employer_id = $1 AND e.status = 'done'
         AND e.ended_at > statement_timestamp() - interval '${REGULARS_DAYS} days'
       GROUP BY e.worker_id
       HAVING COALESCE((array_agg(e.ask_again ORDER BY e.ended_at DESC, e.id DESC)
                        FILTER (WHERE e.ask_again IS NOT NULL))[1], true)
       ORDER BY max(e.ended_at) DESC, e.worker_id LIMIT ${REGULARS_MAX}`,
      [employerId],
    );
  }
}
