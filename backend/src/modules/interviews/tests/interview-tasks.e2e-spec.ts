import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { DeferTask, definedTasks, type TaskName, type TaskPayloads } from '../../../common/queue/task.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, NOBODY, type Person, seeker } from '../../jobs/tests/people.js';
import { quietNow } from '../../users/tests/user.factory.js';
import { UserEntity } from '../../users/users.public.js';
import { type InterviewChange, InterviewChangeEntity } from '../entities/interview-change.entity.js';
import { sendAndDeliver } from '../../notifications/tests/deliveries.js';
import { FanOutBroadcastUseCase } from '../fan-out-broadcast.use-case.js';
import { InterviewMessageDataReadModel } from '../interview-message-data.read-model.js';
import { kindOf, type MessageKind, sideOf, textOf, urgencyOf } from '../interview-message-kind.js';
import '../tasks/fan-out-broadcast.task.js';
import { countTasks, inHours, requestById, saveAsk, saveBroadcast, saveInterviewRequest } from './interview.factory.js';

type Own = Extract<TaskName, `interviews.${string}`>;

describe('the tasks of interviews', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  let jobId: string;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM outbox');
    await test.dataSource.query('DELETE FROM outbox_messages');
    await test.dataSource.query('DELETE FROM message_deliveries');
    await test.dataSource.query('DELETE FROM jobs');
    await test.dataSource.query('DELETE FROM interview_requests');
    owner = await employer(test);
    worker = await seeker(test);
    jobId = (await saveJob(test.dataSource, { employerId: owner.id })).id;
  });

  /** One payload of every task of this module; a new task does not compile until it is listed here. */
  const payloads = (requestId: string): { [Name in Own]: TaskPayloads[Name] } => ({
    'interviews.fan-out-broadcast': { requestId },
  });
  /** Inserts a change as the notifier records it; none when the request does not exist. */
  const change = async (
    requestId: string,
    kind: InterviewChange,
    fields: Partial<InterviewChangeEntity> = {},
  ): Promise<string> => {
    const { identifiers } = await test.dataSource
      .getRepository(InterviewChangeEntity)
      .insert({ requestId, kind, side: 'employer', ...fields });
    return (identifiers[0] as { id: string }).id;
  };
  const runAll = async (requestId: string): Promise<string[]> => {
    await test.dataSource.transaction(async (tx) => {
      for (const [name, payload] of Object.entries(payloads(requestId))) {
        await test.app.get(Outbox).add(tx, { name: name as Own, queue: 'default' }, payload as TaskPayloads[Own]);
      }
    });
    await test.runTasks();
    const rows: { outcome: string }[] = await test.dataSource.query('SELECT outcome FROM outbox WHERE attempts = 1');
    return rows.map((row) => row.outcome);
  };
  const mails = async (): Promise<string[]> =>
    (await sentMessages(test, { channel: 'email' })).map(({ recipient }) => recipient);
  const send = (readerId: string, kind: MessageKind, subjectId: string, urgency?: 'urgent' | 'normal'): Promise<void> =>
    sendAndDeliver(test, readerId, { text: textOf(kind), subjectId, ...(urgency ? { urgency } : {}) });
  /** Sends the message about a change to an account that is party to the request. */
  const sendChange = async (changeId: string, readerId: string): Promise<void> => {
    const made = await test.dataSource.getRepository(InterviewChangeEntity).findOneByOrFail({ id: changeId });
    const data = await test.app.get(InterviewMessageDataReadModel).load(made.requestId);
    const reader = data && sideOf(data, readerId);
    const kind = reader && kindOf(made, data, reader);
    if (kind) await send(readerId, kind, changeId, urgencyOf(kind, made.side, reader));
  };
  /** Sends a message of each composer about a request, and about a change of it. */
  const sendAll = async (readerId: string, requestId: string, changeId: string): Promise<void> => {
    for (const kind of ['asked', 'broadcast', 'reminderDay', 'reminderHour'] as const)
      await send(readerId, kind, requestId);
    for (const kind of ['confirmed', 'cancelled'] as const) await send(readerId, kind, changeId);
  };

  it('are all tested in this file', () => {
    const own = [...definedTasks()].filter((name) => name.startsWith('interviews.')).sort();
    expect(Object.keys(payloads(NOBODY)).sort()).toEqual(own);
  });

  it('complete without a notice when the request never existed', async () => {
    expect(await runAll(NOBODY)).toEqual(['done']);
    await sendAll(owner.id, NOBODY, NOBODY);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['the seeker', () => test.dataSource.getRepository(UserEntity).delete(worker.id)],
    ['the job', () => test.dataSource.query('DELETE FROM jobs')],
  ])('complete without a notice when %s is deleted together with the request', async (_who, remove) => {
    for (const status of ['pending', 'confirmed', 'declined', 'cancelled'] as const) {
      const { id } = await saveInterviewRequest(test.dataSource, {
        ...{ seekerId: worker.id, jobId, status, employerId: status === 'pending' ? null : owner.id },
      });
      const changeId = await change(id, 'confirmed');
      await remove();
      expect(await runAll(id)).toEqual(['done']);
      await sendAll(owner.id, id, changeId);
      await test.dataSource.query('DELETE FROM outbox');
      worker = await seeker(test);
      jobId = (await saveJob(test.dataSource, { employerId: owner.id })).id;
    }
    expect(await mails()).toEqual([]);
  });

  it.each(['pending', 'cancelled'] as const)(
    'complete when the employer of a %s broadcast is deleted',
    async (status) => {
      const visitor = await employer(test);
      const { id } = await saveBroadcast(test.dataSource, { seekerId: worker.id, status, employerId: visitor.id });
      await saveAsk(test.dataSource, { requestId: id, employerId: visitor.id });
      await test.dataSource.getRepository(UserEntity).delete(visitor.id);
      expect((await requestById(test, id)).employerId).toBeNull();
      expect(await runAll(id)).toEqual(['done']);
      await sendAll(visitor.id, id, await change(id, 'cancelled', { side: 'seeker' }));
      expect(await mails()).toEqual([]);
    },
  );

  it('fan out a broadcast to each asked employer once', async () => {
    const { id } = await saveBroadcast(test.dataSource, { seekerId: worker.id });
    const decliner = await employer(test);
    await saveAsk(test.dataSource, { requestId: id, employerId: owner.id });
    await saveAsk(test.dataSource, { requestId: id, employerId: decliner.id, declinedAt: new Date() });
    const fanOut = test.app.get(FanOutBroadcastUseCase);
    for (const _attempt of [1, 2]) await fanOut.execute({ requestId: id });
    await Promise.all([fanOut.execute({ requestId: id }), fanOut.execute({ requestId: id })]);
    expect(await countTasks(test.dataSource, 'notifications.deliver-message')).toBe(1);
    const newcomer = await employer(test);
    await saveAsk(test.dataSource, { requestId: id, employerId: newcomer.id });
    await fanOut.execute({ requestId: id });
    expect(await countTasks(test.dataSource, 'notifications.deliver-message')).toBe(2);
    await test.runTasks();
    expect((await mails()).sort()).toEqual([owner.user.email, newcomer.user.email].sort());
  });

  it.each([
    ['cancelled', { status: 'cancelled' as const }],
    ['taken', { status: 'confirmed' as const }],
    ['out of time', { expiresAt: inHours(-0.1) }],
  ])('fan out no broadcast that is %s', async (_what, fields) => {
    const taker = { employerId: owner.id, jobId };
    const { id } = await saveBroadcast(test.dataSource, { seekerId: worker.id, ...taker, ...fields });
    await saveAsk(test.dataSource, { requestId: id, employerId: owner.id });
    await test.app.get(FanOutBroadcastUseCase).execute({ requestId: id });
    expect(await countTasks(test.dataSource, 'notifications.deliver-message')).toBe(0);
  });

  it('send a notice of an open request to its employer', async () => {
    const { id } = await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId });
    await send(owner.id, 'asked', id);
    expect(await mails()).toEqual([owner.user.email]);
  });

  it('send no notice of a decided request, or to an employer who declined', async () => {
    for (const status of ['confirmed', 'declined', 'cancelled', 'expired', 'completed'] as const) {
      const { id } = await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId, status });
      await test.dataSource.query(`UPDATE interview_requests SET status = 'cancelled' WHERE status = 'confirmed'`);
      await send(owner.id, 'asked', id);
    }
    const { id } = await saveBroadcast(test.dataSource, { seekerId: worker.id });
    await saveAsk(test.dataSource, { requestId: id, employerId: owner.id, declinedAt: new Date() });
    await send(owner.id, 'broadcast', id);
    expect(await mails()).toEqual([]);
  });

  /** Expected mail by kind of change and recipient, while the change is current. */
  it.each([
    ['confirmed', 'confirmed', 'employer', 'seeker', 'Interview confirmed'],
    ['confirmed', 'confirmed', 'employer', 'employer', 'Interview fixed'],
    ['confirmed', 'confirmed', 'seeker', 'employer', 'Interview fixed'],
    ['moved', 'confirmed', 'seeker', 'employer', 'Interview moved'],
    ['moved', 'rescheduled', 'seeker', 'seeker', 'Interview moved'],
    ['refused', 'confirmed', 'seeker', 'employer', 'Suggested time declined'],
    ['refused', 'pending', 'seeker', 'employer', 'Suggested time declined'],
    ['declined', 'declined', 'employer', 'seeker', 'Interview not possible'],
    ['expired', 'expired', null, 'seeker', 'No answer'],
    ['cancelled', 'cancelled', 'seeker', 'employer', 'Interview cancelled'],
    ['cancelled', 'cancelled', 'seeker', 'seeker', 'You cancelled'],
    ['completed', 'completed', 'seeker', 'employer', null],
    ['no-show', 'no-show', 'seeker', 'employer', null],
  ] as const)(
    'send the mail about %s, when it is %s, by %s to the %s: %s',
    async (kind, status, side, reader, subject) => {
      const confirmedTime = inHours(30);
      const { id } = await saveInterviewRequest(test.dataSource, {
        ...{ seekerId: worker.id, jobId, status, employerId: status === 'pending' ? null : owner.id, confirmedTime },
      });
      const changeId = await change(id, kind, { side, time: confirmedTime });
      const to = reader === 'seeker' ? worker : owner;
      await sendChange(changeId, to.id);
      const expected = subject ? [{ recipient: to.user.email, subject: expect.stringContaining(`${subject}:`) }] : [];
      expect(await sentMessages(test)).toMatchObject(expected);
    },
  );

  it.each([
    ['confirmed', 'cancelled', {}],
    ['moved', 'cancelled', {}],
    ['confirmed', 'confirmed', { time: inHours(31) }],
    ['moved', 'confirmed', { time: inHours(31) }],
    ['proposed', 'confirmed', {}],
    ['proposed', 'rescheduled', { time: inHours(31) }],
    ['refused', 'rescheduled', {}],
    ['declined', 'confirmed', {}],
    ['expired', 'cancelled', {}],
    ['cancelled', 'confirmed', {}],
    ['lapsed', 'confirmed', {}],
  ] as const)('send no mail about %s once it is %s %j', async (kind, status, fields) => {
    const { id } = await saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId, status, employerId: owner.id },
    });
    const changeId = await change(id, kind, fields);
    for (const userId of [worker.id, owner.id, (await employer(test)).id]) {
      await sendChange(changeId, userId);
    }
    expect(await mails()).toEqual([]);
  });

  describe('and recipients without mail news, or in quiet hours', () => {
    const NO_MAIL = { mailNews: false } as const;
    const tell = async (kind: InterviewChange, reader: Person, fields: Partial<InterviewChangeEntity>) => {
      const status = kind === 'confirmed' ? kind : 'declined';
      const confirmedTime = inHours(30);
      const { id } = await saveInterviewRequest(test.dataSource, {
        ...{ seekerId: reader.id, jobId, status, employerId: owner.id, confirmedTime },
      });
      const changeId = await change(id, kind, { time: confirmedTime, ...fields });
      await sendChange(changeId, reader.id);
    };

    it('get messages about their appointments nevertheless', async () => {
      for (const wish of [NO_MAIL, quietNow()]) {
        await test.dataSource.query('DELETE FROM outbox_messages');
        const reader = await seeker(test, wish);
        await tell('confirmed', reader, {});
        expect(await mails()).toEqual([reader.user.email]);
      }
    });

    it('get no other news, or get it after quiet hours', async () => {
      await tell('declined', await seeker(test, NO_MAIL), {});
      await expect(tell('declined', await seeker(test, quietNow()), {})).rejects.toBeInstanceOf(DeferTask);
      await test.dataSource.query('DELETE FROM message_deliveries');
      // a person's own action is no news
      await tell('confirmed', await seeker(test, NO_MAIL), { side: 'seeker' });
      expect(await mails()).toEqual([]);
    });
  });

  it.each([
    ['first', 'confirmed', 23.9, 2],
    ['first', 'rescheduled', 3, 2],
    ['first', 'confirmed', 24.1, 0],
    ['first', 'confirmed', 0.9, 0],
    ['first', 'cancelled', 20, 0],
    ['last', 'confirmed', 0.9, 2],
    ['last', 'confirmed', 1.1, 0],
    ['last', 'completed', -0.1, 0],
    ['last', 'confirmed', -0.1, 0],
  ] as const)('send the %s reminder, when it is %s and %d hours away: %i mails', async (lead, status, hours, count) => {
    const { id } = await saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId, status, employerId: owner.id, confirmedTime: inHours(hours) },
    });
    for (const userId of [worker.id, owner.id, (await employer(test)).id]) {
      await send(userId, lead === 'first' ? 'reminderDay' : 'reminderHour', id, lead === 'first' ? 'normal' : 'urgent');
    }
    const readers = [worker.user.email, owner.user.email].slice(0, count).sort();
    expect((await mails()).sort()).toEqual(readers);
  });

  it('remind recipients without news in the last hour, and not the day before', async () => {
    await test.dataSource.getRepository(UserEntity).update(worker.id, { mailNews: false });
    const at = (hours: number) => ({ seekerId: worker.id, employerId: owner.id, confirmedTime: inHours(hours) });
    const soon = await saveInterviewRequest(test.dataSource, { ...at(0.5), jobId, status: 'confirmed' });
    const { id: other } = await saveJob(test.dataSource, { employerId: owner.id });
    const later = await saveInterviewRequest(test.dataSource, { ...at(20), jobId: other, status: 'confirmed' });
    await send(worker.id, 'reminderDay', later.id);
    expect(await mails()).toEqual([]);
    await send(worker.id, 'reminderHour', soon.id, 'urgent');
    expect(await mails()).toEqual([worker.user.email]);
  });
});
