import { Injectable } from '@nestjs/common';
import { parsePaise } from '@nukkad/contract/money/paise';
import { CONTEST_OPENING_HOURS } from '@nukkad/contract/payments/contests';
import { compensationOf, wageFor } from '@nukkad/contract/payments/secure-pay-terms';
import type { SecurePayment } from '@nukkad/contract/payments/secure-payments';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { paidHours } from '@nukkad/contract/instant-work/paid-hours';
import type { EntityManager } from 'typeorm';
import { type HeldPaymentView, SecurePaymentReadModel } from '../../payments/payments.public.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';

/** The record of the work that a payment is computed from: agreed and reported times, and the pay. */
export type WorkRecord = Pick<
  EngagementEntity,
  'id' | 'maxRate' | 'startsAt' | 'endsAt' | 'startedAt' | 'endedAt' | 'endedBy' | 'claimPhase' | 'claimBy' | 'claimAt'
>;

/** The fields of an engagement that determine its payment. */
export interface PaidWork extends WorkRecord, Pick<EngagementEntity, 'status' | 'paymentMethod' | 'unreservedAt'> {
  agreedHours: number;
  /** Time from which the other side knows the claim. */
  claimKnownAt: Date | null;
}

const HOUR_MS = 3_600_000;
const PAISE_PER_RUPEE = 100;

/** Payments that a provider holds, in the view of each side of an engagement. */
@Injectable()
export class EngagementPayments {
  constructor(private readonly payments: SecurePaymentReadModel) {}

  /** Returns the payments of engagements by engagement. Inside a transaction, pass its manager. */
  async listViews<Work extends PaidWork>(
    manager: EntityManager,
    rows: readonly Work[],
    sideOf: (row: Work) => EngagementSide,
  ): Promise<Map<string, SecurePayment>> {
    const secure = rows.filter((row) => row.paymentMethod === 'platform' || row.unreservedAt !== null);
    const held = await this.payments.listOf(
      manager,
      secure.map((row) => ({ id: row.id, side: sideOf(row) })),
    );
    return new Map(
      secure.flatMap((row) => {
        const payment = held.get(row.id);
        return payment ? [[row.id, viewOf(row, payment, sideOf(row))] as const] : [];
      }),
    );
  }
}

/** Returns the hours that an amount of paise pays at a rate of rupees an hour. */
export const hoursFor = (paise: string, rate: number): number => Number(paise) / (rate * PAISE_PER_RUPEE);

function viewOf(row: PaidWork, payment: HeldPaymentView, side: EngagementSide): SecurePayment {
  const wage = parsePaise(payment.wage);
  const agreed = { wage, hours: row.agreedHours };
  const { contest, ...shown } = payment;
  return {
    ...shown,
    contest: contest && {
      ...contest,
      hours: hoursFor(contest.claimed, row.maxRate),
    },
    mayContestUntil: contestTime(row, payment, side),
    atEnd: owedAtEnd(row, wage, side),
    lateCancellation: String(compensationOf('late_cancellation', agreed)),
    turnedAway: String(compensationOf('turned_away', agreed)),
  };
}

/**
 * Returns the deadline for `side` to contest the other side's claim about the end; null when `side` may not contest it.
 */
function contestTime(row: PaidWork, { state }: Pick<HeldPaymentView, 'state'>, side: EngagementSide): string | null {
  const { claimKnownAt } = row;
  const isTheirs = row.claimPhase === 'end' && row.claimBy !== side;
  if (state !== 'reserved' || !isTheirs || claimKnownAt === null) return null;
  return new Date(claimKnownAt.getTime() + CONTEST_OPENING_HOURS * HOUR_MS).toISOString();
}

/** Returns the amount owed for completed work, or for work that ends as one side claims, or now as `side` claims. */
function owedAtEnd(row: PaidWork, wage: bigint, side: EngagementSide): SecurePayment['atEnd'] {
  const startedAt = row.startedAt ?? (row.status === 'booked' && row.claimPhase === 'end' ? row.startsAt : null);
  if (startedAt === null) return null;
  const claimedAt = row.claimPhase === 'end' ? row.claimAt : null;
  const endedAt = row.endedAt ?? claimedAt ?? new Date();
  const endedBy = row.status === 'done' ? row.endedBy : claimedAt ? row.claimBy : side;
  const { hours } = paidHours(row, { startedAt, endedAt: endedAt < startedAt ? startedAt : endedAt, endedBy });
  const due = wageFor(hours, row);
  const owed = due < wage ? due : wage;
  return { hours, owed: String(owed), outside: String(due - owed) };
}
