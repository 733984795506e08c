import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CoalescedCalls } from '../../common/concurrency/coalesced-calls.js';
import { prepared } from '../../common/database/prepared-statements.js';
import type { MessageDeliveryEntity, SuppressionReason } from './entities/message-delivery.entity.js';

/** A delivery that was decided; `id` is null unless it has one already. */
type NewDelivery = { id: string | null } & Pick<
  MessageDeliveryEntity,
  'recipientId' | 'channel' | 'text' | 'params' | 'link' | 'urgency' | 'subjectId' | 'aboutId'
>;

/** What is read of a delivery to carry it out. */
export type DecidedDelivery = Omit<NewDelivery, 'id' | 'aboutId'> &
  Pick<MessageDeliveryEntity, 'id' | 'state' | 'attempts' | 'createdAt'>;

/** A delivery that was sent, or suppressed for a reason, after so many runs of its task. */
interface Settling {
  id: string;
  attempts: number;
  reason: SuppressionReason | null;
}

/** SQL: neither sent nor suppressed. */
const UNSETTLED = `state IN ('queued', 'failed')`;
/** SQL: what it says is of no use any more, and may name people. */
const FORGOTTEN = `params = '{}', link = NULL, about_id = NULL`;

/** Loads and writes what is on its way to people. */
@Injectable()
export class MessageDeliveryRepository {
  /** Deliveries that are worked on at the same time are read, and settled, with one statement. */
  private readonly reads = new CoalescedCalls((ids: readonly string[]) => this.findAll(ids));
  private readonly settlings = new CoalescedCalls((all: readonly Settling[]) => this.settleAll(all));

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Stores deliveries in one statement; returns the ids of those whose recipient is there, and which did not stand already. */
  async add(tx: EntityManager, deliveries: readonly NewDelivery[]): Promise<string[]> {
    if (deliveries.length === 0) return [];
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO message_deliveries
         (id, recipient_id, channel, text, params, link, urgency, subject_id, about_id)
       SELECT COALESCE(d.id, gen_random_uuid()), u.id, d.channel, d.text, d.params, d.link, d.urgency, d."subjectId",
              d."aboutId"
       FROM jsonb_to_recordset($1::jsonb) AS d (id uuid, "recipientId" uuid, channel text, text text, params jsonb,
              link text, urgency text, "subjectId" uuid, "aboutId" uuid)
       JOIN users u ON u.id = d."recipientId"
       ON CONFLICT ON CONSTRAINT message_deliveries_pkey DO NOTHING RETURNING id`,
      [JSON.stringify(deliveries)],
    );
    return rows.map(({ id }) => id);
  }

  /** The delivery; null when it is gone. */
  find(id: string): Promise<DecidedDelivery | null> {
    return this.reads.answer(id);
  }

  /** Notes that it was sent, after `attempts` runs of its task, and forgets what it said. Without effect once it is settled. */
  markSent(id: string, attempts: number): Promise<void> {
    return this.settlings.answer({ id, attempts, reason: null });
  }

  /** Notes that it is not to be sent any more, and why, and forgets what it said. Without effect once it is settled. */
  markSuppressed(id: string, attempts: number, reason: SuppressionReason): Promise<void> {
    return this.settlings.answer({ id, attempts, reason });
  }

  /** Notes that its task was given up: it may be queued again, so what it says stays. Without effect once it is settled. */
  async markFailed(tx: EntityManager, id: string, attempts: number, reason: string): Promise<void> {
    await tx.query(
      `UPDATE message_deliveries SET state = 'failed', failed_at = clock_timestamp(), reason = $3, attempts = attempts + $2
       WHERE id = $1 AND ${UNSETTLED}`,
      [id, attempts, reason],
    );
  }

  /** Notes that the tasks of these deliveries are to run again. Without effect on what has not failed. */
  async requeue(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE message_deliveries SET state = 'queued', failed_at = NULL, reason = NULL
       WHERE id = ANY($1::uuid[]) AND state = 'failed'`,
      [ids],
    );
  }

  private async findAll(ids: readonly string[]): Promise<(DecidedDelivery | null)[]> {
    const found: DecidedDelivery[] = await this.dataSource.query(
      prepared(
        `SELECT id, recipient_id AS "recipientId", channel, text, params, link, urgency, subject_id AS "subjectId", state, attempts,
                created_at AS "createdAt"
         FROM message_deliveries WHERE id = ANY($1::uuid[])`,
      ),
      [ids],
    );
    const byId = new Map(found.map((delivery) => [delivery.id, delivery]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  private async settleAll(all: readonly Settling[]): Promise<readonly void[]> {
    await this.dataSource.query(
      `UPDATE message_deliveries d SET state = CASE WHEN settled.reason IS NULL THEN 'sent' ELSE 'suppressed' END,
              sent_at = CASE WHEN settled.reason IS NULL THEN clock_timestamp() END,
              suppressed_at = CASE WHEN settled.reason IS NOT NULL THEN clock_timestamp() END,
              reason = settled.reason, failed_at = NULL, attempts = d.attempts + settled.attempts, ${FORGOTTEN}
       FROM unnest($1::uuid[], $2::int[], $3::text[]) AS settled (id, attempts, reason)
       WHERE d.id = settled.id AND ${UNSETTLED}`,
      [all.map(({ id }) => id), all.map(({ attempts }) => attempts), all.map(({ reason }) => reason)],
    );
    return all.map(() => undefined);
  }
}
