import { Injectable } from '@nestjs/common';
import type { Position } from '@nukkad/contract/places/geo';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { CURRENCIES } from '@nukkad/contract/jobs/jobs';
import type { EntityManager } from 'typeorm';
import { settledWageOf } from '../../payments/payments.public.js';

/** A completed shift of a worker. `paid`: the amount that the worker confirmed as received, or
 * that the bank of the worker has from Secure Pay, in the currency. */
export interface DoneShift {
  category: JobCategoryId;
  company: string;
  location: string;
  position: Position | null;
  startedAt: Date;
  endedAt: Date;
  paid: string | null;
  currency: (typeof CURRENCIES)[number];
}

interface DoneRow extends Omit<DoneShift, 'position'> {
  latitude: number | null;
  longitude: number | null;
}

/** All work that a worker has done. */
@Injectable()
export class DoneWorkReadModel {
  /** The newest first. */
  async listDone(manager: EntityManager, workerId: string): Promise<DoneShift[]> {
    const rows: DoneRow[] = await manager.query(
      `SELECT category, company, location, ST_Y(point::geometry) AS latitude, ST_X(point::geometry) AS longitude,
              started_at AS "startedAt", ended_at AS "endedAt", currency,
              CASE WHEN payment_method = 'platform' THEN ${settledWageOf('engagements.id')}
                   WHEN received_at IS NOT NULL THEN paid_amount::text END AS paid
       FROM engagements WHERE worker_id = $1 AND status = 'done' ORDER BY ended_at DESC, id`,
      [workerId],
    );
    return rows.map(({ latitude, longitude, ...shift }) => ({
      ...shift,
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    }));
  }
}
