import { Injectable } from '@nestjs/common';
import { RowBatches } from '../../common/schedule/row-batches.js';
import { AppointmentRepository } from './appointment.repository.js';
import { InterviewNotifier } from './interview-notifier.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;

/** Scheduled job: reminds both sides a day and an hour before each interview, once for each of its times. */
@Injectable()
export class SendRemindersUseCase {
  constructor(
    private readonly batches: RowBatches,
    private readonly appointments: AppointmentRepository,
    private readonly notifier: InterviewNotifier,
  ) {}

  /** Returns the number of interviews with a reminder. */
  async execute(): Promise<number> {
    let count = 0;
    for (const lead of ['first', 'last'] as const) {
      count += await this.batches.runBatches('interviews.remind', {
        part: lead,
        size: BATCH,
        claim: (tx, limit, passedOver) => this.appointments.claimReminders(tx, lead, limit, passedOver),
        effect: (tx, { id }) => this.notifier.remind(tx, id, lead),
      });
    }
    return count;
  }
}
