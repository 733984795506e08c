import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { codeSentTo, forgetWaits, messagesTo } from './messages.js';

describe('sendContactCode', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const unverified = (phone?: string) => seeker(test, { phoneVerifiedAt: null, ...(phone ? { phone } : {}) });
  const send = (person: Person, channel = 'phone') => person.post(`/api/user/contact-changes/${channel}/send-code`);
  const confirm = (person: Person, code: string, channel = 'phone') =>
    person.post(`/api/user/contact-changes/${channel}/confirm`).send({ code });
  const account = async (person: Person) => (await person.get('/api/auth/user').expect(200)).body;
  const numberOf = (person: Person) => String(person.user.phone);

  it('makes an unverified number pending, and verifies it by its code', async () => {
    const person = await unverified();
    const { body } = await send(person).expect(200);
    expect(body).toMatchObject({ phone: numberOf(person), phoneVerified: false, pendingPhone: numberOf(person) });
    const { body: after } = await confirm(person, await codeSentTo(test, numberOf(person))).expect(200);
    expect(after).toMatchObject({ phone: numberOf(person), phoneVerified: true, pendingPhone: null });
  });

  it('sends no notice of a change when the account’s own number was verified', async () => {
    const person = await unverified();
    await send(person).expect(200);
    await confirm(person, await codeSentTo(test, numberOf(person))).expect(200);
    expect(await messagesTo(test, person.user.email)).toEqual([]);
  });

  it('makes an unverified address pending, and verifies it by its code', async () => {
    const person = await seeker(test, { emailVerifiedAt: null });
    await send(person, 'email').expect(200);
    const code = await codeSentTo(test, person.user.email);
    const { body } = await confirm(person, code, 'email').expect(200);
    expect(body).toMatchObject({ email: person.user.email, emailVerified: true, pendingEmail: null });
  });

  it('sends none for a number that is verified, and none where there is no number', async () => {
    for (const person of [await seeker(test), await seeker(test, { phone: null, phoneVerifiedAt: null })]) {
      const { body } = await send(person).expect(409);
      expect(body.detail).toBe('There is nothing left to verify here.');
      expect((await account(person)).pendingPhone).toBeNull();
    }
    await send(await seeker(test, { email: null, emailVerifiedAt: null }), 'email').expect(409);
    expect(await test.runTasks()).toBe(0);
  });

  it('sends no second code within a minute, and leaves the first one valid', async () => {
    const person = await unverified();
    await send(person).expect(200);
    const code = await codeSentTo(test, numberOf(person));
    const { body, headers } = await send(person).expect(429);
    expect(body.detail).toContain('We already sent a code.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await confirm(person, code).expect(200);
  });

  it('changes nothing when another request sent the number a code a moment ago', async () => {
    const person = await unverified();
    const other = await unverified(numberOf(person));
    await send(other).expect(200);
    await send(person).expect(429);
    expect(await account(person)).toMatchObject({ phone: numberOf(person), pendingPhone: null });
  });

  it('limits the number of codes for an account', async () => {
    const person = await unverified();
    await test.dataSource.query(`DELETE FROM verification_codes`);
    for (let index = 0; index < 10; index++) {
      const phone = `+9198460${String(10_000 + index)}`;
      await person.patch('/api/user/profile').send({ phone }).expect(200);
    }
    await send(person).expect(429);
  });

  it('rejects wrong and late codes alike, and leaves the number pending', async () => {
    const person = await unverified();
    await send(person).expect(200);
    const code = await codeSentTo(test, numberOf(person));
    const wrong = await confirm(person, code === '000000' ? '000001' : '000000').expect(400);
    await test.dataSource.query(`UPDATE verification_codes SET expires_at = now() - interval '1 second'`);
    const late = await confirm(person, code).expect(400);
    expect([wrong.body.detail, late.body.detail]).toEqual(['Invalid verification code', 'Invalid verification code']);
    expect(await account(person)).toMatchObject({ phoneVerified: false, pendingPhone: numberOf(person) });
    await forgetWaits(test);
    await send(person).expect(200);
    await confirm(person, await codeSentTo(test, numberOf(person))).expect(200);
  });

  it('leaves a number with the account that has verified it meanwhile, and offers to join both', async () => {
    const person = await unverified();
    await send(person).expect(200);
    const code = await codeSentTo(test, numberOf(person));
    await saveUser(test.dataSource, { phone: numberOf(person) });
    const { body } = await confirm(person, code).expect(409);
    expect(body).toMatchObject({
      code: 'account.joining.hasAccount.phone',
      detail: 'This number has an account already. You can make the two accounts one.',
    });
    expect(await account(person)).toMatchObject({ phone: numberOf(person), phoneVerified: false });
    await person.post('/api/user/contact-changes/phone/joining/send-code').expect(202);
  });

  it('sends the code to the current number, which replaces a pending new one', async () => {
    const person = await unverified();
    await person.patch('/api/user/profile').send({ phone: '+919845055555' }).expect(200);
    expect((await send(person).expect(200)).body.pendingPhone).toBe(numberOf(person));
    await confirm(person, await codeSentTo(test, '+919845055555')).expect(400);
    await confirm(person, await codeSentTo(test, numberOf(person))).expect(200);
  });

  it('rejects the code after the number was removed', async () => {
    for (const giveUp of [
      (person: Person) => person.patch('/api/user/profile').send({ phone: '' }),
      (person: Person) => person.delete('/api/user/contact-changes/phone'),
    ]) {
      const person = await unverified();
      await send(person).expect(200);
      const code = await codeSentTo(test, numberOf(person));
      expect((await giveUp(person).expect(200)).body.pendingPhone).toBeNull();
      await confirm(person, code).expect(400);
    }
  });

  it('clears the pending number once the sign-up form has verified it', async () => {
    const person = await unverified();
    await send(person).expect(200);
    await forgetWaits(test);
    await person
      .post('/api/auth/send-phone-verification')
      .send({ phone: numberOf(person) })
      .expect(202);
    const code = await codeSentTo(test, numberOf(person));
    await person
      .post('/api/auth/verify-phone')
      .send({ phone: numberOf(person), code })
      .expect(200);
    expect(await account(person)).toMatchObject({ phoneVerified: true, pendingPhone: null });
  });

  it('returns 400 for an unknown channel', async () => {
    await send(await unverified(), 'fax').expect(400);
  });
});
