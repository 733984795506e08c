import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { RowBatches } from '../../common/schedule/row-batches.js';
import { AppointmentRepository } from './appointment.repository.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InterviewRepository } from './interview.repository.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;
const ROUND = 'interviews.settle';

/**
 * Scheduled job: unanswered proposals lapse, requests without an answer or agreement in time expire, the positions of
 * expired broadcasts are deleted, and interviews without a statement count as completed.
 */
@Injectable()
export class SettleInterviewsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly batches: RowBatches,
    private readonly interviews: InterviewRepository,
    private readonly appointments: AppointmentRepository,
    private readonly notifier: InterviewNotifier,
  ) {}

  /** Returns the number of changed requests. */
  async execute(): Promise<number> {
    // first, so that the proposing side gets the notice before the notice of the request's end
    const lapsed = await this.batches.runBatches(ROUND, {
      part: 'proposals',
      size: BATCH,
      claim: (tx, limit, passedOver) => this.appointments.expireProposals(tx, limit, passedOver),
      effect: (tx, { id, by, time }) => this.notifier.record(tx, id, { kind: 'lapsed', side: by, time }),
    });
    const expired = await this.batches.runBatches(ROUND, {
      part: 'requests',
      size: BATCH,
      claim: (tx, limit, passedOver) => this.interviews.expire(tx, limit, passedOver),
      effect: (tx, { id, waited }) => this.notifier.record(tx, id, { kind: 'expired', side: waited }),
    });
    await this.deleteExpiredPositions();
    const held = await this.batches.runBatches(ROUND, {
      part: 'held',
      size: BATCH,
      claim: (tx, limit, passedOver) => this.appointments.settle(tx, limit, passedOver),
      effect: (tx, { id }) => this.notifier.record(tx, id, { kind: 'completed', side: null }),
    });
    return expired + lapsed + held;
  }

  private async deleteExpiredPositions(): Promise<void> {
    for (let deleted = BATCH; deleted === BATCH;) {
      deleted = await this.transactions.run((tx) => this.interviews.deleteExpiredPositions(tx, BATCH));
    }
  }
}
