import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type BookingCancellationListener,
  type CancelledBooking,
  OnBookingCancelled,
} from '../engagements/engagements.public.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { OpeningRelease } from './opening-release.js';

/**
 * Ends the request of a booking that another module cancelled: a party deletes the account, or staff reversed a
 * no-show. The worker's opening is released, and another worker is asked while there is time.
 */
@Injectable()
@OnBookingCancelled()
export class BookingRelease implements BookingCancellationListener {
  constructor(
    private readonly jobs: InstantJobRepository,
    private readonly release: OpeningRelease,
  ) {}

  lockJobs(tx: EntityManager, instantJobIds: readonly string[]): Promise<void> {
    return this.jobs.lockAll(tx, instantJobIds);
  }

  async onBookingCancelled(tx: EntityManager, { instantJobId, workerId, by }: CancelledBooking): Promise<void> {
    const job = await this.jobs.lock(tx, instantJobId);
    if (job) await this.release.releaseCancelled(tx, job, { workerId, side: by });
  }
}
