import { describe, expect, it } from '@jest/globals';
import type { HotJob } from '@nukkad/contract/jobs/insights';
import { HOT_DAYS, HOT_LOOKS_PER_APPLICATION } from '@nukkad/contract/limits';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { workerAndOwner } from '../../jobs/tests/worker-and-owner.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { RecountHeatUseCase } from '../recount-heat.use-case.js';
import { HERE, postJob } from './market.js';

const ADDRESS = `/api/hot-jobs?latitude=${HERE.latitude}&longitude=${HERE.longitude}`;

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

describe('GET /api/hot-jobs', () => {
  const sides = workerAndOwner();

  const post = (title: string, km: number, fields: object = {}) =>
    postJob(sides.test, km, { employerId: sides.owner.id, title, ...fields });
  const look = async (jobId: string, times: number, daysAgo = 0): Promise<void> => {
    for (let n = 0; n < times; n++) {
      const { id } = await saveUser(sides.test.dataSource);
      await sides.test.dataSource.query(
        `INSERT INTO job_views (job_id, day, seeker_id) VALUES ($1, (now() AT TIME ZONE 'Asia/Kolkata')::date - $2::int, $3)`,
        [jobId, daysAgo, id],
      );
    }
  };
  const hot = async (): Promise<HotJob[]> => (await sides.worker.get(ADDRESS).expect(200)).body as HotJob[];

  it('lists the jobs with the most views and applications, hottest first', async () => {
    const [popular, seen, wanted, quiet, far] = await Promise.all([
      post('Popular', 1),
      post('Seen', 1),
      post('Wanted', 2),
      post('Quiet', 3),
      post('Far', 21),
    ]);
    await look(popular.id, HOT_LOOKS_PER_APPLICATION + 1);
    await look(seen.id, HOT_LOOKS_PER_APPLICATION - 1);
    await look(far.id, 9);
    await saveApplication(sides.test.dataSource, { jobId: wanted.id, seekerId: sides.worker.id });
    const body = await hot();
    expect(body.map(({ title }) => title)).toEqual(['Popular', 'Wanted', 'Seen']);
    expect(body[1]).toMatchObject({ recentViews: 0, recentApplications: 1, isActive: true });
    expect(body[2]).toMatchObject({ recentViews: HOT_LOOKS_PER_APPLICATION - 1, recentApplications: 0 });
    expect(Math.abs(body[2]!.distance! - 1)).toBeLessThan(0.01);
    expect(body.map(({ id }) => id)).not.toContain(quiet.id);
  });

  it('lists the hottest of equal advertisements of an employer, and others beside it', async () => {
    const ids = await Promise.all([post('Cook', 1), post('Cook', 1), post('Cook', 2)]).then((jobs) =>
      jobs.map(({ id }) => id),
    );
    for (const [index, id] of ids.entries()) await look(id, index + 1);
    expect((await hot()).map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  });

  it('never begins with a job without stated pay', async () => {
    const [silent, paid] = [
      await post('Silent', 1, { minRate: null, maxRate: null, hourlyPay: null }),
      await post('Paid', 1),
    ];
    await look(silent.id, 5);
    await look(paid.id, 1);
    expect((await hot()).map(({ title }) => title)).toEqual(['Paid', 'Silent']);
  });

  it('counts the views of the call that records views', async () => {
    const job = await post('Seen', 1);
    await sides.worker.post(`/api/jobs/${job.id}/views`).expect(204);
    await sides.worker.post(`/api/jobs/${job.id}/views`).expect(204);
    expect((await hot())[0]).toMatchObject({ recentViews: 1 });
  });

  it('excludes closed jobs, and returns an empty list for an empty place', async () => {
    const job = await post('Closed', 1);
    await look(job.id, 3);
    await sides.test.dataSource.query(`UPDATE jobs SET status = 'closed' WHERE id = $1`, [job.id]);
    expect(await hot()).toEqual([]);
  });

  it('considers twenty jobs of a cell, of which the hotter ones may be closed', async () => {
    const posted = await Promise.all(Array.from({ length: 20 }, (_none, n) => post(`Job ${n}`, 1)));
    for (const { id } of posted) await look(id, 1);
    const [open, ...closed] = posted.map(({ id }) => id);
    await sides.test.dataSource.query('UPDATE job_heat SET views = views + 1 WHERE job_id = ANY ($1)', [closed]);
    await sides.test.dataSource.query(`UPDATE jobs SET status = 'closed' WHERE id = ANY ($1)`, [closed]);
    expect((await hot()).map(({ id }) => id)).toEqual([open]);
  });

  it('shows ten at most', async () => {
    for (let n = 0; n < 12; n++) await look((await post(`Job ${n}`, 1)).id, 1);
    expect(await hot()).toHaveLength(10);
  });

  it('excludes activity older than a week, closed jobs, and a job’s earlier place', async () => {
    const [cold, cooling, closed, moved] = await Promise.all([
      post('Cold', 1),
      post('Cooling', 2),
      post('Closed', 3),
      post('Moved', 4),
    ]);
    await look(cold.id, 2, HOT_DAYS);
    const { id: seekerId } = await saveUser(sides.test.dataSource);
    const longAgo = new Date(Date.now() - (HOT_DAYS + 1) * 86_400_000);
    await saveApplication(sides.test.dataSource, { jobId: cold.id, seekerId, createdAt: longAgo });
    await look(cooling.id, 2, HOT_DAYS);
    await look(cooling.id, 1, HOT_DAYS - 1);
    await look(closed.id, 1);
    await look(moved.id, 5);
    await sides.test.dataSource.query(`UPDATE jobs SET status = 'closed' WHERE id = $1`, [closed.id]);
    await sides.test.dataSource.query(
      `UPDATE jobs SET point = ST_SetSRID(ST_MakePoint(80, 20), 4326)::geography WHERE id = $1`,
      [moved.id],
    );
    const recount = sides.test.app.get(RecountHeatUseCase);
    expect(await recount.execute()).toBe(0);
    await sides.test.dataSource.query(`UPDATE job_heat SET counted_at = now() - interval '2 hours'`);
    expect(await recount.execute()).toBe(4);
    expect((await hot()).map(({ title, recentViews }) => [title, recentViews])).toEqual([['Cooling', 1]]);
    const left: { job_id: string }[] = await sides.test.dataSource.query(`SELECT job_id FROM job_heat`);
    expect(left.map(({ job_id }) => job_id).sort()).toEqual([cooling.id, closed.id, moved.id].sort());
  });

  it('counts views and applications of the same days, and a view of each applicant', async () => {
    const { id: jobId } = await post('Wanted', 1);
    const midnight = new Date(Date.now() + INDIA_MS).setUTCHours(0, 0, 0, 0) - INDIA_MS;
    const first = midnight - (HOT_DAYS - 1) * DAY_MS;
    for (const createdAt of [first - 1000, first, Date.now()].map((time) => new Date(time))) {
      const { id: seekerId } = await saveUser(sides.test.dataSource);
      await saveApplication(sides.test.dataSource, { jobId, seekerId, createdAt });
    }
    await look(jobId, 1, HOT_DAYS);
    await look(jobId, 1);
    await sides.test.dataSource.query(`UPDATE job_heat SET counted_at = now() - interval '2 hours'`);
    await sides.test.app.get(RecountHeatUseCase).execute();
    expect(await hot()).toEqual([expect.objectContaining({ recentViews: 3, recentApplications: 2 })]);
  });

  it('lists a reopened job with its earlier trending score', async () => {
    const { id } = await post('Paused', 3);
    await look(id, 3);
    const recount = async (): Promise<void> => {
      await sides.test.dataSource.query(`UPDATE job_heat SET counted_at = now() - interval '2 hours'`);
      await sides.test.app.get(RecountHeatUseCase).execute();
    };
    await sides.test.dataSource.query(`UPDATE jobs SET status = 'closed' WHERE id = $1`, [id]);
    await recount();
    expect(await hot()).toEqual([]);
    await sides.test.dataSource.query(`UPDATE jobs SET status = 'open' WHERE id = $1`, [id]);
    await recount();
    expect((await hot()).map(({ title, recentViews }) => [title, recentViews])).toEqual([['Paused', 3]]);
  });

  it('returns 400 for half a position', async () => {
    const { headers } = await sides.owner.get(ADDRESS).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    for (const [query, fields] of [
      ['', ['latitude', 'longitude']],
      ['latitude=12', ['longitude']],
      ['longitude=77', ['latitude']],
      ['latitude=91&longitude=0', ['latitude']],
    ] as const) {
      const { body } = await sides.worker.get(`/api/hot-jobs?${query}`).expect(400);
      expect(body.errors).toEqual(fields.map((field) => expect.objectContaining({ field })));
    }
  });
});
