import { Injectable } from '@nestjs/common';
import type { AnswerInterviewProposal, InterviewState } from '@nukkad/contract/interviews/interview-changes';
import type { EntityManager } from 'typeorm';
import { databaseCode } from '../../common/database/database-errors.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { JobLocks } from '../jobs/jobs.public.js';
import { type Appointment, AppointmentReadModel } from './appointment.read-model.js';
import { AppointmentRepository } from './appointment.repository.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InterviewListReadModel } from './interview-list.read-model.js';
import { jobNotOpen, moveRefused, proposalChanged, proposalOver, seekerBusy, youAreBusy } from './interviews.errors.js';
import { SeekerTimes } from './seeker-times.js';

const EXCLUSION_VIOLATION = '23P01';

/** Returns whether the answer matches the proposal; a place or phone that the answer omits is not compared. */
const isProposal = (request: Appointment, { time, place, phone }: AnswerInterviewProposal): boolean =>
  request.proposed_time?.getTime() === new Date(time).getTime() &&
  (place === undefined || place === request.proposed_place) &&
  (phone === undefined || phone === request.proposed_phone);

const isInvitation = ({ status, asked_by: asker }: Appointment): boolean =>
  status === 'pending' && asker === 'employer';

/**
 * Accepts a proposed time for the other side, which then becomes the interview's time, or refuses it without a change;
 * a refusal declines an invitation.
 */
@Injectable()
export class AnswerInterviewProposalUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedAppointments: AppointmentReadModel,
    private readonly seekerTimes: SeekerTimes,
    private readonly appointments: AppointmentRepository,
    private readonly jobLocks: JobLocks,
    private readonly notifier: InterviewNotifier,
    private readonly list: InterviewListReadModel,
  ) {}

  execute(userId: string, id: string, input: AnswerInterviewProposal): Promise<InterviewState> {
    return this.transactions.run(async (tx) => {
      const request = await this.lockedAppointments.lockAppointment(tx, userId, id);
      if (!request) throw notFound();
      const time = new Date(input.time);
      if (request.proposed_by === null || request.proposed_by === request.side) throw moveRefused();
      if (!isProposal(request, input)) throw proposalChanged();
      if (input.answer === 'accepted') await this.accept(tx, request, time);
      else await this.refuse(tx, request, time);
      return this.list.getState(tx, id);
    });
  }

  private async accept(tx: EntityManager, request: Appointment, time: Date): Promise<void> {
    const { id, side, status, seeker_id } = request;
    const busy = side === 'seeker' ? youAreBusy : seekerBusy;
    if (!request.is_proposal_ahead) throw proposalOver();
    if (isInvitation(request)) await this.assertWanted(tx, request);
    await this.seekerTimes.assertFree(tx, side, { seekerId: seeker_id, time, except: id });
    try {
      if (!(await this.appointments.accept(tx, id, time))) throw moveRefused();
    } catch (error) {
      throw databaseCode(error) === EXCLUSION_VIOLATION ? busy() : error;
    }
    await this.notifier.record(tx, id, { kind: status === 'pending' ? 'confirmed' : 'moved', side, time });
  }

  /** Rejects an appointment for a job that was filled or closed meanwhile, or for an application that is over. */
  private async assertWanted(tx: EntityManager, { job_id: jobId, seeker_id: seekerId }: Appointment): Promise<void> {
    const application = jobId && (await this.jobLocks.lockApplicationOfSeeker(tx, jobId, seekerId));
    if (!application || application.isJobOver) throw jobNotOpen();
    if (!application.isLive) throw moveRefused();
  }

  private async refuse(tx: EntityManager, request: Appointment, time: Date): Promise<void> {
    const { id, side } = request;
    if (!(await this.appointments.refuse(tx, side, id, time))) throw moveRefused();
    await this.notifier.record(tx, id, { kind: isInvitation(request) ? 'declined' : 'refused', side, time });
  }
}
