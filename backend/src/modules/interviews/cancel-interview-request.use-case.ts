import { Injectable } from '@nestjs/common';
import type { CancelInterviewRequest, InterviewState } from '@nukkad/contract/interviews/interview-changes';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { AppointmentReadModel } from './appointment.read-model.js';
import { AppointmentRepository } from './appointment.repository.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InterviewListReadModel } from './interview-list.read-model.js';
import { moveRefused } from './interviews.errors.js';

/** Withdraws a request for the side that asked, or cancels a confirmed interview for either side. */
@Injectable()
export class CancelInterviewRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedAppointments: AppointmentReadModel,
    private readonly appointments: AppointmentRepository,
    private readonly notifier: InterviewNotifier,
    private readonly list: InterviewListReadModel,
  ) {}

  execute(userId: string, id: string, input: CancelInterviewRequest): Promise<InterviewState> {
    return this.transactions.run(async (tx) => {
      const request = await this.lockedAppointments.lockAppointment(tx, userId, id);
      if (!request) throw notFound();
      const { side, status, asked_by: asker, confirmed_time: time } = request;
      if (side === 'employer') refusePaymentDemands({ message: input.message });
      // the asked side declines a pending request instead of cancelling it
      if (side !== asker && status === 'pending') throw moveRefused();
      if (!(await this.appointments.cancel(tx, side, id, input.message || null))) throw moveRefused();
      await this.notifier.record(tx, id, { kind: 'cancelled', side, time });
      return this.list.getState(tx, id);
    });
  }
}
