import type { PendingReview, ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ContactReadModel, personName } from '../users/users.public.js';
import { OTHER_SIDE } from './review-sides.js';
import { CLOSES_AT, IS_OPEN, maySide } from './review-window-sql.js';

/** As many as a page can show; the windows last seven days. */
const PENDING_MAX = 50;
const SIDE = `(CASE WHEN e.worker_id = $1 THEN 'worker' ELSE 'employer' END)`;

interface Row {
  engagementId: string;
  side: ReviewSide;
  otherId: string;
  title: string;
  company: string;
  startsAt: Date;
  endsAt: Date;
  closesAt: Date;
  again: boolean | null;
}

/** Work that waits for the review of an account. */
@Injectable()
export class PendingReviewsReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
  ) {}

  /** Returns pending reviews, by the end of their window. The result depends only on this account's answers. */
  async listPending(userId: string): Promise<PendingReview[]> {
    const { manager } = this.dataSource;
    const rows: Row[] = await manager.query(
      `SELECT e.id AS "engagementId", ${SIDE} AS side, CASE WHEN e.worker_id = $1 THEN e.employer_id ELSE e.worker_id END AS "otherId",
              e.title, e.company, e.starts_at AS "startsAt", e.ends_at AS "endsAt", ${CLOSES_AT} AS "closesAt",
              coalesce(r.again, CASE WHEN e.employer_id = $1 THEN e.first_answer END) AS again
       FROM engagements e LEFT JOIN review_windows w ON w.engagement_id = e.id
       LEFT JOIN reviews r ON r.engagement_id = e.id AND r.author = ${SIDE}
       WHERE $1 IN (e.worker_id, e.employer_id) AND e.closed_at > clock_timestamp() - interval '12 days'
         AND ${IS_OPEN} AND ${maySide(SIDE)} AND (r.id IS NULL OR (NOT r.is_finished AND r.status <> 'removed'))
       ORDER BY ${CLOSES_AT}, e.id LIMIT ${PENDING_MAX}`,
      [userId],
    );
    const people = await this.contacts.findByIds(
      rows.map(({ otherId }) => otherId),
      manager,
    );
    return rows.map(({ otherId, startsAt, endsAt, closesAt, ...row }) => ({
      ...row,
      otherName: personName(people.get(otherId), OTHER_SIDE[row.side]),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      closesAt: closesAt.toISOString(),
    }));
  }
}
