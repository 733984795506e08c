import { Injectable } from '@nestjs/common';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import type { EngagementStatus } from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import {
  type ChangedContest,
  type ChangedHold,
  type HoldListener,
  OnHoldChanged,
  type ReturnedWage,
  SecurePaymentReadModel,
} from '../../payments/payments.public.js';
import { ContestStaff } from './contest-staff.js';
import { EngagementLocks } from '../records/engagement-locks.js';
import { OTHER_SIDE } from '../records/engagement-people.js';
import { EngagementNotifier, whyText } from '../records/engagement-notifier.js';
import { SecurePayWork } from './secure-pay-work.js';

/** Applies changes of a payment to the work, and notifies the two sides. */
@Injectable()
@OnHoldChanged()
export class HoldWatch implements HoldListener {
  constructor(
    private readonly work: SecurePayWork,
    private readonly payments: SecurePaymentReadModel,
    private readonly notifier: EngagementNotifier,
    private readonly staff: ContestStaff,
    private readonly locks: EngagementLocks,
  ) {}

  lockWork(tx: EntityManager, engagementId: string): Promise<void> {
    return this.locks.lockEngagement(tx, engagementId);
  }

  /** Does nothing for an undone booking. */
  async onHoldChanged(tx: EntityManager, hold: ChangedHold): Promise<void> {
    const { engagementId: id } = hold;
    const rows: { status: EngagementStatus }[] = await tx.query('SELECT status FROM engagements WHERE id = $1', [id]);
    if (!rows[0]) return;
    await this.follow(tx, hold, rows[0].status);
    await this.notifier.publish(tx, { ...hold, id });
  }

  private async follow(tx: EntityManager, hold: ChangedHold, work: EngagementStatus): Promise<void> {
    switch (hold.status) {
      case 'held':
        return this.followHeld(tx, hold, work);
      case 'lapsed':
        return this.followLapsed(tx, hold, work);
      case 'released':
        await this.notifyWorker(tx, hold, 'payReleased', { toWorker: formatPaise(hold.amount) });
        return this.notifyOfReturn(tx, hold);
      case 'refunded':
        return this.notifyOfReturn(tx, hold);
      case 'pending_funds':
      case 'contested':
      case 'releasing':
      case 'splitting':
      case 'refunding':
        return;
    }
  }

  /** Handles a returned wage: the money remains the worker's, who has to correct the account. */
  async onWageReturned(tx: EntityManager, { engagementId, amount }: ReturnedWage): Promise<void> {
    const params = { returned: formatPaise(amount), practice: this.work.practiceText };
    await this.notifier.notifySides(tx, engagementId, 'wageReturned', ['worker'], params);
  }

  /**
   * Notifies both sides of steps that they can answer and of the end of a contest, and the staff of contests that wait
   * for them.
   */
  async onContestChanged(tx: EntityManager, contest: ChangedContest): Promise<void> {
    const { engagementId: id, status, openedBy } = contest;
    const view = (await this.payments.listOf(tx, [{ id, side: 'worker' }])).get(id);
    if (!view?.contest) return;
    if (status === 'open') {
      const params = { stated: formatPaise(parsePaise(view.contest.claimed)), why: whyText(view.contest.reason) };
      await this.notifier.notifySides(tx, id, 'contested', [OTHER_SIDE[openedBy]], params);
    } else if (status === 'proposed' && contest.proposed !== null && contest.dueAt !== null) {
      const params = { proposed: formatPaise(contest.proposed), until: contest.dueAt };
      await this.notifier.notifySides(tx, id, 'contestProposed', ['worker', 'employer'], params);
    } else if (status === 'closed') {
      const params = { toWorker: formatPaise(parsePaise(view.toWorker ?? '0')) };
      await this.notifier.notifySides(tx, id, 'contestClosed', ['worker', 'employer'], params);
    } else {
      if (status === 'answered' || status === 'appealed') await this.staff.ask(tx, contest);
      await this.notifier.publish(tx, { ...contest, id });
    }
  }

  /**
   * Handles the reservation of the pay. Work that ended before the provider's confirmation is settled now. A late
   * payment replaces direct pay also for completed work: the employer is not asked to pay again, and the worker's record
   * states the settled wage.
   */
  private async followHeld(tx: EntityManager, hold: ChangedHold, work: EngagementStatus): Promise<void> {
    if (work === 'cancelled' || work === 'no_show') return this.work.settle(tx, hold.engagementId);
    await tx.query(
      `UPDATE engagements SET payment_method = 'platform', unreserved_at = NULL, updated_at = clock_timestamp() WHERE id = $1`,
      [hold.engagementId],
    );
    if (work === 'done') return this.work.settle(tx, hold.engagementId);
    await this.notifyWorker(tx, hold, 'reserved', { wage: formatPaise(hold.amount) });
  }

  /** Handles a missing reservation: work done nevertheless is paid directly, and the worker may cancel. */
  private async followLapsed(tx: EntityManager, hold: ChangedHold, work: EngagementStatus): Promise<void> {
    if (work === 'cancelled' || work === 'no_show') return;
    await tx.query(
      `UPDATE engagements SET payment_method = 'direct', unreserved_at = clock_timestamp(), updated_at = clock_timestamp()
       WHERE id = $1`,
      [hold.engagementId],
    );
    if (work !== 'booked') return;
    await this.notifyWorker(tx, hold, 'unreserved', {});
    await this.notifier.notifySides(tx, hold.engagementId, 'reservationOver', ['employer']);
  }

  private async notifyOfReturn(tx: EntityManager, { engagementId: id }: ChangedHold): Promise<void> {
    const payment = (await this.payments.listOf(tx, [{ id, side: 'employer' }])).get(id);
    if (!payment?.toEmployer || payment.toEmployer === '0') return;
    const params = { returned: formatPaise(parsePaise(payment.toEmployer)), practice: this.work.practiceText };
    await this.notifier.notifySides(tx, id, 'payReturning', ['employer'], params);
  }

  private async notifyWorker(
    tx: EntityManager,
    { engagementId }: ChangedHold,
    notice: 'reserved' | 'unreserved' | 'payReleased',
    params: Record<string, string>,
  ): Promise<void> {
    const told = { ...params, practice: this.work.practiceText };
    await this.notifier.notifySides(tx, engagementId, notice, ['worker'], told);
  }
}
