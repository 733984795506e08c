import { Injectable } from '@nestjs/common';
import { CONTEST_OPENING_HOURS } from '@nukkad/contract/payments/contests';
import {
  type EngagementSide,
  NO_SHOW_AFTER_MINUTES,
  START_BEFORE_MINUTES,
} from '@nukkad/contract/instant-work/engagements';
import { APPEAL_DAYS } from '@nukkad/contract/instant-work/work-appeals';
import { UNPAID_AFTER_HOURS } from '@nukkad/contract/instant-work/pay-cases';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../../common/errors/common.errors.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';
import { claimKnownAt } from './engagement-sql.js';

/** An engagement in the view of one of its sides, for a change; locked until the end of the transaction. */
export interface LockedEngagement extends Pick<
  EngagementEntity,
  | 'id'
  | 'status'
  | 'claimPhase'
  | 'claimBy'
  | 'claimAt'
  | 'paymentMethod'
  | 'paidAt'
  | 'receivedAt'
  | 'breach'
  | 'breachBy'
> {
  /** The side of the caller. */
  side: EngagementSide;
  paidAmount: number | null;
  /** The pay was not reserved in time. */
  isUnreserved: boolean;
  /** Whether the deadline for contesting the other side's claim of the end has not passed. */
  mayContest: boolean;
  /** Whether the agreed start is close enough to claim the start. */
  mayStart: boolean;
  /** Whether the agreed start has passed. */
  hasBegun: boolean;
  /** Whether it is late enough to report a no-show. */
  mayReportNoShow: boolean;
  /** Whether it is late enough after the end to report missing pay. */
  mayReportPay: boolean;
  /** Soon enough after it ended to appeal. */
  mayAppeal: boolean;
}

/** Reads and locks the state of an engagement that a change depends on. */
@Injectable()
export class LockedEngagementReadModel {
  /** Locks and returns the engagement of this account; throws notFound when the account is not party to it. */
  async lockEngagement(tx: EntityManager, userId: string, id: string): Promise<LockedEngagement> {
    const rows: LockedEngagement[] = await tx.query(
      `SELECT id, status, CASE WHEN worker_id = $1 THEN 'worker' ELSE 'employer' END AS side, claim_phase AS "claimPhase",
              claim_by AS "claimBy", claim_at AS "claimAt", payment_method AS "paymentMethod", paid_at AS "paidAt",
              paid_amount::float8 AS "paidAmount", received_at AS "receivedAt", unreserved_at IS NOT NULL AS "isUnreserved", breach, breach_by AS "breachBy",
              COALESCE(claim_phase = 'end' AND ${claimKnownAt('engagements')} + interval '${CONTEST_OPENING_HOURS} hours' > clock_timestamp(), false)
                AS "mayContest",
              starts_at - interval '${START_BEFORE_MINUTES} minutes' <= clock_timestamp() AS "mayStart",
              starts_at <= clock_timestamp() AS "hasBegun",
              starts_at + interval '${NO_SHOW_AFTER_MINUTES} minutes' <= clock_timestamp() AS "mayReportNoShow",
              COALESCE(closed_at + interval '${UNPAID_AFTER_HOURS} hours' <= clock_timestamp(), false) AS "mayReportPay",
              COALESCE(closed_at + interval '${APPEAL_DAYS} days' > clock_timestamp(), false) AS "mayAppeal"
       FROM engagements WHERE id = $2 AND $1 IN (worker_id, employer_id) FOR NO KEY UPDATE`,
      [userId, id],
    );
    if (!rows[0]) throw notFound();
    return rows[0];
  }
}
