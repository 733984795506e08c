import type { MigrationInterface } from 'typeorm';

/** Does nothing: jobs that were read with other words are read again by the version of the lexicon, which each job keeps. */
export class ReadInvertedTitles1763600129000 implements MigrationInterface {
  name = 'ReadInvertedTitles1763600129000';

  async up(): Promise<void> {}

  async down(): Promise<void> {}
}
