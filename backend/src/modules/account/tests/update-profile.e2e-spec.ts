import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { codeSentTo, messagesTo } from './messages.js';
import { readStoredUsers } from '../../users/tests/stored-users.js';

const BEFORE = { firstName: 'Asha', lastName: 'Rao', bio: 'I cook.', phone: '+919845000001' };

describe('updateProfile', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const cook = () => seeker(test, BEFORE);
  const inDatabase = async (id: string): Promise<object | undefined> =>
    (await readStoredUsers(test, 'id = $1', [id]))[0];

  it('leaves absent fields unchanged', async () => {
    const person = await cook();
    const { body } = await person.patch('/api/user/profile').send({}).expect(200);
    expect(body).toMatchObject({ ...BEFORE, email: person.user.email, pendingEmail: null, pendingPhone: null });
  });

  it('clears null fields, but requires an address', async () => {
    const person = await cook();
    const { body } = await person.patch('/api/user/profile').send({ lastName: null, bio: null }).expect(200);
    expect(body).toMatchObject({ ...BEFORE, lastName: '', bio: '' });
    await person.patch('/api/user/profile').send({ email: null }).expect(400);
    expect(await inDatabase(person.id)).toMatchObject({ email: person.user.email });
  });

  it('sets fields with a value', async () => {
    const person = await cook();
    const { email } = person.user;
    const { body } = await person
      .patch('/api/user/profile')
      .send({ firstName: ' Usha ', lastName: 'Rao', email: email.toUpperCase(), phone: '98450 00001', bio: 'I bake.' })
      .expect(200);
    // the number is the current one, in another spelling
    expect(body).toMatchObject({ firstName: 'Usha', bio: 'I bake.', email, pendingEmail: null, pendingPhone: null });
    expect(await test.runTasks()).toBe(0);
  });

  it('rejects a number that texts cannot reach, and changes nothing', async () => {
    const person = await cook();
    const { body } = await person
      .patch('/api/user/profile')
      .send({ firstName: 'Usha', phone: '+911900123456' })
      .expect(400);
    expect(body.detail).toBe("Please enter a mobile number. We'll send a code to it by SMS.");
    expect(await inDatabase(person.id)).toMatchObject({ first_name: 'Asha', phone: BEFORE.phone, pending_phone: null });
  });

  it('stops asking for a name once there is one', async () => {
    const person = await seeker(test, { firstName: '', needsName: true });
    const { body } = await person.patch('/api/user/profile').send({ firstName: 'Usha' }).expect(200);
    expect(body).toMatchObject({ firstName: 'Usha', needsName: false });
  });

  it('makes a new address pending and sends it a code', async () => {
    const person = await cook();
    const { body } = await person.patch('/api/user/profile').send({ email: 'New.Asha@Example.com' }).expect(200);
    expect(body).toMatchObject({ email: person.user.email, emailVerified: true, pendingEmail: 'new.asha@example.com' });
    expect(await codeSentTo(test, 'new.asha@example.com')).toMatch(/^\d{6}$/);
    expect(await messagesTo(test, person.user.email)).toEqual([]);
  });

  it('makes a new number pending and sends it a code', async () => {
    const person = await cook();
    const { body } = await person.patch('/api/user/profile').send({ phone: '98450 11111' }).expect(200);
    expect(body).toMatchObject({ phone: BEFORE.phone, phoneVerified: true, pendingPhone: '+919845011111' });
    expect(await codeSentTo(test, '+919845011111')).toMatch(/^\d{6}$/);
  });

  it.each([null, ''])('removes the number at once when it is %j, and notifies the owner', async (phone) => {
    const person = await cook();
    const { body } = await person.patch('/api/user/profile').send({ phone }).expect(200);
    expect(body).toMatchObject({ phone: null, phoneVerified: false });
    const [mail, ...more] = await messagesTo(test, person.user.email);
    expect(mail?.subject).toContain('phone number');
    expect(more).toEqual([]);
    await person.patch('/api/user/profile').send({ phone }).expect(200);
    expect(await messagesTo(test, person.user.email)).toHaveLength(1);
  });

  it.each([null, ''])('requires a recent sign-in to remove a number that no key decrypts: %j', async (phone) => {
    const person = await cook();
    await test.dataSource.query('UPDATE users SET phone = $2 WHERE id = $1', [
      ...[person.id, `v1.0123456789ab.${'A'.repeat(60)}`],
    ]);
    const signedInSince = (minutes: number): Promise<unknown> =>
      test.dataSource.query(
        'UPDATE sessions SET auth_time = clock_timestamp() - make_interval(mins => $2) WHERE user_id = $1',
        [person.id, minutes],
      );
    const hasNumber = async (): Promise<unknown> =>
      test.dataSource.query('SELECT phone IS NOT NULL AS "hasNumber" FROM users WHERE id = $1', [person.id]);
    await signedInSince(60);
    await person.patch('/api/user/profile').send({ phone }).expect(403);
    expect(await hasNumber()).toEqual([{ hasNumber: true }]);
    await signedInSince(0);
    await person.patch('/api/user/profile').send({ phone }).expect(200);
    expect(await hasNumber()).toEqual([{ hasNumber: false }]);
  });

  it.each([null, ''])('retains the number when it is %j and the account has no address', async (phone) => {
    const person = await seeker(test, { email: null, emailVerifiedAt: null });
    const { body } = await person.patch('/api/user/profile').send({ phone }).expect(409);
    expect(body.detail).toBe('You sign in with this number. Add an email first, then you can remove it.');
    expect(await inDatabase(person.id)).toMatchObject({ phone: person.user.phone, verified: true });
    await person.patch('/api/user/profile').send({ bio: 'I cook' }).expect(200);
  });

  it('does not reveal that an address belongs to another account', async () => {
    const other = await saveUser(test.dataSource, { email: 'taken@example.com' });
    const person = await cook();
    const { status, body } = await person.patch('/api/user/profile').send({ email: other.email });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: person.user.email, pendingEmail: other.email });
    const [mail, ...more] = await messagesTo(test, other.email);
    expect(mail?.text).toContain('It is already the email of your account');
    expect(mail?.text).toMatch(/this code makes the two accounts one: \d{6}/);
    expect(more).toEqual([]);
    await person.post('/api/user/contact-changes/email/confirm').send({ code: 'guess' }).expect(400);
    expect(await inDatabase(person.id)).toMatchObject({ email: person.user.email });
  });

  it('limits the number of codes for an address', async () => {
    const person = await cook();
    await person.patch('/api/user/profile').send({ email: 'often@example.com' }).expect(200);
    const { headers } = await person.patch('/api/user/profile').send({ email: 'often@example.com' }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('limits the number of codes for an account', async () => {
    const person = await cook();
    for (let index = 0; index < 10; index++) {
      await person
        .patch('/api/user/profile')
        .send({ email: `many${index}@example.com` })
        .expect(200);
    }
    await person.patch('/api/user/profile').send({ email: 'many10@example.com' }).expect(429);
    await person.patch('/api/user/profile').send({ bio: 'Still here' }).expect(200);
  });

  it.each([{ phone: '0123' }, { phone: 'call me' }])('returns 400 for a profile with %j', async (body) => {
    const person = await cook();
    const before = await inDatabase(person.id);
    await person.patch('/api/user/profile').send(body).expect(400);
    expect(await inDatabase(person.id)).toEqual(before);
  });
});
