import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type JobReview,
  type ListJobReviewsQuery,
  REVIEWED_KINDS,
  type ReviewedKind,
} from '@nukkad/contract/jobs/job-reviews';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import type { StoredReport } from './job-review.repository.js';
import { type ReviewedJob, ReviewedJobs } from './reviewed-jobs.js';

interface Row extends Keyset, Pick<JobReview, 'kind' | 'jobId' | 'reasons' | 'state' | 'decision'> {
  createdAt: Date;
  decidedAt: Date | null;
}

const SELECT = `SELECT r.id, CASE WHEN r.job_id IS NULL THEN 'instant_job' ELSE 'job' END AS kind,
    coalesce(r.job_id, r.instant_job_id) AS "jobId", r.reasons, r.state, r.decision, r.created_at AS "createdAt",
    r.decided_at AS "decidedAt", ${keysetTime('r.created_at')} AS at
  FROM job_reviews r`;

/** Jobs under review, with their current texts and the reports; never the reporters. */
@Injectable()
export class JobReviewListReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: ReviewedJobs,
  ) {}

  /** Returns the reviews of one state, newest first. */
  async listPage({ state, limit, cursor }: ListJobReviewsQuery): Promise<Page<JobReview>> {
    const list = `job-reviews ${state}`;
    const after = readCursor(list, cursor);
    const rows: Row[] = await this.dataSource.query(
      `${SELECT} WHERE r.state = $1 ${after ? 'AND (r.created_at, r.id) < ($3::timestamptz, $4::uuid)' : ''}
       ORDER BY r.created_at DESC, r.id DESC LIMIT $2`,
      [state, limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    const reviewOf = await this.readerOf(this.dataSource.manager, rows);
    return pageOf(list, rows, limit, reviewOf);
  }

  /** Returns one review; null when there is none. */
  async findReview(manager: EntityManager, id: string): Promise<JobReview | null> {
    const rows: Row[] = await manager.query(`${SELECT} WHERE r.id = $1`, [id]);
    const reviewOf = await this.readerOf(manager, rows);
    return rows[0] ? reviewOf(rows[0]) : null;
  }

  private async readerOf(manager: EntityManager, rows: readonly Row[]): Promise<(row: Row) => JobReview> {
    const idsOf = (kind: ReviewedKind) => rows.flatMap((row) => (row.kind === kind ? [row.jobId] : []));
    const jobs = new Map<string, ReviewedJob>();
    for (const kind of REVIEWED_KINDS) {
      const ids = idsOf(kind);
      if (ids.length === 0) continue;
      for (const job of await this.jobs.getSource(kind).byIds(manager, ids)) jobs.set(job.id, job);
    }
    const reports: StoredReport[] = await manager.query(
      `SELECT job_id AS "jobId", reason, text, created_at AS "createdAt" FROM job_reports
       WHERE job_id = ANY ($1::uuid[]) ORDER BY created_at, id`,
      [idsOf('job')],
    );
    return ({ at: _at, createdAt, decidedAt, ...row }) => {
      const { title = '', company = '', description = '', requiredSkills = [], pay = null } = jobs.get(row.jobId) ?? {};
      return {
        ...row,
        ...{ title, company, description, requiredSkills, pay },
        reports: reports
          .filter(({ jobId }) => jobId === row.jobId)
          .map((report) => ({ reason: report.reason, text: report.text, createdAt: report.createdAt.toISOString() })),
        createdAt: createdAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      };
    };
  }
}
