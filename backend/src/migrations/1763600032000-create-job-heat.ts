import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much each job was looked at and applied for in the last seven days, by search cell. */
export class CreateJobHeat1763600032000 implements MigrationInterface {
  name = 'CreateJobHeat1763600032000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // An application says as much as five looks.
    await queryRunner.query(`
      CREATE TABLE job_heat (
        job_id uuid NOT NULL CONSTRAINT job_heat_pkey PRIMARY KEY
          CONSTRAINT job_heat_job REFERENCES jobs (id) ON DELETE CASCADE,
        search_cell integer NOT NULL,
        views integer NOT NULL,
        applications integer NOT NULL,
        heat integer NOT NULL GENERATED ALWAYS AS (views + 5 * applications) STORED,
        counted_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await queryRunner.query(`CREATE INDEX job_heat_hottest ON job_heat (search_cell, heat DESC, job_id)`);
    await queryRunner.query(`CREATE INDEX job_heat_counted ON job_heat (counted_at)`);
    // What is new counts at once; what is older than seven days is taken away by the next count.
    await queryRunner.query(`
      CREATE FUNCTION warm_job() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO job_heat (job_id, search_cell, views, applications)
        SELECT l.job_id, l.search_cell, (TG_TABLE_NAME = 'job_views')::int, (TG_TABLE_NAME = 'applications')::int
        FROM job_listings l WHERE l.job_id = NEW.job_id AND l.search_cell >= 0
        ON CONFLICT (job_id) DO UPDATE
          SET views = job_heat.views + EXCLUDED.views, applications = job_heat.applications + EXCLUDED.applications;
        RETURN NULL;
      END $$`);
    for (const table of ['job_views', 'applications']) {
      await queryRunner.query(
        `CREATE TRIGGER ${table}_warm_job AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION warm_job()`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['job_views', 'applications']) {
      await queryRunner.query(`DROP TRIGGER ${table}_warm_job ON ${table}`);
    }
    await queryRunner.query(`DROP FUNCTION warm_job()`);
    await queryRunner.query(`DROP TABLE job_heat`);
  }
}
