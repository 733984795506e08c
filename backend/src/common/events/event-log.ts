import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Change, EVENT_REPLAY_HOURS, EVENT_REPLAY_MAX, type EventTopic } from '@nukkad/contract/platform/events';
import { DataSource } from 'typeorm';
import type { EventPosition } from './event-position.js';

/** Rows that one poll reads at most. */
const POLL_ROWS_MAX = 5000;
/** Period in seconds that a first stream covers: its page was loaded in that time, without a stream. */
const FIRST_LOOK_BACK_SECONDS = 60;

/** A row of the table, as a reader sees it. */
export interface WrittenEvent extends Change {
  id: string;
  userId: string;
  xid: string;
}

/** Events found by one poll of the table, and the position from which the next poll continues. */
export interface PollResult {
  events: WrittenEvent[];
  position: EventPosition;
  /** True if there were more events than one poll reads: readers have to reload everything. */
  overflowed: boolean;
}

interface Row {
  nowXid: string;
  nowAt: string;
  id: string | null;
  userId: string;
  topic: EventTopic;
  subject: string | null;
  xid: string;
}

/**
 * The position is the oldest running transaction of the statement's snapshot: a row that is not visible yet has that
 * transaction id or a higher one, however long its transaction runs. The time covers a server that reuses transaction
 * ids after a crash.
 */
const NOW = `now_is AS (
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS "nowXid",
         floor(extract(epoch FROM clock_timestamp()) * 1000000)::bigint::text AS "nowAt")`;
const SINCE = `(xid >= $1::bigint OR created_at > to_timestamp($2::bigint / 1000000.0))`;

/** Reads the table of events so that none is missed. */
@Injectable()
export class EventLog {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the position of the newest committed event. */
  async getEndPosition(): Promise<EventPosition> {
    const rows: Row[] = await this.dataSource.query(`WITH ${NOW} SELECT * FROM now_is`);
    return positionOf(rows);
  }

  /** Returns the events written for `userIds` since `position`. Events around the position may be returned again. */
  async pollEventsSince(position: EventPosition, userIds: readonly string[]): Promise<PollResult> {
    const rows: Row[] = await this.dataSource.query(
      `WITH ${NOW}
       SELECT now_is.*, e.id, e.user_id AS "userId", e.topic, e.subject, e.xid
       FROM now_is LEFT JOIN LATERAL (
         SELECT * FROM events WHERE user_id = ANY($3::uuid[]) AND ${SINCE} ORDER BY xid, created_at LIMIT $4) e ON true
       ORDER BY e.xid, e.created_at`,
      [position.xid, position.at, userIds, POLL_ROWS_MAX],
    );
    const events = eventsOf(rows);
    return { events, position: positionOf(rows), overflowed: events.length === POLL_ROWS_MAX };
  }

  /**
   * Returns the changes that an account has missed since `position`, each once. `overflowed` is set if the position is
   * too old, belongs to another database, or too many changes follow it. Without a position, only the last minute is
   * read.
   */
  async listMissedEvents(userId: string, position: EventPosition | null): Promise<PollResult> {
    const limit = EVENT_REPLAY_MAX + 1;
    if (position === null) {
      const rows: Row[] = await this.dataSource.query(
        `WITH ${NOW}
         SELECT now_is.*, e.id, e.user_id AS "userId", e.topic, e.subject, e.xid
         FROM now_is LEFT JOIN LATERAL (
           SELECT DISTINCT ON (topic, subject) * FROM events
           WHERE user_id = $1 AND created_at > clock_timestamp() - make_interval(secs => $2) LIMIT $3) e ON true`,
        [userId, FIRST_LOOK_BACK_SECONDS, limit],
      );
      return this.limitRows(rows, true);
    }
    const rows: (Row & { known: boolean })[] = await this.dataSource.query(
      `WITH ${NOW}
       SELECT now_is.*, e.id, e.user_id AS "userId", e.topic, e.subject, e.xid,
              $1::bigint <= now_is."nowXid"::bigint AND $2::bigint <= now_is."nowAt"::bigint
              AND to_timestamp($2::bigint / 1000000.0) > clock_timestamp() - make_interval(hours => $5) AS known
       FROM now_is LEFT JOIN LATERAL (
         SELECT DISTINCT ON (topic, subject) * FROM events WHERE user_id = $3 AND ${SINCE} LIMIT $4) e ON true`,
      [position.xid, position.at, userId, limit, EVENT_REPLAY_HOURS],
    );
    return this.limitRows(rows, rows[0]?.known ?? false);
  }

  private limitRows(rows: Row[], known: boolean): PollResult {
    const events = eventsOf(rows);
    const overflowed = !known || events.length > EVENT_REPLAY_MAX;
    return { events: overflowed ? [] : events, position: positionOf(rows), overflowed };
  }
}

function positionOf(rows: readonly Row[]): EventPosition {
  const row = rows[0];
  if (!row) throw new Error('the query of events returned no position');
  return { xid: row.nowXid, at: row.nowAt };
}

const eventsOf = (rows: readonly Row[]): WrittenEvent[] =>
  rows.flatMap(({ id, userId, topic, subject, xid }) =>
    id === null ? [] : [{ id, userId, xid, topic, ...(subject === null ? {} : { subject }) }],
  );
