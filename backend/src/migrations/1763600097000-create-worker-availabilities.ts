import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who can be asked for instant work, where, when and for what. */
export class CreateWorkerAvailabilities1763600097000 implements MigrationInterface {
  name = 'CreateWorkerAvailabilities1763600097000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE worker_availabilities (
        user_id uuid NOT NULL CONSTRAINT worker_availabilities_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        available boolean NOT NULL DEFAULT false,
        point geography(Point, 4326),
        radius_km smallint NOT NULL DEFAULT 20,
        categories text[] NOT NULL DEFAULT '{}',
        skill_ids text[] NOT NULL DEFAULT '{}',
        week_minutes int4multirange,
        ends_at timestamptz,
        switched_off_at timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT worker_availabilities_radius CHECK (radius_km BETWEEN 1 AND 20),
        CONSTRAINT worker_availabilities_complete
          CHECK (NOT available OR (point IS NOT NULL AND cardinality(categories) > 0 AND switched_off_at IS NULL)),
        CONSTRAINT worker_availabilities_ends CHECK (ends_at IS NULL OR (available AND week_minutes IS NULL)),
        CONSTRAINT worker_availabilities_pkey PRIMARY KEY (user_id)
      )`);
    await queryRunner.query(
      `CREATE INDEX worker_availabilities_near ON worker_availabilities USING gist (point) WHERE available`,
    );
    await queryRunner.query(
      `CREATE INDEX worker_availabilities_ending ON worker_availabilities (ends_at) WHERE ends_at IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX worker_availabilities_kept_point ON worker_availabilities (switched_off_at)
       WHERE switched_off_at IS NOT NULL AND point IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE worker_availabilities`);
  }
}
