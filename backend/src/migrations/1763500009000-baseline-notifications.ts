import { Baseline } from './baseline.js';

/** Notifications, deliveries by other channels with their states, push subscriptions, WhatsApp consent, and answers by button. */
export class BaselineNotifications1763500009000 extends Baseline {
  readonly name = 'BaselineNotifications1763500009000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE notifications (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     text text NOT NULL,
     params jsonb NOT NULL DEFAULT '{}',
     link text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     read_at timestamptz,
     about_id uuid REFERENCES users (id) ON DELETE CASCADE
   )`,
  `CREATE INDEX notifications_newest ON notifications (user_id, created_at, id)`,
  `CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL`,
  `CREATE INDEX notifications_created_at ON notifications (created_at)`,
  `CREATE INDEX notifications_about_id ON notifications (about_id) WHERE about_id IS NOT NULL`,
  `CREATE TABLE message_deliveries (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     recipient_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     channel text NOT NULL,
     text text NOT NULL,
     params jsonb NOT NULL DEFAULT '{}',
     link text,
     urgency text NOT NULL,
     subject_id uuid,
     about_id uuid REFERENCES users (id) ON DELETE CASCADE,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     state text NOT NULL DEFAULT 'queued',
     reason text,
     attempts integer NOT NULL DEFAULT 0,
     sent_at timestamptz,
     suppressed_at timestamptz,
     failed_at timestamptz,
     due_at timestamptz,
     batch_id uuid,
     batched_at timestamptz,
     notification_id uuid,
     subscription_id uuid,
     chained boolean NOT NULL DEFAULT false,
     shown_at timestamptz,
     reported text,
     CONSTRAINT message_deliveries_state CHECK (state IN ('queued', 'sent', 'suppressed', 'failed')),
     CONSTRAINT message_deliveries_urgency CHECK (urgency IN ('normal', 'immediate', 'urgent', 'account')),
     CONSTRAINT message_deliveries_reported CHECK (reported IN ('sent', 'failed', 'delivered', 'read'))
   )`,
  `CREATE INDEX message_deliveries_recipient_id ON message_deliveries (recipient_id)`,
  `CREATE INDEX message_deliveries_about_id ON message_deliveries (about_id) WHERE about_id IS NOT NULL`,
  `CREATE INDEX message_deliveries_created_at ON message_deliveries (created_at)`,
  `CREATE INDEX message_deliveries_notification_id ON message_deliveries (notification_id) WHERE notification_id IS NOT NULL`,
  `CREATE INDEX message_deliveries_batch ON message_deliveries (batch_id) WHERE batch_id IS NOT NULL`,
  `CREATE TABLE push_subscriptions (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     session_id text NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
     endpoint text NOT NULL,
     p256dh text NOT NULL,
     auth text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     accepted_at timestamptz,
     CONSTRAINT push_subscriptions_endpoint UNIQUE (endpoint),
     CONSTRAINT push_subscriptions_session_id UNIQUE (session_id)
   )`,
  `CREATE INDEX push_subscriptions_user_id ON push_subscriptions (user_id)`,
  `CREATE TABLE whatsapp_choices (
     user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     phone text NOT NULL,
     wording text NOT NULL,
     language text NOT NULL,
     chosen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     ended_at timestamptz,
     ended_by text,
     answered_at timestamptz,
     CONSTRAINT whatsapp_choices_language CHECK (language IN ('en', 'hi', 'kn')),
     CONSTRAINT whatsapp_choices_ended_by CHECK (ended_by IN ('person', 'stop'))
   )`,
  `CREATE INDEX whatsapp_choices_phone ON whatsapp_choices (phone)`,
  `CREATE TABLE message_decisions (
     token_hash text PRIMARY KEY,
     delivery_id uuid NOT NULL REFERENCES message_deliveries (id) ON DELETE CASCADE,
     expires_at timestamptz NOT NULL,
     answer text,
     pressed_id text,
     CONSTRAINT message_decisions_answer CHECK (answer IN ('yes', 'no'))
   )`,
  `CREATE INDEX message_decisions_delivery_id ON message_decisions (delivery_id)`,
];
