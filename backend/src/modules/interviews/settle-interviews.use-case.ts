import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { AppointmentRepository } from './appointment.repository.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InterviewRepository } from './interview.repository.js';

/**
 * Small, because each row requires several statements, and other work may wait until the transaction of a batch ends.
 */
const BATCH = 50;

/**
 * Scheduled job: unanswered proposals lapse, requests without an answer or agreement in time expire, the positions of
 * expired broadcasts are deleted, and interviews without a statement count as completed.
 */
@Injectable()
export class SettleInterviewsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly interviews: InterviewRepository,
    private readonly appointments: AppointmentRepository,
    private readonly notifier: InterviewNotifier,
  ) {}

  /** Returns the number of changed requests. */
  async execute(): Promise<number> {
    // first, so that the proposing side gets the notice before the notice of the request's end
    const lapsed = await this.runInBatches(async (tx) => {
      const proposals = await this.appointments.expireProposals(tx, BATCH);
      for (const { id, by, time } of proposals) await this.notifier.record(tx, id, { kind: 'lapsed', side: by, time });
      return proposals.length;
    });
    const expired = await this.runInBatches(async (tx) => {
      const ended = await this.interviews.expire(tx, BATCH);
      for (const { id, waited } of ended) await this.notifier.record(tx, id, { kind: 'expired', side: waited });
      return ended.length;
    });
    await this.runInBatches((tx) => this.interviews.deleteExpiredPositions(tx, BATCH));
    const held = await this.runInBatches(async (tx) => {
      const ids = await this.appointments.settle(tx, BATCH);
      for (const id of ids) await this.notifier.record(tx, id, { kind: 'completed', side: null });
      return ids.length;
    });
    return expired + lapsed + held;
  }

  /**
   * Repeats `round`, which returns the number of rows it processed, until it processes less than a full batch; returns
   * the total.
   */
  private async runInBatches(round: (tx: EntityManager) => Promise<number>): Promise<number> {
    let count = 0;
    for (let seen = BATCH; seen === BATCH; count += seen) seen = await this.transactions.run(round);
    return count;
  }
}
