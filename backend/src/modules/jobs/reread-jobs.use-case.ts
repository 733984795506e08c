import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { LEXICON_VERSION } from '@nukkad/language/lexicon/compiled-lexicon';
import { Transactions } from '../../common/database/transactions.js';
import type { JobEntity } from './entities/job.entity.js';
import { type JobMeaning, jobMeaning } from './job-meaning.js';
import { JobReadingRepository } from './job-reading.repository.js';

/** Small, because the jobs of a batch are locked until all of them are read. */
const BATCH = 20;
/** Most batches of a run. Servers of two releases write back each other's readings during a deployment: a run must still end. */
const BATCHES_MAX = 250;

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
    for (let batch = 0; batch < BATCHES_MAX; batch++) {
      const count = await this.rereadBatch();
      read += count;
      if (count < BATCH) break;
    }
    return read;
  }

  private rereadBatch(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const outdated = await this.jobs.lockOutdated(tx, LEXICON_VERSION, BATCH);
      const readings: { job: JobEntity; meaning: JobMeaning }[] = [];
      for (const job of outdated) {
        readings.push({ job, meaning: jobMeaning(job) });
        await nextTurn();
      }
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
