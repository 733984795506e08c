import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations about applications, their messages, and reports of messages. */
export class CreateConversations1763600065000 implements MigrationInterface {
  name = 'CreateConversations1763600065000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE conversations (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        application_id uuid NOT NULL
          CONSTRAINT conversations_application_id REFERENCES applications (id) ON DELETE CASCADE,
        active_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT conversations_application UNIQUE (application_id)
      )`);
    await queryRunner.query(`
      CREATE TABLE conversation_members (
        conversation_id uuid NOT NULL
          CONSTRAINT conversation_members_conversation REFERENCES conversations (id) ON DELETE CASCADE,
        user_id uuid NOT NULL CONSTRAINT conversation_members_user_id REFERENCES users (id),
        side text NOT NULL,
        read_at timestamptz,
        digest_at timestamptz,
        digest_task uuid,
        PRIMARY KEY (conversation_id, user_id),
        CONSTRAINT conversation_members_side CHECK (side IN ('job_seeker', 'employer'))
      )`);
    await queryRunner.query(`CREATE INDEX conversation_members_user ON conversation_members (user_id)`);
    await queryRunner.query(`
      CREATE TABLE messages (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        conversation_id uuid NOT NULL
          CONSTRAINT messages_conversation REFERENCES conversations (id) ON DELETE CASCADE,
        sender_id uuid NOT NULL CONSTRAINT messages_sender REFERENCES users (id),
        text text NOT NULL,
        held text[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT messages_held CHECK (held <@ ARRAY['phone_number', 'payment_account', 'payment_demand'])
      )`);
    await queryRunner.query(`CREATE INDEX messages_conversation_created ON messages (conversation_id, created_at, id)`);
    await queryRunner.query(`
      CREATE TABLE message_reports (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        message_id uuid NOT NULL CONSTRAINT message_reports_message REFERENCES messages (id) ON DELETE CASCADE,
        reporter_id uuid NOT NULL CONSTRAINT message_reports_reporter REFERENCES users (id),
        reason text NOT NULL,
        note text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT message_reports_once UNIQUE (message_id, reporter_id),
        CONSTRAINT message_reports_reason CHECK (reason IN ('asks_for_money', 'abuse', 'fraud', 'other'))
      )`);
    await queryRunner.query(`CREATE INDEX message_reports_created ON message_reports (created_at, id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE message_reports`);
    await queryRunner.query(`DROP TABLE messages`);
    await queryRunner.query(`DROP TABLE conversation_members`);
    await queryRunner.query(`DROP TABLE conversations`);
  }
}
