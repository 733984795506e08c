import type { MigrationInterface, QueryRunner } from 'typeorm';

/** WhatsApp is a channel that accounts choose; the services of channels report what became of a message. */
export class DeliverByWhatsApp1763600204000 implements MigrationInterface {
  name = 'DeliverByWhatsApp1763600204000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE whatsapp_choices (
        user_id uuid NOT NULL CONSTRAINT whatsapp_choices_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        phone text NOT NULL,
        wording text NOT NULL,
        language text NOT NULL,
        chosen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        ended_at timestamptz,
        ended_by text,
        answered_at timestamptz,
        CONSTRAINT whatsapp_choices_pkey PRIMARY KEY (user_id),
        CONSTRAINT whatsapp_choices_language CHECK (language IN ('en', 'hi', 'kn')),
        CONSTRAINT whatsapp_choices_ended_by CHECK (ended_by IN ('person', 'stop'))
      );
      CREATE INDEX whatsapp_choices_phone ON whatsapp_choices (phone);
      ALTER TABLE message_deliveries ADD reported text,
        ADD CONSTRAINT message_deliveries_reported CHECK (reported IN ('sent', 'failed', 'delivered', 'read'))
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE message_deliveries DROP COLUMN reported;
      DROP TABLE whatsapp_choices
    `);
  }
}
