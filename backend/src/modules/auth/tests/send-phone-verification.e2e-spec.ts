import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type SentMessage, sentMessages } from '../../../../test/sent-messages.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { Browser } from './browser.js';
import { receiveCode, saveMember } from './sign-in-journey.js';
import { formOf } from './sign-up-form.js';
import { signIn } from './signed-in.js';
import { readStoredUsers } from '../../users/tests/stored-users.js';

describe('sendPhoneVerification', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const send = (phone: string) => test.api.post('/api/auth/send-phone-verification').send({ phone });
  const textsTo = (phone: string): Promise<SentMessage[]> => sentMessages(test, { to: phone });

  it('sends a text to the number in international form', async () => {
    const form = formOf({ phone: '98480 12345' });
    await test.api.post('/api/auth/signup').send(form).expect(201);
    const { body } = await send('+91 98480 12345').set('Accept-Language', 'kn').expect(202);
    expect(body).toEqual({ accepted: true });
    const code = await receiveCode(test, '+919848012345');
    const [sent] = await textsTo('+919848012345');
    expect(sent).toMatchObject({ channel: 'sms', text: expect.stringContaining(`${code} Nukkad ಕೋಡ್`) });
    // the format by which a browser that reads texts recognizes the site of the code
    expect(sent?.text.split('\n').at(-1)).toBe(`@${new URL(test.url).hostname} #${code}`);
  });

  it('returns the same response for an unknown and a verified number, and sends to neither', async () => {
    const { phone } = await saveUser(test.dataSource);
    for (const number of ['+919800000001', phone ?? '']) {
      const { body } = await send(number).expect(202);
      expect(body).toEqual({ accepted: true });
      await test.runTasks();
      expect(await textsTo(number)).toEqual([]);
    }
  });

  it('sends a code to the number of a form with a taken address, as to any other', async () => {
    const owner = await saveMember(test);
    const form = formOf({ email: owner.email });
    const browser = new Browser(test.url);
    await browser.call('POST', '/api/auth/signup', form);
    expect((await browser.call('POST', '/api/auth/send-phone-verification', { phone: form.phone })).status).toBe(202);
    const code = await receiveCode(test, form.phone);
    expect((await browser.call('POST', '/api/auth/verify-phone', { phone: form.phone, code })).status).toBe(200);
    expect(await readStoredUsers(test, 'id = $1', [owner.id])).toMatchObject([{ phone: owner.phone }]);
  });

  it('limits the codes to a number in any spelling', async () => {
    await send('+919800000002').expect(202);
    const { headers } = await send('98000 00002').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('sends at most thirty texts an hour to numbers that differ in their last four digits', async () => {
    for (let i = 0; i < 30; i++) await send(`+9197000010${10 + i}`).expect(202);
    const { phone } = await saveUser(test.dataSource, { phone: '+919700009999', phoneVerifiedAt: null });
    const [known, unknown] = [await send(phone ?? '').expect(429), await send('+919700008888').expect(429)];
    expect(known.body).toEqual(unknown.body);
    expect(known.body.detail).toBe('Too many tries. Please wait a little and try again.');
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(3500);
    await send('+919700018888').expect(202);
  });

  it('counts no text that another limit stopped', async () => {
    await send('+919600001111').expect(202);
    for (let i = 0; i < 40; i++) await send('+919600001111').expect(429);
    await send('+919600002222').expect(202);
  });

  it.each(['+911900123456', '+911912345678', '+911234', '+918022345678'])(
    'sends no text to %s, which is no mobile number',
    async (phone) => {
      const { body } = await send(phone).expect(400);
      expect(body).toMatchObject({
        title: 'Invalid Phone',
        detail: "Please enter a mobile number. We'll send a code to it by SMS.",
      });
      await test.runTasks();
      expect(await textsTo(phone)).toEqual([]);
    },
  );

  it('sends no texts to numbers outside the served countries', async () => {
    await saveUser(test.dataSource, { phone: '+12025550100', phoneVerifiedAt: null });
    const [known, unknown] = [await send('+12025550100').expect(400), await send('+12025550199').expect(400)];
    expect(known.body).toEqual(unknown.body);
    expect(known.body.detail).toBe('We can only send codes to numbers that start with +91.');
    await test.runTasks();
    expect(await textsTo('+12025550100')).toEqual([]);
  });

  it('sends a code to the unverified number of a signed-in account', async () => {
    const user = await saveUser(test.dataSource, { phone: '+919811112222', phoneVerifiedAt: null });
    const cookie = await signIn(test.app, user);
    await send('+919811112222').set('Cookie', cookie).expect(202);
    const code = await receiveCode(test, '+919811112222');
    const verify = () => test.api.post('/api/auth/verify-phone').set('Cookie', cookie);
    await verify().send({ phone: '9811112222', code }).expect(200);
    const { body } = await test.api.get('/api/auth/user').set('Cookie', cookie).expect(200);
    expect(body).toMatchObject({ phoneVerified: true });
  });

  it.each([{ phone: '12' + '3'.repeat(20) }, { phone: 'call me' }])('returns 400 for the body %j', async (body) => {
    await test.api.post('/api/auth/send-phone-verification').send(body).expect(400);
  });
});
