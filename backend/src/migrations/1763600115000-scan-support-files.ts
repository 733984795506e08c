import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an engine says of the files that people send to the support. */
export class ScanSupportFiles1763600115000 implements MigrationInterface {
  name = 'ScanSupportFiles1763600115000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE support_files
         ADD COLUMN scan text CONSTRAINT support_files_scan CHECK (scan IN ('clean', 'infected')),
         ADD COLUMN scan_tried_at timestamptz`,
    );
    await queryRunner.query(
      `CREATE INDEX support_files_unscanned ON support_files (scan_tried_at, created_at)
       WHERE scan IS NULL AND expires_at IS NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX support_files_unscanned`);
    await queryRunner.query(`ALTER TABLE support_files DROP COLUMN scan_tried_at, DROP COLUMN scan`);
  }
}
