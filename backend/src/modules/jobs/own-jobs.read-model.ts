import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { APPLICATION_STATUSES } from '@nukkad/contract/jobs/applications';
import type { Position } from '@nukkad/contract/places/geo';
import type {
  JobFigure,
  ListMyJobsByFigureQuery,
  ListMyJobsQuery,
  MyJobsSummary,
  OwnJob,
  Pipeline,
} from '@nukkad/contract/jobs/jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { IS_POSTED, JOB_COLUMNS, type JobRow, statedJobOf } from './job-row.js';

interface OwnJobRow extends JobRow, Keyset {
  expires_at: Date;
  view_count: number;
  application_count: number;
  new_application_count: number;
  hired_count: number;
  pipeline: Pipeline;
  updated: string;
}

const SELECT = `SELECT ${JOB_COLUMNS}, ${keysetTime('j.created_at')} AS at,
    j.expires_at, j.view_count,
    ${keysetTime('j.updated_at')} AS updated, c.application_count, c.new_application_count, c.hired_count, c.pipeline
  FROM jobs j CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE a.status <> 'withdrawn')::int AS application_count,
           count(*) FILTER (WHERE a.status = 'submitted')::int AS new_application_count,
           count(*) FILTER (WHERE a.status = 'hired')::int AS hired_count,
           json_build_object(${APPLICATION_STATUSES.map(
             (status) => `'${status}', count(*) FILTER (WHERE a.status = '${status}')`,
           ).join(', ')}) AS pipeline
    FROM applications a WHERE a.job_id = j.id) c`;

/** The column of each figure. */
const FIGURE_COLUMNS: Record<JobFigure, string> = {
  views: 'view_count',
  applications: 'application_count',
  hired: 'hired_count',
};

/** Jobs that are named as waiting; the lists have the rest. */
const WAITING_MAX = 4;

const ownJobOf = (row: OwnJobRow): OwnJob => ({
  ...statedJobOf(row),
  latitude: row.latitude,
  longitude: row.longitude,
  expiresAt: row.expires_at.toISOString(),
  applicationCount: row.application_count,
  newApplicationCount: row.new_application_count,
  hiredCount: row.hired_count,
  viewCount: row.view_count,
  pipeline: row.pipeline,
  updatedAt: row.updated,
});

/** Returns the position of a job; null where it is unknown. */
export const pinOf = ({ latitude, longitude }: OwnJob): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Jobs in the view of their owner, with live counts. */
@Injectable()
export class OwnJobsReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the employer's jobs in any state, or only active or inactive ones, newest first. */
  async list(employerId: string, query: ListMyJobsQuery): Promise<Page<OwnJob>> {
    const list = `my-jobs:${employerId}${query.active === undefined ? '' : `:${query.active}`}`;
    const after = readCursor(list, query.cursor);
    const rows: OwnJobRow[] = await this.dataSource.query(
      `${SELECT} WHERE j.employer_id = $1 AND ($2::timestamptz IS NULL OR (j.created_at, j.id) < ($2::timestamptz, $3::uuid))
         AND ($5::boolean IS NULL OR ${IS_POSTED} = $5::boolean)
       ORDER BY j.created_at DESC, j.id DESC LIMIT $4`,
      [employerId, after?.at ?? null, after?.id ?? null, query.limit + 1, query.active ?? null],
    );
    return pageOf(list, rows, query.limit, ownJobOf);
  }

  /**
   * Returns the jobs with a positive figure, highest first. A page begins after the last job of the previous page, at
   * that job's current position.
   */
  async listByFigure(employerId: string, query: ListMyJobsByFigureQuery): Promise<Page<OwnJob>> {
    const list = `my-jobs-by-figure:${employerId}:${query.figure}`;
    const after = readCursor(list, query.cursor);
    const order = (job: string): string => `${job}.${FIGURE_COLUMNS[query.figure]}, ${job}.at, ${job}.id`;
    const rows: OwnJobRow[] = await this.dataSource.query(
      `WITH own AS (${SELECT} WHERE j.employer_id = $1)
       SELECT own.* FROM own WHERE own.${FIGURE_COLUMNS[query.figure]} > 0
         AND ($2::uuid IS NULL OR (${order('own')}) < (SELECT ${order('last')} FROM own last WHERE last.id = $2))
       ORDER BY own.${FIGURE_COLUMNS[query.figure]} DESC, own.at DESC, own.id DESC LIMIT $3`,
      [employerId, after?.id ?? null, query.limit + 1],
    );
    return pageOf(list, rows, query.limit, ownJobOf);
  }

  /**
   * Returns the number of the employer's jobs and the tasks that need attention: unresolved places, then new
   * applications, then missing pay.
   */
  async summary(employerId: string): Promise<MyJobsSummary> {
    const rows: MyJobsSummary[] = await this.dataSource.query(
      `WITH own AS (
         SELECT j.id, j.title, j.created_at, ${IS_POSTED} AS active, ${IS_POSTED} AND j.location_status = 'unresolved' AS placeless,
           ${IS_POSTED} AND j.min_rate IS NULL AND j.max_rate IS NULL AS payless,
           (SELECT count(*)::int FROM applications a WHERE a.job_id = j.id AND a.status = 'submitted') AS new
         FROM jobs j WHERE j.employer_id = $1),
       waiting AS (
         SELECT 'place' AS reason, 1 AS turn, own.* FROM own WHERE placeless
         UNION ALL SELECT 'applications', 2, own.* FROM own WHERE new > 0
         UNION ALL SELECT 'pay', 3, own.* FROM own WHERE payless
         ORDER BY turn, created_at DESC, id DESC LIMIT $2)
       SELECT count(*) FILTER (WHERE active)::int AS active, count(*) FILTER (WHERE NOT active)::int AS inactive,
         coalesce(sum(new + placeless::int + payless::int), 0)::int AS "waitingCount",
         (SELECT coalesce(json_agg(json_build_object('id', id, 'title', title, 'reason', reason, 'newApplicationCount', new)
            ORDER BY turn, created_at DESC, id DESC), '[]') FROM waiting) AS waiting
       FROM own`,
      [employerId, WAITING_MAX],
    );
    return rows[0] ?? { active: 0, inactive: 0, waitingCount: 0, waiting: [] };
  }

  /** Returns one current job of the employer; null when it does not exist or belongs to another employer. */
  find(employerId: string, id: string): Promise<OwnJob | null> {
    return this.findOwn(this.dataSource.manager, employerId, id);
  }

  /** Returns the job in a transaction; null when it does not exist or belongs to another employer. */
  async findOwn(manager: EntityManager, employerId: string, id: string): Promise<OwnJob | null> {
    const rows: OwnJobRow[] = await manager.query(`${SELECT} WHERE j.id = $1 AND j.employer_id = $2`, [id, employerId]);
    return rows[0] ? ownJobOf(rows[0]) : null;
  }
}
