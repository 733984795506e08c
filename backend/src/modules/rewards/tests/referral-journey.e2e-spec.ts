import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Rewards } from '@nukkad/contract/payments/rewards';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { receiveCode } from '../../auth/tests/sign-in-journey.js';
import { formOf } from '../../auth/tests/sign-up-form.js';
import { type Person, seeker } from '../../jobs/tests/people.js';

describe('a sign-up by a referral link', () => {
  let test: TestApp;
  let inviter: Person;
  let code: string;
  beforeAll(async () => {
    test = await createTestApp();
    inviter = await seeker(test);
    ({ code } = await rewards(inviter));
  });
  afterAll(() => test.close());

  const rewards = async (person: Person): Promise<Rewards> =>
    (await person.get('/api/rewards').expect(200)).body as Rewards;
  const signUp = (form: object) => test.api.post('/api/auth/signup').send(form);
  const inviterOf = async (email: string): Promise<string | undefined> => {
    const rows: { inviter_id: string }[] = await test.dataSource.query(
      `SELECT r.inviter_id FROM referrals r JOIN users u ON u.id = r.invited_id WHERE u.email = $1`,
      [email],
    );
    return rows[0]?.inviter_id;
  };

  it('is recorded, and pays once both addresses are verified', async () => {
    const form = formOf();
    const cookie =
      (await signUp({ ...form, referralCode: code.toLowerCase() }).expect(201)).headers['set-cookie'] ?? '';
    expect(await inviterOf(form.email)).toBe(inviter.id);
    expect(await rewards(inviter)).toMatchObject({ earned: 0, invited: [{ name: 'Asha R.', status: 'waiting' }] });

    await test.api.post('/api/auth/send-email-verification').send({ email: form.email }).expect(202);
    const mailed = await receiveCode(test, form.email);
    await test.api
      .post('/api/auth/verify-email')
      .set('Cookie', cookie)
      .send({ email: form.email, code: mailed })
      .expect(200);
    expect(await rewards(inviter)).toMatchObject({ earned: 0 });
    await test.api
      .post('/api/auth/send-phone-verification')
      .set('Cookie', cookie)
      .send({ phone: form.phone })
      .expect(202);
    const texted = await receiveCode(test, form.phone);
    await test.api
      .post('/api/auth/verify-phone')
      .set('Cookie', cookie)
      .send({ phone: form.phone, code: texted })
      .expect(200);
    expect(await rewards(inviter)).toMatchObject({ earned: 100, counted: 1, invited: [{ status: 'counts' }] });
  });

  it.each([['ZZZZ9999'], ['no such code'], [''], ["' OR 1=1 --"]])(
    'with the code %j has no inviter',
    async (referralCode) => {
      const form = formOf();
      await signUp({ ...form, referralCode }).expect(201);
      expect(await inviterOf(form.email)).toBeUndefined();
    },
  );

  it('retains the first code when the form is sent again with the same address', async () => {
    const form = formOf();
    const thief = await rewards(await seeker(test));
    await signUp({ ...form, referralCode: code }).expect(201);
    await signUp({ ...form, referralCode: thief.code }).expect(201);
    expect(await inviterOf(form.email)).toBe(inviter.id);
  });

  it('records no inviter for an existing account', async () => {
    const { user } = await seeker(test);
    await signUp({ ...formOf({ email: user.email }), referralCode: code }).expect(201);
    expect(await inviterOf(user.email)).toBeUndefined();
  });
});
