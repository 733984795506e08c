import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { PasswordHasher } from '../../auth/auth.public.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { messagesTo } from './messages.js';

const OLD = 'mango pickle 7';
const NEW = 'tamarind rice 8';
const GUESSABLE = 'This password is easy to guess. Make it longer, and leave out your name, email and phone number.';

describe('changePassword', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const person = async () =>
    seeker(test, { passwordHash: await test.app.get(PasswordHasher, { strict: false }).hash(OLD) });
  const change = (someone: Person, body: object, key?: string) =>
    someone
      .post('/api/user/change-password')
      .set(key ? { 'Idempotency-Key': key } : {})
      .send(body);
  const opensWith = async (someone: Person, password: string): Promise<boolean> => {
    const [row]: { hash: string }[] = await test.dataSource.query(
      'SELECT password_hash AS hash FROM users WHERE id = $1',
      [someone.id],
    );
    return test.app.get(PasswordHasher, { strict: false }).verify(row?.hash ?? null, password);
  };

  it('sets the new password, ends all other sessions, and notifies the owner', async () => {
    const someone = await person();
    const elsewhere = await signIn(test.app, someone);
    const stranger = await person();
    await change(someone, { currentPassword: OLD, newPassword: NEW }).expect(200, { accepted: true });
    expect([await opensWith(someone, NEW), await opensWith(someone, OLD)]).toEqual([true, false]);
    await someone.get('/api/auth/user').expect(200);
    await test.api.get('/api/auth/user').set('Cookie', elsewhere).expect(401);
    await stranger.get('/api/auth/user').expect(200);
    expect((await messagesTo(test, someone.user.email))[0]?.subject).toContain('password');
  });

  it('returns the first response to a repeated call', async () => {
    const someone = await person();
    const wish = { currentPassword: OLD, newPassword: NEW };
    await change(someone, wish, 'once').expect(200, { accepted: true });
    await change(someone, wish, 'once').expect(200, { accepted: true });
    expect(await messagesTo(test, someone.user.email)).toHaveLength(1);
  });

  it('rejects a change without the current password', async () => {
    const someone = await person();
    const elsewhere = await signIn(test.app, someone);
    const { body } = await change(someone, { currentPassword: 'guess', newPassword: NEW }).expect(400);
    expect(body.detail).toBe('Current password is incorrect');
    expect(await opensWith(someone, OLD)).toBe(true);
    await test.api.get('/api/auth/user').set('Cookie', elsewhere).expect(200);
    expect(await messagesTo(test, someone.user.email)).toEqual([]);
  });

  it('does not evaluate the new password before the current one is right', async () => {
    const someone = await person();
    const { body } = await change(someone, { currentPassword: 'guess', newPassword: 'password123' }).expect(400);
    expect(body.detail).toBe('Current password is incorrect');
  });

  it.each([
    ['too short', 'seven77', 'Password must be at least 8 characters long.'],
    ['too common', 'password123', 'This password is too common'],
    ['easy to guess', 'nukkad123', GUESSABLE],
    ['the own name with a number', 'asha1234', GUESSABLE],
  ])('rejects a new password that is %s', async (_name, newPassword, sentence) => {
    const someone = await person();
    const { body } = await change(someone, { currentPassword: OLD, newPassword }).expect(400);
    expect(body.detail).toBe(sentence);
    expect(await opensWith(someone, OLD)).toBe(true);
  });

  it('returns 409 for an account without a local password', async () => {
    const someone = await seeker(test);
    const { body } = await change(someone, { currentPassword: 'any', newPassword: NEW }).expect(409);
    expect(body.detail).toBe('Your password is with the service you sign in with. Change it there.');
  });

  it('limits the attempts at the current password', async () => {
    const someone = await person();
    for (let index = 0; index < 10; index++) {
      await change(someone, { currentPassword: `guess ${index}`, newPassword: NEW }).expect(400);
    }
    const { headers } = await change(someone, { currentPassword: OLD, newPassword: NEW }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await opensWith(someone, OLD)).toBe(true);
  });

  it('accepts exactly one of two concurrent changes', async () => {
    const someone = await person();
    const answers = await Promise.all(
      ['first choice 1', 'second choice 2'].map((newPassword) =>
        change(someone, { currentPassword: OLD, newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});
