import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { Outbox } from '../../common/queue/outbox.js';
import { AppointmentRepository, type ReminderLead } from './appointment.repository.js';
import { InterviewChanges } from './interview-changes.js';
import { REMIND_INTERVIEW_DAY, REMIND_INTERVIEW_HOUR } from './tasks/tell-about-interview.task.js';

/** Small, since each row takes several statements and other work may wait until the transaction of a batch ends. */
const BATCH = 50;
const TASKS = { day: REMIND_INTERVIEW_DAY, hour: REMIND_INTERVIEW_HOUR } as const;

/** By the clock: both sides are reminded a day and an hour before each interview, once for each time that it has. */
@Injectable()
export class SendRemindersUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly appointments: AppointmentRepository,
    private readonly changes: InterviewChanges,
    private readonly outbox: Outbox,
  ) {}

  /** How many interviews were reminded of. */
  async execute(): Promise<number> {
    let count = 0;
    for (const lead of ['day', 'hour'] as const) {
      for (let seen = BATCH; seen === BATCH; count += seen) seen = await this.round(lead);
    }
    return count;
  }

  private round(lead: ReminderLead): Promise<number> {
    return this.transactions.run(async (tx) => {
      const ids = await this.appointments.takeReminders(tx, lead, BATCH);
      for (const requestId of ids) {
        for (const userId of await this.changes.remind(tx, requestId, lead)) {
          await this.outbox.add(tx, TASKS[lead], { requestId, userId });
        }
      }
      return ids.length;
    });
  }
}
