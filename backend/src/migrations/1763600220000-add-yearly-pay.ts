import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pay of each worker by financial year, from the newest pay slip of each engagement, in the year of the first. */
export class AddYearlyPay1763600220000 implements MigrationInterface {
  name = 'AddYearlyPay1763600220000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE yearly_pay (
        worker_id uuid NOT NULL,
        year_from date NOT NULL,
        total bigint NOT NULL,
        CONSTRAINT yearly_pay_pkey PRIMARY KEY (worker_id, year_from),
        CONSTRAINT yearly_pay_total CHECK (total >= 0)
      )
    `);
    await queryRunner.query(`
      INSERT INTO yearly_pay (worker_id, year_from, total)
      SELECT worker_id, make_date(extract(year FROM first_on - interval '3 months')::int, 4, 1), sum(total)
      FROM (SELECT DISTINCT ON (engagement_id) worker_id, total, min(issued_on) OVER (PARTITION BY engagement_id) AS first_on
            FROM papers WHERE kind = 'pay_slip' AND NOT practice AND worker_id IS NOT NULL
            ORDER BY engagement_id, issued_at DESC, id) slips
      GROUP BY 1, 2
    `);
    await queryRunner.query('CREATE INDEX yearly_pay_year ON yearly_pay (year_from, total)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE yearly_pay');
  }
}
