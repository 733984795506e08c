import type { ReviewCase, ReviewFacts, ReviewSide } from '@nukkad/contract/reviews/reviews';
import { type ReviewStatus, UNSAFE_DAYS } from '@nukkad/contract/reviews/review-rules';
import type { ListReviewCasesQuery, ReviewCaseList } from '@nukkad/contract/reviews/review-calls';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Keyset, keysetTime, type Page, pageOf, readCursor } from '../../common/http/page.js';
import { RECORD_COLUMNS, recordOf, type RecordRow } from './review-record.js';

interface CaseRow extends Keyset, Omit<ReviewCase, 'review' | 'openedAt' | 'decidedAt' | 'appealedAt' | 'mayDecide'> {
  openedAt: Date;
  decidedAt: Date | null;
  appealedAt: Date | null;
  mayDecide: boolean;
  reviewId: string | null;
}
interface ReviewColumns extends RecordRow {
  engagementId: string;
  author: ReviewSide;
  reviewStatus: ReviewStatus;
  again: boolean;
  facts: ReviewFacts;
  note: string;
  reply: string;
  changedAt: Date;
  title: string;
}
type Row = CaseRow & { [Column in keyof ReviewColumns]: ReviewColumns[Column] };

/** SQL: a review that its subject has not seen is not shown to it as a member of the staff either. */
const IS_SHOWN_TO_READER = `(r.id IS NULL OR NOT (c.kind = 'held' AND r.status <> 'revealed' AND r.subject_id = $1::uuid))`;

const LISTS: Readonly<Record<ReviewCaseList, string>> = {
  to_decide: `c.status IN ('open', 'appealed')`,
  closed: `c.status IN ('decided', 'final')`,
};

/** SQL; `$1` is the reading member of the staff. */
const SELECT = `SELECT c.id, c.kind, c.status, c.opened_at AS "openedAt", c.report_reason AS "reportReason",
    c.report_text AS "reportText", c.employer_id AS "employerId", c.outcome, c.reason, c.decided_at AS "decidedAt", c.appeal,
    c.appealed_by AS "appealedBy", c.appealed_at AS "appealedAt",
    CASE WHEN c.employer_id IS NOT NULL THEN (SELECT count(DISTINCT coalesce(u.author_id, u.id))::int FROM reviews u
      WHERE u.subject_id = c.employer_id AND u.author = 'worker' AND u.status = 'revealed'
        AND u.facts ->> 'safe_and_respectful' = 'no' AND u.revealed_at > c.opened_at - interval '${UNSAFE_DAYS} days') END AS "unsafeAnswers",
    (c.status = 'open' OR (c.status = 'appealed' AND c.decided_by IS DISTINCT FROM $1::uuid))
      AND $1::uuid IS DISTINCT FROM r.author_id AND $1::uuid IS DISTINCT FROM r.subject_id
      AND $1::uuid IS DISTINCT FROM c.employer_id AS "mayDecide",
    r.id AS "reviewId", r.engagement_id AS "engagementId", r.author, r.status AS "reviewStatus", r.again, r.facts, r.note, r.reply,
    r.changed_at AS "changedAt",    e.title, ${RECORD_COLUMNS}, ${keysetTime('c.opened_at')} AS at
  FROM review_cases c LEFT JOIN reviews r ON r.id = c.review_id LEFT JOIN engagements e ON e.id = r.engagement_id`;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

function caseOf(row: Row): ReviewCase {
  return {
    ...{ id: row.id, kind: row.kind, status: row.status, openedAt: row.openedAt.toISOString() },
    ...{ reportReason: row.reportReason, reportText: row.reportText, employerId: row.employerId },
    ...{ unsafeAnswers: row.unsafeAnswers, outcome: row.outcome, reason: row.reason, decidedAt: iso(row.decidedAt) },
    ...{ appeal: row.appeal, appealedBy: row.appealedBy, appealedAt: iso(row.appealedAt), mayDecide: row.mayDecide },
    review:
      row.reviewId === null
        ? null
        : {
            ...{ id: row.reviewId, engagementId: row.engagementId, author: row.author, status: row.reviewStatus },
            ...{ again: row.again, facts: row.facts, note: row.note, reply: row.reply, title: row.title },
            changedAt: row.changedAt.toISOString(),
            ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString(), record: recordOf(row) },
          },
  };
}

/** Cases about reviews as shown to the staff: the answers and the record of the work, without identities. */
@Injectable()
export class ReviewCaseListReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Those of one list, the newest first. */
  async listPage(staffId: string, { list: name, limit, cursor }: ListReviewCasesQuery): Promise<Page<ReviewCase>> {
    const list = `review-cases ${name}`;
    const after = readCursor(list, cursor);
    const rows: Row[] = await this.dataSource.query(
      `${SELECT} WHERE ${LISTS[name]} AND ${IS_SHOWN_TO_READER}
         ${after ? 'AND (c.opened_at, c.id) < ($3::timestamptz, $4::uuid)' : ''}
       ORDER BY c.opened_at DESC, c.id DESC LIMIT $2`,
      [staffId, limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    return pageOf(list, rows, limit, caseOf);
  }

  /** One of them; null when there is none. */
  async findCase(manager: EntityManager, staffId: string, id: string): Promise<ReviewCase | null> {
    const rows: Row[] = await manager.query(`${SELECT} WHERE c.id = $2`, [staffId, id]);
    return rows[0] ? caseOf(rows[0]) : null;
  }
}
