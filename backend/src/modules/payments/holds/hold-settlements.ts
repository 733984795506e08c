import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HoldDecisions } from './hold-decisions.js';
import { Holds } from './holds.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { PaymentRepository } from '../records/payment.repository.js';

/**
 * `later`: the provider still assigns the payment; its listeners are notified when it is held. `none`: nothing is left
 * to decide.
 */
export type Settlement = 'settled' | 'later' | 'none';

/** Interface for the modules that manage work: settles the payment of an engagement by the amount owed. */
@Injectable()
export class HoldSettlements {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly providers: PaymentProviders,
    private readonly holds: Holds,
    private readonly decisions: HoldDecisions,
  ) {}

  /**
   * Pays `owed` (paise) to the worker and returns the rest; never more than the held amount. A payment that has not
   * arrived is cancelled. An award below the provider's minimum is raised to it, and a remainder below the minimum goes
   * to the worker as well. A contested or decided payment is unchanged.
   */
  async settle(tx: EntityManager, engagementId: string, owed: bigint): Promise<Settlement> {
    const payment = await this.payments.lockOfEngagement(tx, engagementId);
    if (!payment) return 'none';
    const { holdStatus, intentStatus, wage } = payment;
    if (holdStatus === 'pending_funds') {
      if (intentStatus === 'captured') return 'later';
      await this.holds.callOff(tx, payment, 'cancelled');
      return 'settled';
    }
    if (holdStatus !== 'held') return 'none';
    // an unconfigured provider stops its own tasks, but not the work
    const least = this.providers.find(payment.provider)?.capabilities.leastAmount ?? 0n;
    await this.decisions.divide(tx, payment, payablePart(wage, owed, least), 'held');
    return 'settled';
  }
}

/**
 * Returns the worker's part of `wage` for the amount `owed`, so that the provider can transfer both parts: each at
 * least `least`, or nothing.
 */
export function payablePart(wage: bigint, owed: bigint, least: bigint): bigint {
  if (owed <= 0n) return 0n;
  const part = owed < least ? least : owed;
  return wage - part < least ? wage : part;
}
