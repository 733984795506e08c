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
 * What was called off without a call of this module ends its request here too: of somebody who leaves the product, or a no-show
 * that staff took back. A worker's opening is given back, and somebody else is asked while there is time.
 */
@Injectable()
@OnBookingCancelled()
export class BookingRelease implements BookingCancellationListener {
  constructor(
    private readonly jobs: InstantJobRepository,
    private readonly release: OpeningRelease,
  ) {}

  async onBookingCancelled(tx: EntityManager, { instantJobId, workerId, by }: CancelledBooking): Promise<void> {
    const job = await this.jobs.lock(tx, instantJobId);
    if (job) await this.release.releaseCancelled(tx, job, { workerId, side: by });
  }
}
