import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { AppointmentRepository } from './appointment.repository.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InterviewRepository } from './interview.repository.js';

/** Small, since each row takes several statements and other work may wait until the transaction of a batch ends. */
const BATCH = 50;

/**
 * By the clock: proposals that nobody answered lapse, requests that nobody answered or agreed on in time expire,
 * broadcasts forget where they came from, and interviews that nobody said anything about count as held.
 */
@Injectable()
export class SettleInterviewsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly interviews: InterviewRepository,
    private readonly appointments: AppointmentRepository,
    private readonly notifier: InterviewNotifier,
  ) {}

  /** How many requests moved. */
  async execute(): Promise<number> {
    // first, so that whoever proposed a time hears of it before the request that it was for ends
    const lapsed = await this.inBatches(async (tx) => {
      const proposals = await this.appointments.lapse(tx, BATCH);
      for (const { id, by, time } of proposals) await this.notifier.record(tx, id, { kind: 'lapsed', side: by, time });
      return proposals.length;
    });
    const expired = await this.inBatches(async (tx) => {
      const ended = await this.interviews.expire(tx, BATCH);
      for (const { id, waited } of ended) await this.notifier.record(tx, id, { kind: 'expired', side: waited });
      return ended.length;
    });
    await this.inBatches((tx) => this.interviews.forget(tx, BATCH));
    const held = await this.inBatches(async (tx) => {
      const ids = await this.appointments.settle(tx, BATCH);
      for (const id of ids) await this.notifier.record(tx, id, { kind: 'completed', side: null });
      return ids.length;
    });
    return expired + lapsed + held;
  }

  /** Repeats `round`, which answers how many it took, until it finds less than a batch; returns how many in all. */
  private async inBatches(round: (tx: EntityManager) => Promise<number>): Promise<number> {
    let count = 0;
    for (let seen = BATCH; seen === BATCH; count += seen) seen = await this.transactions.run(round);
    return count;
  }
}
