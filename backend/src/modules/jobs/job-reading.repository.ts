import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobEntity } from './entities/job.entity.js';
import type { JobMeaning } from './job-meaning.js';

/** Loads jobs that were read with another version of the lexicon, and writes their new readings. */
@Injectable()
export class JobReadingRepository {
  /** Up to `limit` jobs that were read with another version of the words, locked; skips the jobs that other transactions lock. */
  async lockOutdated(tx: EntityManager, version: string, limit: number): Promise<JobEntity[]> {
    const outdated = (sign: '<' | '>'): string =>
      `(SELECT id FROM jobs WHERE lexicon_version ${sign} :version ORDER BY lexicon_version LIMIT :limit)`;
    return (
      tx
        .createQueryBuilder(JobEntity, 'j')
        .where(`j.id IN (${outdated('<')} UNION ALL ${outdated('>')})`, { version, limit })
        // Another run may have updated a job since the subquery: only this condition is checked again with the lock.
        .andWhere('j.lexiconVersion <> :version')
        .orderBy('j.id')
        .limit(limit)
        .setLock('for_no_key_update')
        .setOnLocked('skip_locked')
        .getMany()
    );
  }

  /** Writes the version of jobs with an unchanged reading; their search rows stay unchanged. */
  async confirm(tx: EntityManager, ids: readonly string[], version: string): Promise<void> {
    await tx.query(`UPDATE jobs SET lexicon_version = $2 WHERE id = ANY ($1::uuid[])`, [ids, version]);
  }

  /** Writes changed readings, without notifications: the jobs are not new. */
  async rewrite(tx: EntityManager, readings: readonly ({ id: string } & JobMeaning)[]): Promise<void> {
    await tx.query(`SELECT set_config('nukkad.rereads_jobs', 'on', true)`);
    for (const { id, ...meaning } of readings) await tx.update(JobEntity, { id }, meaning);
    await tx.query(`SELECT set_config('nukkad.rereads_jobs', '', true)`);
  }
}
