import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is on its way to a person outside of the product: one row for each recipient and channel, until it was sent. */
export class CreateMessageDeliveries1763600095000 implements MigrationInterface {
  name = 'CreateMessageDeliveries1763600095000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE message_deliveries (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        recipient_id uuid NOT NULL
          CONSTRAINT message_deliveries_recipient_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        channel text NOT NULL,
        text text NOT NULL,
        params jsonb NOT NULL DEFAULT '{}',
        link text,
        urgency text NOT NULL,
        subject_id uuid,
        about_id uuid CONSTRAINT message_deliveries_about_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT message_deliveries_pkey PRIMARY KEY (id),
        CONSTRAINT message_deliveries_urgency CHECK (urgency IN ('normal', 'urgent', 'account'))
      )`);
    await queryRunner.query(`CREATE INDEX message_deliveries_recipient_id ON message_deliveries (recipient_id)`);
    await queryRunner.query(
      `CREATE INDEX message_deliveries_about_id ON message_deliveries (about_id) WHERE about_id IS NOT NULL`,
    );
    await queryRunner.query(`CREATE INDEX message_deliveries_created_at ON message_deliveries (created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE message_deliveries`);
  }
}
