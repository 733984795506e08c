import { Injectable } from '@nestjs/common';
import { INTERVIEW_MINUTES } from '@nukkad/contract/interviews/calendar';
import type { InterviewSide } from '@nukkad/contract/interviews/interviews';
import type { EntityManager } from 'typeorm';
import { Bookings } from '../engagements/engagements.public.js';
import { InterviewRepository } from './interview.repository.js';
import { seekerBusy, seekerWorks, youAreBusy, youWork } from './interviews.errors.js';

const MINUTE_MS = 60_000;

/** Checks a seeker's free times: outside other interviews and accepted work. */
@Injectable()
export class SeekerTimes {
  constructor(
    private readonly interviews: InterviewRepository,
    private readonly bookings: Bookings,
  ) {}

  /**
   * Rejects, with a text for `side`, a time at which the seeker has another interview than `except` or work. Until the
   * end of the transaction no other transaction confirms an interview of the seeker.
   */
  async assertFree(
    tx: EntityManager,
    side: InterviewSide,
    { seekerId, time, except = null }: { seekerId: string; time: Date; except?: string | null },
  ): Promise<void> {
    const isOwn = side === 'seeker';
    if (await this.interviews.isSeekerBusy(tx, seekerId, time, except)) throw isOwn ? youAreBusy() : seekerBusy();
    const endsAt = new Date(time.getTime() + INTERVIEW_MINUTES * MINUTE_MS);
    if (await this.bookings.isBusy(tx, seekerId, { startsAt: time, endsAt })) throw isOwn ? youWork() : seekerWorks();
  }
}
