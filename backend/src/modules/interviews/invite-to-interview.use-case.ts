import { Injectable } from '@nestjs/common';
import type { InterviewState } from '@nukkad/contract/interviews/interview-changes';
import type { InviteToInterview } from '@nukkad/contract/interviews/interviews';
import { isUniqueViolation } from '../../common/database/database-errors.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { EmployerResponseRecorder, JobLocks } from '../jobs/jobs.public.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InterviewListReadModel } from './interview-list.read-model.js';
import { InterviewRepository } from './interview.repository.js';
import { timeAhead } from './interview-time.js';
import { alreadyBetween, applicationOver, jobNotOpen, missingPhone, missingPlace } from './interviews.errors.js';
import { SeekerTimes } from './seeker-times.js';

/** Limit of invitations of one account; each may send a mail. */
const INVITATION_LIMIT: RateLimit = { name: 'interview-invitations', limit: 100, seconds: 86_400 };

/** Invites an applicant to an interview at a time and a place or phone number. The seeker answers. */
@Injectable()
export class InviteToInterviewUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly jobLocks: JobLocks,
    private readonly interviews: InterviewRepository,
    private readonly seekerTimes: SeekerTimes,
    private readonly notifier: InterviewNotifier,
    private readonly employerResponses: EmployerResponseRecorder,
    private readonly list: InterviewListReadModel,
  ) {}

  async execute(employerId: string, applicationId: string, input: InviteToInterview): Promise<InterviewState> {
    const { type: mode, place, phone, message } = input;
    refusePaymentDemands({ message }, { place });
    if (mode === 'in-person' && !place) throw missingPlace();
    if (mode === 'phone' && !phone) throw missingPhone();
    await this.limits.consume(INVITATION_LIMIT, employerId);
    try {
      return await this.transactions.run(async (tx) => {
        const application = await this.jobLocks.lockReceivedApplication(tx, employerId, applicationId);
        if (!application) throw notFound();
        const { jobId, seekerId, company } = application;
        if (application.isJobOver) throw jobNotOpen();
        if (!application.isLive) throw applicationOver();
        const time = await timeAhead(tx, 'time', input.time);
        await this.seekerTimes.assertFree(tx, 'employer', { seekerId, time });
        const id = await this.interviews.insertInvitation(tx, {
          ...{ employerId, seekerId, jobId, company, mode, time },
          place: mode === 'in-person' ? (place ?? null) : null,
          phone: mode === 'phone' && phone ? phone : null,
          message: message || null,
        });
        // a proposed time counts as an answer to the application
        await this.employerResponses.recordInterview(tx, jobId, seekerId);
        await this.notifier.record(tx, id, { kind: 'invited', side: 'employer', time });
        return this.list.getState(tx, id);
      });
    } catch (error) {
      throw isUniqueViolation(error, 'interview_requests_once_job') ? alreadyBetween() : error;
    }
  }
}
