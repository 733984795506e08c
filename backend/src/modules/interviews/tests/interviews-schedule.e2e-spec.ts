import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { JobEntity } from '../../jobs/jobs.public.js';
import { pointAt, saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { Transactions } from '../../../common/database/transactions.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { AskNewEmployersUseCase } from '../ask-new-employers.use-case.js';
import type { BroadcastRepository } from '../broadcast.repository.js';
import { InterviewAskEntity } from '../entities/interview-ask.entity.js';
import { InterviewRequestEntity } from '../entities/interview-request.entity.js';
import { InterviewsSchedule } from '../interviews.schedule.js';
import { SettleInterviewsUseCase } from '../settle-interviews.use-case.js';
import {
  buildBroadcast,
  countTasks,
  inHours,
  noticesTo,
  requestById,
  type RequestFields,
  saveAsk,
  saveBroadcast,
  saveInterviewRequest,
} from './interview.factory.js';

describe('scheduled jobs of interviews', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  let jobId: string;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM interview_requests');
    await test.dataSource.query('DELETE FROM jobs');
    await test.dataSource.query('DELETE FROM notifications');
    worker = await seeker(test);
    jobId = (await saveJob(test.dataSource, { employerId: owner.id, createdAt: inHours(-1) })).id;
  });

  const statusOf = async (id: string): Promise<string> => (await requestById(test, id)).status;
  const asksOf = async (requestId: string): Promise<string[]> =>
    (await test.dataSource.getRepository(InterviewAskEntity).findBy({ requestId })).map((ask) => ask.employerId);

  describe('settling', () => {
    const settle = (): Promise<number> => test.app.get(SettleInterviewsUseCase).execute();

    it('expires unanswered requests and notifies their seekers, once', async () => {
      const over = await saveBroadcast(test.dataSource, { seekerId: worker.id, expiresAt: inHours(-0.01) });
      await saveAsk(test.dataSource, {
        ...{ requestId: over.id, employerId: owner.id, declinedAt: new Date(), reason: 'We are full.' },
      });
      const live = await saveBroadcast(test.dataSource, {
        ...{ seekerId: worker.id, mode: 'phone', expiresAt: inHours(0.1) },
      });
      const forJob = await saveInterviewRequest(test.dataSource, {
        ...{ seekerId: worker.id, jobId, createdAt: inHours(-73), expiresAt: inHours(-1) },
        ...{ proposedTime: inHours(-2), proposedBy: 'employer' },
      });
      const mails = await countTasks(test.dataSource, 'notifications.deliver-message');
      await test.app.get(InterviewsSchedule).settle();
      expect(await requestById(test, over.id)).toMatchObject({
        ...{ status: 'expired', message: 'We are full.', point: null },
      });
      expect(await statusOf(live.id)).toBe('pending');
      expect(await requestById(test, forJob.id)).toMatchObject({ status: 'expired', proposedTime: null });
      expect(await settle()).toBe(0);
      expect(await countTasks(test.dataSource, 'notifications.deliver-message')).toBe(mails + 2);
      expect((await noticesTo(test.dataSource, worker.id)).sort()).toEqual(['expired', 'unanswered']);
    });

    it('discards expired proposals, and notifies the proposing side', async () => {
      const proposed = { proposedTime: inHours(-0.01), jobId } as const;
      const mine = await saveInterviewRequest(test.dataSource, {
        ...{ ...proposed, seekerId: worker.id, employerId: owner.id, status: 'rescheduled', proposedBy: 'seeker' },
      });
      const theirs = await saveInterviewRequest(test.dataSource, {
        ...{ ...proposed, seekerId: (await seeker(test)).id, proposedBy: 'employer' },
      });
      const open = await saveInterviewRequest(test.dataSource, {
        ...{ seekerId: (await seeker(test)).id, jobId, status: 'rescheduled' },
      });
      const before = mine.confirmedTime;
      expect(await settle()).toBe(2);
      expect(await requestById(test, mine.id)).toMatchObject({
        ...{ status: 'confirmed', confirmedTime: before, proposedTime: null, proposedBy: null },
      });
      expect(await requestById(test, theirs.id)).toMatchObject({ status: 'pending', proposedTime: null });
      expect(await statusOf(open.id)).toBe('rescheduled');
      expect(await noticesTo(test.dataSource, worker.id)).toEqual(['lapsed']);
      expect(await noticesTo(test.dataSource, owner.id)).toEqual(['lapsed']);
      expect(await settle()).toBe(0);
    });

    it('deletes the position and the asked employers of an expired broadcast', async () => {
      const taken = { seekerId: worker.id, employerId: owner.id, jobId, status: 'confirmed' } as const;
      const over = await saveBroadcast(test.dataSource, { ...taken, expiresAt: inHours(-1) });
      const cancelled = await saveBroadcast(test.dataSource, {
        ...{ seekerId: worker.id, status: 'cancelled', expiresAt: inHours(-1) },
      });
      const live = await saveBroadcast(test.dataSource, { ...taken, confirmedTime: inHours(50) });
      for (const { id } of [over, cancelled, live]) {
        await saveAsk(test.dataSource, { requestId: id, employerId: owner.id });
      }
      expect(await settle()).toBe(0);
      for (const { id, status, updatedAt } of [over, cancelled]) {
        expect(await requestById(test, id)).toMatchObject({ status, updatedAt, point: null });
        expect(await asksOf(id)).toEqual([]);
      }
      expect((await requestById(test, live.id)).point).not.toBeNull();
      expect(await asksOf(live.id)).toEqual([owner.id]);
    });

    it('records an interview without a statement for two days as completed', async () => {
      const confirmed = async (hoursAgo: number, fields: RequestFields = {}): Promise<string> => {
        const times = { confirmedTime: inHours(-hoursAgo), status: 'confirmed' } as const;
        const { id: seekerId } = await seeker(test);
        return (await saveInterviewRequest(test.dataSource, { seekerId, jobId, ...times, ...fields })).id;
      };
      const [over, recent] = [await confirmed(48.1), await confirmed(47.9)];
      const moving = await confirmed(60, { status: 'rescheduled', proposedTime: inHours(5) });
      const declined = await confirmed(60, { status: 'declined' });
      expect(await settle()).toBe(1);
      expect(await statusOf(over)).toBe('completed');
      expect(await statusOf(recent)).toBe('confirmed');
      expect(await statusOf(moving)).toBe('rescheduled');
      expect(await statusOf(declined)).toBe('declined');
      expect(await settle()).toBe(0);
    });

    it('processes more than one batch, shared between processes', async () => {
      const people: { id: string }[] = await test.dataSource.query(
        `INSERT INTO users (email, role) SELECT gen_random_uuid() || '@example.com', 'job_seeker'
         FROM generate_series(1, 120) RETURNING id`,
      );
      const many = people.map(({ id }) => buildBroadcast({ seekerId: id, expiresAt: inHours(-1) }));
      await test.dataSource.getRepository(InterviewRequestEntity).insert(many);
      const mails = await countTasks(test.dataSource, 'notifications.deliver-message');
      const moved = await Promise.all([settle(), settle()]);
      expect(moved[0] + moved[1]).toBe(120);
      expect(await countTasks(test.dataSource, 'notifications.deliver-message')).toBe(mails + 120);
    });
  });

  describe('asking newcomers', () => {
    const ask = (): Promise<number> => test.app.get(AskNewEmployersUseCase).execute();

    it('sends pending broadcasts once to employers with a new job', async () => {
      const waiting = await saveBroadcast(test.dataSource, { seekerId: worker.id });
      const other = await saveBroadcast(test.dataSource, { seekerId: worker.id, category: 'salon' });
      const over = await saveBroadcast(test.dataSource, {
        ...{ seekerId: worker.id, mode: 'phone', expiresAt: inHours(-0.1) },
      });
      const newcomer = await employer(test);
      await saveJob(test.dataSource, { employerId: newcomer.id });
      await saveJob(test.dataSource, { employerId: newcomer.id });
      const far = await employer(test);
      await saveJob(test.dataSource, { employerId: far.id, point: pointAt(19.07, 72.87) });
      await test.app.get(InterviewsSchedule).askNewEmployers();
      expect(await asksOf(waiting.id)).toEqual([newcomer.id]);
      expect(await asksOf(other.id)).toEqual([]);
      expect(await asksOf(over.id)).toEqual([]);
      expect(await countTasks(test.dataSource, 'interviews.fan-out-broadcast')).toBe(1);
      expect(await ask()).toBe(0);
    });

    it('excludes employers who declined, the seeker’s own jobs, and broadcasts with 200 asked employers', async () => {
      const waiting = await saveBroadcast(test.dataSource, { seekerId: worker.id });
      const decliner = await employer(test);
      await saveJob(test.dataSource, { employerId: decliner.id });
      await saveAsk(test.dataSource, { requestId: waiting.id, employerId: decliner.id, declinedAt: new Date() });
      await saveJob(test.dataSource, { employerId: worker.id });
      expect(await ask()).toBe(0);
      await test.dataSource.query(
        `WITH made AS (INSERT INTO users (email, role) SELECT gen_random_uuid() || '@example.com', 'employer'
                       FROM generate_series(1, 199) RETURNING id)
         INSERT INTO interview_asks (request_id, employer_id) SELECT $1, id FROM made`,
        [waiting.id],
      );
      await saveJob(test.dataSource, { employerId: (await employer(test)).id });
      expect(await ask()).toBe(0);
    });

    it('covers the missed period: before the first run of a process, and since the last successful one', async () => {
      const looks: number[] = [];
      let isAway = false;
      const repository = {
        askNewEmployers: async (_tx: object, minutes: number) => {
          looks.push(minutes);
          if (isAway) throw new Error('away');
          return [];
        },
      } as unknown as BroadcastRepository;
      const rounds = new AskNewEmployersUseCase(test.app.get(Transactions), repository, test.app.get(Outbox));
      const clock = jest.spyOn(performance, 'now');
      try {
        for (const [minute, away] of [
          [0, false],
          [1, false],
          [30, true],
          [60, true],
          [90, false],
          [91, false],
        ] as const) {
          clock.mockReturnValue(minute * 60_000);
          isAway = away;
          await rounds.execute().catch(() => undefined);
        }
      } finally {
        clock.mockRestore();
      }
      expect(looks).toEqual([72 * 60, 16, 44, 74, 104, 16]);
    });

    it('asks each employer once when two processes run concurrently', async () => {
      const { id } = await saveBroadcast(test.dataSource, { seekerId: worker.id });
      const newcomers = await Promise.all([1, 2, 3].map(() => employer(test)));
      for (const { id: employerId } of newcomers) await saveJob(test.dataSource, { employerId });
      await Promise.all([ask(), ask(), ask()]);
      expect((await asksOf(id)).sort()).toEqual(newcomers.map((person) => person.id).sort());
    });
  });

  it('continues after a failed run', async () => {
    const failing = jest
      .spyOn(test.app.get(SettleInterviewsUseCase), 'execute')
      .mockRejectedValueOnce(new Error('away'));
    await expect(test.app.get(InterviewsSchedule).settle()).resolves.toBeUndefined();
    failing.mockRestore();
  });

  it('does not run in a process that only serves calls', async () => {
    const { id } = await saveBroadcast(test.dataSource, { seekerId: worker.id, expiresAt: inHours(-1) });
    await test.dataSource.getRepository(JobEntity).update(jobId, { createdAt: new Date() });
    const { ROLE } = test.config;
    Object.assign(test.config, { ROLE: 'api' });
    await test.app.get(InterviewsSchedule).settle();
    await test.app.get(InterviewsSchedule).askNewEmployers();
    await test.app.get(InterviewsSchedule).remind();
    Object.assign(test.config, { ROLE });
    expect(await statusOf(id)).toBe('pending');
    expect(await asksOf(id)).toEqual([]);
  });
});
