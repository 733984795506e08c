import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { LEXICON_VERSION } from '@nukkad/language/lexicon/compiled-lexicon';
import { Transactions } from '../../common/database/transactions.js';
import { type JobMeaning, jobMeaning } from './job-meaning.js';
import { JobReadingRepository } from './job-reading.repository.js';

/** Small, because reading a job blocks the event loop for milliseconds. */
const BATCH = 20;

/**
 * Reads jobs again that were read with another version of the lexicon, so that an added word finds jobs that were posted before.
 * During a rolling deployment the servers of the previous release may reverse it. After they stop, all jobs get the current version.
 */
@Injectable()
export class RereadJobsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: JobReadingRepository,
  ) {}

  /** Returns how many jobs were read again. */
  async execute(): Promise<number> {
    let read = 0;
    for (let count = BATCH; count === BATCH; read += count) count = await this.rereadBatch();
    return read;
  }

  private rereadBatch(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const outdated = await this.jobs.lockOutdated(tx, LEXICON_VERSION, BATCH);
      const readings = outdated.map((job) => ({ job, meaning: jobMeaning(job) }));
      const changed = readings.filter(({ job, meaning }) =>
        Object.entries({ ...meaning, lexiconVersion: job.lexiconVersion }).some(
          ([field, value]) => !isDeepStrictEqual(value, job[field as keyof JobMeaning]),
        ),
      );
      const same = readings.filter((reading) => !changed.includes(reading)).map(({ job }) => job.id);
      if (same.length > 0) await this.jobs.confirm(tx, same, LEXICON_VERSION);
      if (changed.length > 0)
        await this.jobs.rewrite(
          tx,
          changed.map(({ job, meaning }) => ({ id: job.id, ...meaning })),
        );
      return outdated.length;
    });
  }
}
