import { BUSY_STATUSES, type Engagement, type EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { dueFor, hoursWorked, paidHours } from '@nukkad/contract/instant-work/paid-hours';
import { UNPAID_AFTER_HOURS } from '@nukkad/contract/instant-work/pay-cases';
import {
  CORRECTION_OPENING_HOURS,
  CORRECTION_STATUSES,
  isCorrectionClosed,
} from '@nukkad/contract/instant-work/time-corrections';
import { APPEAL_DAYS, type AppealStatus } from '@nukkad/contract/instant-work/work-appeals';
import { reviewLineOf, type ReviewTotals } from '@nukkad/contract/reviews/review-line';
import { localizedLabelsOf, titleOccupations } from '../../jobs/jobs.public.js';
import { reviewTotalsOf } from '../../review-totals/review-totals.public.js';
import { type Contact, disclosablePhone, personName } from '../../users/users.public.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';
import { OTHER_SIDE } from './engagement-people.js';
import { agreedHoursOf, claimKnownAt, FREE_UNTIL } from './engagement-sql.js';
import { PAY_CASE_COLUMNS, type PayCaseRow, payCaseOf } from './pay-case-row.js';
import { CORRECTION_COLUMNS, correctionOf, type CorrectionRow } from './time-correction-row.js';

/** SQL: the states in which a correction changes no amount any more. */
const CLOSED_CORRECTIONS = CORRECTION_STATUSES.filter(isCorrectionClosed)
  .map((status) => `'${status}'`)
  .join(', ');
/** SQL: the columns of an engagement `e` in ENGAGEMENT_TABLES. */
export const ENGAGEMENT_COLUMNS = `e.id, e.instant_job_id AS "instantJobId", e.worker_id AS "workerId", e.employer_id AS "employerId",
  e.title, e.company, e.category, e.location, ST_Y(e.point::geometry) AS latitude, ST_X(e.point::geometry) AS longitude,
  e.min_rate AS "minRate", e.max_rate AS "maxRate", e.rate_type AS "rateType",
  e.currency, e.payment_method AS "paymentMethod", e.unreserved_at AS "unreservedAt", e.starts_at AS "startsAt", e.ends_at AS "endsAt",
  ${agreedHoursOf('e')} AS "agreedHours", e.status,
  e.started_at AS "startedAt", e.ended_at AS "endedAt", e.claim_phase AS "claimPhase", e.claim_by AS "claimBy",
  e.claim_at AS "claimAt", ${claimKnownAt('e')} AS "claimKnownAt", e.paid_amount::float8 AS "paidAmount", e.paid_at AS "paidAt", e.received_at AS "receivedAt",
  e.ended_by AS "endedBy", e.reason, e.breach, e.breach_by AS "breachBy", ${FREE_UNTIL} AS "freeUntil",
  e.status = 'booked' AND ${FREE_UNTIL} < clock_timestamp() AS "isLate",
  a.status AS appeal, ${PAY_CASE_COLUMNS.all}, ${CORRECTION_COLUMNS.all},
  CASE WHEN e.status = 'done' AND (e.payment_method = 'direct' OR e.unreserved_at IS NOT NULL) AND e.received_at IS NULL
      AND tc.id IS NULL AND c.id IS NULL AND e.closed_at + interval '${CORRECTION_OPENING_HOURS} hours' > clock_timestamp()
    THEN e.closed_at + interval '${CORRECTION_OPENING_HOURS} hours' END AS "mayCorrectUntil",
  CASE WHEN e.status = 'done' AND e.payment_method = 'direct' AND e.received_at IS NULL AND c.id IS NULL
      AND coalesce(tc.status, 'final') IN (${CLOSED_CORRECTIONS})
    THEN coalesce(e.paid_at, e.closed_at + interval '${UNPAID_AFTER_HOURS} hours') END AS "mayReportPayFrom",
  a.appellant_id AS "appellantId", ${reviewTotalsOf('e.worker_id', 'worker')} AS "workerReviews",
  ${reviewTotalsOf('e.employer_id', 'employer')} AS "employerReviews",
  CASE WHEN e.breach IS NOT NULL AND a.id IS NULL AND e.closed_at + interval '${APPEAL_DAYS} days' > clock_timestamp()
       THEN e.closed_at + interval '${APPEAL_DAYS} days' END AS "mayAppealUntil"`;
/** SQL: an engagement `e` with its appeal, pay case and correction. */
export const ENGAGEMENT_TABLES = `engagements e LEFT JOIN engagement_appeals a ON a.engagement_id = e.id
  LEFT JOIN pay_cases c ON c.engagement_id = e.id LEFT JOIN time_corrections tc ON tc.engagement_id = e.id`;

/** An engagement as the database returns it. */
export interface EngagementRow
  extends
    NullableCase,
    NullableCorrection,
    Omit<
      EngagementEntity,
      | 'point'
      | 'agreedMinutes'
      | 'paidAmount'
      | 'closedAt'
      | 'remindedAt'
      | 'createdAt'
      | 'updatedAt'
      | 'askAgain'
      | 'firstAnswer'
    > {
  latitude: number | null;
  longitude: number | null;
  agreedHours: number;
  claimKnownAt: Date | null;
  paidAmount: number | null;
  freeUntil: Date;
  isLate: boolean;
  appeal: AppealStatus | null;
  mayReportPayFrom: Date | null;
  mayCorrectUntil: Date | null;
  appellantId: string | null;
  workerReviews: ReviewTotals | null;
  employerReviews: ReviewTotals | null;
  mayAppealUntil: Date | null;
}

/** The columns of the case, all null where there is none. */
type NullableCase = { [Column in keyof PayCaseRow]: PayCaseRow[Column] | null };

/** The columns of the correction, all null where there is none. */
type NullableCorrection = { [Column in keyof CorrectionRow]: CorrectionRow[Column] | null };

const isCorrection = (row: NullableCorrection): row is CorrectionRow => row.correctionId !== null;

const isCase = (row: NullableCase): row is PayCaseRow => row.caseId !== null;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

type Sums = Pick<Engagement, 'hours' | 'paidHours' | 'paidHoursReason' | 'dueFrom' | 'dueTo'>;
const NO_SUMS: Sums = { hours: null, paidHours: null, paidHoursReason: null, dueFrom: null, dueTo: null };

/** Returns the worked time and the amount owed for it. */
function sumsOf(row: EngagementRow): Sums {
  const { status, startedAt, endedAt, endedBy } = row;
  if (status !== 'done' || !startedAt || !endedAt) return NO_SUMS;
  const paid = paidHours(row, { startedAt, endedAt, endedBy });
  const due = dueFor(paid.hours, row);
  return {
    hours: hoursWorked(startedAt, endedAt),
    ...{ paidHours: paid.hours, paidHoursReason: paid.reason },
    ...{ dueFrom: due?.from ?? null, dueTo: due?.to ?? null },
  };
}

/**
 * Returns the engagement in the view of one side. It includes the other side's number while a call may be necessary.
 */
export function engagementOf(
  row: EngagementRow,
  side: EngagementSide,
  people: ReadonlyMap<string, Contact>,
): Engagement {
  const isOwnBreach = row.breachBy === side;
  const [own, otherId] = side === 'worker' ? [row.workerId, row.employerId] : [row.employerId, row.workerId];
  const other = people.get(otherId);
  const isCurrent = BUSY_STATUSES.some((status) => status === row.status);
  const { claimPhase: phase, claimBy: by, claimAt: at } = row;
  return {
    ...{ id: row.id, side, status: row.status, title: row.title, company: row.company, category: row.category },
    ...{ location: row.location, instantJobId: row.instantJobId, minRate: row.minRate, maxRate: row.maxRate },
    ...{ rateType: row.rateType, currency: row.currency, paymentMethod: row.paymentMethod },
    // the worker needs the point of the location to get there; other readers do not get it
    ...(side === 'worker' && isCurrent && row.latitude !== null && row.longitude !== null
      ? { mapPoint: { latitude: row.latitude, longitude: row.longitude } }
      : {}),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    agreedHours: row.agreedHours,
    other: {
      name: personName(other, OTHER_SIDE[side]),
      phone: isCurrent ? disclosablePhone(other, people.get(own)) : null,
      reviews: reviewLineOf(side === 'worker' ? row.employerReviews : row.workerReviews),
    },
    startedAt: iso(row.startedAt),
    endedAt: iso(row.endedAt),
    claim: phase && by && at ? { phase, by, at: at.toISOString() } : null,
    ...sumsOf(row),
    paidAmount: row.paidAmount,
    paidAt: iso(row.paidAt),
    receivedAt: iso(row.receivedAt),
    payCase: isCase(row) ? payCaseOf(row) : null,
    ...(isCorrection(row) ? { correction: correctionOf(row) } : {}),
    ...(row.mayCorrectUntil ? { mayCorrectUntil: row.mayCorrectUntil.toISOString() } : {}),
    mayReportPayFrom: side === 'worker' ? iso(row.mayReportPayFrom) : null,
    ...{ endedBy: row.endedBy, reason: row.reason },
    freeUntil: row.freeUntil.toISOString(),
    consequence: row.isLate && !(side === 'worker' && row.unreservedAt) ? 'late_cancellation' : 'none',
    ...{ breach: row.breach, breachBy: row.breachBy },
    // the statement of an appeal is visible only to its author and the staff
    appeal: row.appellantId === own ? row.appeal : null,
    mayAppealUntil: isOwnBreach ? iso(row.mayAppealUntil) : null,
    ...localizedLabelsOf({ ...row, occupation_ids: titleOccupations(row.title) }),
  };
}
