import { describe, expect, it } from '@jest/globals';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import { LOOKS_UNTIL_SEEN, unseenShare } from '@nukkad/contract/matching/scoring-unseen';
import type { JobEntity } from '../../jobs/jobs.public.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { RecountHeatUseCase } from '../recount-heat.use-case.js';
import { postJob, searchAddress } from './market.js';
import { searching, titles } from './searching.js';

describe('jobs with many views', () => {
  const at = searching();
  const { post, search } = at;

  const someone = async (): Promise<string> => (await saveUser(at.test.dataSource)).id;
  const lookAs = (jobId: string, seekerId: string, daysAgo = 0): Promise<unknown> =>
    at.test.dataSource.query(
      `INSERT INTO job_views (job_id, day, seeker_id) VALUES ($1, (now() AT TIME ZONE 'Asia/Kolkata')::date - $2::int, $3)`,
      [jobId, daysAgo, seekerId],
    );
  const look = async ({ id }: JobEntity, people: number): Promise<void> => {
    for (let n = 0; n < people; n++) await lookAs(id, await someone());
  };
  const apply = async ({ id }: JobEntity, people: number, fields: object = {}): Promise<void> => {
    for (let n = 0; n < people; n++) {
      await saveApplication(at.test.dataSource, { jobId: id, seekerId: await someone(), ...fields });
    }
  };
  const recount = async (): Promise<number> => {
    await at.test.dataSource.query(`UPDATE job_heat SET counted_at = now() - interval '2 hours'`);
    return at.test.app.get(RecountHeatUseCase).execute();
  };
  const unseenOf = async ({ id }: Pick<JobEntity, 'id'>): Promise<number> => {
    const [row]: { unseen: number }[] = await at.test.dataSource.query(
      `SELECT unseen FROM job_listings WHERE job_id = $1`,
      [id],
    );
    return row!.unseen;
  };

  it('rank behind equal jobs with fewer views, and state the reason', async () => {
    const popular = await post('Popular', 1);
    const unseen = await post('Unseen', 1.2);
    expect(titles((await search()).body)).toEqual(['Popular', 'Unseen']);
    await apply(popular, 6);
    await recount();
    const { body } = await search();
    expect(titles(body)).toEqual(['Unseen', 'Popular']);
    const recentOf = (title: string) =>
      body.find((job) => job.title === title)!.matchReasons.find(({ code }) => code === 'recent')!;
    expect(recentOf('Popular').params).toEqual({ days: 0, unseen: 0 });
    expect(recentOf('Unseen').params).toEqual({ days: 0, unseen: 100 });
    expect(recentOf('Popular').points).toBeLessThan(recentOf('Unseen').points);
    for (const { matchScore, matchReasons } of body) {
      expect(matchReasons.reduce((sum, { points }) => sum + points, 0)).toBe(matchScore);
      expect(matchReasons.reduce((sum, { max }) => sum + max, 0)).toBe(100);
    }
    expect(await unseenOf(unseen)).toBe(1);
  });

  it('are not ranked behind jobs that fit much less', async () => {
    const popular = await post('Popular', 1);
    await post('Far and unseen', 9);
    await apply(popular, 40);
    await recount();
    expect(titles((await search()).body)).toEqual(['Popular', 'Far and unseen']);
  });

  it('have the unseen share of libs/contract, in their lists as well', async () => {
    for (const [looked, applied] of [
      [3, 0],
      [0, 2],
      [5, 1],
      [LOOKS_UNTIL_SEEN, 4],
    ] as const) {
      const job = await post(`${looked} and ${applied}`, 1);
      await look(job, looked);
      await apply(job, applied);
      await recount();
      expect(await unseenOf(job)).toBeCloseTo(unseenShare({ looked, applied }), 5);
    }
    const [{ count }]: [{ count: number }] = await at.test.dataSource.query(
      `SELECT count(*)::int AS count FROM job_terms t JOIN job_listings l USING (ref) WHERE t.merit <> l.merit`,
    );
    expect(count).toBe(0);
  });

  it('do not change their rank by an application before the next count', async () => {
    const job = await post('Popular', 1);
    const rows = (): Promise<unknown> => at.test.dataSource.query(`SELECT ctid::text FROM job_terms ORDER BY ctid`);
    const before = await rows();
    await apply(job, 8);
    await at.test.app.get(RecountHeatUseCase).execute();
    expect(await rows()).toEqual(before);
    await recount();
    expect(await rows()).not.toEqual(before);
    const after = await rows();
    await recount();
    expect(await rows()).toEqual(after);
  });

  it('are not lowered by one person’s repeated views', async () => {
    const job = await post('Envied', 1);
    const rival = await someone();
    for (const daysAgo of [0, 1, 2, 3, 4, 5, 6]) await lookAs(job.id, rival, daysAgo);
    await recount();
    expect(await unseenOf(job)).toBe(1);
  });

  it('count no employer, no withdrawn application, and nothing older than a week', async () => {
    const job = await post('Envied', 1);
    for (let n = 0; n < 6; n++) {
      const { id } = await saveUser(at.test.dataSource, { role: 'both' });
      await postJob(at.test, 3, { employerId: id, category: 'retail' });
      await lookAs(job.id, id);
      await saveApplication(at.test.dataSource, { jobId: job.id, seekerId: id });
      await lookAs(job.id, await someone(), 7);
    }
    await apply(job, 6, { status: 'withdrawn' });
    await apply(job, 6, { createdAt: new Date(Date.now() - 8 * 86_400_000) });
    await recount();
    expect(await unseenOf(job)).toBe(1);
  });

  it('count a rejected applicant', async () => {
    const job = await post('Answered', 1);
    await apply(job, 3, { status: 'rejected' });
    await recount();
    expect(await unseenOf(job)).toBeCloseTo(0.5);
  });

  it('regain their rank after a week, and leave no data behind', async () => {
    const job = await post('Once popular', 1);
    const edited = await post('Once looked at', 1);
    await look(job, 5);
    await look(edited, 1);
    await recount();
    expect(await unseenOf(job)).toBeLessThan(1);
    await at.test.dataSource.query(`UPDATE jobs SET description = 'Cook for guests.' WHERE id = $1`, [edited.id]);
    expect(await unseenOf(edited)).toBeCloseTo(unseenShare({ looked: 1, applied: 0 }), 5);
    await at.test.dataSource.query(`UPDATE job_views SET day = day - 7`);
    await recount();
    expect([await unseenOf(job), await unseenOf(edited)]).toEqual([1, 1]);
    await recount();
    expect(await at.test.dataSource.query(`SELECT job_id FROM job_heat`)).toEqual([]);
  });

  it('gain nothing by an edit, or by being closed and posted again', async () => {
    const job = await post('Cook', 1, {}, 3);
    await apply(job, 4);
    await recount();
    const seen = await unseenOf(job);
    expect(seen).toBeCloseTo(1 / 3);
    await at.test.dataSource.query(`UPDATE jobs SET description = 'Cook for guests.' WHERE id = $1`, [job.id]);
    expect(await unseenOf(job)).toBe(seen);
    const twin = await post('COOK', 1.5, {}, 2);
    expect(await unseenOf(twin)).toBe(seen);
    await at.test.dataSource.query(`UPDATE jobs SET status = 'closed' WHERE id = $1`, [job.id]);
    const again = await post('Chef', 1.5, {}, 1);
    expect(await unseenOf(again)).toBe(seen);
    await recount();
    expect(await unseenOf(again)).toBe(seen);
    const [other, elsewhere] = [await post('Rider', 1, { category: 'sales' }), await post('Cook', 12)];
    expect([await unseenOf(other), await unseenOf(elsewhere)]).toEqual([1, 1]);
    await at.test.dataSource.query(`UPDATE applications SET created_at = created_at - interval '8 days'`);
    await recount();
    expect(await unseenOf(again)).toBe(1);
  });

  it('retain their position in the pages of a list that began before', async () => {
    const jobs: JobEntity[] = [];
    for (let n = 0; n < 9; n++) jobs.push(await post(`Job ${n}`, 1 + n / 10));
    const seen: string[] = [];
    for (let address: string | undefined = searchAddress({ limit: 3 }), page = 0; address; page++) {
      const answer = await at.worker.get(address).expect(200);
      seen.push(...titles(answer.body as AiJob[]));
      const link: unknown = answer.headers['link'];
      address = /^<([^>]+)>; rel="next"$/.exec(typeof link === 'string' ? link : '')?.[1];
      await apply(jobs[page]!, 6);
      await apply(jobs[8 - page]!, 6);
      await recount();
    }
    expect(seen).toEqual(jobs.map(({ title }) => title));
    expect(titles((await search()).body)).not.toEqual(seen);
  });
});
