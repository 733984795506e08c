import { beforeEach, describe, expect, it } from '@jest/globals';
import { LEXICON_VERSION } from '@nukkad/language/lexicon/compiled-lexicon';
import { JobEntity } from '../entities/job.entity.js';
import { RereadJobsUseCase } from '../reread-jobs.use-case.js';
import { saveJob } from './job.factory.js';
import { workerAndOwner } from './worker-and-owner.js';

describe('RereadJobsUseCase', () => {
  const at = workerAndOwner();
  const reread = () => at.test.app.get(RereadJobsUseCase).execute();
  const post = (fields: Partial<JobEntity>) => saveJob(at.test.dataSource, { employerId: at.owner.id, ...fields });
  const stored = (id: string) => at.test.dataSource.getRepository(JobEntity).findOneByOrFail({ id });
  const listedAs = (jobId: string): Promise<{ name: string }[]> =>
    at.test.dataSource.query(
      `SELECT s.name FROM job_listings l JOIN job_terms t ON t.ref = l.ref JOIN search_terms s ON s.id = t.term
       WHERE l.job_id = $1 AND s.kind = 'occupation'`,
      [jobId],
    );
  const matchTasks = (): Promise<unknown[]> =>
    at.test.dataSource.query(`SELECT 1 FROM outbox WHERE task = 'saved-searches.match-job'`);

  describe('for a job that was read with other words', () => {
    let job: JobEntity;
    beforeEach(async () => {
      job = await post({ title: 'Plumber, night shift', lexiconVersion: 'other' });
    });

    it('writes what the job means now, and the version of the words', async () => {
      expect(await reread()).toBe(1);
      expect(await stored(job.id)).toMatchObject({
        ...{ occupationIds: ['plumber'], conditionIds: ['night', 'part_day'], lexiconVersion: LEXICON_VERSION },
        updatedAt: job.updatedAt,
      });
    });

    it('lists the job under the work that it is', async () => {
      expect(await listedAs(job.id)).toEqual([]);
      await reread();
      expect(await listedAs(job.id)).toEqual([{ name: 'plumber' }]);
    });

    it('reads the job in one of two concurrent runs, and not again', async () => {
      const [one, other] = await Promise.all([reread(), reread()]);
      expect(one + other).toBe(1);
      expect(await reread()).toBe(0);
    });

    it('creates no notification, because the job is not new', async () => {
      await at.worker.post('/api/saved-searches').send({ search: 'plumber' }).expect(200);
      const before = (await matchTasks()).length;
      await reread();
      expect(await matchTasks()).toHaveLength(before);
    });
  });

  it('reads more jobs than one batch holds', async () => {
    for (let made = 0; made < 45; made++) await post({ title: 'Cook', lexiconVersion: made % 2 === 0 ? '' : 'zzz' });
    expect(await reread()).toBe(45);
    const rows: unknown[] = await at.test.dataSource.query(`SELECT 1 FROM jobs WHERE occupation_ids = '{cook}'`);
    expect(rows).toHaveLength(45);
  });

  it('does not read a job again that has the current version', async () => {
    const { id } = await post({ title: 'Plumber' });
    expect(await reread()).toBe(0);
    expect((await stored(id)).occupationIds).toEqual([]);
  });
});
