import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { savePhoneUser, saveUser } from '../../users/tests/user.factory.js';
import { joiningOf } from './joining.js';
import { codeSentTo, messagesTo } from './messages.js';

describe('sendJoiningCode', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const isExpired = (answer: { body: { detail?: string } }) =>
    expect(answer.body.detail).toBe("These codes don't work any more. Please ask for a new code.");

  it('sends a code to the user’s own address after the user verified another account’s number', async () => {
    const other = await savePhoneUser(test.dataSource);
    const person = await seeker(test);
    const steps = joiningOf(test, person, other.phone);
    await steps.wish();
    await steps.verifyOther();
    await steps.sendCode().expect(202);
    const [mail] = await messagesTo(test, person.user.email);
    expect(mail?.text).toMatch(/It makes another account one with yours/);
    expect(await codeSentTo(test, person.user.email)).toMatch(/^\d{6}$/);
  });

  it('sends the code to the user’s own number without an address', async () => {
    const other = await saveUser(test.dataSource);
    const person = await seeker(test, { email: null, emailVerifiedAt: null });
    const steps = joiningOf(test, person, other.email);
    await steps.wish();
    await steps.verifyOther();
    await steps.sendCode().expect(202);
    const [text] = await messagesTo(test, String(person.user.phone));
    expect(text).toMatchObject({ channel: 'sms', text: expect.stringMatching(/^\d{6} makes another Nukkad account/) });
  });

  it('returns the same response whether or not the number has an account, before its code is entered', async () => {
    const other = await savePhoneUser(test.dataSource);
    const person = await seeker(test);
    for (const number of [other.phone, '+919845033333']) {
      const steps = joiningOf(test, person, number);
      await steps.wish();
      isExpired(await steps.sendCode().expect(409));
    }
  });

  it('sends nothing 15 minutes after the other code, after a cancellation, or for the other channel', async () => {
    const other = await savePhoneUser(test.dataSource);
    const person = await seeker(test);
    const steps = joiningOf(test, person, other.phone);
    await steps.wish();
    await steps.verifyOther();
    await person.post('/api/user/contact-changes/email/joining/send-code').expect(409);
    await test.dataSource.query(`UPDATE account_joinings SET proven_at = proven_at - interval '16 minutes'`);
    isExpired(await steps.sendCode().expect(409));
    await test.dataSource.query(`UPDATE account_joinings SET proven_at = now()`);
    await person.delete('/api/user/contact-changes/phone').expect(200);
    await steps.sendCode().expect(409);
  });

  it('limits the number of codes for an address', async () => {
    const other = await savePhoneUser(test.dataSource);
    const steps = joiningOf(test, await seeker(test), other.phone);
    await steps.wish();
    await steps.verifyOther();
    await steps.sendCode().expect(202);
    await steps.sendCode().expect(429);
  });

  it('returns 400 for an unknown channel', async () => {
    const person = await seeker(test);
    await person.post('/api/user/contact-changes/fax/joining/send-code').expect(400);
  });
});
