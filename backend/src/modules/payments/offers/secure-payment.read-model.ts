import { Injectable } from '@nestjs/common';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import type { SecurePayment, SecurePaymentState } from '@nukkad/contract/payments/secure-payments';
import type { EntityManager } from 'typeorm';
import { indianDay } from '@nukkad/contract/india-time';
import { PaymentProviders } from '../provider/payment-providers.js';
import { linesOf, type PriceLines, sumOf } from '../records/payment.repository.js';
import { settlementDay } from '../simulator/settlement-days.js';
import { writePrice } from './written-price.js';

/**
 * This module's view of the payment of an engagement; the module that manages the work adds the data that depends on
 * the work.
 */
export type HeldPaymentView = Pick<
  SecurePayment,
  | 'state'
  | 'practice'
  | 'partner'
  | 'wage'
  | 'price'
  | 'reserveBy'
  | 'failedOnce'
  | 'heldUntil'
  | 'toWorker'
  | 'toEmployer'
  | 'expectedOn'
  | 'paidAt'
  | 'returnedAt'
> & { contest: Omit<NonNullable<SecurePayment['contest']>, 'hours'> | null };

interface Row extends Record<keyof PriceLines, string> {
  engagementId: string;
  employerId: string;
  intent: PaymentState<'intent'>;
  hold: PaymentState<'hold'>;
  fundBy: Date;
  holdUntil: Date;
  owed: string | null;
  release: PaymentState<'release'> | null;
  releasedAt: Date | null;
  refund: PaymentState<'refund'> | null;
  refundedAt: Date | null;
  returnedWage: string | null;
  returnedTotal: string | null;
  contestBy: 'worker' | 'employer' | null;
  claimed: string | null;
  stated: string;
  undisputed: string;
  contestReason: string;
  answer: string;
  contestState: PaymentState<'contest'>;
  proposed: string | null;
  proposalReason: string;
  decisionReason: string;
  acceptedBy: 'worker' | 'employer' | null;
  dueAt: Date | null;
  contestedAt: Date | null;
}

const PAYMENTS = `SELECT DISTINCT ON (i.engagement_id) i.engagement_id AS "engagementId", i.employer_id AS "employerId",
  i.status AS intent, h.status AS hold, i.fund_by AS "fundBy", i.hold_until AS "holdUntil",
  i.wage::text, i.fee::text, i.cgst::text, i.sgst::text, i.igst::text, h.owed::text,
  r.status AS release, r.changed_at AS "releasedAt", f.status AS refund, f.changed_at AS "refundedAt",
  f.wage::text AS "returnedWage", (f.wage + f.fee + f.cgst + f.sgst + f.igst)::text AS "returnedTotal",
  c.opened_by AS "contestBy", c.claimed::text, c.stated::text, c.undisputed::text, c.reason AS "contestReason", c.answer,
  c.status AS "contestState", c.proposed::text, c.accepted_by AS "acceptedBy",
  c.proposal_reason AS "proposalReason", c.decision_reason AS "decisionReason", c.due_at AS "dueAt", c.opened_at AS "contestedAt"
  FROM payment_intents i JOIN payment_holds h ON h.intent_id = i.id
  LEFT JOIN LATERAL (SELECT * FROM payment_releases WHERE hold_id = h.id ORDER BY created_at DESC, id LIMIT 1) r ON true
  LEFT JOIN LATERAL (SELECT * FROM payment_refunds WHERE hold_id = h.id ORDER BY created_at DESC, id LIMIT 1) f ON true
  LEFT JOIN payment_contests c ON c.hold_id = h.id
  WHERE i.engagement_id = ANY ($1) ORDER BY i.engagement_id, i.created_at DESC, i.id`;

/** States of payments, in the terms of the contract. */
@Injectable()
export class SecurePaymentReadModel {
  constructor(private readonly providers: PaymentProviders) {}

  /**
   * Returns the newest payments of engagements, by engagement, in the view of `side`. Inside a transaction, pass its
   * manager.
   */
  async listOf(
    manager: EntityManager,
    engagements: readonly { id: string; side: 'worker' | 'employer' }[],
  ): Promise<Map<string, HeldPaymentView>> {
    if (engagements.length === 0) return new Map();
    const sides = new Map(engagements.map(({ id, side }) => [id, side]));
    const rows: Row[] = await manager.query(PAYMENTS, [[...sides.keys()]]);
    return new Map(rows.map((row) => [row.engagementId, this.buildView(row, sides.get(row.engagementId) ?? 'worker')]));
  }

