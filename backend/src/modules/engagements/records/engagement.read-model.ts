import { reviewLineOf, type ReviewTotals } from '@nukkad/contract/reviews/review-line';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  BUSY_STATUSES,
  type Engagement,
  type EngagementSide,
  type ListEngagementsQuery,
} from '@nukkad/contract/instant-work/engagements';
import { dueFor, hoursWorked, paidHours } from '@nukkad/contract/instant-work/paid-hours';
import { APPEAL_DAYS, type AppealStatus } from '@nukkad/contract/instant-work/work-appeals';
import { UNPAID_AFTER_HOURS } from '@nukkad/contract/instant-work/pay-cases';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, readCursor } from '../../../common/http/page.js';
import { localizedLabelsOf, titleOccupations } from '../../jobs/jobs.public.js';
import { type Contact, ContactReadModel, disclosablePhone, personName } from '../../users/users.public.js';
import { reviewTotalsOf } from '../../review-totals/review-totals.public.js';
import { OTHER_SIDE } from './engagement-people.js';
import {
  CORRECTION_OPENING_HOURS,
  CORRECTION_STATUSES,
  isCorrectionClosed,
} from '@nukkad/contract/instant-work/time-corrections';
import { CORRECTION_COLUMNS, correctionOf, type CorrectionRow } from './time-correction-row.js';
import { PAY_CASE_COLUMNS, type PayCaseRow, payCaseOf } from './pay-case-row.js';
import { EngagementPayments } from './engagement-payments.js';
import { agreedHoursOf, claimKnownAt, FREE_UNTIL } from './engagement-sql.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';
import { withoutWordsOf } from './words-of-suspended.js';

/** SQL: the states in which a correction changes no amount any more. */
const CLOSED_CORRECTIONS = CORRECTION_STATUSES.filter(isCorrectionClosed)
  .map((status) => `'${status}'`)
  .join(', ');
const COLUMNS = `e.id, e.instant_job_id AS "instantJobId", e.worker_id AS "workerId", e.employer_id AS "employerId",
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
const TABLES = `engagements e LEFT JOIN engagement_appeals a ON a.engagement_id = e.id
  LEFT JOIN pay_cases c ON c.engagement_id = e.id LEFT JOIN time_corrections tc ON tc.engagement_id = e.id`;
/** SQL: whether the engagement `e` is to come or under way. */
const IS_CURRENT = `e.status IN (${BUSY_STATUSES.map((status) => `'${status}'`).join(', ')})`;
/** SQL: whether `$1` has something to do about the engagement `e`: it is current, or its money waits for the word of this side. */
const IS_DUE = `(${IS_CURRENT} OR (e.status = 'done' AND e.payment_method = 'direct'
  AND ((e.employer_id = $1 AND e.paid_amount IS NULL)
       OR (e.worker_id = $1 AND e.paid_amount IS NOT NULL AND e.received_at IS NULL))))`;
/** SQL: the sort key of a list: upcoming engagements by start, then past engagements, newest first. */
const LIST_TIME = `CASE WHEN ${IS_CURRENT} THEN e.starts_at AT TIME ZONE 'UTC'
  ELSE timestamp '2300-01-01' + (timestamp '2300-01-01' - e.starts_at AT TIME ZONE 'UTC') END`;

interface Row
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
function sumsOf(row: Row): Sums {
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
function engagementOf(row: Row, side: EngagementSide, people: ReadonlyMap<string, Contact>): Engagement {
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

/** Engagements as each side sees them. */
@Injectable()
export class EngagementReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
    private readonly payments: EngagementPayments,
  ) {}

  /**
   * Returns one engagement in the view of `side`; null when it does not exist. Inside a transaction, pass its manager.
   */
  async findView(manager: EntityManager, id: string, side: EngagementSide): Promise<Engagement | null> {
    const rows: Row[] = await manager.query(`SELECT ${COLUMNS} FROM ${TABLES} WHERE e.id = $1`, [id]);
    return (await this.shown(manager, rows, () => side))[0] ?? null;
  }

  /** Returns an engagement of this account; null when the account is not party to it. */
  async findOwn(userId: string, id: string): Promise<Engagement | null> {
    const { manager } = this.dataSource;
    const rows: Row[] = await manager.query(
      `SELECT ${COLUMNS} FROM ${TABLES} WHERE e.id = $2 AND $1 IN (e.worker_id, e.employer_id)`,
      [userId, id],
    );
    return (await this.shown(manager, rows, sideOf(userId)))[0] ?? null;
  }

  /** Returns the engagements of this account, from both sides: upcoming ones by start, then past ones, newest first. */
  async listPage(userId: string, { side, state, limit, cursor }: ListEngagementsQuery): Promise<Page<Engagement>> {
    const list = `engagements ${userId} ${side ?? ''} ${state ?? ''}`;
    const after = readCursor(list, cursor);
    const { manager } = this.dataSource;
    const rows: (Row & Keyset)[] = await manager.query(
      `SELECT * FROM (
         SELECT ${COLUMNS}, to_char(${LIST_TIME}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at
         FROM ${TABLES}
         WHERE (($2::text IS DISTINCT FROM 'employer' AND e.worker_id = $1)
                OR ($2::text IS DISTINCT FROM 'worker' AND e.employer_id = $1))
           AND CASE $3::text WHEN 'current' THEN ${IS_CURRENT} WHEN 'past' THEN NOT (${IS_CURRENT})
                 WHEN 'due' THEN ${IS_DUE} ELSE true END) listed
       WHERE $4::text IS NULL OR (at, id) > ($4, $5::uuid)
       ORDER BY at, id LIMIT $6`,
      [userId, side ?? null, state ?? null, after?.at ?? null, after?.id ?? null, limit + 1],
    );
    const shown = await this.shown(manager, rows, sideOf(userId));
    const byId = new Map(shown.map((engagement) => [engagement.id, engagement]));
    return pageOf(list, rows, limit, ({ id }) => byId.get(id) as Engagement);
  }

  private async shown(
    manager: EntityManager,
    rows: readonly Row[],
    sideOfRow: (row: Row) => EngagementSide,
  ): Promise<Engagement[]> {
    const people = await this.contacts.findByIds(
      rows.flatMap(({ workerId, employerId }) => [workerId, employerId]),
      manager,
    );
    const payments = await this.payments.listViews(manager, rows, sideOfRow);
    return rows.map((row) => {
      const securePayment = payments.get(row.id);
      const side = sideOfRow(row);
      const view = { ...engagementOf(row, side, people), ...(securePayment ? { securePayment } : {}) };
      const other = people.get(side === 'worker' ? row.employerId : row.workerId);
      return other?.suspended ? withoutWordsOf(OTHER_SIDE[side], view) : view;
    });
  }
}

const sideOf =
  (userId: string) =>
  (row: Row): EngagementSide =>
    row.workerId === userId ? 'worker' : 'employer';
