import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type SentMessage, sentMessages } from '../../../../test/sent-messages.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, NOBODY, type Person, seeker } from '../../jobs/tests/people.js';
import { quietNow } from '../../users/tests/user.factory.js';
import { UserEntity } from '../../users/users.public.js';
import { InterviewReminderComposer } from '../interview-reminder.composer.js';
import { InterviewsSchedule } from '../interviews.schedule.js';
import { SendRemindersUseCase } from '../send-reminders.use-case.js';
import { inHours, letHoursPass, noticesTo, type RequestFields, saveInterviewRequest } from './interview.factory.js';

describe('reminders of interviews, while the clock moves', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  let jobId: string;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM interview_requests');
    await test.dataSource.query('DELETE FROM outbox');
    await test.dataSource.query('DELETE FROM outbox_messages');
    [owner, worker] = [await employer(test), await seeker(test)];
    jobId = (await saveJob(test.dataSource, { employerId: owner.id })).id;
  });

  const interview = async (hours: number, fields: RequestFields = {}): Promise<string> => {
    const at = { status: 'confirmed', employerId: owner.id, confirmedTime: inHours(hours) } as const;
    return (await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId, ...at, ...fields })).id;
  };
  const post = (person: Person, id: string, call: string, body: object) =>
    person.post(`/api/interview-requests/${id}/${call}`).send(body).expect(200);
  /** Runs the schedule and the mail tasks; returns the reminders to each side since the last call. */
  const remindersAfter = async (hours = 0): Promise<string[]> => {
    await letHoursPass(test.dataSource, hours);
    await test.dataSource.query('DELETE FROM notifications');
    await test.dataSource.query('DELETE FROM outbox_messages');
    await test.app.get(InterviewsSchedule).remind();
    await test.runTasks();
    const mails = (await sentMessages(test)).filter(({ subject }) => /^Interview (in the next|soon)/.test(subject));
    const told = await noticesTo(test.dataSource, worker.id);
    expect(await noticesTo(test.dataSource, owner.id)).toEqual(told);
    // each side by mail and by the bell
    const readers = told.flatMap(() => [owner.user.email, worker.user.email]);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(readers.sort());
    return told;
  };

  it('are sent as a text in the last hour to a recipient with texts enabled and a verified number', async () => {
    const change = (person: Person, set: string) =>
      test.dataSource.query(`UPDATE users SET ${set} WHERE id = $1`, [person.id]);
    await change(worker, `phone = '+919845000001', phone_verified_at = now(), language = 'hi', text_news = true`);
    await change(owner, `phone = '+919845000002', phone_verified_at = now(), text_news = false`);
    await interview(30, { phone: '+919800000001' });
    const texts = (): Promise<SentMessage[]> => sentMessages(test, { channel: 'sms' });
    await letHoursPass(test.dataSource, 6.5);
    await test.app.get(InterviewsSchedule).remind();
    await test.runTasks();
    expect(await texts()).toEqual([]);
    await letHoursPass(test.dataSource, 22.8);
    await test.app.get(InterviewsSchedule).remind();
    await test.runTasks();
    expect(await texts()).toMatchObject([
      { recipient: '+919845000001', text: expect.stringMatching(/^Nukkad .*इंटरव्यू/) },
    ]);
    const [text] = await texts();
    expect(text?.text).toContain('+919800000001');
  });

  it.each([
    [24.1, 'reminderDay', false],
    [23.9, 'reminderDay', true],
    [1.1, 'reminderDay', true],
    [0.9, 'reminderDay', false],
    [1.1, 'reminderHour', false],
    [0.9, 'reminderHour', true],
    [-0.1, 'reminderHour', false],
  ])('delivered %d hours before with the text %s are sent: %s', async (hours, kind, goesOut) => {
    const subjectId = await interview(hours);
    const text = `interviews:notice.${kind}`;
    const delivery = { deliveryId: NOBODY, recipientId: worker.id, text, subjectId, params: {} };
    const composed = await test.app.get(InterviewReminderComposer).compose(delivery);
    expect(composed !== null).toBe(goesOut);
  });

  it.each([
    ['confirmed', true],
    ['rescheduled', true],
    ['cancelled', false],
    ['completed', false],
    ['no-show', false],
  ] as const)('queued for an interview that is %s by then are sent: %s', async (status, goesOut) => {
    const delivery = { deliveryId: NOBODY, recipientId: worker.id, params: {} };
    for (const [text, hours] of [
      ['interviews:notice.reminderHour', 0.9],
      ['interviews:notice.reminderDay', 20],
    ] as const) {
      const subjectId = await interview(hours, { status });
      const composed = await test.app.get(InterviewReminderComposer).compose({ ...delivery, text, subjectId });
      expect([text, composed !== null]).toEqual([text, goesOut]);
      await test.dataSource.query('DELETE FROM interview_requests');
    }
  });

  it('are not sent for a deleted request or to an account that is not party to it', async () => {
    const text = 'interviews:notice.reminderHour';
    const compose = (recipientId: string, subjectId: string | null) =>
      test.app.get(InterviewReminderComposer).compose({ deliveryId: NOBODY, params: {}, text, recipientId, subjectId });
    const id = await interview(0.9);
    expect(await compose(worker.id, id)).not.toBeNull();
    expect(await compose((await seeker(test)).id, id)).toBeNull();
    expect(await compose(worker.id, NOBODY)).toBeNull();
    expect(await compose(worker.id, null)).toBeNull();
  });

  it('are sent a day and an hour before, each once', async () => {
    await interview(30);
    expect(await remindersAfter()).toEqual([]);
    expect(await remindersAfter(5.9)).toEqual([]);
    expect(await remindersAfter(0.2)).toEqual(['reminderDay']);
    expect(await remindersAfter(0.1)).toEqual([]);
    expect(await remindersAfter(22)).toEqual([]);
    expect(await remindersAfter(0.9)).toEqual(['reminderHour']);
    expect(await remindersAfter(0.5)).toEqual([]);
    expect(await remindersAfter(2)).toEqual([]);
  });

  it('are sent a day and an hour before when it is confirmed thirty hours ahead', async () => {
    const { id } = await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId });
    const answer = { response: 'confirmed', time: inHours(30).toISOString(), phone: '9800000001' };
    await post(owner, id, 'respond', answer);
    expect(await remindersAfter()).toEqual([]);
    expect(await remindersAfter(7)).toEqual(['reminderDay']);
    expect(await remindersAfter(22.5)).toEqual(['reminderHour']);
  });

  it('are sent an hour before to recipients without other news, and not as a text in quiet hours', async () => {
    const change = (person: Person, fields: Partial<UserEntity>) =>
      test.dataSource.getRepository(UserEntity).update(person.id, fields);
    await change(owner, { mailNews: false, textNews: false });
    await change(worker, { ...quietNow(), phone: '+919845000001', phoneVerifiedAt: new Date(), textNews: true });
    await interview(0.9);
    await test.app.get(InterviewsSchedule).remind();
    await test.runTasks();
    const sent = await sentMessages(test);
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([owner.user.email, worker.user.email].sort());
  });

  it('with a task that runs after the interview are not sent', async () => {
    await interview(0.5);
    await test.app.get(SendRemindersUseCase).execute();
    await letHoursPass(test.dataSource, 1);
    expect(await test.runTasks()).toBe(4); // to each of the two a mail and a text
    expect(await test.dataSource.query('SELECT 1 FROM outbox_messages')).toEqual([]);
  });

  it('are sent only an hour before when it is confirmed within a day', async () => {
    const { id } = await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId });
    const answer = { response: 'confirmed', time: inHours(20).toISOString(), phone: '9800000001' };
    await post(owner, id, 'respond', answer);
    expect(await remindersAfter()).toEqual([]);
    expect(await remindersAfter(10)).toEqual([]);
    expect(await remindersAfter(9.5)).toEqual(['reminderHour']);
  });

  it('are not sent when it is confirmed within the hour', async () => {
    const { id } = await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId });
    const answer = { response: 'confirmed', time: inHours(0.9).toISOString(), phone: '9800000001' };
    await post(owner, id, 'respond', answer);
    expect(await remindersAfter()).toEqual([]);
    expect(await remindersAfter(0.5)).toEqual([]);
  });

  it('follow a rescheduled interview: none at the old time, all at the new one', async () => {
    const id = await interview(30);
    expect(await remindersAfter(7)).toEqual(['reminderDay']);
    // from 23 hours ahead to 60 hours ahead
    const time = inHours(60).toISOString();
    await post(owner, id, 'proposal', { time });
    await post(worker, id, 'proposal/answer', { answer: 'accepted', time });
    expect(await remindersAfter(22.5)).toEqual([]);
    expect(await remindersAfter(10)).toEqual([]);
    expect(await remindersAfter(4)).toEqual(['reminderDay']);
    expect(await remindersAfter(23)).toEqual(['reminderHour']);
  });

  it('queued before a reschedule are not sent', async () => {
    const id = await interview(23.5);
    await test.app.get(SendRemindersUseCase).execute();
    const time = inHours(60).toISOString();
    await post(owner, id, 'proposal', { time });
    await post(worker, id, 'proposal/answer', { answer: 'accepted', time });
    await test.runTasks();
    const mails: unknown[] = await test.dataSource.query(
      `SELECT 1 FROM outbox_messages WHERE subject LIKE 'Interview in the next%'`,
    );
    expect(mails).toEqual([]);
  });

  it('are sent for the confirmed time while another one is only proposed', async () => {
    const id = await interview(30);
    await post(worker, id, 'proposal', { time: inHours(80).toISOString() });
    expect(await remindersAfter(7)).toEqual(['reminderDay']);
    expect(await remindersAfter(22.5)).toEqual(['reminderHour']);
  });

  it('end when it is cancelled', async () => {
    const id = await interview(30);
    await post(worker, id, 'cancel', {});
    expect(await remindersAfter(7)).toEqual([]);
    expect(await remindersAfter(22.5)).toEqual([]);
  });

  it('of the day are skipped when no task ran until two hours before', async () => {
    await interview(30);
    expect(await remindersAfter(28.5)).toEqual([]);
    expect(await remindersAfter(0.6)).toEqual(['reminderHour']);
  });

  it('are sent once when several processes run concurrently', async () => {
    await interview(23);
    const remind = () => test.app.get(SendRemindersUseCase).execute();
    const counts = await Promise.all([remind(), remind(), remind()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});
