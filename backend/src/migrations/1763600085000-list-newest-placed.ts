import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The newest jobs of a term, wherever they are, are asked for among those whose place is known. That only they stand in
 * this index keeps it from being taken for the lists of a cell, all of whose other jobs it would have to pass over.
 */
export class ListNewestPlaced1763600085000 implements MigrationInterface {
  name = 'ListNewestPlaced1763600085000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX job_terms_newest`);
    await queryRunner.query(
      `CREATE INDEX job_terms_newest ON job_terms (term, created_at DESC, ref DESC) WHERE search_cell >= 0`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX job_terms_newest`);
    await queryRunner.query(`CREATE INDEX job_terms_newest ON job_terms (term, created_at DESC, ref DESC)`);
  }
}
