import { Injectable } from '@nestjs/common';
import type { Engagement, EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { Breach } from '@nukkad/contract/instant-work/work-appeals';
import type { EntityManager } from 'typeorm';
import { SecurePayWork } from '../secure-pay/secure-pay-work.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { type BookingTerms, type Cancellation, EngagementRepository } from '../records/engagement.repository.js';

/** Interface for modules that match workers and employers: creates, undoes and cancels bookings. */
@Injectable()
export class Bookings {
  constructor(
    private readonly engagements: EngagementRepository,
    private readonly read: EngagementReadModel,
    private readonly notifier: EngagementNotifier,
    private readonly securePay: SecurePayWork,
  ) {}

  /**
   * Stores agreed terms as a booking; returns its id. Violates the constraint `engagements_worker_free` (SQLSTATE
   * 23P01) when the worker has other work at that time, and `engagements_once` (23505) when the worker is already
   * booked for this job. Throws needsPayoutAccount for a worker whom Secure Pay cannot pay yet.
   */
  async book(tx: EntityManager, terms: BookingTerms): Promise<string> {
    const id = await this.engagements.insert(tx, terms);
    await this.notifier.publish(tx, { id, ...terms });
    if (terms.paymentMethod === 'platform') await this.securePay.open(tx, id);
    return id;
  }

  /**
   * Locks the bookings of several workers in one order, before the first of them is booked. Another transaction may book
   * the same workers in another order.
   */
  lockBookings(tx: EntityManager, workerIds: readonly string[]): Promise<void> {
    return this.engagements.lockBookings(tx, workerIds);
  }

  /** Returns whether the worker can be paid for work of these terms. */
  canBePaid(tx: EntityManager, workerId: string, terms: Parameters<SecurePayWork['canBePaid']>[2]): Promise<boolean> {
    return this.securePay.canBePaid(tx, workerId, terms);
  }

  /**
   * Returns whether the worker has other work at that time. Another transaction may book meanwhile: the constraint is
   * the safety net.
   */
  isBusy(tx: EntityManager, workerId: string, period: Pick<BookingTerms, 'startsAt' | 'endsAt'>): Promise<boolean> {
    return this.engagements.isBusy(tx, workerId, period);
  }

  /**
   * Deletes a booking made at most `UNDO_MINUTES` ago; returns false when it is older, or a side claims that work has
   * begun. No notice is sent; open pages are updated.
   */
  async undo(tx: EntityManager, engagementId: string): Promise<boolean> {
    const sides = await this.engagements.undo(tx, engagementId);
    if (sides) {
      await this.securePay.returnAll(tx, engagementId);
      await this.notifier.publish(tx, { id: engagementId, ...sides });
    }
    return sides !== null;
  }

  /**
   * Cancels a booking for one side and notifies the other. The breach is `late_cancellation` when it counts against
   * `by`; returns null when the booking can no longer be cancelled.
   */
  async cancel(
    tx: EntityManager,
    engagementId: string,
    cancellation: Cancellation,
  ): Promise<{ breach: Breach | null } | null> {
    const cancelled = await this.engagements.cancel(tx, engagementId, cancellation);
    if (cancelled) {
      await this.securePay.settle(tx, engagementId);
      await this.notifier.notifyOfChange(tx, engagementId, 'cancelled', cancellation.by);
    }
    return cancelled;
  }

  /** Returns the engagement in the view of `side`; null when there is none. */
  findView(manager: EntityManager, engagementId: string, side: EngagementSide): Promise<Engagement | null> {
    return this.read.findView(manager, engagementId, side);
  }
}
