import { Injectable } from '@nestjs/common';
import type { EventTopic } from '@nukkad/domain/events';
import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared-statements.js';

/** Channel on which a transaction hints, when it commits, that events were written. */
export const EVENTS_CHANNEL = 'nukkad_events';

/** Tells open pages that something changed for their account. */
@Injectable()
export class Events {
  /**
   * Notes in `tx` that `topic` changed for each of `userIds`; their open pages hear of it after the commit. `subject` is
   * the id of what changed, never its content. An account that is gone is passed over.
   */
  async publish(
    tx: EntityManager,
    userIds: readonly string[],
    event: { topic: EventTopic; subject?: string },
  ): Promise<void> {
    if (userIds.length === 0) return;
    await tx.query(
      prepared(`WITH stored AS (
         INSERT INTO events (user_id, topic, subject, xid)
         SELECT id, $2, $3, pg_current_xact_id()::text::bigint FROM users WHERE id = ANY($1::uuid[]))
       SELECT pg_notify($4, '')`),
      [userIds, event.topic, event.subject ?? null, EVENTS_CHANNEL],
    );
  }
}
