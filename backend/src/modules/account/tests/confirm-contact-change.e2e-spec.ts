import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { codeSentTo, forgetWaits, messagesTo } from './messages.js';

describe('confirmContactChange', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const wish = (person: Person, contact: { email?: string; phone?: string }) =>
    person.patch('/api/user/profile').send(contact).expect(200);
  const confirm = (person: Person, channel: string, code: string) =>
    person.post(`/api/user/contact-changes/${channel}/confirm`).send({ code });

  it('replaces the old address with the verified one, and notifies the old address', async () => {
    const person = await seeker(test);
    await wish(person, { email: 'new@example.com' });
    const { body } = await confirm(person, 'email', await codeSentTo(test, 'new@example.com')).expect(200);
    expect(body).toMatchObject({ email: 'new@example.com', emailVerified: true, pendingEmail: null });
    const [mail] = await messagesTo(test, person.user.email);
    expect(mail?.subject).toBe('Your Nukkad email has changed');
    expect(mail?.text).not.toContain('new@example.com');
    expect(await messagesTo(test, 'new@example.com')).toHaveLength(1);
  });

  it('replaces the old number with the verified one, and notifies the mailbox', async () => {
    const person = await seeker(test);
    await wish(person, { phone: '+919845022222' });
    const { body } = await confirm(person, 'phone', await codeSentTo(test, '+919845022222')).expect(200);
    expect(body).toMatchObject({ phone: '+919845022222', phoneVerified: true, pendingPhone: null });
    expect((await messagesTo(test, person.user.email))[0]?.subject).toContain('phone number');
  });

  it('adds the first address to an account with only a number, and notifies the number', async () => {
    const person = await seeker(test, { email: null, emailVerifiedAt: null });
    await wish(person, { email: 'first-of-all@example.com' });
    const { body } = await confirm(person, 'email', await codeSentTo(test, 'first-of-all@example.com')).expect(200);
    expect(body).toMatchObject({ email: 'first-of-all@example.com', emailVerified: true, phoneVerified: true });
    const [text] = await messagesTo(test, String(person.user.phone));
    expect(text).toMatchObject({ channel: 'sms', text: expect.stringContaining('now has an email.') });
  });

  it('notifies the old number of an account without an address', async () => {
    const person = await seeker(test, { email: null, emailVerifiedAt: null });
    await wish(person, { phone: '+919845022223' });
    await confirm(person, 'phone', await codeSentTo(test, '+919845022223')).expect(200);
    const [text] = await messagesTo(test, String(person.user.phone));
    expect(text).toMatchObject({ channel: 'sms', text: expect.stringContaining('has a new phone number') });
    expect(text?.text).not.toContain('22223');
  });

  it('rejects a number or an address with which another account signs in, and states the possible steps', async () => {
    for (const fields of [{}, { email: null, emailVerifiedAt: null }]) {
      const owner = await saveUser(test.dataSource, fields);
      const person = await seeker(test);
      await wish(person, { phone: String(owner.phone) });
      const { body } = await confirm(person, 'phone', await codeSentTo(test, String(owner.phone))).expect(409);
      expect(body.detail).toBe('This number has an account already. You can make the two accounts one.');
      expect((await person.get('/api/auth/user')).body.phone).toBe(person.user.phone);
    }
    const owner = await saveUser(test.dataSource);
    const person = await seeker(test);
    await wish(person, { email: owner.email });
    const { body } = await confirm(person, 'email', await codeSentTo(test, owner.email)).expect(409);
    expect(body.detail).toBe('This email has an account already. You can make the two accounts one.');
    expect((await person.get('/api/auth/user')).body.email).toBe(person.user.email);
  });

  it('accepts a code once, for the newest address alone, and only from the requesting account', async () => {
    const person = await seeker(test);
    await wish(person, { email: 'first@example.com' });
    const first = await codeSentTo(test, 'first@example.com');
    const stranger = await seeker(test);
    await wish(stranger, { email: 'elsewhere@example.com' });
    await confirm(stranger, 'email', first).expect(400);
    await wish(person, { email: 'second@example.com' });
    await confirm(person, 'email', first).expect(400);
    const second = await codeSentTo(test, 'second@example.com');
    await confirm(person, 'email', second).expect(200);
    await confirm(person, 'email', second).expect(400);
  });

  it('deletes an unverified account when another account verifies its address', async () => {
    const squatter = await saveUser(test.dataSource, { email: 'mine@example.com', emailVerifiedAt: null });
    const person = await seeker(test);
    await wish(person, { email: 'mine@example.com' });
    await confirm(person, 'email', await codeSentTo(test, 'mine@example.com')).expect(200);
    const left: object[] = await test.dataSource.query('SELECT 1 FROM users WHERE id = $1', [squatter.id]);
    expect(left).toEqual([]);
  });

  it('rejects an address that another account acquired in the meantime', async () => {
    const person = await seeker(test);
    await wish(person, { email: 'race@example.com' });
    const code = await codeSentTo(test, 'race@example.com');
    await saveUser(test.dataSource, { email: 'race@example.com' });
    const { body } = await confirm(person, 'email', code).expect(409);
    expect(body.detail).toContain('has an account already');
    expect((await person.get('/api/auth/user')).body.email).toBe(person.user.email);
  });

  it('returns the same error for a wrong code, an expired code and no pending contact', async () => {
    const person = await seeker(test);
    const nothing = await confirm(person, 'email', '123456').expect(400);
    await wish(person, { email: 'late@example.com' });
    const code = await codeSentTo(test, 'late@example.com');
    const wrong = await confirm(person, 'email', code === '000000' ? '000001' : '000000').expect(400);
    await test.dataSource.query(`UPDATE verification_codes SET expires_at = now() - interval '1 second'`);
    const late = await confirm(person, 'email', code).expect(400);
    const said = [nothing, wrong, late].map(({ body }) => body.detail as string);
    expect(new Set(said)).toEqual(new Set(['Invalid verification code']));
  });

  it('rejects the code after five wrong attempts', async () => {
    const person = await seeker(test);
    await wish(person, { email: 'guess@example.com' });
    const code = await codeSentTo(test, 'guess@example.com');
    for (let index = 0; index < 5; index++) await confirm(person, 'email', 'abc').expect(400);
    await confirm(person, 'email', code).expect(400);
    await forgetWaits(test);
    await wish(person, { email: 'guess@example.com' });
    await confirm(person, 'email', await codeSentTo(test, 'guess@example.com')).expect(200);
  });

  it('returns 400 for the code of a contact change sent to the verification of a sign-up', async () => {
    const person = await seeker(test);
    await saveUser(test.dataSource, { email: 'signup@example.com', emailVerifiedAt: null });
    await wish(person, { email: 'signup@example.com' });
    const code = await codeSentTo(test, 'signup@example.com');
    await test.api.post('/api/auth/verify-email').send({ email: 'signup@example.com', code }).expect(400);
  });

  it('returns 400 for an unknown channel and without a code', async () => {
    const person = await seeker(test);
    await confirm(person, 'fax', '123456').expect(400);
    await person.post('/api/user/contact-changes/email/confirm').send({}).expect(400);
  });
});
