import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CoalescedCalls } from '../../common/concurrency/coalesced-calls.js';
import { prepared } from '../../common/database/prepared-statements.js';
import { Transactions } from '../../common/database/transactions.js';
import type { MessageDeliveryEntity, ReportedState, SuppressionReason } from './entities/message-delivery.entity.js';
import { IS_FOR_NUMBER, WhatsAppChoices } from './whatsapp/whatsapp-choices.js';

/** A decided delivery, before it is stored. */
type NewDelivery = {
  /** Whether the delivery is only for accounts without a verified mail address. */
  withoutEmail: boolean;
  /** Seconds of wait when an earlier channel reaches its reader; null for a delivery that never waits. */
  chainSeconds: number | null;
  /** Whether WhatsApp is an earlier channel of the message. */
  afterWhatsApp: boolean;
} & Pick<
  MessageDeliveryEntity,
  | 'recipientId'
  | 'channel'
  | 'text'
  | 'params'
  | 'link'
  | 'urgency'
  | 'subjectId'
  | 'aboutId'
  | 'dueAt'
  | 'notificationId'
>;

/** The fields of a delivery that are read to send it. */
export type DecidedDelivery = Omit<NewDelivery, 'aboutId' | 'withoutEmail' | 'chainSeconds' | 'afterWhatsApp'> &
  Pick<MessageDeliveryEntity, 'id' | 'state' | 'attempts' | 'createdAt' | 'batchId' | 'subscriptionId' | 'chained'> & {
    /** The number for which the reader chose WhatsApp; null without a choice. */
    chosenPhone: string | null;
    /** Whether its service has reported a state: then it has accepted the message. */
    wasReported: boolean;
    /** It is not due yet. */
    early: boolean;
    /** Whether the notification was read, or is deleted. */
    isSeen: boolean;
    /** Number of `normal` messages that its recipient got today by its channel; 0 for another urgency. */
    sentToday: number;
    now: Date;
  };

/** A delivery that was sent, or suppressed for a reason, after so many runs of its task. */
interface Settling {
  id: string;
  attempts: number;
  reason: SuppressionReason | null;
  /** The page that the message linked to, if it differs from the original one; null otherwise. */
  link: string | null;
}

/** A delivery after a report about it. */
type ReportedDelivery = Pick<MessageDeliveryEntity, 'id' | 'recipientId' | 'notificationId'>;

/** Maximum number of deliveries in one text; others wait for the next. */
const BATCH_MAX = 200;

/** Maximum number of devices, the newest, that show the notifications of an account. */
const DEVICES_MAX = 10;

/** SQL: start of the current day in India. */
const TODAY = `date_trunc('day', clock_timestamp() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`;
/**
 * SQL: the columns of a delivery `d` that are read to send it. A text about several messages counts once, and so does a
 * notification on several devices; the own notification on another device does not count.
 */
const DECIDED = `d.id, d.recipient_id AS "recipientId", d.channel, d.text, d.params, d.link, d.urgency, d.subject_id AS "subjectId",
  d.state, d.attempts, d.created_at AS "createdAt", d.batch_id AS "batchId", d.due_at AS "dueAt",
  d.notification_id AS "notificationId", d.subscription_id AS "subscriptionId", d.chained, clock_timestamp() AS now,
  d.reported IS NOT NULL AS "wasReported",
  CASE WHEN d.channel = 'whatsapp' THEN (
    SELECT c.phone FROM whatsapp_choices c WHERE c.user_id = d.recipient_id AND c.ended_at IS NULL
  ) END AS "chosenPhone",
  COALESCE(d.due_at > clock_timestamp(), false) AS early,
  d.notification_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM notifications n WHERE n.id = d.notification_id AND n.read_at IS NULL) AS "isSeen",
  CASE WHEN d.urgency = 'normal' THEN (
    SELECT count(DISTINCT COALESCE(s.batch_id, s.notification_id, s.id))::int FROM message_deliveries s
    WHERE s.recipient_id = d.recipient_id AND s.channel = d.channel AND s.urgency = 'normal' AND s.sent_at >= ${TODAY}
      AND (s.notification_id = d.notification_id) IS NOT TRUE
  ) ELSE 0 END AS "sentToday"`;
