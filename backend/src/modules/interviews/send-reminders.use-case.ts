import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { AppointmentRepository, type ReminderLead } from './appointment.repository.js';
import { InterviewNotifier } from './interview-notifier.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;

/** Scheduled job: reminds both sides a day and an hour before each interview, once for each of its times. */
@Injectable()
export class SendRemindersUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly appointments: AppointmentRepository,
    private readonly notifier: InterviewNotifier,
  ) {}

  /** Returns the number of interviews with a reminder. */
  async execute(): Promise<number> {
    let count = 0;
    for (const lead of ['first', 'last'] as const) {
      for (let seen = BATCH; seen === BATCH; count += seen) seen = await this.sendReminders(lead);
    }
    return count;
  }

  private sendReminders(lead: ReminderLead): Promise<number> {
    return this.transactions.run(async (tx) => {
      const ids = await this.appointments.claimReminders(tx, lead, BATCH);
      for (const requestId of ids) await this.notifier.remind(tx, requestId, lead);
      return ids.length;
    });
  }
}
