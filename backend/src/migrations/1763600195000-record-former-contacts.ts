import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contacts that an account had shortly before, for notices about its money, and reports of replaced UPI ids. */
export class RecordFormerContacts1763600195000 implements MigrationInterface {
  name = 'RecordFormerContacts1763600195000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE former_contacts (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL CONSTRAINT former_contacts_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        channel text NOT NULL,
        address text NOT NULL,
        replaced_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT former_contacts_pkey PRIMARY KEY (id),
        CONSTRAINT former_contacts_channel CHECK (channel IN ('email', 'sms'))
      );
      CREATE INDEX former_contacts_user_id ON former_contacts (user_id);
      CREATE INDEX former_contacts_replaced_at ON former_contacts (replaced_at);
      ALTER TABLE upi_changes ADD support_reference text;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE upi_changes DROP COLUMN support_reference;
      DROP TABLE former_contacts
    `);
  }
}
