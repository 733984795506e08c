import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type BookingCancellationListener,
  type CancelledBooking,
  OnBookingCancelled,
} from '../engagements/engagements.public.js';
import { HireNews } from './hire-news.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';
import { OpeningRelease } from './opening-release.js';

/** A worker who leaves the product gives the opening back, and somebody else is asked. */
@Injectable()
@OnBookingCancelled()
export class BookingRelease implements BookingCancellationListener {
  constructor(
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly release: OpeningRelease,
    private readonly news: HireNews,
  ) {}

  async onBookingCancelled(tx: EntityManager, { instantJobId, workerId, by }: CancelledBooking): Promise<void> {
    const job = await this.jobs.lock(tx, instantJobId);
    if (!job) return;
    await this.requests.end(tx, job.id, workerId, by === 'worker' ? 'withdrawn' : 'cancelled');
    if (by === 'worker') await this.release.execute(tx, job.id);
    else await this.release.close(tx, job);
    await this.news.requestChanged(tx, job, workerId);
  }
}
