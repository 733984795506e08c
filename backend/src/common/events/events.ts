import { Injectable } from '@nestjs/common';
import type { EventTopic } from '@nukkad/contract/platform/events';
import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared-statements.js';

/** Channel on which a transaction hints, when it commits, that events were written. */
export const EVENTS_CHANNEL = 'nukkad_events';

/** Notifies open pages of changes that concern their account. */
@Injectable()
export class Events {
  /**
   * Records in `tx` that `topic` changed for each of `userIds`; their open pages are notified after the commit.
   * `subject` is the id of the changed object, never its content. Deleted accounts are skipped.
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
