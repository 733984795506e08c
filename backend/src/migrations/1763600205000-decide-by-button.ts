import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Readers accept or refuse an offer with a button of its message; each button has a token that is used once. */
export class DecideByButton1763600205000 implements MigrationInterface {
  name = 'DecideByButton1763600205000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE message_decisions (
        token_hash text NOT NULL,
        delivery_id uuid NOT NULL
          CONSTRAINT message_decisions_delivery_id_fkey REFERENCES message_deliveries (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        answer text,
        pressed_id text,
        CONSTRAINT message_decisions_pkey PRIMARY KEY (token_hash),
        CONSTRAINT message_decisions_answer CHECK (answer IN ('yes', 'no'))
      );
      CREATE INDEX message_decisions_delivery_id ON message_decisions (delivery_id);
      ALTER TABLE outbox_messages ADD buttons jsonb
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE outbox_messages DROP COLUMN buttons;
      DROP TABLE message_decisions
    `);
  }
}
