import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the tables of one module in a new database, as they were when the baselines replaced the former migrations. */
export abstract class Baseline implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly statements: readonly string[];

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of this.statements) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(
      new Error(`${this.name} creates the first tables: restore a backup instead of reverting it.`),
    );
  }
}
