import type { MessageDeliveryEntity } from './entities/message-delivery.entity.js';

/** A decided delivery, before it is stored. */
export type NewDelivery = {
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

/** SQL: start of the current day in India. */
const TODAY = `date_trunc('day', clock_timestamp() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`;
/**
 * SQL: the columns of a delivery `d` that are read to send it. A text about several messages counts once, and so does a
 * notification on several devices; the own notification on another device does not count.
 */
export const DECIDED = `d.id, d.recipient_id AS "recipientId", d.channel, d.text, d.params, d.link, d.urgency, d.subject_id AS "subjectId",
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
/** SQL: neither sent nor suppressed. */
export const UNSETTLED = `state IN ('queued', 'failed')`;
