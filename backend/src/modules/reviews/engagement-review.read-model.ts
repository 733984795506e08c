import { REVIEW_APPEAL_DAYS, REVIEW_REPLY_DAYS, type ReviewStatus } from '@nukkad/contract/reviews/review-rules';
import {
  type EngagementReview,
  factsOf,
  type OtherReview,
  type OwnReview,
  type ReviewDecision,
  type ReviewFacts,
  type ReviewSide,
} from '@nukkad/contract/reviews/reviews';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { RECORD_COLUMNS, recordOf, type RecordRow } from './review-record.js';
import { CLOSES_AT, IS_GROUPED, IS_OPEN, maySide, OPENS_AT } from './review-window-sql.js';

interface CaseOf {
  kind: string;
  status: ReviewDecision['status'];
  outcome: ReviewDecision['outcome'];
  reason: string;
  decidedAt: string | null;
  reporterId: string | null;
}

interface ReviewOf {
  id: string;
  again: boolean;
  facts: ReviewFacts;
  note: string;
  reply: string;
  isFinished: boolean;
  isGrouped: boolean;
  status: ReviewStatus;
  changedAt: string;
  revealedAt: string | null;
  cases: CaseOf[];
}

interface Row extends RecordRow {
  side: ReviewSide;
  maySide: boolean;
  isOpen: boolean;
  isGrouped: boolean;
  closesAt: Date | null;
  revealedAt: Date | null;
  now: Date;
  mine: ReviewOf | null;
  theirs: ReviewOf | null;
}

const SIDE = `(CASE WHEN e.worker_id = $1 THEN 'worker' ELSE 'employer' END)`;

/** SQL: the review of an author of the engagement `e` with its cases, as JSON. */
const reviewBy = (isOwn: boolean): string => `(SELECT json_build_object('id', r.id, 'again', r.again, 'facts', r.facts,
    'note', r.note, 'reply', r.reply, 'isFinished', r.is_finished, 'isGrouped', r.is_grouped, 'status', r.status,
    'changedAt', r.changed_at, 'revealedAt', r.revealed_at,
    'cases', coalesce((SELECT json_agg(json_build_object('kind', c.kind, 'status', c.status, 'outcome', c.outcome,
      'reason', c.reason, 'decidedAt', c.decided_at, 'reporterId', c.reporter_id) ORDER BY c.kind DESC)
      FROM review_cases c WHERE c.review_id = r.id), '[]'))
  FROM reviews r WHERE r.engagement_id = e.id AND (r.author = ${SIDE}) = ${isOwn})`;

const DAY_MS = 86_400_000;
const iso = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString());
const after = (text: string, days: number): Date => new Date(new Date(text).getTime() + days * DAY_MS);

/** Returns the decision in the view of one side; `loses` is the outcome that this side may appeal against. */
function decisionOf(found: CaseOf | undefined, loses: 'kept' | 'removed', now: Date): ReviewDecision | null {
  if (!found) return null;
  const { status, outcome, reason, decidedAt } = found;
  const until = decidedAt === null ? null : after(decidedAt, REVIEW_APPEAL_DAYS);
  const mayAppeal = status === 'decided' && outcome === loses && until !== null && until > now;
  return { status, outcome, reason, decidedAt: iso(decidedAt), mayAppealUntil: mayAppeal ? until.toISOString() : null };
}

function ownReviewOf({ mine, revealedAt, now }: Row): OwnReview | null {
  if (!mine) return null;
  // a report that waits for a decision is between the reporter and the staff
  const decided = mine.cases.find(
    ({ status, kind, outcome }) =>
      status !== 'open' && (kind === 'reported' || outcome === 'removed' || status !== 'decided'),
  );
  return {
    ...{ id: mine.id, again: mine.again, facts: mine.facts, note: mine.note, reply: mine.reply },
    isFinished: mine.isFinished,
    status: mine.status === 'held' && !revealedAt ? 'hidden' : mine.status,
    changedAt: new Date(mine.changedAt).toISOString(),
    decision: decisionOf(decided, 'removed', now),
  };
}

/**
 * Returns the other side's answer, but none before the reveal, and never an individual answer of one of several
 * workers.
 */
function otherReviewOf({ theirs, revealedAt, now }: Row, readerId: string): OtherReview | null {
  if (!theirs || !revealedAt || theirs.status !== 'revealed' || theirs.isGrouped) return null;
  const report = theirs.cases.find(({ kind }) => kind === 'reported');
  const replyUntil = theirs.revealedAt === null ? null : after(theirs.revealedAt, REVIEW_REPLY_DAYS);
  const mayReply = theirs.reply === '' && replyUntil !== null && replyUntil > now;
  return {
    ...{ id: theirs.id, again: theirs.again, facts: theirs.facts, note: theirs.note, reply: theirs.reply },
    mayReplyUntil: mayReply ? replyUntil.toISOString() : null,
    mayReport: !report,
    decision: report?.reporterId === readerId ? decisionOf(report, 'kept', now) : null,
  };
}

/** The reviews of one engagement in the view of one of its sides. */
@Injectable()
export class EngagementReviewReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Throws notFound for an account that is not party to it. The same single statement, whether the other side answered
   * or not.
   */
  async findReview(
    userId: string,
    engagementId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<EngagementReview> {
    const rows: Row[] = await manager.query(
      `SELECT ${SIDE} AS side, coalesce(${OPENS_AT} <= clock_timestamp(), false) AND ${maySide(SIDE)} AS "maySide", ${IS_OPEN} AS "isOpen",
              coalesce(w.is_grouped, ${IS_GROUPED}) AS "isGrouped", ${CLOSES_AT} AS "closesAt", w.revealed_at AS "revealedAt",
              clock_timestamp() AS now, ${RECORD_COLUMNS}, ${reviewBy(true)} AS mine, ${reviewBy(false)} AS theirs
       FROM engagements e LEFT JOIN review_windows w ON w.engagement_id = e.id
       WHERE e.id = $2 AND $1 IN (e.worker_id, e.employer_id)`,
      [userId, engagementId],
    );
    const [row] = rows;
    if (!row) throw notFound();
    const mayReview = row.maySide && row.isOpen && row.mine?.status !== 'removed';
    return {
      ...{ engagementId, side: row.side, isGrouped: row.isGrouped, mayReview },
      state: row.revealedAt ? 'revealed' : row.maySide ? 'open' : 'not_open',
      closesAt: row.maySide || row.revealedAt ? (row.closesAt?.toISOString() ?? null) : null,
      mine: ownReviewOf(row),
      asks: [...factsOf(row.side, row.workStatus !== 'no_show')],
      theirs: otherReviewOf(row, userId),
      record: recordOf(row),
    };
  }
}
