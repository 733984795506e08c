import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveInterviewRequest } from '../../interviews/tests/interview.factory.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import type { UserEntity } from '../../users/users.public.js';
import { savePhoneUser, saveUser } from '../../users/tests/user.factory.js';
import { joiningOf } from './joining.js';
import { codeSentTo } from './messages.js';

/** Obstacles to joining, by reason code, and the text shown for each. */
const AGAINST: Record<
  string,
  { words: string; make: (db: DataSource, from: string, into: string) => Promise<unknown> }
> = {
  'an account of staff': {
    words: 'our team',
    make: (db, from) => db.query(`UPDATE users SET staff_role = 'support' WHERE id = $1`, [from]),
  },
  'a suspended account': {
    words: 'suspended',
    make: (db, from) => db.query(`UPDATE users SET suspended_until = now() + interval '1 day' WHERE id = $1`, [from]),
  },
  'an account that will be deleted': {
    words: 'will be deleted',
    make: (db, from) => db.query(`UPDATE users SET deletion_due_at = now() + interval '1 day' WHERE id = $1`, [from]),
  },
  'an open appeal': {
    words: 'appeal',
    make: (db, from) =>
      db.query(
        `INSERT INTO suspensions (user_id, reason, text, starts_at, ends_at, appeal_text, appealed_at, appeal_state)
           VALUES ($1, 'other', 'No.', now() - interval '2 days', now() - interval '1 day', 'It was not me.', now(), 'open')`,
        [from],
      ),
  },
  'an account with a reward': {
    words: 'payments, rewards or a payout account',
    make: (db, from) =>
      db.query(
        `INSERT INTO payment_payouts (user_id, subject_id, amount, key) VALUES ($1, gen_random_uuid(), 10000, gen_random_uuid())`,
        [from],
      ),
  },
  'an account that has asked for a payout account': {
    words: 'payments, rewards or a payout account',
    make: (db, from) =>
      db.query(`INSERT INTO payment_payees (user_id, provider, reference) VALUES ($1, 'razorpay', gen_random_uuid())`, [
        from,
      ]),
  },
  'an account that hires': {
    words: 'is for hiring',
    make: (db, from) => db.query(`UPDATE users SET role = 'both' WHERE id = $1`, [from]),
  },
  'an account with a job': {
    words: 'is for hiring',
    make: (db, from) => saveJob(db, { employerId: from }),
  },
  'booked work': {
    words: 'booked work',
    make: async (db, from) => {
      const { id } = await saveUser(db, { role: 'employer' });
      await db.query(
        `WITH hired AS (
             INSERT INTO instant_jobs (employer_id, title, company, description, category, location, point, min_rate, max_rate,
               rate_type, currency, urgency, duration, max_radius, payment_method, expires_at)
             VALUES ($2, 'Cook', 'Kitchen', '', 'food_service', 'Bengaluru', 'SRID=4326;POINT(77.6 12.97)', 0, 0, 'hourly',
               'INR', 'asap', 4, 20, 'direct', now() + interval '1 hour') RETURNING id)
           INSERT INTO engagements (instant_job_id, employer_id, worker_id, title, company, category, location, min_rate, max_rate,
             rate_type, currency, payment_method, starts_at, ends_at)
           SELECT id, $2, $1, 'Cook', 'Kitchen', 'food_service', 'Bengaluru', 0, 0, 'hourly', 'INR', 'direct', now(), now() + interval '1 hour'
           FROM hired`,
        [from, id],
      );
    },
  },
  'an application of one to a job of the other': {
    words: 'each other',
    make: async (db, from, into) =>
      saveApplication(db, { jobId: (await saveJob(db, { employerId: into })).id, seekerId: from }),
  },
  'an interview of one with the other': {
    words: 'each other',
    make: async (db, from, into) =>
      saveInterviewRequest(db, {
        seekerId: from,
        jobId: (await saveJob(db, { employerId: into })).id,
        employerId: into,
      }),
  },
  'two applications to one job, of which only that of the other account is under way': {
    words: 'same job',
    make: async (db, from, into) => {
      const { id: jobId } = await saveJob(db, { employerId: (await saveUser(db, { role: 'employer' })).id });
      await saveApplication(db, { jobId, seekerId: into, status: 'withdrawn' });
      await saveApplication(db, { jobId, seekerId: from, status: 'shortlisted' });
    },
  },
  'two interviews at the same time': {
    words: 'interview at the same time',
    make: async (db, from, into) => {
      const employer = await saveUser(db, { role: 'employer' });
      const confirmedTime = new Date(Date.now() + 86_400_000);
      for (const seekerId of [from, into]) {
        const { id: jobId } = await saveJob(db, { employerId: employer.id });
        const interview = { seekerId, jobId, employerId: employer.id, status: 'confirmed', confirmedTime } as const;
        await saveInterviewRequest(db, interview);
      }
    },
  },
};

