import { Injectable } from '@nestjs/common';
import type { InterviewAnswer, RespondToInterviewRequest } from '@nukkad/contract/interviews/interviews';
import type { EntityManager } from 'typeorm';
import { databaseCode } from '../../common/database/database-errors.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refuseJobTexts } from '../../common/errors/refuse-job-texts.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { EmployerResponseRecorder } from '../jobs/jobs.public.js';
import { type Answerable, AnswerableReadModel } from './answerable.read-model.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InterviewRepository } from './interview.repository.js';
import { timeAhead } from './interview-time.js';
import { alreadyTaken, jobNotOpen, missingPhone, missingPlace, moveRefused, seekerBusy } from './interviews.errors.js';
import { SeekerTimes } from './seeker-times.js';

type Confirm = Extract<RespondToInterviewRequest, { response: 'confirmed' }>;

/** Statuses of a broadcast with an employer who accepted it. */
const TAKEN_STATUSES = ['confirmed', 'rescheduled', 'completed', 'no-show'] as const;
const EXCLUSION_VIOLATION = '23P01';

/** An employer confirms an interview request with a time and a place or number, or declines it; of several, the first has it. */
@Injectable()
export class RespondToInterviewRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly answerable: AnswerableReadModel,
    private readonly interviews: InterviewRepository,
    private readonly seekerTimes: SeekerTimes,
    private readonly broadcasts: BroadcastRepository,
    private readonly notifier: InterviewNotifier,
    private readonly employerResponses: EmployerResponseRecorder,
  ) {}

  async execute(employerId: string, id: string, input: RespondToInterviewRequest): Promise<InterviewAnswer> {
    if (input.response === 'confirmed') {
      refusePaymentDemands({}, { place: input.place });
      refuseJobTexts({ company: input.company });
    } else refusePaymentDemands({ message: input.message });
    try {
      return await this.transactions.run(async (tx) => {
        const jobId = input.response === 'confirmed' ? (input.jobId ?? null) : null;
        const request = await this.answerable.lockAnswerable(tx, employerId, id, jobId);
        if (!request) throw notFound();
        // the seeker, not the employer, answers an employer's invitation
        if (request.asked_by === 'employer') throw moveRefused();
        if (input.response === 'confirmed') await this.confirm(tx, employerId, request, input);
        else await this.decline(tx, employerId, request, input.message);
        return { status: input.response };
      });
    } catch (error) {
      throw databaseCode(error) === EXCLUSION_VIOLATION ? seekerBusy() : error;
    }
  }

  private async confirm(tx: EntityManager, employerId: string, request: Answerable, input: Confirm): Promise<void> {
    const { id, mode, seeker_id, job_id, company } = request;
    const wasTaken = TAKEN_STATUSES.some((status) => status === request.status);
    if (wasTaken && request.employer_id !== employerId) throw alreadyTaken();
    if (request.status !== 'pending' || request.is_over || request.has_declined) throw moveRefused();
    if (job_id === null || company === null) throw input.jobId ? notFound() : jobNotOpen();
    if (mode === 'in-person' && !input.place) throw missingPlace();
    if (mode === 'phone' && !input.phone) throw missingPhone();
    const time = await timeAhead(tx, 'time', input.time);
    await this.seekerTimes.assertFree(tx, 'employer', { seekerId: seeker_id, time, except: id });
    const confirmed = await this.interviews.confirm(tx, employerId, id, {
      time,
      jobId: job_id,
      company: input.company ?? company,
      place: mode === 'in-person' ? (input.place ?? null) : null,
      phone: mode === 'phone' && input.phone ? input.phone : null,
    });
    if (!confirmed) throw moveRefused();
    await this.employerResponses.recordInterview(tx, job_id, seeker_id);
    await this.notifier.record(tx, id, { kind: 'confirmed', side: 'employer', time });
  }

  private async decline(tx: EntityManager, employerId: string, request: Answerable, message = ''): Promise<void> {
    const isBroadcast = request.category !== null;
    const isRepeated = isBroadcast
      ? request.has_declined
      : request.status === 'declined' && request.employer_id === employerId;
    if (isRepeated) return;
    if (request.status !== 'pending') throw moveRefused();
    const words = message || null;
    if (isBroadcast) {
      await this.broadcasts.recordDecline(tx, employerId, request.id, words);
      if (await this.broadcasts.hasTakersLeft(tx, request.id)) return;
    }
    const reasons = isBroadcast ? await this.broadcasts.joinDeclineReasons(tx, request.id) : words;
    const decliner = isBroadcast ? null : employerId;
    if (!(await this.interviews.decline(tx, decliner, request.id, reasons))) throw moveRefused();
    await this.notifier.record(tx, request.id, { kind: 'declined', side: isBroadcast ? null : 'employer' });
  }
}
