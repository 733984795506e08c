import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { MessageDeliveryEntity, type SuppressionReason } from './entities/message-delivery.entity.js';

/** A delivery that was decided; `id` is null unless it has one already. */
type NewDelivery = { id: string | null } & Pick<
  MessageDeliveryEntity,
  'recipientId' | 'channel' | 'text' | 'params' | 'link' | 'urgency' | 'subjectId' | 'aboutId'
>;

/** SQL: neither sent nor suppressed. */
const UNSETTLED = `state IN ('queued', 'failed')`;
/** SQL: what it says is of no use any more, and may name people. */
const FORGOTTEN = `params = '{}', link = NULL, about_id = NULL`;

/** Loads and writes what is on its way to people. */
@Injectable()
export class MessageDeliveryRepository {
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

  find(id: string): Promise<MessageDeliveryEntity | null> {
    return this.dataSource.manager.findOneBy(MessageDeliveryEntity, { id });
  }

  /** Notes that it was sent, after `attempts` runs of its task, and forgets what it said. Without effect once it is settled. */
  async markSent(id: string, attempts: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE message_deliveries SET state = 'sent', sent_at = clock_timestamp(), reason = NULL, failed_at = NULL,
              attempts = attempts + $2, ${FORGOTTEN}
       WHERE id = $1 AND ${UNSETTLED}`,
      [id, attempts],
    );
  }

  /** Notes that it is not to be sent any more, and why, and forgets what it said. Without effect once it is settled. */
  async markSuppressed(id: string, attempts: number, reason: SuppressionReason): Promise<void> {
    await this.dataSource.query(
      `UPDATE message_deliveries SET state = 'suppressed', suppressed_at = clock_timestamp(), reason = $3,
              failed_at = NULL, attempts = attempts + $2, ${FORGOTTEN}
       WHERE id = $1 AND ${UNSETTLED}`,
      [id, attempts, reason],
    );
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
}
