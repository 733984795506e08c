import { Injectable } from '@nestjs/common';
import type { AnswerInterviewProposal, InterviewState } from '@nukkad/domain/interview-changes';
import type { EntityManager } from 'typeorm';
import { databaseCode } from '../../common/database/database-errors.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { type Appointment, AppointmentReadModel } from './appointment.read-model.js';
import { AppointmentRepository } from './appointment.repository.js';
import { InterviewChanges } from './interview-changes.js';
import { InterviewListReadModel } from './interview-list.read-model.js';
import { InterviewRepository } from './interview.repository.js';
import { moveRefused, proposalChanged, proposalOver, seekerBusy, youAreBusy } from './interviews.errors.js';

const EXCLUSION_VIOLATION = '23P01';

/** Whether what is answered is what is proposed; a place or phone that the answer does not name is not compared. */
const isProposal = (request: Appointment, { time, place, phone }: AnswerInterviewProposal): boolean =>
  request.proposed_time?.getTime() === new Date(time).getTime() &&
  (place === undefined || place === request.proposed_place) &&
  (phone === undefined || phone === request.proposed_phone);

/** The other side accepts a proposed time, which is then the interview's, or refuses it, and all stays as it was. */
@Injectable()
export class AnswerInterviewProposalUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly held: AppointmentReadModel,
    private readonly interviews: InterviewRepository,
    private readonly appointments: AppointmentRepository,
    private readonly changes: InterviewChanges,
    private readonly list: InterviewListReadModel,
  ) {}

  execute(userId: string, id: string, input: AnswerInterviewProposal): Promise<InterviewState> {
    return this.transactions.run(async (tx) => {
      const request = await this.held.hold(tx, userId, id);
      if (!request) throw notFound();
      const time = new Date(input.time);
      if (request.proposed_by === null || request.proposed_by === request.side) throw moveRefused();
      if (!isProposal(request, input)) throw proposalChanged();
      if (input.answer === 'accepted') await this.accept(tx, request, time);
      else await this.refuse(tx, request, time);
      return this.list.stateOf(tx, id);
    });
  }

  private async accept(tx: EntityManager, request: Appointment, time: Date): Promise<void> {
    const { id, side, status, seeker_id } = request;
    const busy = side === 'seeker' ? youAreBusy : seekerBusy;
    if (!request.is_proposal_ahead) throw proposalOver();
    if (await this.interviews.isSeekerBusy(tx, seeker_id, time, id)) throw busy();
    try {
      if (!(await this.appointments.accept(tx, id, time))) throw moveRefused();
    } catch (error) {
      throw databaseCode(error) === EXCLUSION_VIOLATION ? busy() : error;
    }
    await this.changes.record(tx, id, { kind: status === 'pending' ? 'confirmed' : 'moved', side, time });
  }

  private async refuse(tx: EntityManager, { id, side }: Appointment, time: Date): Promise<void> {
    if (!(await this.appointments.refuse(tx, id, time))) throw moveRefused();
    await this.changes.record(tx, id, { kind: 'refused', side, time });
  }
}
