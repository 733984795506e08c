import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { digestsOf } from '../../../../test/contact-digests-of.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { receiveCode } from './sign-in-journey.js';

describe('sendPhoneSignUpCode', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const send = (phone: unknown) => test.api.post('/api/auth/send-phone-sign-up-code').send({ phone });
  const requests = (phone: string): Promise<object[]> =>
    test.dataSource.query(`SELECT 1 FROM verification_codes WHERE channel = 'sms' AND destination_digest = ANY($1)`, [
      digestsOf(test, phone),
    ]);

  it.each(['98450 00101', '+91-98450-00102', '0 98450 00103', '0091 98450 00104'])(
    'sends a code to the number written as %s',
    async (typed) => {
      const { body } = await send(typed).expect(202);
      expect(body).toEqual({ accepted: true });
      const phone = `+91${typed.replace(/\D/g, '').slice(-10)}`;
      expect(await receiveCode(test, phone)).toMatch(/^\d{6}$/);
    },
  );

  it('sets a secret cookie that scripts cannot read, and stores no code in plain text', async () => {
    const answer = await send('9845000105').expect(202);
    const cookie = [answer.headers['set-cookie']].flat().find((line) => String(line).startsWith('phone='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const code = await receiveCode(test, '+919845000105');
    const secret = /^phone=([^;]+)/.exec(String(cookie))?.[1] ?? '';
    const rows = JSON.stringify(
      await test.dataSource.query(`SELECT * FROM verification_codes WHERE destination_digest = ANY($1)`, [
        digestsOf(test, '+919845000105'),
      ]),
    );
    expect(rows).not.toContain('9845000105');
    expect(rows).not.toContain(`"${code}"`);
    expect(rows).not.toContain(secret);
  });

  it('leaves the secret unchanged for a repeated request', async () => {
    const again = () => send('9845000108').set('Idempotency-Key', 'sent-twice').expect(202);
    expect((await again()).headers['set-cookie']).toBeDefined();
    expect((await again()).headers['set-cookie']).toBeUndefined();
    expect(await requests('+919845000108')).toHaveLength(1);
  });

  it('returns the same response for a number with an account and without one', async () => {
    const { phone } = await saveUser(test.dataSource);
    const [known, unknown] = [await send(phone).expect(202), await send('9845000106').expect(202)];
    expect(known.body).toEqual(unknown.body);
    for (const number of [String(phone), '+919845000106']) expect(await receiveCode(test, number)).toMatch(/^\d{6}$/);
  });

  it('requires a wait between codes to one number, for codes of any purpose', async () => {
    await send('9845000107').expect(202);
    const { headers } = await send('+91 98450 00107').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await test.api.post('/api/auth/send-phone-verification').send({ phone: '9845000107' }).expect(429);
    expect(await requests('+919845000107')).toHaveLength(1);
  });

  it('sends at most thirty texts an hour to numbers that differ in their last four digits', async () => {
    for (let i = 0; i < 30; i++) await send(`98460001${10 + i}`).expect(202);
    await send('9846000199').expect(429);
  });

  it.each(['', '98450', '58450 12345', 'asha', '+12025550100', '080 2222 3333'])(
    'returns 400 for the number %j',
    async (phone) => {
      await send(phone).expect(400);
    },
  );
});
