import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A count asks which of the listed jobs have expired and wait for the sweep. */
export class IndexExpiryOfListings1763600127000 implements MigrationInterface {
  name = 'IndexExpiryOfListings1763600127000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX job_listings_expiry ON job_listings (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX job_listings_expiry`);
  }
}
