import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readJobMeanings } from './job-meanings.js';

/**
 * Advertisements are read in the cases of their words, "ಅಂಗಡಿಗೆ ಹುಡುಗ", and one that says no more than where helpers are needed is the
 * work of a helper there.
 */
export class ReadInflectedTitles1763600131000 implements MigrationInterface {
  name = 'ReadInflectedTitles1763600131000';

  up(queryRunner: QueryRunner): Promise<void> {
    return readJobMeanings(queryRunner);
  }

  /** What was read stays: it names nothing that the version before does not know how to find. */
  async down(): Promise<void> {}
}
