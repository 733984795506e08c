import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readJobMeanings } from './job-meanings.js';

/** What work a job is depends on its category as well: a cook among domestic help is a home cook. */
export class ReadWorkByCategory1763600132000 implements MigrationInterface {
  name = 'ReadWorkByCategory1763600132000';

  up(queryRunner: QueryRunner): Promise<void> {
    return readJobMeanings(queryRunner);
  }

  /** What was read stays: it names nothing that the version before does not know how to find. */
  async down(): Promise<void> {}
}
