import { Injectable } from '@nestjs/common';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { EntityManager } from 'typeorm';
import { KnowsWorkHistory, type WorkHistory } from '../../users/users.public.js';

/** Kinds of work that workers did or are doing. */
@Injectable()
@KnowsWorkHistory()
export class WorkedKinds implements WorkHistory {
  async listKinds(manager: EntityManager, userId: string): Promise<JobCategoryId[]> {
    const rows: { category: JobCategoryId }[] = await manager.query(
      `SELECT category FROM engagements WHERE worker_id = $1 AND status IN ('started', 'done')
       GROUP BY category ORDER BY max(starts_at) DESC, category`,
      [userId],
    );
    return rows.map(({ category }) => category);
  }
}
