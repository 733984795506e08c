import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { deleteExpiredRows, type ExpiredRows } from '../../../common/schedule/delete-expired-rows.js';

/**
 * Retention of events as received, in days: longer than the provider's retries and than a day of the books stays open.
 */
const EVENT_DAYS = 90;
/** Maximum number of batches in one run. */
const BATCHES_MAX = 20;
const OLD_EVENTS: readonly ExpiredRows[] = [
  [
    'provider_events',
    `processed_at IS NOT NULL AND received_at < statement_timestamp() - interval '${EVENT_DAYS} days'`,
  ],
];

/** Deletes events of providers that were processed long ago, in batches. */
@Injectable()
export class DeleteOldEventsUseCase {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns how many were deleted. */
  async execute(): Promise<number> {
    let total = 0;
    for (let batch = 0; batch < BATCHES_MAX; batch++) {
      const deleted = await deleteExpiredRows(this.dataSource, OLD_EVENTS);
      if (deleted === 0) break;
      total += deleted;
    }
    return total;
  }
}
