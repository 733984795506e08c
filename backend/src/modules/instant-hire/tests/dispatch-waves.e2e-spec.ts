import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inDispatchOrder } from '@nukkad/contract/matching/dispatch';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { saveEngagement } from '../../engagements/tests/engagement.factory.js';
import { employer, NOBODY, type Person } from '../../jobs/tests/people.js';
import { pointAt } from '../../jobs/tests/job.factory.js';
import { CandidatesReadModel } from '../candidates.read-model.js';
import { waves } from '../dispatch-counters.js';
import { DispatchWaveUseCase } from '../dispatch-wave.use-case.js';
import type { InstantJobEntity } from '../entities/instant-job.entity.js';
import { InstantJobRepository } from '../instant-job.repository.js';
import {
  availableWorker,
  inHours,
  instantForm,
  jobById,
  passMinutes,
  requestsOf,
  saveCrowd,
  saveInstantJob,
  saveJobRequest,
} from './instant-hire.factory.js';

const MINUTE_MS = 60_000;
const TWO_KM_NORTH = pointAt(12.993, 77.605);

describe('waves of an instant job', () => {
  let test: TestApp;
  let owner: Person;
  let dispatch: DispatchWaveUseCase;

  beforeAll(async () => {
    test = await createTestApp();
    dispatch = test.app.get(DispatchWaveUseCase);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    owner = await employer(test);
  });

  const post = async (fields: Record<string, unknown> = {}) => {
    const { body } = await owner.post('/api/instant-jobs').send(instantForm(fields)).expect(201);
    return body as { id: string; workersFound: number; notificationsSent: number };
  };
  const dueJob = (fields: Partial<InstantJobEntity> = {}) =>
    saveInstantJob(test.dataSource, { employerId: owner.id, nextWaveAt: inHours(-0.001), ...fields });
  const countedWaves = async (): Promise<{ asked: number; nobody: number }> => {
    const { values } = await waves.get();
    const countOf = (result: string): number => values.find(({ labels }) => labels.result === result)?.value ?? -1;
    return { asked: countOf('asked'), nobody: countOf('nobody') };
  };
  const waveOf = async (id: string): Promise<Map<string, number>> =>
    new Map((await requestsOf(test.dataSource, id)).map(({ workerId, wave }) => [workerId, wave]));

  /** Returns the number of candidates of a job by whole kilometres from the centre of their cell. */
  const foundByKm = async (fields: Partial<InstantJobEntity>): Promise<Record<number, number>> => {
    const job = await dueJob(fields);
    const { candidates } = await test.dataSource.transaction(async (tx) => {
      const locked = await test.app.get(InstantJobRepository).lock(tx, job.id);
      return test.app.get(CandidatesReadModel).find(tx, locked!, null);
    });
    const counts: Record<number, number> = {};
    for (const km of candidates.map(({ ownKm }) => Math.round(ownKm))) counts[km] = (counts[km] ?? 0) + 1;
    return counts;
  };

  it('are due for a job after its time, unless the run passes over the job', async () => {
    for (let count = 0; count < 14; count++) await availableWorker(test);
    const { id } = await post();
    await passMinutes(test.dataSource, id, 1);
    await test.dataSource.query(`UPDATE instant_jobs SET next_wave_at = now() - interval '1 second'`);
    const list = (passedOver: string[]): Promise<string[]> =>
      test.app.get(InstantJobRepository).listDueForWave(test.dataSource.manager, 10, passedOver);
    expect([await list([]), await list([id])]).toEqual([[id], []]);
  });

  it('are sent one after the other until the job expires, each to workers who were not asked yet', async () => {
    for (let count = 0; count < 14; count++) await availableWorker(test);
    const before = await countedWaves();
    const { id, notificationsSent } = await post();
    expect(await dispatch.sweep()).toBe(0);
    let asked = notificationsSent;
    while (asked < 14) {
      const { nextWaveAt, expiresAt } = await jobById(test.dataSource, id);
      expect(nextWaveAt!.getTime()).toBeLessThan(expiresAt.getTime());
      await passMinutes(test.dataSource, id, (nextWaveAt!.getTime() - Date.now()) / MINUTE_MS + 0.1);
      expect(await dispatch.sweep()).toBe(1);
      const now = (await requestsOf(test.dataSource, id)).length;
      expect(now).toBeGreaterThan(asked);
      asked = now;
    }
    expect((await waveOf(id)).size).toBe(14);
    const sent = Math.max(...(await waveOf(id)).values());
    expect(await countedWaves()).toEqual({ ...before, asked: before.asked + sent });
  });

  it('start with the best workers: near, reliable, fitting, and rarely asked lately', async () => {
    const candidates = {
      ideal: await availableWorker(test),
      far: await availableWorker(test, { point: pointAt(13.06, 77.605) }),
      unreliable: await availableWorker(test),
      oftenAsked: await availableWorker(test),
      another: await availableWorker(test),
    };
    for (let count = 0; count < 3; count++) {
      const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
      await saveEngagement(test.dataSource, {
        instantJobId: job.id,
        workerId: candidates.unreliable.id,
        employerId: owner.id,
        status: 'no_show',
        breach: 'no_show',
        breachBy: 'worker',
        closedAt: inHours(-24),
      });
    }
    for (let count = 0; count < 8; count++) {
      const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
      await saveJobRequest(test.dataSource, job, candidates.oftenAsked.id, { status: 'declined' });
    }
    const job = await dueJob();
    const order = await test.dataSource.transaction(async (tx) => {
      const locked = await test.app.get(InstantJobRepository).lock(tx, job.id);
      const { candidates: found } = await test.app.get(CandidatesReadModel).find(tx, locked!, null);
      return inDispatchOrder(found);
    });
    const rankOf = (person: Person) => order.findIndex(({ workerId }) => workerId === person.id);
    expect(order).toHaveLength(5);
    for (const worse of [candidates.far, candidates.unreliable, candidates.oftenAsked]) {
      expect(rankOf(worse)).toBeGreaterThan(rankOf(candidates.ideal));
      expect(rankOf(worse)).toBeGreaterThan(rankOf(candidates.another));
    }
  });

  it.each([
    ['an employer about the worker', 'employer', { status: 'revealed' }, []],
    ['a worker about the employer', 'worker', { status: 'revealed' }, []],
    ['an employer about the worker, still hidden', 'employer', { status: 'hidden' }, ['asked']],
    ['an employer about the worker, removed', 'employer', { status: 'removed' }, ['asked']],
    ['one of several workers, not counted yet', 'worker', { status: 'revealed', isGrouped: true }, ['asked']],
    ['one of several workers, counted', 'worker', { status: 'revealed', isGrouped: true, isCounted: true }, []],
  ] as const)(
    'exclude a worker after the "no" of %s, for the jobs of this employer alone',
    async (_who, author, { status, ...shift }, own) => {
      const worker = await availableWorker(test);
      const other = await employer(test);
      const { id } = await saveEngagement(test.dataSource, {
        ...{ workerId: worker.id, employerId: owner.id, status: 'done', startsAt: inHours(-30) },
      });
      const [authorId, subjectId] = author === 'worker' ? [worker.id, owner.id] : [owner.id, worker.id];
      await test.dataSource.query(
        `INSERT INTO reviews (engagement_id, author, author_id, subject_id, again, status, revealed_at, is_grouped, counted_at)
         VALUES ($1, $2, $3, $4, false, $5, now(), $6, CASE WHEN $7 THEN now() END)`,
        [id, author, authorId, subjectId, status, 'isGrouped' in shift, 'isCounted' in shift],
      );
      const askedBy = async (employerId: string): Promise<string[]> => {
        const job = await saveInstantJob(test.dataSource, { employerId });
        const { candidates } = await test.dataSource.transaction(async (tx) => {
          const locked = await test.app.get(InstantJobRepository).lock(tx, job.id);
          return test.app.get(CandidatesReadModel).find(tx, locked!, null);
        });
        return candidates.map(() => 'asked');
      };
      expect(await askedBy(owner.id)).toEqual(own);
      expect(await askedBy(other.id)).toEqual(['asked']);
    },
  );

  it('count only the requests of the last seven days as lately asked', async () => {
    const worker = await availableWorker(test);
    for (const days of [6.9, 0.1, 7.1]) {
      const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
      const createdAt = inHours(-days * 24);
      await saveJobRequest(test.dataSource, job, worker.id, { status: 'declined', createdAt });
    }
    const job = await dueJob();
    const { candidates } = await test.dataSource.transaction(async (tx) => {
      const locked = await test.app.get(InstantJobRepository).lock(tx, job.id);
      return test.app.get(CandidatesReadModel).find(tx, locked!, null);
    });
    expect(candidates).toMatchObject([{ workerId: worker.id, recentRequests: 2 }]);
  });

  it('choose from the nearest 200 workers with a matching category or skill, each once', async () => {
    await saveCrowd(test.dataSource, { count: 150, km: 1, categories: ['delivery'], skillIds: ['driving'] });
    await saveCrowd(test.dataSource, { count: 150, km: 2, categories: ['cleaning'], skillIds: ['driving'] });
    await saveCrowd(test.dataSource, { count: 450, km: 3, categories: ['delivery'], skillIds: [] });
    expect(await foundByKm({ skillIds: ['driving'] })).toEqual({ 1: 150, 2: 50 });
  });

  it('choose from the nearest 200 available workers, even behind many nearer unavailable ones', async () => {
    await saveCrowd(test.dataSource, {
      ...{ count: 450, km: 1, categories: ['delivery'], skillIds: [] },
      endsAt: inHours(-1),
    });
    await saveCrowd(test.dataSource, { count: 50, km: 3, categories: ['delivery'], skillIds: [] });
    await saveCrowd(test.dataSource, { count: 300, km: 5, categories: ['cleaning'], skillIds: ['driving'] });
    expect(await foundByKm({ skillIds: ['driving'] })).toEqual({ 3: 50, 5: 150 });
  });

  it('widen at once without workers near by', async () => {
    const far = await availableWorker(test, { point: pointAt(13.09, 77.605) });
    const { id, notificationsSent } = await post();
    expect(notificationsSent).toBe(1);
    expect([...(await waveOf(id)).keys()]).toEqual([far.id]);
  });

  it('find workers who became available after the job was posted', async () => {
    const { id } = await post();
    const late = await availableWorker(test);
    await passMinutes(test.dataSource, id, 6);
    expect(await dispatch.sweep()).toBe(1);
    expect([...(await waveOf(id)).keys()]).toEqual([late.id]);
  });

  it('exclude workers with other work at the time of the job, and ask workers with other work at another time', async () => {
    const [busy, busyTomorrow] = [await availableWorker(test), await availableWorker(test)];
    const job = await dueJob();
    const other = await saveInstantJob(test.dataSource, { employerId: owner.id });
    for (const [worker, hours] of [
      [busy, 0],
      [busyTomorrow, 24],
    ] as const) {
      await saveEngagement(test.dataSource, {
        ...{ instantJobId: other.id, workerId: worker.id, employerId: owner.id },
        ...{ startsAt: inHours(hours), endsAt: inHours(hours + 2) },
      });
    }
    await dispatch.execute({ instantJobId: job.id });
    expect(await requestsOf(test.dataSource, job.id)).toMatchObject([{ workerId: busyTomorrow.id }]);
  });

  it('ask at most 200 workers for one job', async () => {
    const job = await dueJob({ openings: 50 });
    await test.dataSource.query(
      `INSERT INTO users (id, email, role, email_verified_at)
       SELECT gen_random_uuid(), 'crowd' || n || '@example.com', 'job_seeker', now() FROM generate_series(1, 210) n`,
    );
    await test.dataSource.query(
      `INSERT INTO worker_availabilities (user_id, available, point, categories)
       SELECT id, true, $1::geography, '{delivery}' FROM users WHERE email LIKE 'crowd%'`,
      ['SRID=4326;POINT(77.605 12.975)'],
    );
    await dispatch.execute({ instantJobId: job.id });
    for (let wave = 0; wave < 4; wave++) {
      await test.dataSource.query(
        `UPDATE instant_jobs SET next_wave_at = clock_timestamp() WHERE next_wave_at IS NOT NULL`,
      );
      await dispatch.sweep();
    }
    expect(await requestsOf(test.dataSource, job.id)).toHaveLength(200);
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ nextWaveAt: null, status: 'open' });
  });

  it.each([
    ['is not due yet', { nextWaveAt: inHours(0.1) }],
    ['is filled', { status: 'filled', filled: 1, nextWaveAt: null }],
    ['is cancelled', { status: 'cancelled', nextWaveAt: null }],
    ['is past its time', { expiresAt: inHours(-0.0001) }],
  ] as const)('are not sent for a job that %s', async (_state, fields) => {
    await availableWorker(test);
    const job = await dueJob(fields);
    await dispatch.execute({ instantJobId: job.id });
    expect(await dispatch.sweep()).toBe(0);
    expect(await requestsOf(test.dataSource, job.id)).toEqual([]);
  });

  it('are sent once for a repeated task, and not for a deleted job', async () => {
    for (let count = 0; count < 12; count++) await availableWorker(test);
    const job = await dueJob();
    await Promise.all([dispatch.execute({ instantJobId: job.id }), dispatch.execute({ instantJobId: job.id })]);
    await dispatch.execute({ instantJobId: job.id });
    expect((await jobById(test.dataSource, job.id)).wavesSent).toBe(1);
    expect(new Set((await waveOf(job.id)).values())).toEqual(new Set([1]));
    await dispatch.execute({ instantJobId: NOBODY });
  });

  describe('that begin with the regulars of the employer', () => {
    const regular = async (fields: Parameters<typeof saveEngagement>[1] | object = {}) => {
      const worker = await availableWorker(test, { point: TWO_KM_NORTH });
      const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
      await saveEngagement(test.dataSource, {
        instantJobId: job.id,
        workerId: worker.id,
        employerId: owner.id,
        status: 'done',
        startsAt: inHours(-30),
        endsAt: inHours(-26),
        startedAt: inHours(-30),
        endedAt: inHours(-26),
        closedAt: inHours(-26),
        ...fields,
      });
      return worker;
    };

    it('ask the regulars ten minutes ahead of all others', async () => {
      const known = await regular();
      const stranger = await availableWorker(test);
      const { id, notificationsSent } = await post({ askRegularsFirst: true });
      expect(notificationsSent).toBe(1);
      expect(await waveOf(id)).toEqual(new Map([[known.id, 0]]));
      const { nextWaveAt } = await jobById(test.dataSource, id);
      expect(Math.round((nextWaveAt!.getTime() - Date.now()) / MINUTE_MS)).toBe(10);
      await passMinutes(test.dataSource, id, 10.1);
      await dispatch.sweep();
      expect(await waveOf(id)).toEqual(
        new Map([
          [known.id, 0],
          [stranger.id, 1],
        ]),
      );
    });

    it('are sent to all at once when no regular is available, or none is wanted again', async () => {
      await regular({ askAgain: false });
      const stranger = await availableWorker(test);
      const { id } = await post({ askRegularsFirst: true });
      expect((await waveOf(id)).get(stranger.id)).toBe(1);
    });
  });
});
