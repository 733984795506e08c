import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { PasswordHasher } from '../../auth/auth.public.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { saveInterviewRequest } from '../../interviews/tests/interview.factory.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { availabilityById, saveAvailability } from '../../users/tests/availability.factory.js';
import { codeSentTo, forgetWaits, messagesTo } from './messages.js';

const PASSWORD = 'mango pickle 7';
const WEEK_MS = 7 * 86_400_000;

describe('deleteAccount', () => {
  let test: TestApp;
  let passwordHash: string;
  beforeAll(async () => {
    test = await createTestApp();
    passwordHash = await test.app.get(PasswordHasher, { strict: false }).hash(PASSWORD);
  });
  afterAll(() => test.close());

  const statusesOf = async (table: string, column: string, id: string): Promise<string[]> => {
    const rows: { status: string }[] = await test.dataSource.query(
      `SELECT status FROM ${table} WHERE ${column} = $1 ORDER BY status`,
      [id],
    );
    return rows.map(({ status }) => status);
  };
  const dueOf = async ({ id }: Person): Promise<Date | null> => {
    const [row]: { due: Date | null }[] = await test.dataSource.query(
      'SELECT deletion_due_at AS due FROM users WHERE id = $1',
      [id],
    );
    return row?.due ?? null;
  };

  it('schedules the deletion in a week after the right password, and ends all sessions', async () => {
    const person = await seeker(test, { passwordHash });
    const elsewhere = await signIn(test.app, person);
    const { body, headers } = await person.post('/api/user/deletion').send({ password: PASSWORD }).expect(200);
    expect(Date.parse(body.deletionDueAt) - Date.now() - WEEK_MS).toBeLessThan(60_000);
    expect(Math.abs((await dueOf(person))!.getTime() - Date.parse(body.deletionDueAt))).toBeLessThan(1000);
    expect(String(headers['set-cookie'])).toMatch(/sid=;/);
    await person.get('/api/auth/user').expect(401);
    await test.api.get('/api/auth/user').set('Cookie', elsewhere).expect(401);
    const [mail] = await messagesTo(test, person.user.email);
    expect(mail?.subject).toBe('Your Nukkad account will be deleted');
    expect(mail?.text).toContain('Keep my account');
  });

  it('mails the day of the deletion in India’s time zone', async () => {
    const person = await seeker(test, { passwordHash });
    await person.post('/api/user/deletion').send({ password: PASSWORD }).expect(200);
    const halfPastOneInIndia = '2031-01-10T20:00:00Z';
    await test.dataSource.query('UPDATE users SET deletion_due_at = $2 WHERE id = $1', [person.id, halfPastOneInIndia]);
    const [mail] = await messagesTo(test, person.user.email);
    expect(mail?.text).toContain('11 January 2031');
  });

  it('accepts a code from the mailbox', async () => {
    const person = await seeker(test);
    await person.post('/api/user/deletion/send-code').expect(202);
    const code = await codeSentTo(test, person.user.email);
    await person.post('/api/user/deletion').send({ code }).expect(200);
    expect(await dueOf(person)).not.toBeNull();
  });

  it('closes jobs and withdraws applications and requests, which others see at once', async () => {
    const owner = await employer(test, { passwordHash });
    for (const status of ['open', 'paused', 'filled'] as const) {
      await saveJob(test.dataSource, { employerId: owner.id, status });
    }
    await owner.post('/api/user/deletion').send({ password: PASSWORD }).expect(200);
    expect(await statusesOf('jobs', 'employer_id', owner.id)).toEqual(['closed', 'closed', 'closed']);

    const other = await employer(test);
    const worker = await seeker(test, { passwordHash });
    const jobs = [];
    for (const status of ['submitted', 'shortlisted', 'rejected'] as const) {
      const job = await saveJob(test.dataSource, { employerId: other.id });
      await saveApplication(test.dataSource, { jobId: job.id, seekerId: worker.id, status });
      jobs.push(job);
    }
    await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId: jobs[0]!.id, employerId: other.id });
    await saveAvailability(test.dataSource, worker.id);
    await worker.post('/api/user/deletion').send({ password: PASSWORD }).expect(200);
    expect(await statusesOf('applications', 'seeker_id', worker.id)).toEqual(['rejected', 'withdrawn', 'withdrawn']);
    expect(await statusesOf('interview_requests', 'seeker_id', worker.id)).toEqual(['cancelled']);
    expect(await availabilityById(test.dataSource, worker.id)).toMatchObject({ available: false });
    const told: { topic: string }[] = await test.dataSource.query(
      `SELECT DISTINCT topic FROM events WHERE user_id = $1 AND topic IN ('applications', 'interviews') ORDER BY topic`,
      [other.id],
    );
    expect(told.map(({ topic }) => topic)).toEqual(['applications', 'interviews']);
  });

  it('cancels the interviews of an employer', async () => {
    const owner = await employer(test, { passwordHash });
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const worker = await seeker(test);
    await saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId, employerId: owner.id, status: 'confirmed' },
    });
    await owner.post('/api/user/deletion').send({ password: PASSWORD }).expect(200);
    expect(await statusesOf('interview_requests', 'seeker_id', worker.id)).toEqual(['cancelled']);
    const [mail] = await messagesTo(test, worker.user.email);
    expect(mail?.subject).toContain('cancelled');
  });

  it('allows only a few calls until the due day, once signed in again', async () => {
    const person = await employer(test, { passwordHash });
    await person.post('/api/user/deletion').send({ password: PASSWORD }).expect(200);
    const cookie = await signIn(test.app, person);
    const { body } = await test.api.get('/api/auth/user').set('Cookie', cookie).expect(200);
    expect(body.deletionDueAt).toBe((await dueOf(person))?.toISOString());
    await test.api.get('/api/user/export').set('Cookie', cookie).expect(200);
    const refused = await test.api.patch('/api/user/profile').set('Cookie', cookie).send({ bio: 'x' }).expect(403);
    expect(refused.body.detail).toContain('will be deleted soon');
    await test.api.get('/api/my-jobs').set('Cookie', cookie).expect(403);
    await test.api.post('/api/user/deletion').set('Cookie', cookie).send({ password: PASSWORD }).expect(403);
  });

  it('rejects a wrong password and a wrong code, and limits the attempts', async () => {
    const person = await seeker(test, { passwordHash });
    const { body } = await person.post('/api/user/deletion').send({ password: 'guess' }).expect(400);
    expect(body.detail).toBe('Current password is incorrect');
    await person.post('/api/user/deletion').send({ code: '123456' }).expect(400);
    for (let index = 2; index < 10; index++) {
      await person
        .post('/api/user/deletion')
        .send({ password: `guess ${index}` })
        .expect(400);
    }
    await person.post('/api/user/deletion').send({ password: PASSWORD }).expect(429);
    expect(await dueOf(person)).toBeNull();
    await person.get('/api/auth/user').expect(200);
  });

  it('rejects a code sent for another purpose or to another account', async () => {
    const person = await seeker(test);
    await person.patch('/api/user/profile').send({ email: 'other-box@example.com' }).expect(200);
    const change = await codeSentTo(test, 'other-box@example.com');
    await person.post('/api/user/deletion').send({ code: change }).expect(400);
    const stranger = await seeker(test);
    await forgetWaits(test);
    await stranger.post('/api/user/deletion/send-code').expect(202);
    await person
      .post('/api/user/deletion')
      .send({ code: await codeSentTo(test, stranger.user.email) })
      .expect(400);
    expect([await dueOf(person), await dueOf(stranger)]).toEqual([null, null]);
  });

  it('rejects a password for an account without one', async () => {
    const person = await seeker(test);
    await person.post('/api/user/deletion').send({ password: PASSWORD }).expect(400);
    expect(await dueOf(person)).toBeNull();
  });
});
