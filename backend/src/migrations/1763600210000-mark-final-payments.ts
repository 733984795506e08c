import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payment without a further check at the provider is marked, so that the poller does not read all earlier payments.
 * Payments of the past are marked by their age: the provider was asked about them for ten days.
 */
export class MarkFinalPayments1763600210000 implements MigrationInterface {
  name = 'MarkFinalPayments1763600210000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE payment_intents ADD final_at timestamptz`);
    await queryRunner.query(`
      UPDATE payment_intents i SET final_at = clock_timestamp() FROM payment_holds h
      WHERE h.intent_id = i.id AND i.changed_at < clock_timestamp() - interval '10 days'
        AND (i.status IN ('expired', 'cancelled', 'voided', 'lapsed', 'refunded')
             OR i.status IN ('captured', 'captured_late', 'partially_refunded') AND h.status IN ('released', 'refunded'))
        AND NOT EXISTS (SELECT FROM payment_releases r WHERE r.hold_id = h.id
              AND (r.status NOT IN ('settled', 'manual', 'returned') OR r.changed_at > clock_timestamp() - interval '10 days'))
        AND NOT EXISTS (SELECT FROM payment_refunds f WHERE f.intent_id = i.id
              AND (f.status NOT IN ('processed', 'manual', 'covered') OR f.changed_at > clock_timestamp() - interval '10 days'))
    `);
    await queryRunner.query('DROP INDEX payment_intents_checked');
    await queryRunner.query(
      'CREATE INDEX payment_intents_checked ON payment_intents (checked_at) WHERE final_at IS NULL AND order_id IS NOT NULL',
    );
    await queryRunner.query(
      `CREATE INDEX payment_intents_unpaid ON payment_intents (fund_by) WHERE status IN ('created', 'pending', 'failed')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX payment_intents_unpaid, payment_intents_checked');
    await queryRunner.query(
      `CREATE INDEX payment_intents_checked ON payment_intents (checked_at) WHERE status NOT IN ('voided', 'lapsed', 'refunded')`,
    );
    await queryRunner.query('ALTER TABLE payment_intents DROP COLUMN final_at');
  }
}