  private buildView(row: Row, side: 'worker' | 'employer'): HeldPaymentView {
    const state = stateOf(row);
    const lines = linesOf(row);
    const { isPractice: practice, partner } = this.providers;
    const isOnTheWay = state === 'on_the_way' && row.releasedAt !== null;
    return {
      ...{ state, practice, partner, wage: String(lines.wage) },
      price: side === 'employer' ? writePrice(lines) : null,
      reserveBy: row.fundBy.toISOString(),
      failedOnce: row.intent === 'failed',
      heldUntil: state === 'reserved' || state === 'contested' ? row.holdUntil.toISOString() : null,
      toWorker: row.owed,
      toEmployer: returnedOf(row, side, sumOf(lines)),
      expectedOn: isOnTheWay ? bankDay(row.releasedAt as Date) : null,
      paidAt: state === 'paid' ? (row.releasedAt?.toISOString() ?? null) : null,
      returnedAt: row.refund === 'processed' ? (row.refundedAt?.toISOString() ?? null) : null,
      contest: contestOf(row, side),
    };
  }
}

/** Returns the day of India on which a payout of the provider from `from` on arrives at the worker's bank. */
const bankDay = (from: Date): string => indianDay(new Date(settlementDay(from.getTime() / 1000) * 1000));

/**
 * Returns the amount that goes back to the employer: of the wage alone for the worker, of the whole price for the
 * employer.
 */
function returnedOf(row: Row, side: 'worker' | 'employer', total: bigint): string | null {
  if (row.returnedWage !== null) return side === 'employer' ? row.returnedTotal : row.returnedWage;
  if (row.owed === null) return null;
  if (row.owed === '0') return side === 'employer' ? String(total) : row.wage;
  return '0';
}

function contestOf(row: Row, side: 'worker' | 'employer'): HeldPaymentView['contest'] {
  const { contestBy: by, claimed, contestedAt, contestState: state } = row;
  if (by === null || claimed === null || contestedAt === null) return null;
  const mayDecide = state === 'proposed' && row.acceptedBy !== side;
  return {
    ...{ by, claimed, stated: row.stated, undisputed: row.undisputed, reason: row.contestReason, answer: row.answer },
    ...{ state, proposed: row.proposed, openedAt: contestedAt.toISOString() },
    ...{ proposalReason: row.proposalReason, decisionReason: row.decisionReason },
    dueAt: state === 'closed' ? null : (row.dueAt?.toISOString() ?? null),
    ...{ mayAnswer: state === 'open' && by !== side, mayWithdraw: state === 'open' && by === side },
    ...{ mayAccept: mayDecide, mayAppeal: mayDecide },
  };
}

const RELEASE_STATES: Partial<Record<PaymentState<'release'>, SecurePaymentState>> = {
  needs_payee: 'needs_account',
  came_back: 'needs_account',
  manual: 'with_staff',
  settled: 'paid',
  processed: 'on_the_way',
};

function stateOf({ intent, hold, release, refund }: Row): SecurePaymentState {
  switch (hold) {
    case 'pending_funds':
      return intent === 'pending' || intent === 'failed' ? 'to_reserve' : 'preparing';
    case 'held':
      return 'reserved';
    case 'contested':
      return 'contested';
    case 'releasing':
    case 'splitting':
    case 'released':
      if (hold === 'splitting' && refund === 'manual') return 'with_staff';
      return (release && RELEASE_STATES[release]) ?? 'releasing';
    case 'refunding':
      return refund === 'manual' ? 'with_staff' : 'returning';
    case 'refunded':
      return 'returned';
    case 'lapsed':
      return lapsedState(intent);
  }
}

function lapsedState(intent: PaymentState<'intent'>): SecurePaymentState {
  if (intent === 'expired') return 'not_reserved';
  if (intent === 'captured_late') return 'returning';
  return intent === 'refunded' ? 'returned' : 'called_off';
}
