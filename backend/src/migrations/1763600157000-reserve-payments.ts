import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Employers pay by a link of the provider; an engagement keeps when its pay was not reserved in time. */
export class ReservePayments1763600157000 implements MigrationInterface {
  name = 'ReservePayments1763600157000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_intents ADD COLUMN upi_link text, ADD COLUMN upi_link_at timestamptz;
      ALTER TABLE engagements ADD COLUMN unreserved_at timestamptz;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_intents DROP COLUMN upi_link, DROP COLUMN upi_link_at;
      ALTER TABLE engagements DROP COLUMN unreserved_at;
    `);
  }
}
