import { Injectable } from '@nestjs/common';
import type { InterviewState, MarkInterview } from '@nukkad/contract/interviews/interview-changes';
import { interviewSourcesOf } from '@nukkad/contract/interviews/interviews';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { AppointmentReadModel } from './appointment.read-model.js';
import { AppointmentRepository } from './appointment.repository.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InterviewListReadModel } from './interview-list.read-model.js';
import { moveRefused, notYet } from './interviews.errors.js';

/**
 * Records one side's statement after the time of the interview that it took place, or that the other side did not come.
 */
@Injectable()
export class MarkInterviewUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedAppointments: AppointmentReadModel,
    private readonly appointments: AppointmentRepository,
    private readonly notifier: InterviewNotifier,
    private readonly list: InterviewListReadModel,
  ) {}

  execute(userId: string, id: string, { outcome }: MarkInterview): Promise<InterviewState> {
    return this.transactions.run(async (tx) => {
      const request = await this.lockedAppointments.lockAppointment(tx, userId, id);
      if (!request) throw notFound();
      const { side, status, has_begun, confirmed_time: time } = request;
      if (!interviewSourcesOf(outcome).includes(status)) throw moveRefused();
      if (!has_begun) throw notYet();
      if (!(await this.appointments.mark(tx, side, id, outcome))) throw moveRefused();
      await this.notifier.record(tx, id, { kind: outcome, side, time });
      return this.list.getState(tx, id);
    });
  }
}
