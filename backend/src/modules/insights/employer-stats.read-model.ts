import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EmployerStats } from '@nukkad/contract/jobs/insights';
import { DataSource } from 'typeorm';
import { IS_OPEN } from '../jobs/jobs.public.js';

/** The live figures of an employer's dashboard. */
@Injectable()
export class EmployerStatsReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the results of the employer's jobs in any state; active jobs are the ones that seekers currently see. */
  async getEmployerStats(employerId: string): Promise<EmployerStats> {
    const rows: EmployerStats[] = await this.dataSource.query(
      `SELECT count(*) FILTER (WHERE ${IS_OPEN})::int AS "activeJobs",
         coalesce(sum(j.view_count), 0)::int AS "profileViews",
         coalesce(sum(c.applications), 0)::int AS applications, coalesce(sum(c.hired), 0)::int AS hired
       FROM jobs j CROSS JOIN LATERAL (
         SELECT count(*) FILTER (WHERE a.status <> 'withdrawn') AS applications,
                count(*) FILTER (WHERE a.status = 'hired') AS hired
         FROM applications a WHERE a.job_id = j.id) c
       WHERE j.employer_id = $1`,
      [employerId],
    );
    return rows[0] ?? { activeJobs: 0, applications: 0, profileViews: 0, hired: 0 };
  }
}