/** SQL: the order of reported states; a delivered message has not failed, whatever is reported later. */
const REPORTED_ORDER = `ARRAY['sent', 'failed', 'delivered', 'read']`;
/** SQL: the state of a settled delivery after the report `$3`. */
const SETTLED_BY_REPORT = `
  state = CASE WHEN $3 = 'failed' AND d.state = 'sent' THEN 'suppressed'
               WHEN $3 IN ('delivered', 'read') AND d.reason = 'undelivered' THEN 'sent' ELSE d.state END,
  suppressed_at = CASE WHEN $3 = 'failed' AND d.state = 'sent' THEN clock_timestamp()
                       WHEN $3 IN ('delivered', 'read') AND d.reason = 'undelivered' THEN NULL ELSE d.suppressed_at END,
  reason = CASE WHEN $3 = 'failed' AND d.state = 'sent' THEN 'undelivered'
                WHEN $3 IN ('delivered', 'read') AND d.reason = 'undelivered' THEN NULL ELSE d.reason END`;
/** SQL: the reason of a settled delivery; its failure may have been reported before its task ended. */
const SETTLED_REASON = `COALESCE(settled.reason, CASE WHEN d.reported = 'failed' THEN 'undelivered' END)`;
/** SQL: neither sent nor suppressed. */
const UNSETTLED = `state IN ('queued', 'failed')`;
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

  /**
   * Ends the wait of the channels after those of the deliveries `ids`, which did not reach their readers: unless an earlier channel
   * still can; of a mail also when the text message did not. Returns the deliveries that are due now.
   */
  async endWait(tx: EntityManager, ids: readonly string[]): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE message_deliveries d SET due_at = clock_timestamp()
       FROM message_deliveries lost
       WHERE lost.id = ANY($1::uuid[]) AND d.notification_id = lost.notification_id
         AND d.chained AND d.state = 'queued' AND d.due_at > clock_timestamp()
         AND CASE WHEN lost.channel = 'sms' THEN d.channel = 'email'
             ELSE d.channel <> lost.channel AND NOT EXISTS (
               SELECT FROM message_deliveries other
               WHERE other.notification_id = d.notification_id AND other.state IN ('queued', 'sent')
                 AND other.reported IS DISTINCT FROM 'failed'
                 AND (other.channel = 'push' OR other.channel = 'whatsapp' AND d.channel IN ('sms', 'email')))
             END
       RETURNING d.id`,
      [ids],
    );
    return [...new Set(rows.map(({ id }) => id))];
  }

  /**
   * Records a reported state of a delivery and of those that it sends, unless a later one is known. A sent delivery that failed is
   * suppressed, and is sent again if it was delivered after all. Returns the changed deliveries.
   */
  async report(
    tx: EntityManager,
    { deliveryId, channel, state }: { deliveryId: string; channel: string; state: ReportedState },
  ): Promise<ReportedDelivery[]> {
    const [rows]: [ReportedDelivery[], number] = await tx.query(
      `UPDATE message_deliveries d SET reported = $3, ${SETTLED_BY_REPORT}
       WHERE (id = $1 OR batch_id = $1) AND channel = $2
         AND COALESCE(array_position(${REPORTED_ORDER}, d.reported), 0) < array_position(${REPORTED_ORDER}, $3)
       RETURNING id, recipient_id AS "recipientId", notification_id AS "notificationId"`,
      [deliveryId, channel, state],
    );
    return rows;
  }

  /** Records that a device showed it. The first confirmation counts. */
  async markShown(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE message_deliveries SET shown_at = clock_timestamp() WHERE id = $1 AND channel = 'push' AND shown_at IS NULL`,
      [id],
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
