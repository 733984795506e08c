import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CoalescedCalls } from '../../common/concurrency/coalesced-calls.js';
import { prepared } from '../../common/database/prepared-statements.js';
import { Transactions } from '../../common/database/transactions.js';
import { DECIDED, type DecidedDelivery, type NewDelivery, UNSETTLED } from './decided-delivery.js';
import type { MessageDeliveryEntity, SuppressionReason } from './entities/message-delivery.entity.js';
import { IS_FOR_NUMBER, WhatsAppChoices } from './whatsapp/whatsapp-choices.js';

/** A delivery that was sent, or suppressed for a reason, after so many runs of its task. */
interface Settling {
  id: string;
  attempts: number;
  reason: SuppressionReason | null;
  /** The page that the message linked to, if it differs from the original one; null otherwise. */
  link: string | null;
}

/** Maximum number of deliveries in one text; others wait for the next. */
const BATCH_MAX = 200;

/** Maximum number of devices, the newest, that show the notifications of an account. */
const DEVICES_MAX = 10;

/** SQL: the reason of a settled delivery; its failure may have been reported before its task ended. */
const SETTLED_REASON = `COALESCE(settled.reason, CASE WHEN d.reported = 'failed' THEN 'undelivered' END)`;
/**
 * SQL: clears the content, which has no further use and may name people. The page stays where the short address of a
 * text message resolves to it.
 */
const FORGOTTEN = `params = '{}', about_id = NULL`;

