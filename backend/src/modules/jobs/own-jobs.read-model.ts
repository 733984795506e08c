import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { APPLICATION_STATUSES } from '@nukkad/domain/applications';
import type { OwnJob, OwnListQuery, Pipeline } from '@nukkad/domain/jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Position, positionTime, readCursor } from '../../common/http/page.js';
import { JOB_COLUMNS, jobOf, type JobRow } from './job-row.js';

interface OwnJobRow extends JobRow, Position {
  latitude: number | null;
  longitude: number | null;
  expires_at: Date;
  view_count: number;
  application_count: number;
  new_application_count: number;
  hired_count: number;
  pipeline: Pipeline;
  updated: string;
}

const SELECT = `SELECT ${JOB_COLUMNS}, ${positionTime('j.created_at')} AS at,
    ST_Y(j.point::geometry) AS latitude, ST_X(j.point::geometry) AS longitude, j.expires_at, j.view_count,
    ${positionTime('j.updated_at')} AS updated, c.application_count, c.new_application_count, c.hired_count, c.pipeline
  FROM jobs j CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE a.status <> 'withdrawn')::int AS application_count,
           count(*) FILTER (WHERE a.status = 'submitted')::int AS new_application_count,
           count(*) FILTER (WHERE a.status = 'hired')::int AS hired_count,
           json_build_object(${APPLICATION_STATUSES.map(
             (status) => `'${status}', count(*) FILTER (WHERE a.status = '${status}')`,
           ).join(', ')}) AS pipeline
    FROM applications a WHERE a.job_id = j.id) c`;

const ownJobOf = (row: OwnJobRow): OwnJob => ({
  ...jobOf(row),
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

/** Jobs as their owner sees them, with live counts. */
@Injectable()
export class OwnJobsReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The employer's jobs in any state, newest first. */
  async list(employerId: string, query: OwnListQuery): Promise<Page<OwnJob>> {
    const list = `my-jobs:${employerId}`;
    const after = readCursor(list, query.cursor);
    const rows: OwnJobRow[] = await this.dataSource.query(
      `${SELECT} WHERE j.employer_id = $1 AND ($2::timestamptz IS NULL OR (j.created_at, j.id) < ($2::timestamptz, $3::uuid))
       ORDER BY j.created_at DESC, j.id DESC LIMIT $4`,
      [employerId, after?.at ?? null, after?.id ?? null, query.limit + 1],
    );
    return pageOf(list, rows, query.limit, ownJobOf);
  }

  /** One job of the employer; null when it is not there or not theirs. */
  async one(manager: EntityManager, employerId: string, id: string): Promise<OwnJob | null> {
    const rows: OwnJobRow[] = await manager.query(`${SELECT} WHERE j.id = $1 AND j.employer_id = $2`, [id, employerId]);
    return rows[0] ? ownJobOf(rows[0]) : null;
  }
}
