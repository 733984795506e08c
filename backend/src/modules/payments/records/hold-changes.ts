import type { ContestSide } from '@nukkad/contract/payments/contests';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { findMarkedProviders, markProvider } from '../../../common/discovery/marked-providers.js';

/** A hold in its new state. */
export interface ChangedHold {
  holdId: string;
  engagementId: string;
  workerId: string;
  employerId: string;
  status: PaymentState<'hold'>;
  /** Held amount in paise. */
  amount: bigint;
}

/** A contest of a hold in its new state. `dueAt` is the time of the next action of the scheduled job or the staff. */
export interface ChangedContest {
  contestId: string;
  engagementId: string;
  workerId: string;
  employerId: string;
  status: PaymentState<'contest'>;
  openedBy: ContestSide;
  /** Paise of the wage that are proposed for the worker. */
  proposed: bigint | null;
  dueAt: Date | null;
}

/** A settled wage that the worker's bank returned. The hold stays closed. */
export interface ReturnedWage {
  engagementId: string;
  workerId: string;
  employerId: string;
  /** Paise that are the worker's and wait for another account. */
  amount: bigint;
}

/** A wage of which the worker's part has fully arrived at the bank. Amounts are in paise. */
export interface PaidWage {
  engagementId: string;
  workerId: string;
  employerId: string;
  /** Key of the event: a new one each time for a wage that a bank returned. */
  key: string;
  practice: boolean;
  payouts: readonly { amount: bigint; on: Date; utr: string | null }[];
  welfareFee: bigint;
}

/** Reaction of another module to a change of a hold. Each such provider is marked `@OnHoldChanged()`. */
export interface HoldListener {
  /**
   * Locks its rows of the engagement, which its reactions change: before the rows of the payment, in the order of
   * `common/database/README.md`.
   */
  lockWork?(tx: EntityManager, engagementId: string): Promise<void>;
  /** In the transaction that changed it. */
  onHoldChanged?(tx: EntityManager, hold: ChangedHold): Promise<void>;
  /** Runs in the transaction that changed a contest of a hold. */
  onContestChanged?(tx: EntityManager, contest: ChangedContest): Promise<void>;
  /** Runs in the transaction that records it. */
  onWageReturned?(tx: EntityManager, wage: ReturnedWage): Promise<void>;
  /** Runs in the transaction that records it. */
  onWagePaid?(tx: EntityManager, wage: PaidWage): Promise<void>;
}

const HOLD_LISTENER = 'nukkad:hold-listener';

export const OnHoldChanged = (): ClassDecorator => markProvider(HOLD_LISTENER);

@Injectable()
export class HoldChanges implements OnApplicationBootstrap {
  private listeners: readonly HoldListener[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.listeners = findMarkedProviders<HoldListener>(this.discovery, this.reflector, HOLD_LISTENER).map(
      ({ provider }) => provider,
    );
  }

  /** Locks the rows of other modules that follow the payment of an engagement. */
  async lockWork(tx: EntityManager, engagementId: string): Promise<void> {
    for (const listener of this.listeners) await listener.lockWork?.(tx, engagementId);
  }

  async notifyListeners(tx: EntityManager, hold: ChangedHold): Promise<void> {
    for (const listener of this.listeners) await listener.onHoldChanged?.(tx, hold);
  }

  async notifyOfReturn(tx: EntityManager, wage: ReturnedWage): Promise<void> {
    for (const listener of this.listeners) await listener.onWageReturned?.(tx, wage);
  }

  async notifyOfPayout(tx: EntityManager, wage: PaidWage): Promise<void> {
    for (const listener of this.listeners) await listener.onWagePaid?.(tx, wage);
  }

  async notifyOfContest(tx: EntityManager, contest: ChangedContest): Promise<void> {
    for (const listener of this.listeners) await listener.onContestChanged?.(tx, contest);
  }
}