/** Loads and stores deliveries. */
@Injectable()
export class MessageDeliveryRepository {
  /** Concurrent deliveries are read, and settled, with one statement. */
  private readonly reads = new CoalescedCalls((ids: readonly string[]) => this.findAll(ids));
  private readonly settlings = new CoalescedCalls((all: readonly Settling[]) => this.settleAll(all));

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly choices: WhatsAppChoices,
  ) {}

  /**
   * Stores deliveries in one statement; returns those with an existing, intended recipient. One moment applies to all, so that their
   * tasks are stored together.
   */
  async add(
    tx: EntityManager,
    deliveries: readonly NewDelivery[],
  ): Promise<Pick<MessageDeliveryEntity, 'id' | 'dueAt'>[]> {
    if (deliveries.length === 0) return [];
    return tx.query(
      `INSERT INTO message_deliveries
         (recipient_id, channel, text, params, link, urgency, subject_id, about_id, due_at, notification_id, subscription_id,
          chained)
       SELECT u.id, d.channel, d.text, d.params, d.link, d.urgency, d."subjectId",
              d."aboutId",
              CASE WHEN chain.waits THEN COALESCE(d."dueAt", statement_timestamp()) + make_interval(secs => d."chainSeconds")
                   ELSE d."dueAt" END,
              d."notificationId", device.id, chain.waits
       FROM jsonb_to_recordset($1::jsonb) AS d ("recipientId" uuid, channel text, text text, params jsonb,
              link text, urgency text, "subjectId" uuid, "aboutId" uuid, "dueAt" timestamptz, "withoutEmail" boolean,
              "notificationId" uuid, "chainSeconds" int, "afterWhatsApp" boolean)
       JOIN users u ON u.id = d."recipientId" AND (NOT d."withoutEmail" OR u.email_verified_at IS NULL)
       LEFT JOIN LATERAL (
         SELECT s.id FROM push_subscriptions s WHERE d.channel = 'push' AND s.user_id = u.id
         ORDER BY s.created_at DESC, s.id LIMIT ${DEVICES_MAX}
       ) device ON true
       LEFT JOIN whatsapp_choices c ON c.ended_at IS NULL AND ${IS_FOR_NUMBER}
       CROSS JOIN LATERAL (
         SELECT COALESCE(d."chainSeconds", 0) > 0 AND (
           d."afterWhatsApp" AND c.user_id IS NOT NULL
           OR EXISTS (SELECT FROM push_subscriptions s WHERE s.user_id = u.id)) AS waits
       ) chain
       WHERE CASE d.channel WHEN 'push' THEN device.id IS NOT NULL WHEN 'whatsapp' THEN c.user_id IS NOT NULL ELSE true END
       RETURNING id, due_at AS "dueAt"`,
      [JSON.stringify(deliveries)],
    );
  }

  /** Returns the delivery; null when it does not exist. */
  find(id: string): Promise<DecidedDelivery | null> {
    return this.reads.answer(id);
  }

  /**
   * Marks the delivery as sent, after `attempts` runs of its task, and deletes its content; `link` is the page that it
   * linked to, if it differs from the original one. No effect on a settled delivery.
   */
  markSent(id: string, attempts: number, link: string | null = null): Promise<void> {
    return this.settlings.answer({ id, attempts, reason: null, link });
  }

  /** Marks the delivery as suppressed, with the reason, and deletes its content. No effect on a settled delivery. */
  markSuppressed(id: string, attempts: number, reason: SuppressionReason): Promise<void> {
    return this.settlings.answer({ id, attempts, reason, link: null });
  }

  /**
   * Chooses the delivery `id` to send all queued deliveries to its recipient below `texts`, by `channel`, when another
   * text may be sent: `nextTime` returns the earliest time after the given moments. Returns the moment to wait for;
   * null when the delivery was chosen, now or in an earlier run, or when it is part of another one. Runs for the same
   * recipient wait for each other.
   */
  async claimBatch(
    { id, recipientId, channel }: Pick<DecidedDelivery, 'id' | 'recipientId' | 'channel'>,
    { texts, isTogether }: { texts: readonly string[]; isTogether: boolean },
    nextTime: (now: Date, earlier: readonly Date[]) => Date,
  ): Promise<Date | null> {
    return this.transactions.run(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`texts:${recipientId}:${texts.join()}`]);
      const rows: { id: string; batchId: string | null; batchedAt: Date | null; now: Date }[] = await tx.query(
        `SELECT id, batch_id AS "batchId", batched_at AS "batchedAt", clock_timestamp() AS now FROM message_deliveries d
         WHERE recipient_id = $1 AND channel = $2 AND text = ANY($3)
           AND (id = $4 OR (batch_id = id AND batched_at > clock_timestamp() - interval '2 days'
             AND EXISTS (SELECT FROM message_deliveries part WHERE part.recipient_id = d.recipient_id AND part.batch_id = d.id
                           AND part.state <> 'suppressed')))`,
        [recipientId, channel, texts, id],
      );
      const own = rows.find((row) => row.id === id);
      if (!own || own.batchId !== null) return null;
      const earlier = rows.flatMap(({ batchedAt }) => (batchedAt ? [batchedAt] : []));
      const next = nextTime(own.now, earlier);
      if (next > own.now) return next;
      await tx.query(
        `UPDATE message_deliveries SET batch_id = $1, batched_at = $2 WHERE id IN (
           SELECT id FROM message_deliveries
           WHERE id = $1 OR ($6 AND recipient_id = $3 AND channel = $4 AND text = ANY($5) AND state = 'queued' AND batch_id IS NULL)
           ORDER BY id <> $1, created_at, id LIMIT ${BATCH_MAX})`,
        [id, own.now, recipientId, channel, texts, isTogether],
      );
      return null;
    });
  }

  /** Returns the deliveries that the delivery `id` sends, itself included; none when it is part of another one. */
  async findBatch(id: string): Promise<DecidedDelivery[]> {
    const found: DecidedDelivery[] = await this.dataSource.query(
      `SELECT ${DECIDED} FROM message_deliveries d WHERE d.batch_id = $1 AND ${UNSETTLED} ORDER BY d.created_at, d.id`,
      [id],
    );
    return found.map((delivery) => this.openNumber(delivery));
  }

  /**
   * Marks the delivery as failed because its task is a dead letter: it may be queued again, so its content is retained.
   * No effect on a settled delivery.
   */
  async markFailed(tx: EntityManager, id: string, attempts: number, reason: string): Promise<void> {
    await tx.query(
      `UPDATE message_deliveries SET state = 'failed', failed_at = clock_timestamp(), reason = $3, attempts = attempts + $2
       WHERE (id = $1 OR batch_id = $1) AND ${UNSETTLED}`,
      [id, attempts, reason],
    );
  }

  /**
   * Marks the failed deliveries among `ids`, with their batches, as queued, because their tasks run again. No effect on
   * other states.
   */
  async requeue(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE message_deliveries SET state = 'queued', failed_at = NULL, reason = NULL
       WHERE (id = ANY($1::uuid[]) OR batch_id = ANY($1::uuid[])) AND state = 'failed'`,
      [ids],
    );
  }

  private async findAll(ids: readonly string[]): Promise<(DecidedDelivery | null)[]> {
    const found: DecidedDelivery[] = await this.dataSource.query(
      prepared(`SELECT ${DECIDED} FROM message_deliveries d WHERE d.id = ANY($1::uuid[])`),
      [ids],
    );
    const byId = new Map(found.map((delivery) => [delivery.id, this.openNumber(delivery)]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  private openNumber(delivery: DecidedDelivery): DecidedDelivery {
    const { recipientId, chosenPhone: stored } = delivery;
    return stored === null ? delivery : { ...delivery, chosenPhone: this.choices.openPhone(recipientId, stored) };
  }

  private async settleAll(all: readonly Settling[]): Promise<readonly void[]> {
    await this.dataSource.query(
      `UPDATE message_deliveries d SET state = CASE WHEN ${SETTLED_REASON} IS NULL THEN 'sent' ELSE 'suppressed' END,
              sent_at = CASE WHEN settled.reason IS NULL THEN clock_timestamp() END,
              suppressed_at = CASE WHEN ${SETTLED_REASON} IS NOT NULL THEN clock_timestamp() END,
              reason = ${SETTLED_REASON}, failed_at = NULL, attempts = d.attempts + settled.attempts,
              link = CASE WHEN d.channel = 'sms' AND settled.reason IS NULL THEN COALESCE(settled.link, d.link) END, ${FORGOTTEN}
       FROM unnest($1::uuid[], $2::int[], $3::text[], $4::text[]) AS settled (id, attempts, reason, link)
       WHERE d.id = settled.id AND ${UNSETTLED}`,
      [
        all.map(({ id }) => id),
        all.map(({ attempts }) => attempts),
        all.map(({ reason }) => reason),
        all.map(({ link }) => link),
      ],
    );
    return all.map(() => undefined);
  }
}
