import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { JOB_STATUSES, type JobStatus } from '@nukkad/contract/jobs/jobs';
import { JOB_TRANSITIONS } from '@nukkad/contract/jobs/job-transitions';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { JobEntity } from '../entities/job.entity.js';
import { JobPlaces } from '../job-place.js';
import { outOfTime, saveJob } from './job.factory.js';
import { employer, NOBODY, type Person, seeker } from './people.js';

const CHOICES = ['open', 'paused', 'filled', 'closed'] as const;

describe('PATCH /api/jobs/{id}', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const stored = (id: string): Promise<JobEntity> => test.dataSource.getRepository(JobEntity).findOneByOrFail({ id });
  const job = (fields: Partial<JobEntity> = {}): Promise<JobEntity> =>
    saveJob(test.dataSource, { employerId: owner.id, ...fields });

  it.each(JOB_STATUSES.flatMap((from) => CHOICES.map((to) => [from, to] as [JobStatus, (typeof CHOICES)[number]])))(
    'moves a job that is %s to %s only where the state table allows it',
    async (from, to) => {
      const { id } = await job({ status: from });
      const allowed = JOB_TRANSITIONS[from].includes(to);
      const { body } = await owner
        .patch(`/api/jobs/${id}`)
        .send({ status: to })
        .expect(allowed ? 200 : 409);
      if (allowed) expect(body).toMatchObject({ id, status: to, isActive: to === 'open' });
      else expect(body.detail).toBe("You can't make this change now.");
      expect((await stored(id)).status).toBe(allowed ? to : from);
    },
  );

  it('rejects a forbidden text at its field, and changes nothing', async () => {
    const { id, title } = await job();
    const { body } = await owner.patch(`/api/jobs/${id}`).send({ title: 'Only boys', minRate: 120 }).expect(400);
    expect(body.errors).toEqual([{ field: 'title', message: expect.stringContaining('open to women and men') }]);
    expect(await stored(id)).toMatchObject({ title, minRate: 100 });
  });

  it('checks only the texts that the edit writes', async () => {
    const { id } = await job({ description: 'Only boys.' });
    await owner.patch(`/api/jobs/${id}`).send({ title: 'Rider' }).expect(200);
    expect((await stored(id)).title).toBe('Rider');
  });

  it('renews a job for thirty days by the clock of the database when it is opened', async () => {
    const old = await job({ ...outOfTime(), status: 'closed' });
    await owner.patch(`/api/jobs/${old.id}`).send({ status: 'open' }).expect(200);
    const [row]: { left: number }[] = await test.dataSource.query(
      `SELECT extract(epoch FROM expires_at - clock_timestamp())::float8 / 86400 AS left FROM jobs WHERE id = $1`,
      [old.id],
    );
    expect(row?.left).toBeGreaterThan(29.99);
    expect(row?.left).toBeLessThanOrEqual(30);
  });

  it('treats an open job past its end as expired: it can be renewed and not paused', async () => {
    const late = await job(outOfTime());
    await owner.patch(`/api/jobs/${late.id}`).send({ status: 'paused' }).expect(409);
    const { body } = await owner.patch(`/api/jobs/${late.id}`).send({ status: 'open' }).expect(200);
    expect(body).toMatchObject({ status: 'open', isActive: true });
  });

  it('closes and reopens by the switch, which has no effect on an equal state', async () => {
    const { id } = await job();
    const turn = async (isActive: boolean): Promise<string> =>
      (await owner.patch(`/api/jobs/${id}`).send({ isActive }).expect(200)).body.status;
    expect(await turn(true)).toBe('open');
    expect(await turn(false)).toBe('closed');
    expect(await turn(false)).toBe('closed');
    expect(await turn(true)).toBe('open');
    const { id: paused } = await job({ status: 'paused' });
    const { body } = await owner.patch(`/api/jobs/${paused}`).send({ isActive: false }).expect(200);
    expect(body.status).toBe('paused');
  });

  it('sets the position of a job with an unresolved place', async () => {
    const { id } = await job({ point: null, location: 'Behind the temple' });
    const { body } = await owner.patch(`/api/jobs/${id}`).send({ latitude: 12.3, longitude: 76.65 }).expect(200);
    expect(body).toMatchObject({
      locationStatus: 'resolved',
      latitude: 12.3,
      longitude: 76.65,
      location: 'Behind the temple',
      status: 'open',
    });
    expect((await stored(id)).point).toEqual({ type: 'Point', coordinates: [76.65, 12.3] });
  });

  it('distinguishes an absent value, null and a value', async () => {
    const { id } = await job({ location: 'Zzyzx of nowhere qwxz' });
    const absent = await owner.patch(`/api/jobs/${id}`).send({}).expect(200);
    expect(absent.body).toMatchObject({ locationStatus: 'resolved', latitude: 12.9756, status: 'open' });
    const removed = await owner.patch(`/api/jobs/${id}`).send({ latitude: null, longitude: null }).expect(200);
    expect(removed.body).toMatchObject({ locationStatus: 'unresolved', latitude: null, longitude: null });
    const set = await owner.patch(`/api/jobs/${id}`).send({ latitude: 12.9, longitude: 77.6 }).expect(200);
    expect(set.body).toMatchObject({ locationStatus: 'resolved', latitude: 12.9, longitude: 77.6 });
  });

  it('moves no other job of the employer', async () => {
    const [{ id }, other] = [await job(), await job()];
    await owner.patch(`/api/jobs/${id}`).send({ latitude: 12.3, longitude: 76.65 }).expect(200);
    expect((await stored(other.id)).point).toEqual(other.point);
  });

  it('resolves a new place, and clears the old point when it is not found', async () => {
    const { id } = await job();
    const { body } = await owner.patch(`/api/jobs/${id}`).send({ location: 'Zzyzx of nowhere qwxz' }).expect(200);
    expect(body).toMatchObject({ location: 'Zzyzx of nowhere qwxz', locationStatus: 'unresolved', latitude: null });
  });

  describe('while another edit comes in between', () => {
    /** Sends `change`, and sends `other` while the place of `change` is resolved. */
    const between = async (id: string, change: object, other: object) => {
      const places = test.app.get(JobPlaces, { strict: false });
      const find = places.find.bind(places);
      const spy = jest.spyOn(places, 'find').mockImplementationOnce(async (...asked) => {
        await owner.patch(`/api/jobs/${id}`).send(other).expect(200);
        return find(...asked);
      });
      try {
        return await owner.patch(`/api/jobs/${id}`).send(change);
      } finally {
        spy.mockRestore();
      }
    };

    it('checks its texts together with the texts stored by then', async () => {
      const { id } = await job({ title: 'Patient care attendant', description: 'Help patients.' });
      const change = { requiredSkills: ['women only'], latitude: 12.3, longitude: 76.65 };
      const { status } = await between(id, change, { title: 'Rider', description: 'Bring parcels.' });
      expect(status).toBe(400);
      expect((await stored(id)).requiredSkills).not.toContain('women only');
    });

    it('sets the position for the location text stored by then', async () => {
      const { id } = await job();
      await between(id, { latitude: 12.3, longitude: 76.65 }, { location: 'Hebbal' });
      expect(await stored(id)).toMatchObject({ location: 'Hebbal', point: { coordinates: [76.65, 12.3] } });
    });

    it('returns 409 for a position of a location text that has changed', async () => {
      const { id } = await job();
      const { status, body } = await between(id, { latitude: null, longitude: null }, { location: 'Hebbal' });
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'jobs.changedMeanwhile', current: { location: 'Hebbal' } });
    });
  });

  it('returns 404 when another employer moves the job', async () => {
    const { id } = await job();
    const rival = await employer(test);
    await rival.patch(`/api/jobs/${id}`).send({ latitude: 1, longitude: 1 }).expect(404);
    expect(await stored(id)).toMatchObject({ status: 'open', point: { coordinates: [77.6066, 12.9756] } });
  });

  it.each([
    [{ status: 'expired' }, 'status'],
    [{ isActive: null }, 'isActive'],
    [{ isActive: 'false' }, 'isActive'],
    [{ status: 'open', isActive: true }, 'isActive'],
    [{ latitude: 12.9 }, 'latitude'],
    [{ latitude: null, longitude: 77 }, 'latitude'],
    [{ minRate: 200 }, 'maxRate'],
    [{ minRate: 20, maxRate: 10 }, 'maxRate'],
  ])('returns 400 for the body %j', async (change, field) => {
    const { id, updatedAt } = await job();
    const { body } = await owner.patch(`/api/jobs/${id}`).send(change).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect((await stored(id)).updatedAt).toEqual(updatedAt);
  });

  it('rejects an invalid id', async () => {
    await owner.patch('/api/jobs/1').send({ status: 'closed' }).expect(400);
  });

  it('accepts one of many concurrent moves, and never a forbidden one', async () => {
    const { id } = await job({ status: 'closed' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        owner.patch(`/api/jobs/${id}`).send({ status: index % 2 ? 'open' : 'filled' }),
      ),
    );
    expect(answers.every((answer) => [200, 409].includes(answer.status))).toBe(true);
    expect(['open', 'filled']).toContain((await stored(id)).status);
  });

  describe('editing', () => {
    it('writes every field and its derived fields, and leaves the others unchanged', async () => {
      const before = await job({ requiredSkills: ['Cooking'] });
      const edit = {
        ...{ title: 'Delivery rider by night', company: 'Udupi', description: 'Ride.', jobType: 'contract' },
        ...{ category: 'driving', minRate: 20800, maxRate: 41600, rateType: 'monthly', hoursPerWeek: 40 },
        requiredSkills: ['Bike riding'],
      };
      const { body } = await owner.patch(`/api/jobs/${before.id}`).send(edit).expect(200);
      expect(body).toMatchObject({ ...edit, status: 'open', location: before.location });
      expect(await stored(before.id)).toMatchObject({ hourlyPay: 150, expiresAt: before.expiresAt });
      expect((await stored(before.id)).skillIds).not.toEqual(before.skillIds);
      expect(Date.parse(body.updatedAt)).toBeGreaterThan(before.updatedAt.getTime());
    });

    it('distinguishes an absent value, null and a value', async () => {
      const { id } = await job({ minRate: 100, maxRate: 150, hoursPerWeek: 24 });
      const edit = async (fields: object) => (await owner.patch(`/api/jobs/${id}`).send(fields).expect(200)).body;
      expect(await edit({ title: 'Rider' })).toMatchObject({ minRate: 100, maxRate: 150, hoursPerWeek: 24 });
      expect(await edit({ minRate: null, hoursPerWeek: null })).toMatchObject({
        ...{ minRate: null, maxRate: 150, hoursPerWeek: null },
      });
      expect((await stored(id)).hourlyPay).toBe(150);
      expect(await edit({ maxRate: null })).toMatchObject({ maxRate: null });
      expect((await stored(id)).hourlyPay).toBeNull();
      expect(await edit({ minRate: 90.5 })).toMatchObject({ minRate: 90.5 });
      expect(await edit({ maxRate: 90.5 })).toMatchObject({ minRate: 90.5, maxRate: 90.5 });
    });

    it('returns 409 with the current state when the edit starts from an old one, and writes nothing', async () => {
      const { id } = await job();
      const mine = (await owner.get('/api/my-jobs').expect(200)).body.find((own: { id: string }) => own.id === id);
      await owner.patch(`/api/jobs/${id}`).send({ status: 'closed', updatedAt: mine.updatedAt }).expect(200);
      const edit = { title: 'Another title', updatedAt: mine.updatedAt };
      const { body } = await owner.patch(`/api/jobs/${id}`).send(edit).expect(409);
      expect(body).toMatchObject({ title: 'The job has changed', code: 'jobs.changedMeanwhile' });
      expect(body.current).toMatchObject({ id, status: 'closed', title: mine.title });
      expect((await stored(id)).title).toBe(mine.title);
      const { body: done } = await owner
        .patch(`/api/jobs/${id}`)
        .send({ ...edit, updatedAt: body.current.updatedAt })
        .expect(200);
      expect(done).toMatchObject({ title: 'Another title', status: 'closed' });
    });

    it('is rejected together with a rejected move, with the current job in the response', async () => {
      const { id, title } = await job({ status: 'closed' });
      const { body } = await owner.patch(`/api/jobs/${id}`).send({ title: 'Rider', status: 'paused' }).expect(409);
      expect(body).toMatchObject({ code: 'jobs.moveRefused', current: { id, title, status: 'closed' } });
      expect((await stored(id)).title).toBe(title);
    });

    it('accepts one of two edits from the same state', async () => {
      const { id } = await job();
      const { body: jobs } = await owner.get('/api/my-jobs?limit=1').expect(200);
      const { updatedAt } = (jobs as { updatedAt: string }[])[0]!;
      const answers = await Promise.all(
        ['First', 'Second'].map((title) => owner.patch(`/api/jobs/${id}`).send({ title, updatedAt })),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      const winner = answers.find((answer) => answer.status === 200);
      expect((await stored(id)).title).toBe(winner?.body.title);
    });

    it('finds the job by its new words', async () => {
      const { id } = await job({ title: 'Rider' });
      await owner.patch(`/api/jobs/${id}`).send({ title: 'Zookeeper' }).expect(200);
      const { body } = await (await seeker(test)).get('/api/ai-jobs?search=zookeeper').expect(200);
      expect(body.map((found: { id: string }) => found.id)).toContain(id);
    });

    it('returns 404 for another employer’s job, whatever state the edit names', async () => {
      const { id, updatedAt } = await job();
      const rival = await employer(test);
      const edit = { title: 'Mine', updatedAt: updatedAt.toISOString() };
      const { body } = await rival.patch(`/api/jobs/${id}`).send(edit).expect(404);
      expect(body.current).toBeUndefined();
      await owner.patch(`/api/jobs/${NOBODY}`).send(edit).expect(404);
    });
  });
});