describe('offerJoining', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  /** Creates a user who verified the number of another account and was sent the code for the user's own contact. */
  async function atOwnCode(fields: Partial<UserEntity> = {}) {
    const other = await savePhoneUser(test.dataSource);
    const person = await seeker(test, fields);
    const steps = joiningOf(test, person, other.phone);
    await steps.wish();
    await steps.verifyOther();
    await steps.sendCode().expect(202);
    return { other, person, steps, code: await codeSentTo(test, person.user.email) };
  }
  const isVerified = async (person: Person): Promise<unknown> => {
    const rows: { verified: boolean }[] = await test.dataSource.query(
      `SELECT own_proven_at IS NOT NULL AS verified FROM account_joinings WHERE user_id = $1`,
      [person.id],
    );
    return rows[0]?.verified;
  };

  it('returns the contacts that sign in after joining and those that do not, and joins nothing yet', async () => {
    const { other, person, steps, code } = await atOwnCode();
    const { body } = await steps.offer(code).expect(200);
    expect(body).toEqual({ signsIn: [person.user.email, other.phone], ends: [person.user.phone] });
    expect(await isVerified(person)).toBe(true);
    const rows: object[] = await test.dataSource.query('SELECT FROM users WHERE joined_into IS NOT NULL');
    expect(rows).toEqual([]);
  });

  it('accepts a code once, rejects it after five wrong attempts, and rejects codes of another purpose', async () => {
    const { person, steps, code } = await atOwnCode();
    const changed = await codeSentTo(test, String((await person.get('/api/auth/user')).body.pendingPhone));
    const wrong = [changed, '000000', 'abc', '', '111111'].map((given) => (given === code ? '222222' : given));
    for (const given of wrong) {
      const { body } = await steps.offer(given).expect(400);
      expect(body.detail).toBe('Invalid verification code');
    }
    await steps.offer(code).expect(400);
    expect(await isVerified(person)).toBe(false);
    const again = await atOwnCode();
    await again.steps.offer(again.code).expect(200);
    await again.steps.offer(again.code).expect(400);
  });

  it('rejects the code for the deletion of the account', async () => {
    const { person, steps } = await atOwnCode();
    await test.dataSource.query(`UPDATE verification_codes SET requested_at = requested_at - interval '2 minutes'`);
    await person.post('/api/user/deletion/send-code').expect(202);
    await steps.offer(await codeSentTo(test, person.user.email)).expect(400);
  });

  it('ignores a code that was entered before the other one', async () => {
    const { person, steps, code } = await atOwnCode();
    await test.dataSource.query(`DELETE FROM account_joinings WHERE user_id = $1`, [person.id]);
    await steps.offer(code).expect(409);
  });

  it.each(Object.entries(AGAINST))('refuses joining for %s, and states the reason', async (_name, { words, make }) => {
    const { other, person, steps, code } = await atOwnCode();
    await make(test.dataSource, other.id, person.id);
    const { body } = await steps.offer(code).expect(409);
    expect(body.detail).toContain(words);
    expect(await isVerified(person)).toBe(false);
  });

  it('refuses joining when the remaining account is a staff account', async () => {
    const { steps, code } = await atOwnCode({ staffRole: 'support' });
    await steps.offer(code).expect(409);
  });

  it('rejects joining when the number became a third account’s', async () => {
    const { other, steps, code } = await atOwnCode();
    const newest = await saveUser(test.dataSource, {
      phone: other.phone,
      phoneVerifiedAt: new Date(Date.now() + 1000),
    });
    expect(newest.phone).toBe(other.phone);
    const { body } = await steps.offer(code).expect(409);
    expect(body.detail).toContain("don't work any more");
  });
});
