import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers show notifications; the other channels wait for what they achieve. */
export class PushNotifications1763600191000 implements MigrationInterface {
  name = 'PushNotifications1763600191000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE push_subscriptions (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL CONSTRAINT push_subscriptions_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        session_id text NOT NULL CONSTRAINT push_subscriptions_session_id_fkey REFERENCES sessions (id) ON DELETE CASCADE,
        endpoint text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        accepted_at timestamptz,
        CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
        CONSTRAINT push_subscriptions_endpoint UNIQUE (endpoint),
        CONSTRAINT push_subscriptions_session_id UNIQUE (session_id)
      );
      CREATE INDEX push_subscriptions_user_id ON push_subscriptions (user_id);
      ALTER TABLE message_deliveries
        ADD notification_id uuid,
        ADD subscription_id uuid,
        ADD chained boolean NOT NULL DEFAULT false,
        ADD shown_at timestamptz;
      CREATE INDEX message_deliveries_notification_id ON message_deliveries (notification_id) WHERE notification_id IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX message_deliveries_notification_id;
      ALTER TABLE message_deliveries DROP COLUMN notification_id, DROP COLUMN subscription_id, DROP COLUMN chained, DROP COLUMN shown_at;
      DROP TABLE push_subscriptions
    `);
  }
}
