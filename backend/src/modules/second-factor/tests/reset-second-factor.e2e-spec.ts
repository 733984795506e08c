import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { resetSecondFactor } from '../second-factor.public.js';
import { codeOf, FACTOR, factorMailsTo, setUp, STAFF_CALL, staffBrowser } from './second-factor.js';

describe('resetSecondFactor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const entries = (id: string): Promise<unknown> =>
    test.dataSource.query(
      `SELECT actor_id, action FROM audit_entries WHERE subject_kind = 'user' AND subject_id = $1`,
      [id],
    );

  it('removes the factor and its recovery codes in all sessions, and records the removal', async () => {
    const staff = await staffBrowser(test);
    const { secret, recoveryCodes } = await setUp(staff);
    const elsewhere = await staffBrowser(test, staff);
    await elsewhere
      .post(`${FACTOR}/verification`)
      .send({ code: codeOf(secret) })
      .expect(200);
    expect(await resetSecondFactor(test.app, staff.email.toUpperCase())).toBe('reset');
    for (const session of [staff, elsewhere]) {
      expect((await session.get(STAFF_CALL).expect(403)).body).toMatchObject({ code: 'auth.staff.secondFactorSetUp' });
      await session.post(`${FACTOR}/verification`).send({ code: recoveryCodes[0] }).expect(403);
    }
    expect(await entries(staff.id)).toEqual([{ actor_id: null, action: 'second_factor.reset' }]);
    await setUp(staff);
    await staff.get(STAFF_CALL).expect(200);
  });

  it.each([
    ['en', 'The authenticator app of your Nukkad account was removed'],
    ['hi', 'आपके Nukkad अकाउंट से ऑथेंटिकेटर ऐप हट गया है'],
    ['kn', 'ನಿಮ್ಮ Nukkad ಅಕೌಂಟ್‌ನಿಂದ ಅಥೆಂಟಿಕೇಟರ್ ಆ್ಯಪ್ ತೆಗೆದಿದ್ದೇವೆ'],
  ])('mails the account once, in its language: %s', async (language, subject) => {
    const staff = await staffBrowser(test);
    await test.dataSource.query('UPDATE users SET language = $2 WHERE id = $1', [staff.id, language]);
    await setUp(staff);
    await resetSecondFactor(test.app, staff.email);
    await resetSecondFactor(test.app, staff.email);
    expect((await factorMailsTo(test, staff.email)).slice(1)).toEqual([subject]);
  });

  it('allows a new set-up at once after too many wrong codes', async () => {
    const staff = await staffBrowser(test);
    await setUp(staff);
    for (let wrong = 0; wrong < 5; wrong++) {
      await staff.post(`${FACTOR}/verification`).send({ code: 'wrong' }).expect(400);
    }
    await resetSecondFactor(test.app, staff.email);
    await setUp(staff);
  });

  it('leaves the factors of other accounts unchanged', async () => {
    const [staff, other] = [await staffBrowser(test), await staffBrowser(test)];
    await setUp(staff);
    await setUp(other);
    await resetSecondFactor(test.app, staff.email);
    await other.get(STAFF_CALL).expect(200);
  });

  it('reports a missing account or factor, and records nothing', async () => {
    const staff = await staffBrowser(test);
    expect(await resetSecondFactor(test.app, 'nobody@example.com')).toBe('no account');
    expect(await resetSecondFactor(test.app, staff.email)).toBe('no factor');
    expect(await entries(staff.id)).toEqual([]);
  });
});
