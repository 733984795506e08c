import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ReviewTotals } from '@nukkad/contract/reviews/review-line';
import type { WorkRecordStatus } from '@nukkad/contract/work-records/work-record-rules';
import type { WorkRecord, WorkRecordEntry, WorkRecordList } from '@nukkad/contract/work-records/work-records';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { DoneWorkReadModel } from '../engagements/engagements.public.js';
import { reviewTotalsOf } from '../review-totals/review-totals.public.js';
import { ContactReadModel } from '../users/users.public.js';
import { type RecordedWork, recordWork } from './recorded-work.js';

interface RecordRow {
  id: string;
  status: WorkRecordStatus;
  madeAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  shifts: number;
  workDigest: string;
  credential: string;
  summary: string;
}

const COLUMNS = `r.id, r.made_at AS "madeAt", s.expires_at AS "expiresAt", s.revoked_at AS "revokedAt", r.shifts,
  r.work_digest AS "workDigest", r.credential, r.summary,
  CASE WHEN s.revoked_at IS NOT NULL THEN 'revoked' WHEN s.expires_at <= clock_timestamp() THEN 'expired' ELSE 'valid' END AS status`;

/** The records of a worker. */
@Injectable()
export class WorkRecordReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly doneWork: DoneWorkReadModel,
    private readonly contacts: ContactReadModel,
  ) {}

  /** Returns the work that a new record would state; null without completed work. */
  async findWork(workerId: string, manager: EntityManager = this.dataSource.manager): Promise<RecordedWork | null> {
    const done = await this.doneWork.listDone(manager, workerId);
    const [row]: { totals: ReviewTotals | null }[] = await manager.query(
      `SELECT ${reviewTotalsOf('$1', 'worker')} AS totals`,
      [workerId],
    );
    const person = (await this.contacts.findByIds([workerId], manager)).get(workerId);
    const name = [person?.firstName, person?.lastName]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' ');
    return recordWork(name, done, row?.totals ?? null);
  }

  async list(workerId: string): Promise<WorkRecordList> {
    const work = await this.findWork(workerId);
    const rows = await this.read(this.dataSource.manager, 'r.worker_id = $1', [workerId]);
    return { facts: work?.facts ?? null, records: rows.map((row) => entryOf(row, work)) };
  }

  /** Throws notFound for the records of others. */
  async get(workerId: string, id: string, manager: EntityManager = this.dataSource.manager): Promise<WorkRecord> {
    const [row] = await this.read(manager, 'r.worker_id = $1 AND r.id = $2', [workerId, id]);
    if (!row) throw notFound();
    const work = await this.findWork(workerId, manager);
    return { ...entryOf(row, work), credential: row.credential, summary: row.summary };
  }

  private read(manager: EntityManager, where: string, parameters: unknown[]): Promise<RecordRow[]> {
    return manager.query(
      `SELECT ${COLUMNS} FROM work_records r JOIN work_record_statuses s ON s.list = r.list AND s.position = r.position
       WHERE ${where} ORDER BY r.made_at DESC, r.id`,
      parameters,
    );
  }
}

const entryOf = (row: RecordRow, work: RecordedWork | null): WorkRecordEntry => ({
  ...{ id: row.id, status: row.status, shifts: row.shifts, outdated: row.workDigest !== work?.digest },
  madeAt: row.madeAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
});
