import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { findMarkedProviders, markProvider } from '../../../common/discovery/marked-providers.js';

/** A booking that this module cancelled on its own: a party deletes the account, or an appeal reversed a no-show. */
export interface CancelledBooking {
  engagementId: string;
  instantJobId: string;
  workerId: string;
  by: EngagementSide;
}

/** Reaction of another module to a booking cancelled here. Each such provider is marked `@OnBookingCancelled()`. */
export interface BookingCancellationListener {
  /**
   * Locks its rows of the jobs whose bookings may be cancelled: before the bookings, in the order of
   * `common/database/README.md`.
   */
  lockJobs?(tx: EntityManager, instantJobIds: readonly string[]): Promise<void>;
  /** In the transaction that called it off. */
  onBookingCancelled(tx: EntityManager, booking: CancelledBooking): Promise<void>;
}

const BOOKING_CANCELLATION_LISTENER = 'nukkad:booking-cancellation-listener';

/** Marks a provider as a listener to bookings cancelled in this module. */
export const OnBookingCancelled = (): ClassDecorator => markProvider(BOOKING_CANCELLATION_LISTENER);

/** Registry of the listeners to cancelled bookings. */
@Injectable()
export class BookingCancellations implements OnApplicationBootstrap {
  private listeners: readonly BookingCancellationListener[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.listeners = findMarkedProviders<BookingCancellationListener>(
      this.discovery,
      this.reflector,
      BOOKING_CANCELLATION_LISTENER,
    ).map(({ provider }) => provider);
  }

  /** Locks the rows of other modules that follow the bookings of these jobs. */
  async lockJobs(tx: EntityManager, instantJobIds: readonly string[]): Promise<void> {
    for (const listener of this.listeners) await listener.lockJobs?.(tx, instantJobIds);
  }

  async notifyListeners(tx: EntityManager, booking: CancelledBooking): Promise<void> {
    for (const listener of this.listeners) await listener.onBookingCancelled(tx, booking);
  }
}
