import { REVIEW_HELD_MINUTES } from '@nukkad/contract/reviews/review-rules';
import type { ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hadMessageHidden } from '../messaging/messaging.public.js';

/** SQL: `at` is within the hour before now. */
const justNow = (at: string): string => `${at} > clock_timestamp() - interval '${REVIEW_HELD_MINUTES} minutes'`;

/**
 * Checks whether an author recently lost a report or a contest of the other side: the author's answers after it are
 * held for the staff.
 */
@Injectable()
export class RetaliationReadModel {
  /** `$1` is the author, `$2` the other side, and `$3` the author's side. */
  async isAfterDecision(
    manager: EntityManager,
    { authorId, subjectId, author }: { authorId: string; subjectId: string; author: ReviewSide },
  ): Promise<boolean> {
    const rows: { found: boolean }[] = await manager.query(
      `SELECT ${hadMessageHidden({ reporter: '$2', sender: '$1' }, justNow)}
         OR EXISTS (SELECT FROM review_cases c JOIN reviews r ON r.id = c.review_id
           WHERE c.kind = 'reported' AND c.reporter_id = $2 AND r.author_id = $1 AND c.outcome = 'removed'
             AND ${justNow('c.decided_at')})
         OR EXISTS (SELECT FROM job_reports p JOIN jobs j ON j.id = p.job_id JOIN job_reviews v ON v.job_id = j.id
           WHERE p.reporter_id = $2 AND j.employer_id = $1 AND v.state = 'removed' AND ${justNow('v.decided_at')})
         OR EXISTS (SELECT FROM engagement_appeals a JOIN engagements e ON e.id = a.engagement_id
           WHERE a.appellant_id = $2 AND $1 IN (e.worker_id, e.employer_id) AND a.status = 'upheld' AND ${justNow('a.decided_at')})
         OR EXISTS (SELECT FROM pay_cases c JOIN engagements e ON e.id = c.engagement_id
           WHERE $3 = 'employer' AND e.employer_id = $1 AND e.worker_id = $2 AND c.owed_amount > 0 AND ${justNow('c.decided_at')})
         OR EXISTS (SELECT FROM payment_contests c JOIN payment_holds h ON h.id = c.hold_id
           WHERE c.opened_by <> $3 AND $1 IN (h.worker_id, h.employer_id) AND $2 IN (h.worker_id, h.employer_id)
             AND c.status IN ('accepted', 'decided', 'closed') AND ${justNow('c.changed_at')}
             AND abs(c.proposed - c.claimed) <= abs(c.proposed - c.stated)) AS found`,
      [authorId, subjectId, author],
    );
    return rows[0]?.found ?? false;
  }
}
