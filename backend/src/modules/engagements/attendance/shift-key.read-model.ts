import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ShiftKey } from '@nukkad/contract/attendance/attendance-calls';
import { BUSY_STATUSES, type EngagementStatus } from '@nukkad/contract/instant-work/engagements';
import { DataSource } from 'typeorm';
import { notFound } from '../../../common/errors/common.errors.js';
import { employerOnly, noCode } from '../records/engagements.errors.js';
import { ShiftKeys } from './shift-keys.js';

/** The key of the codes that an employer shows at a shift. */
@Injectable()
export class ShiftKeyReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly keys: ShiftKeys,
  ) {}

  /** Throws notFound to others than the two sides, employerOnly to the worker, and noCode once the work is over. */
  async getShiftKey(userId: string, engagementId: string): Promise<ShiftKey> {
    const rows: { status: EngagementStatus; shiftId: string; isEmployer: boolean; now: Date }[] =
      await this.dataSource.query(
        `SELECT status, instant_job_id AS "shiftId", employer_id = $1 AS "isEmployer", clock_timestamp() AS now
         FROM engagements WHERE id = $2 AND $1 IN (worker_id, employer_id)`,
        [userId, engagementId],
      );
    const row = rows[0];
    if (!row) throw notFound();
    if (!row.isEmployer) throw employerOnly();
    if (!BUSY_STATUSES.some((busy) => busy === row.status)) throw noCode();
    return { shiftId: row.shiftId, key: await this.keys.deriveKey(row.shiftId), now: row.now.toISOString() };
  }
}
