import { Injectable } from '@nestjs/common';
import { GRIEVANCE_WARNED_HOURS, SUPPORT_REMINDER_HOURS, type SupportKind } from '@nukkad/contract/support/support';
import type { EntityManager } from 'typeorm';
import { IS_REACHABLE } from './support-request.repository.js';

const REMINDED_KINDS = Object.entries(SUPPORT_REMINDER_HOURS);

/** A request that staff are reminded of. */
export interface RemindedRequest {
  id: string;
  reference: string;
  kind: SupportKind;
  dueAt: Date;
}

/** Selects the requests that staff are reminded of, and marks them as reminded. */
@Injectable()
export class SupportReminderRepository {
  /**
   * Returns requests with a near or passed deadline that were not handled, and marks them as reminded: each is returned
   * once at the time of the first reminder of its kind, and once at the last. Requests without a reachable sender are
   * excluded, except orders.
   */
  async claimUnreminded(tx: EntityManager): Promise<RemindedRequest[]> {
    const [rows]: [RemindedRequest[], number] = await tx.query(
      `UPDATE support_requests r SET reminded_at = clock_timestamp()
       FROM unnest($1::text[], $2::int[], $3::int[]) AS k (kind, first_hours, last_hours)
       WHERE r.kind = k.kind AND r.answered_at IS NULL AND r.status <> 'solved' AND (r.kind = 'order' OR ${IS_REACHABLE})
         AND r.due_at < clock_timestamp() + make_interval(hours => k.first_hours)
         AND (r.reminded_at IS NULL
              OR (r.due_at < clock_timestamp() + make_interval(hours => k.last_hours)
                  AND r.reminded_at < r.due_at - make_interval(hours => k.last_hours)))
       RETURNING r.id, r.reference, r.kind, r.due_at AS "dueAt"`,
      [
        REMINDED_KINDS.map(([kind]) => kind),
        REMINDED_KINDS.map(([, { first }]) => first),
        REMINDED_KINDS.map(([, { last }]) => last),
      ],
    );
    return rows;
  }

  /** Returns grievances with a near or passed deadline of their acknowledgement; each is returned once. */
  async claimUnacknowledged(tx: EntityManager): Promise<RemindedRequest[]> {
    const [rows]: [RemindedRequest[], number] = await tx.query(
      `UPDATE support_requests r SET unacknowledged_told_at = clock_timestamp()
       WHERE r.kind = 'grievance' AND r.acknowledged_at IS NULL AND r.answered_at IS NULL AND r.status <> 'solved'
         AND ${IS_REACHABLE} AND r.unacknowledged_told_at IS NULL
         AND r.created_at < clock_timestamp() - make_interval(hours => $1)
       RETURNING r.id, r.reference, r.kind, r.due_at AS "dueAt"`,
      [GRIEVANCE_WARNED_HOURS],
    );
    return rows;
  }
}
