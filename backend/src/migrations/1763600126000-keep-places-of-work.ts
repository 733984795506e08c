import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accepted work keeps where it is: neighbourhoods of one name are told apart by it. */
export class KeepPlacesOfWork1763600126000 implements MigrationInterface {
  name = 'KeepPlacesOfWork1763600126000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE engagements ADD point geography(Point, 4326)`);
    // of an employer who is gone nothing is known but an empty location
    await queryRunner.query(`
      UPDATE engagements e SET point = j.point FROM instant_jobs j
      WHERE j.id = e.instant_job_id AND e.location <> ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE engagements DROP point`);
  }
}
