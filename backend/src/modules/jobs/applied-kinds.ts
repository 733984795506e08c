import { Injectable } from '@nestjs/common';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { EntityManager } from 'typeorm';
import { KnowsWorkHistory, type WorkHistory } from '../users/users.public.js';

/** Kinds of work that seekers applied for, without withdrawn applications. */
@Injectable()
@KnowsWorkHistory()
export class AppliedKinds implements WorkHistory {
  async listKinds(manager: EntityManager, userId: string): Promise<JobCategoryId[]> {
    const rows: { category: JobCategoryId }[] = await manager.query(
      `SELECT j.category FROM applications a JOIN jobs j ON j.id = a.job_id
       WHERE a.seeker_id = $1 AND a.status <> 'withdrawn' GROUP BY j.category ORDER BY max(a.created_at) DESC, j.category`,
      [userId],
    );
    return rows.map(({ category }) => category);
  }
}
