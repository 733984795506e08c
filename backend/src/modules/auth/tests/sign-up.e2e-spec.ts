import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Response } from 'supertest';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type SentMessage, sentMessages } from '../../../../test/sent-messages.js';
import { MailSender } from '../../../common/delivery/message.js';
import { PasswordHasher } from '../password-hasher.js';
import { currentUser, PASSWORD, receiveCode, saveMember, signInByPassword } from './sign-in-journey.js';
import { formOf } from './sign-up-form.js';
import { readStoredUsers } from '../../users/tests/stored-users.js';

const GUESSABLE = 'This password is easy to guess. Make it longer, and leave out your name, email and phone number.';

describe('signUp', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const signUp = (form: object) => test.api.post('/api/auth/signup').send(form);
  const userOf = async (email: string): Promise<Record<string, unknown> | undefined> =>
    (await readStoredUsers(test, 'email = $1', [email]))[0];
  const mailsTo = (email: string): Promise<SentMessage[]> => sentMessages(test, { to: email });

  it('creates an unverified job seeker and stores no password in plain text', async () => {
    const form = formOf({ firstName: ' Asha ', email: 'Asha.Rao@Example.com', phone: '98765 43210' });
    const { body } = await signUp(form).expect(201);
    expect(body).toEqual({ accepted: true });
    const user = await userOf('asha.rao@example.com');
    expect(user).toMatchObject({
      first_name: 'Asha',
      phone: '+919876543210',
      role: 'job_seeker',
      email_verified_at: null,
      phone_verified_at: null,
      language: 'en',
    });
    expect(user?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const everything: { row: string }[] = await test.dataSource.query(
      `SELECT row_to_json(s)::text AS row FROM sign_ups s UNION ALL SELECT row_to_json(i)::text FROM idempotency_keys i`,
    );
    expect(everything.map((one) => one.row).join()).not.toContain(form.password);
  });

  it.each([
    ['with the direction marks of a contact list', '\u202a+91 9845011111\u202c', '+919845011111'],
    ['with a zero behind the code of the country', '+91 098450 11112', '+919845011112'],
  ])('accepts a phone number %s', async (_how, phone, expected) => {
    const form = formOf({ phone });
    await signUp(form).expect(201);
    expect(await userOf(form.email)).toMatchObject({ phone: expected });
  });

  it('removes invisible characters from names and the address', async () => {
    const { email } = formOf();
    await signUp(formOf({ firstName: '\u202aAsha\u202c', lastName: 'Ra\u00ado', email: `\u200b${email}` })).expect(201);
    expect(await userOf(email)).toMatchObject({ first_name: 'Asha', last_name: 'Rao' });
  });

  it('stores the language of the request', async () => {
    const form = formOf();
    await signUp(form).set('Accept-Language', 'kn').expect(201);
    expect(await userOf(form.email)).toMatchObject({ language: 'kn' });
  });

  it.each([
    [{ firstName: ' ' }, 'Missing Information', 'Please fill in all required fields.'],
    [{ firstName: '\u200b' }, 'Missing Information', 'Please fill in all required fields.'],
    [{ lastName: '\u3164' }, 'Missing Information', 'Please fill in all required fields.'],
    [{ password: '', confirmPassword: '' }, 'Missing Information', 'Please fill in all required fields.'],
    [{ password: 'abc', confirmPassword: 'abd', email: 'x' }, 'Password Mismatch', 'Passwords do not match.'],
    [{ confirmPassword: undefined }, 'Password Mismatch', 'Passwords do not match.'],
    [
      { password: 'short12', confirmPassword: 'short12', email: 'x' },
      'Weak Password',
      'Password must be at least 8 characters long.',
    ],
    [{ email: 'asha@example', phone: 'x' }, 'Invalid Email', 'Please enter a valid email address.'],
    [{ phone: '0123456' }, 'Invalid Phone', 'Please enter a valid phone number.'],
    [{ password: 'Password1', confirmPassword: 'Password1' }, 'Weak Password', 'This password is too common'],
    [{ password: 'aaaaaaaa', confirmPassword: 'aaaaaaaa' }, 'Weak Password', GUESSABLE],
    [{ password: 'nukkad123', confirmPassword: 'nukkad123' }, 'Weak Password', GUESSABLE],
    [
      { email: 'rani.devi@example.com', password: 'rani.devi@example.com', confirmPassword: 'rani.devi@example.com' },
      'Weak Password',
      GUESSABLE,
    ],
    [{ phone: '+911912345678' }, 'Invalid Phone', "Please enter a mobile number. We'll send a code to it by SMS."],
    [{ phone: '+911234' }, 'Invalid Phone', "Please enter a mobile number. We'll send a code to it by SMS."],
  ])('returns the field error for %j', async (change, title, detail) => {
    const form = { ...formOf(), ...change };
    const { body } = await signUp(form).expect(400);
    expect(body).toMatchObject({ status: 400, title, detail });
    expect(await userOf(formOf().email)).toBeUndefined();
  });

  it('returns 400 for two addresses in one field', async () => {
    await signUp({ ...formOf(), email: 'a@example.com,b@example.com' }).expect(400);
  });

  it('returns the same response for a taken address, changes nothing, and notifies its owner once an hour', async () => {
    const owner = await saveMember(test, { language: 'hi' });
    const answers: Response[] = [];
    for (const email of [formOf().email, owner.email, owner.email.toUpperCase()]) {
      answers.push(await signUp(formOf({ email })).expect(201));
    }
    const [fresh, taken, again] = answers.map(({ body, headers }) => ({
      body: body as object,
      headers: Object.keys(headers).sort(),
      cookie: /^signup=[\w-]{43};/.test(String(headers['set-cookie'])),
    }));
    expect(taken).toEqual(fresh);
    expect(again).toEqual(fresh);
    expect(fresh?.cookie).toBe(true);
    expect(await userOf(owner.email)).toMatchObject({ first_name: 'Asha', password_hash: owner.passwordHash });
    await test.runTasks();
    const mails = await mailsTo(owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Nukkad पर आपका अकाउंट पहले से है');
    expect(mails[0]?.text).toContain(`${test.url}/signin`);
    expect((await signInByPassword(test, owner.email)).landed.url.pathname).toBe('/');
  });

  it('notifies nobody when the address of the owner is no longer verified', async () => {
    const owner = await saveMember(test);
    await signUp(formOf({ email: owner.email })).expect(201);
    await test.dataSource.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [owner.id]);
    await test.runTasks();
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('stores the newer details of an unverified address, and invalidates its old codes', async () => {
    const form = formOf();
    await signUp(form).expect(201);
    await test.api.post('/api/auth/send-email-verification').send({ email: form.email }).expect(202);
    const code = await receiveCode(test, form.email);
    await signUp({ ...form, firstName: 'Uma', phone: '+919812345670' }).expect(201);
    expect(await userOf(form.email)).toMatchObject({ first_name: 'Uma', phone: '+919812345670' });
    await test.api.post('/api/auth/verify-email').send({ email: form.email, code }).expect(400);
  });

  it('creates the account while no mail can be sent, and mails its code once one can', async () => {
    const down = jest.spyOn(test.app.get(MailSender), 'send').mockRejectedValue(new Error('connection refused'));
    const form = formOf();
    const { body } = await signUp(form).expect(201);
    expect(body).toEqual({ accepted: true });
    await test.api.post('/api/auth/send-email-verification').send({ email: form.email }).expect(202);
    await test.runTasks();
    const attempts = down.mock.calls.length;
    down.mockRestore();
    expect(attempts).toBeGreaterThan(0);
    expect(await mailsTo(form.email)).toEqual([]);
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
    await test.runTasks();
    expect(await mailsTo(form.email)).toHaveLength(1);
  });

  it('creates one account for two concurrent sign-ups', async () => {
    const form = formOf();
    const answers = await Promise.all(['Asha', 'Uma'].map((firstName) => signUp({ ...form, firstName })));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    const [{ users, signUps } = { users: 0, signUps: 0 }]: { users: number; signUps: number }[] =
      await test.dataSource.query(
        `SELECT (SELECT count(*)::int FROM users WHERE email = $1) AS users,
                (SELECT count(*)::int FROM sign_ups WHERE email = $1 AND user_id IS NOT NULL) AS "signUps"`,
        [form.email],
      );
    expect({ users, signUps }).toEqual({ users: 1, signUps: 2 });
  });

  it('returns the first response for a repeated key', async () => {
    const form = formOf();
    const post = () => signUp(form).set('Idempotency-Key', `sign-up-${form.email}`);
    await post().expect(201);
    const { body } = await post().expect(201);
    expect(body).toEqual({ accepted: true });
    expect(await test.dataSource.query('SELECT 1 FROM sign_ups WHERE email = $1', [form.email])).toHaveLength(1);
  });

  it('signs the person in once the mailbox is verified', async () => {
    const form = formOf({ password: PASSWORD, confirmPassword: PASSWORD });
    await signUp(form).expect(201);
    await test.api.post('/api/auth/send-email-verification').send({ email: form.email }).expect(202);
    const code = await receiveCode(test, form.email);
    await test.api.post('/api/auth/verify-email').send({ email: form.email, code }).expect(200);
    const { browser } = await signInByPassword(test, form.email);
    expect(await currentUser(browser)).toMatchObject({ emailVerified: true, phoneVerified: false, needsName: false });
  });

  it('hashes the password for a taken address as for a new one, so that the duration is equal', async () => {
    const owner = await saveMember(test);
    const hash = jest.spyOn(test.app.get(PasswordHasher, { strict: false }), 'hash');
    for (const email of [formOf().email, owner.email]) {
      hash.mockClear();
      const form = formOf({ email });
      await signUp(form).expect(201);
      expect(hash.mock.calls).toEqual([[form.password]]);
    }
    hash.mockRestore();
  });
});
