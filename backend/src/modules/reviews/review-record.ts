import type { EngagementSide, EngagementStatus } from '@nukkad/contract/instant-work/engagements';
import { dueFor, latestStart, paidHours, WORK_ROUNDED_TO_MINUTES } from '@nukkad/contract/instant-work/paid-hours';
import type { RATE_TYPES } from '@nukkad/contract/jobs/jobs';
import { UNPAID_AFTER_HOURS } from '@nukkad/contract/instant-work/pay-cases';
import type { ReviewRecord } from '@nukkad/contract/reviews/reviews';

/** The record of an engagement, as the columns of RECORD_COLUMNS. */
export interface RecordRow {
  workStatus: EngagementStatus;
  startsAt: Date;
  endsAt: Date;
  agreedHours: number;
  startedAt: Date | null;
  endedAt: Date | null;
  endedBy: EngagementSide | null;
  minRate: number;
  maxRate: number;
  rateType: (typeof RATE_TYPES)[number];
  paidAmount: number | null;
  paidAt: Date | null;
  isReceived: boolean;
  isReleased: boolean;
  hasPayCase: boolean;
}

/** SQL: the columns of a RecordRow of the engagement `e`. */
export const RECORD_COLUMNS = `e.status AS "workStatus", e.starts_at AS "startsAt", e.ends_at AS "endsAt",
  coalesce(e.agreed_minutes / 60.0, extract(epoch FROM e.ends_at - e.starts_at) / 3600)::float8 AS "agreedHours",
  e.started_at AS "startedAt", e.ended_at AS "endedAt", e.ended_by AS "endedBy", e.min_rate AS "minRate",
  e.max_rate AS "maxRate", e.rate_type AS "rateType", e.paid_amount::float8 AS "paidAmount", e.paid_at AS "paidAt",
  e.received_at IS NOT NULL AS "isReceived",
  EXISTS (SELECT FROM payment_holds h WHERE h.engagement_id = e.id AND h.status = 'released') AS "isReleased",
  EXISTS (SELECT FROM pay_cases p WHERE p.engagement_id = e.id AND p.owed_amount > 0) AS "hasPayCase"`;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const yesOr = (isYes: boolean): 'yes' | 'no' => (isYes ? 'yes' : 'no');

/** An unreported start is stored as the agreed one, and gives no answer. */
function cameOnTime(row: RecordRow): 'yes' | 'no' | undefined {
  const { startedAt, startsAt } = row;
  if (!startedAt || startedAt.getTime() === startsAt.getTime()) return undefined;
  return yesOr(startedAt.getTime() <= latestStart(row).getTime() + WORK_ROUNDED_TO_MINUTES * MINUTE_MS);
}

function paidAsAgreed(row: RecordRow): 'yes' | 'no' | undefined {
  const { startedAt, endedAt, endedBy, paidAmount, isReceived } = row;
  if (row.isReleased) return 'yes';
  if (row.hasPayCase) return 'no';
  if (!isReceived || paidAmount === null || !startedAt || !endedAt) return undefined;
  const due = dueFor(paidHours(row, { startedAt, endedAt, endedBy }).hours, row);
  return due ? yesOr(paidAmount >= due.from) : undefined;
}

function paidOnTime({ isReleased, paidAt, endedAt, isReceived }: RecordRow): 'yes' | 'no' | undefined {
  if (isReleased) return 'yes';
  if (!paidAt || !endedAt || !isReceived) return undefined;
  return yesOr(paidAt.getTime() <= endedAt.getTime() + UNPAID_AFTER_HOURS * HOUR_MS);
}

/**
 * Returns the answers of the record of completed work to the questions of a review; omits answers that it does not
 * contain.
 */
export function recordOf(row: RecordRow): ReviewRecord {
  if (row.workStatus !== 'done') return {};
  const facts = { came_on_time: cameOnTime(row), paid_as_agreed: paidAsAgreed(row), paid_on_time: paidOnTime(row) };
  return Object.fromEntries(Object.entries(facts).filter(([, answer]) => answer !== undefined));
}
