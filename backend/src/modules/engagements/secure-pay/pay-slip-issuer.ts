import { divideHalfUp, toPaise } from '@nukkad/contract/money/paise';
import type { PayPart } from '@nukkad/contract/papers/papers';
import { wageFor } from '@nukkad/contract/payments/secure-pay-terms';
import { indianDay } from '@nukkad/contract/india-time';
import { paidHours, WORK_ROUNDED_TO_MINUTES } from '@nukkad/contract/instant-work/paid-hours';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PaySlips } from '../../papers/papers.public.js';
import { type HoldListener, OnHoldChanged, type PaidWage } from '../../payments/payments.public.js';
import { IncomeTaxNotices } from './income-tax-notices.js';
import { agreedHoursOf } from '../records/engagement-sql.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';

interface PaidWork extends Pick<
  EngagementEntity,
  | 'workerId'
  | 'employerId'
  | 'title'
  | 'company'
  | 'currency'
  | 'minRate'
  | 'maxRate'
  | 'rateType'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'startedAt'
  | 'endedAt'
  | 'endedBy'
  | 'breach'
  | 'paidAmount'
  | 'paidAt'
> {
  agreedHours: number;
  worker: string;
}

/** Steps in which hours are counted. */
const STEPS_PER_HOUR = 60n / BigInt(WORK_ROUNDED_TO_MINUTES);

/** The payment data of a pay slip, in addition to the work. */
type Paid = Pick<PayPart, 'method' | 'payouts' | 'welfareFee'> & { eventKey: string; practice: boolean; wage: bigint };

/**
 * Issues the pay slip of an engagement once the worker has the money: it arrived at the worker's bank, or the worker
 * confirms it.
 */
@Injectable()
@OnHoldChanged()
export class PaySlipIssuer implements HoldListener {
  constructor(
    private readonly slips: PaySlips,
    private readonly taxNotices: IncomeTaxNotices,
  ) {}

  async onWagePaid(tx: EntityManager, { engagementId, key, practice, payouts, welfareFee }: PaidWage): Promise<void> {
    const work = await this.find(tx, engagementId);
    if (!work) return;
    await this.issue(tx, engagementId, work, {
      ...{ eventKey: key, practice, method: 'secure', welfareFee: String(welfareFee) },
      wage: payouts.reduce((sum, { amount }) => sum + amount, 0n),
      payouts: payouts.map(({ amount, on, utr }) => ({ amount: String(amount), on: indianDay(on), reference: utr })),
    });
  }

  /**
   * Issues the pay slip after the worker confirmed a direct payment. Papers are in rupees: no paper is issued for other
   * currencies.
   */
  async issueDirect(tx: EntityManager, engagementId: string): Promise<void> {
    const work = await this.find(tx, engagementId);
    if (!work || work.currency !== 'INR' || work.paidAmount === null || !work.paidAt) return;
    const wage = toPaise(work.paidAmount);
    await this.issue(tx, engagementId, work, {
      ...{ eventKey: `engagement:${engagementId}:received`, practice: false, method: 'direct', welfareFee: '0', wage },
      payouts: [{ amount: String(wage), on: indianDay(work.paidAt), reference: null }],
    });
  }

  private async issue(
    tx: EntityManager,
    engagementId: string,
    work: PaidWork,
    { eventKey, practice, wage, ...paid }: Paid,
  ): Promise<void> {
    const { workerId, employerId, title, company: employer, worker, rateType, minRate, maxRate } = work;
    const year = await this.slips.issue(tx, {
      ...{ eventKey, practice, engagementId, workerId, employerId, title, wage },
      pay: {
        ...{ ...paid, worker, employer, rateType, ...timesOf(work, paid.method === 'secure' ? wage : null) },
        // a range of rates does not determine the paid rate
        rate: minRate > 0 && minRate === maxRate ? String(toPaise(minRate)) : null,
      },
    });
    if (year) await this.taxNotices.warn(tx, workerId, year);
  }

  private async find(tx: EntityManager, id: string): Promise<PaidWork | null> {
    const rows: PaidWork[] = await tx.query(
      `SELECT e.worker_id AS "workerId", e.employer_id AS "employerId", e.title, e.company, e.currency,
              e.min_rate AS "minRate", e.max_rate AS "maxRate", e.rate_type AS "rateType", e.status,
              e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.started_at AS "startedAt", e.ended_at AS "endedAt",
              e.ended_by AS "endedBy", e.breach, e.paid_amount::text AS "paidAmount", e.paid_at AS "paidAt",
              ${agreedHoursOf('e')} AS "agreedHours", trim(concat_ws(' ', u.first_name, u.last_name)) AS worker
       FROM engagements e JOIN users u ON u.id = e.worker_id WHERE e.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}

/**
 * Returns the times and the hours of the work; for work that the employer cancelled or refused, the agreed times. For a
 * wage that a provider held, the hours are the paid ones: fewer than the worked hours where the hold was too small or a
 * contest was decided otherwise.
 */
export function timesOf(
  work: Omit<
    PaidWork,
    'workerId' | 'employerId' | 'title' | 'company' | 'currency' | 'worker' | 'paidAmount' | 'paidAt'
  >,
  heldWage: bigint | null,
): Pick<PayPart, 'from' | 'to' | 'hours' | 'reason'> {
  const { status, startsAt, endsAt, startedAt, endedAt, endedBy, breach } = work;
  if (status === 'cancelled' || status === 'no_show') {
    const reason = breach === 'no_show' ? 'turned_away' : 'late_cancellation';
    return { from: startsAt.toISOString(), to: endsAt.toISOString(), hours: null, reason };
  }
  const times = { startedAt: startedAt ?? startsAt, endedAt: endedAt ?? endsAt, endedBy };
  const owed = paidHours(work, times).hours;
  return {
    ...{ from: times.startedAt.toISOString(), to: times.endedAt.toISOString(), reason: 'work' },
    hours: heldWage === null ? owed : hoursPaid(heldWage, owed, work),
  };
}

/**
 * Returns the hours that a wage pays for: the owed hours, or others in whole steps; null where no step results in this
 * wage.
 */
function hoursPaid(wage: bigint, owed: number, rate: Pick<PaidWork, 'maxRate'>): number | null {
  const steps = divideHalfUp(wage * STEPS_PER_HOUR, toPaise(rate.maxRate));
  const hours = [owed, Number(steps) / Number(STEPS_PER_HOUR)];
  return hours.find((one) => wageFor(one, rate) === wage) ?? null;
}
