import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { Transactions } from '../../../common/database/transactions.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { Bookings, EngagementEntity } from '../engagements.public.js';
import { EngagementsSchedule } from '../engagements.schedule.js';
import { RemindWorkersUseCase } from '../work/remind-workers.use-case.js';
import { SettleWorkUseCase } from '../work/settle-work.use-case.js';
import {
  buildEngagement,
  inHours,
  insertInstantJob,
  letHoursPass,
  noticesTo,
  saveEngagement,
} from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

describe('engagements, while the clock moves', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['engagements', 'outbox', 'outbox_messages', 'message_deliveries', 'notifications']) {
      await test.dataSource.query(`DELETE FROM ${table}`);
    }
    pair = await pairOf(test);
  });
  const settle = (): Promise<number> => test.app.get(SettleWorkUseCase).execute();
  const remind = (): Promise<number> => test.app.get(RemindWorkersUseCase).execute();
  const claim = (phase: 'start' | 'end', by: 'worker' | 'employer', hours: number) =>
    ({ claimPhase: phase, claimBy: by, claimAt: inHours(-hours) }) as const;

  describe('unanswered claims', () => {
    it('accept a start after 48 hours, and not before', async () => {
      const id = await pair.book({ startsAt: inHours(-47.9), endsAt: inHours(-1), ...claim('start', 'worker', 47.9) });
      expect(await settle()).toBe(0);
      await letHoursPass(test.dataSource, 0.2);
      const { claimAt } = await pair.row(id);
      expect(await settle()).toBe(1);
      expect(await pair.row(id)).toMatchObject({ status: 'started', startedAt: claimAt, claimAt: null });
      for (const person of [pair.worker, pair.owner]) {
        expect(await noticesTo(test.dataSource, person.id)).toEqual(['started']);
      }
      expect(await settle()).toBe(0);
    });

    it('accept an end after 48 hours, from the agreed start without a confirmed one', async () => {
      const startsAt = inHours(-60);
      const first = await pair.book({ startsAt, endsAt: inHours(-50), ...claim('end', 'worker', 49) });
      const startedAt = inHours(-79);
      const second = await pair.book({
        ...{ status: 'started', startedAt, startsAt: inHours(-80), endsAt: inHours(-70) },
        ...claim('end', 'employer', 71),
      });
      expect(await settle()).toBe(2);
      expect(await pair.row(first)).toMatchObject({ status: 'done', startedAt: startsAt, claimAt: null });
      const { status, endedAt, startedAt: began } = await pair.row(second);
      expect([status, began]).toEqual(['done', startedAt]);
      expect(((endedAt?.getTime() ?? 0) - startedAt.getTime()) / 3_600_000).toBeCloseTo(8, 1);
    });
  });

  it('unreported work is done as agreed two days after its end', async () => {
    const startsAt = inHours(-51.9);
    const silent = await pair.book({ startsAt, endsAt: inHours(-47.9) });
    const startedAt = inHours(-60);
    const started = await pair.book({ status: 'started', startedAt, startsAt: inHours(-61), endsAt: inHours(-55) });
    const { endsAt } = await pair.row(started);
    // a claim has 48 hours of its own
    const claimed = await pair.book({ startsAt: inHours(-90), endsAt: inHours(-80), ...claim('end', 'worker', 1) });
    expect(await settle()).toBe(1);
    expect(await pair.row(claimed)).toMatchObject({ status: 'booked', claimPhase: 'end' });
    expect(await pair.row(started)).toMatchObject({ status: 'done', startedAt, endedAt: endsAt, breach: null });
    expect((await pair.row(silent)).status).toBe('booked');
    await letHoursPass(test.dataSource, 0.2);
    expect(await settle()).toBe(1);
    const row = await pair.row(silent);
    expect(row).toMatchObject({ status: 'done', startedAt: row.startsAt, endedAt: row.endsAt });
  });

  it('catches up on missed runs, in batches, once for each engagement', async () => {
    const workers = await Promise.all(Array.from({ length: 60 }, () => saveUser(test.dataSource)));
    const instantJobId = await insertInstantJob(test.dataSource, pair.owner.id);
    for (const { id: workerId } of workers) {
      await saveEngagement(test.dataSource, {
        ...{ workerId, employerId: pair.owner.id, instantJobId, startsAt: inHours(-500) },
      });
    }
    const counts = await Promise.all([settle(), settle()]);
    expect(counts[0] + counts[1]).toBe(60);
    expect(await test.dataSource.getRepository(EngagementEntity).countBy({ status: 'done' })).toBe(60);
    expect(await noticesTo(test.dataSource, pair.owner.id)).toHaveLength(60);
  });

  describe('reminders', () => {
    const mails = async (): Promise<string[]> => {
      const sent = await sentMessages(test);
      const ordered = sent.toSorted((one, other) => one.channel.localeCompare(other.channel));
      return ordered.map(({ channel, recipient }) => `${channel} ${recipient}`);
    };

    it('are sent to the worker in the last hour, once, by bell, mail and text', async () => {
      await pair.book({ startsAt: inHours(1.1) });
      expect(await remind()).toBe(0);
      await letHoursPass(test.dataSource, 0.2);
      expect(await remind()).toBe(1);
      expect(await remind()).toBe(0);
      await test.runTasks();
      expect(await noticesTo(test.dataSource, pair.worker.id)).toEqual(['reminder']);
      expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual([]);
      expect(await mails()).toEqual([`email ${pair.worker.user.email}`, `sms ${pair.worker.user.phone}`]);
    });

    it.each([
      ['that has begun', { startsAt: inHours(-0.1) }],
      ['that was called off', { startsAt: inHours(0.5), status: 'cancelled', closedAt: new Date() } as const],
      ['that is under way', { startsAt: inHours(0.5), status: 'started' } as const],
    ])('are not sent for work %s', async (_what, fields) => {
      await pair.book(fields);
      expect(await remind()).toBe(0);
    });

    it('are not sent for a booking within the last hour', async () => {
      const sides = { workerId: pair.worker.id, employerId: pair.owner.id };
      const terms = {
        ...buildEngagement({ ...sides, startsAt: inHours(0.9) }),
        instantJobId: await insertInstantJob(test.dataSource, pair.owner.id),
      };
      await test.app
        .get(Transactions)
        .run((tx) => test.app.get(Bookings).book(tx, terms as Parameters<Bookings['book']>[1]));
      expect(await remind()).toBe(0);
    });

    it('queued before a cancellation are not sent', async () => {
      const id = await pair.book({ startsAt: inHours(0.9) });
      await remind();
      await test.dataSource.query(
        `UPDATE engagements SET status = 'cancelled', ended_by = 'employer', closed_at = now() WHERE id = $1`,
        [id],
      );
      await test.runTasks();
      expect(await mails()).toEqual([]);
    });
  });

  it('does not run in a process that only serves calls', async () => {
    const id = await pair.book({ startsAt: inHours(-500) });
    const soon = await pair.book({ startsAt: inHours(0.5) });
    const { ROLE } = test.config;
    Object.assign(test.config, { ROLE: 'api' });
    await test.app.get(EngagementsSchedule).settle();
    await test.app.get(EngagementsSchedule).remind();
    Object.assign(test.config, { ROLE });
    expect((await pair.row(id)).status).toBe('booked');
    await test.app.get(EngagementsSchedule).settle();
    await test.app.get(EngagementsSchedule).remind();
    expect((await pair.row(id)).status).toBe('done');
    expect((await pair.row(soon)).remindedAt).not.toBeNull();
  });
});
