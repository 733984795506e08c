import { Injectable } from '@nestjs/common';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import {
  ASAP_FUNDING_MINUTES,
  compensationOf,
  findSecurePayObstacle,
  HELD_DAYS_AFTER_END,
  wageFor,
} from '@nukkad/contract/payments/secure-pay-terms';
import { type EngagementSide, FREE_CANCELLATION_HOURS } from '@nukkad/contract/instant-work/engagements';
import { paidHours } from '@nukkad/contract/instant-work/paid-hours';
import type { EntityManager } from 'typeorm';
import {
  Contests,
  EmployerPlaces,
  Holds,
  HoldSettlements,
  type HoldTerms,
  Reservations,
  SecurePayOffer,
} from '../../payments/payments.public.js';
import type { Params } from '../../notifications/notifications.public.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { agreedHoursOf } from '../records/engagement-sql.js';
import { OTHER_SIDE } from '../records/engagement-people.js';
import { moveRefused, needsPayoutAccount, notSecurePay } from '../records/engagements.errors.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';

type Pay = Pick<EngagementEntity, 'paymentMethod' | 'rateType' | 'currency' | 'minRate' | 'maxRate'>;

/** The fields of an engagement about its pay and its state. */
interface SecureWork
  extends
    Pay,
    Pick<
      EngagementEntity,
      | 'id'
      | 'workerId'
      | 'employerId'
      | 'startsAt'
      | 'endsAt'
      | 'status'
      | 'startedAt'
      | 'endedAt'
      | 'endedBy'
      | 'breach'
      | 'breachBy'
      | 'unreservedAt'
    > {
  agreedHours: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Secure Pay for an engagement: opens the payment with the booking, and settles it by the outcome of the work. */
@Injectable()
export class SecurePayWork {
  constructor(
    private readonly offer: SecurePayOffer,
    private readonly holds: Holds,
    private readonly settlements: HoldSettlements,
    private readonly contests: Contests,
    private readonly reservations: Reservations,
    private readonly places: EmployerPlaces,
    private readonly notifier: EngagementNotifier,
  ) {}

  /** Text parameter of messages for practice money. */
  get practiceText(): Params[string] {
    return this.offer.isPractice ? { key: 'engagements:practice' } : '';
  }

  /** Returns whether a worker can be paid for work of these terms: by the employer directly, or by the provider. */
  async canBePaid(tx: EntityManager, workerId: string, pay: Pay): Promise<boolean> {
    return !isSecure(pay) || this.offer.canBePaid(tx, workerId);
  }

  /** Asks the employer to reserve the pay of a new booking. Throws needsPayoutAccount while the worker cannot be paid. */
  async open(tx: EntityManager, id: string): Promise<void> {
    const work = await this.find(tx, id);
    if (!work || !isSecure(work)) return;
    if (this.offer.isConfigured && !(await this.offer.canBePaid(tx, work.workerId))) throw needsPayoutAccount();
    const terms = await this.getTerms(tx, work);
    const { price } = await this.holds.open(tx, terms);
    const total = formatPaise(price.wage + price.fee + price.cgst + price.sgst + price.igst);
    await this.notifier.notifySides(tx, id, 'reserve', ['employer'], {
      ...{ total, until: terms.fundBy, practice: this.practiceText },
    });
  }

  /** Returns the id of the payment that the employer makes now; creates a new one after a missed deadline. */
  async ensurePayment(tx: EntityManager, id: string): Promise<string | null> {
    const work = await this.find(tx, id);
    if (!work || findSecurePayObstacle(work)) return null;
    return this.reservations.ensurePayment(tx, await this.getTerms(tx, work));
  }

  /** Settles the payment of cancelled, missed or completed work by the amount owed. */
  async settle(tx: EntityManager, id: string): Promise<void> {
    const work = await this.find(tx, id);
    if (!work || (work.paymentMethod === 'direct' && work.unreservedAt === null)) return;
    await this.settlements.settle(tx, id, owedFor(work));
  }

  /**
   * Opens a contest of one side against the other side's claim about the end of the work: one side's figure against the
   * value of the other side's claim.
   */
  async openContest(
    tx: EntityManager,
    id: string,
    by: EngagementSide,
    { hours, reason, endedAt }: { hours: number; reason: string; endedAt: Date },
  ): Promise<void> {
    const work = await this.find(tx, id);
    if (!work || !isSecure(work)) throw notSecurePay();
    const startedAt = work.startedAt ?? work.startsAt;
    const theirs = { startedAt, endedAt: endedAt < startedAt ? startedAt : endedAt, endedBy: OTHER_SIDE[by] };
    const stated = wageFor(paidHours(work, theirs).hours, work);
    await this.contests.open(tx, id, { by, claimed: wageFor(hours, work), stated, reason });
  }

  /** Returns the payment of a booking that is undone. Throws moveRefused in the moments between payment and transfer. */
  async returnAll(tx: EntityManager, id: string): Promise<void> {
    if ((await this.settlements.settle(tx, id, 0n)) === 'later') throw moveRefused();
  }

  private async getTerms(tx: EntityManager, work: SecureWork): Promise<HoldTerms> {
    const { id: engagementId, employerId, workerId, startsAt, endsAt } = work;
    return {
      ...{ engagementId, employerId, workerId, wage: wageFor(work.agreedHours, work) },
      place: await this.places.findPlace(tx, employerId),
      fundBy: reserveBy(startsAt, new Date()),
      holdUntil: new Date(endsAt.getTime() + HELD_DAYS_AFTER_END * DAY_MS),
    };
  }

  private async find(tx: EntityManager, id: string): Promise<SecureWork | null> {
    const rows: SecureWork[] = await tx.query(
      `SELECT e.id, e.worker_id AS "workerId", e.employer_id AS "employerId", e.payment_method AS "paymentMethod",
              e.rate_type AS "rateType", e.currency, e.min_rate AS "minRate", e.max_rate AS "maxRate",
              e.starts_at AS "startsAt", e.ends_at AS "endsAt", ${agreedHoursOf('e')} AS "agreedHours", e.status,
              e.started_at AS "startedAt", e.ended_at AS "endedAt", e.ended_by AS "endedBy", e.breach, e.breach_by AS "breachBy",
              e.unreserved_at AS "unreservedAt"
       FROM engagements e WHERE e.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}

const isSecure = (pay: Pay): boolean => pay.paymentMethod === 'platform' && findSecurePayObstacle(pay) === null;

/** Returns the deadline for the reservation: the end of free cancellation, but at least some minutes from now. */
export const reserveBy = (startsAt: Date, now: Date): Date =>
  new Date(
    Math.max(startsAt.getTime() - FREE_CANCELLATION_HOURS * HOUR_MS, now.getTime() + ASAP_FUNDING_MINUTES * MINUTE_MS),
  );

/**
 * Returns the amount owed to the worker in paise in the current state of the work: 0 before the work, and after a
 * breach by the worker.
 */
export function owedFor(work: Omit<SecureWork, 'id' | 'workerId' | 'employerId' | 'unreservedAt'>): bigint {
  const { status, startedAt, endedAt, endedBy, breach, breachBy, agreedHours: hours } = work;
  if (status === 'done' && startedAt && endedAt) {
    return wageFor(paidHours(work, { startedAt, endedAt, endedBy }).hours, work);
  }
  if (breach === null || breachBy !== 'employer') return 0n;
  const wage = wageFor(hours, work);
  return compensationOf(breach === 'no_show' ? 'turned_away' : 'late_cancellation', { wage, hours });
}
