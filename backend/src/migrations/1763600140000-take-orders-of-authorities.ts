import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order of a court or an authority is a kind of request of its own, and a grievance is decided in 7 days instead of 15. */
export class TakeOrdersOfAuthorities1763600140000 implements MigrationInterface {
  name = 'TakeOrdersOfAuthorities1763600140000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE support_requests DROP CONSTRAINT support_requests_kind`);
    await queryRunner.query(
      `ALTER TABLE support_requests ADD CONSTRAINT support_requests_kind CHECK (kind IN ('support', 'grievance', 'order'))`,
    );
    await queryRunner.query(
      `UPDATE support_requests SET due_at = created_at + interval '7 days'
       WHERE kind = 'grievance' AND answered_at IS NULL AND status <> 'solved'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE support_requests SET kind = 'grievance' WHERE kind = 'order'`);
    await queryRunner.query(`ALTER TABLE support_requests DROP CONSTRAINT support_requests_kind`);
    await queryRunner.query(
      `ALTER TABLE support_requests ADD CONSTRAINT support_requests_kind CHECK (kind IN ('support', 'grievance'))`,
    );
  }
}
