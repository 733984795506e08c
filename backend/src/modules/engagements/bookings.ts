import { Injectable } from '@nestjs/common';
import type { Breach, Engagement, EngagementSide } from '@nukkad/domain/engagements';
import type { EntityManager } from 'typeorm';
import { SecurePayWork } from './secure-pay-work.js';
import { EngagementNotifier } from './engagement-notifier.js';
import { EngagementReadModel } from './engagement.read-model.js';
import { type BookingTerms, type Cancellation, EngagementRepository } from './engagement.repository.js';

/** For whoever brings worker and employer together: their agreement is kept here, from the booking on. */
@Injectable()
export class Bookings {
  constructor(
    private readonly engagements: EngagementRepository,
    private readonly read: EngagementReadModel,
    private readonly notifier: EngagementNotifier,
    private readonly securePay: SecurePayWork,
  ) {}

  /**
   * Keeps what was agreed as a booking; returns its id. Breaks the constraint `engagements_worker_free` (SQLSTATE 23P01) when
   * the worker has other work at that time, and `engagements_once` (23505) when they are booked for this job. Throws
   * needsPayoutAccount for a worker whom Secure Pay cannot pay yet.
   */
  async book(tx: EntityManager, terms: BookingTerms): Promise<string> {
    const id = await this.engagements.insert(tx, terms);
    await this.notifier.publish(tx, { id, ...terms });
    if (terms.paymentMethod === 'platform') await this.securePay.open(tx, id);
    return id;
  }

  /** Whether the worker can be paid for work of these terms. */
  canBePaid(tx: EntityManager, workerId: string, terms: Parameters<SecurePayWork['canBePaid']>[2]): Promise<boolean> {
    return this.securePay.canBePaid(tx, workerId, terms);
  }

  /** Whether the worker has other work at that time. Another transaction may book meanwhile: the constraint is the net. */
  isBusy(tx: EntityManager, workerId: string, period: Pick<BookingTerms, 'startsAt' | 'endsAt'>): Promise<boolean> {
    return this.engagements.isBusy(tx, workerId, period);
  }

  /**
   * Removes a booking made at most `UNDO_MINUTES` ago as if it had never been; false when it is older, or work has begun
   * as somebody says. Nobody is told but their open pages.
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
   * One side calls a booking off, and the other is told. The breach is `late_cancellation` when it counts against `by`; null
   * instead of an answer when it can no longer be called off.
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

  /** The engagement as `side` sees it; null when there is none. */
  view(manager: EntityManager, engagementId: string, side: EngagementSide): Promise<Engagement | null> {
    return this.read.view(manager, engagementId, side);
  }
}
