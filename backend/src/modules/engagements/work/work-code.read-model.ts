import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EngagementStatus, WorkCode } from '@nukkad/contract/instant-work/engagements';
import { DataSource } from 'typeorm';
import { notFound } from '../../../common/errors/common.errors.js';
import { noCode, workerOnly } from '../records/engagements.errors.js';
import { WorkCodes } from './work-codes.js';

/** Reads the code of the next step, for the worker who shows it. */
@Injectable()
export class WorkCodeReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly codes: WorkCodes,
  ) {}

  /** Throws notFound to others than the two sides, workerOnly to the employer, and noCode once work is over. */
  async getWorkCode(userId: string, engagementId: string): Promise<WorkCode> {
    const rows: { status: EngagementStatus; isWorker: boolean }[] = await this.dataSource.query(
      `SELECT status, worker_id = $1 AS "isWorker" FROM engagements WHERE id = $2 AND $1 IN (worker_id, employer_id)`,
      [userId, engagementId],
    );
    const row = rows[0];
    if (!row) throw notFound();
    if (!row.isWorker) throw workerOnly();
    if (row.status !== 'booked' && row.status !== 'started') throw noCode();
    const phase = row.status === 'booked' ? 'start' : 'end';
    return { phase, code: await this.codes.deriveCode(engagementId, phase) };
  }
}
