import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../app.js';
import { digestsOf } from '../contact-digests-of.js';
import { pairOf } from '../../src/modules/engagements/tests/engagement-pair.js';
import { inHours } from '../../src/modules/engagements/tests/engagement.factory.js';
import { bothSides } from '../../src/modules/jobs/tests/people.js';
import { Browser } from '../../src/modules/auth/tests/browser.js';
import { FACTOR, setUp, staffBrowser } from '../../src/modules/second-factor/tests/second-factor.js';
import { PASSWORD, receiveCode, saveMember } from '../../src/modules/auth/tests/sign-in-journey.js';
import { newReference } from '../../src/modules/support/support-reference.js';
import { saveSupportRequest } from '../../src/modules/support/tests/support-request.factory.js';
import { reportFigure } from './figures.js';

const GUESSES = 60;

describe('guessing', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const report = (what: string, compared: number, most: number): void => {
    reportFigure({
      what: `guessing: ${what} that were compared, of ${GUESSES}`,
      measured: compared,
      target: `≤ ${most}`,
      met: compared <= most,
    });
    expect(compared).toBeLessThanOrEqual(most);
    expect(compared).toBeGreaterThan(0);
  };
  /** How many of the guesses were answered otherwise than with "too many". */
  const countCompared = async (guess: (number: number) => Promise<{ status: number }>): Promise<number> => {
    const statuses = await Promise.all(
      Array.from({ length: GUESSES }, async (_, number) => (await guess(number)).status),
    );
    return statuses.filter((status) => status !== 429).length;
  };

  it('passwords ends after ten tries, and the right one is not taken then', async () => {
    const { email } = await saveMember(test);
    const browser = new Browser(test.url);
    const page = await browser.open('/api/login');
    const compared = await countCompared((number) =>
      browser.press(page, 'Sign in', { login: email, password: `wrong-password-${number}` }),
    );
    report('passwords', compared, 10);
    expect((await browser.press(page, 'Sign in', { login: email, password: PASSWORD })).status).toBe(429);
  });

  it('the current password of an open session ends after ten tries', async () => {
    const person = await bothSides(test);
    const compared = await countCompared((number) =>
      Promise.resolve(
        person
          .post('/api/user/change-password')
          .send({ currentPassword: `wrong-${number}-password`, newPassword: 'marble tram seven' }),
      ),
    );
    report('current passwords', compared, 10);
  });

  it('a code of a mailbox ends after five tries, and the right one is not taken then', async () => {
    const email = 'guessed-code@example.com';
    await test.api.post('/api/auth/send-email-verification').send({ email }).expect(202);
    await test.runTasks();
    await saveMember(test, { email, emailVerifiedAt: null });
    await test.dataSource.query('DELETE FROM verification_codes');
    await test.api.post('/api/auth/send-email-verification').send({ email }).expect(202);
    const code = await receiveCode(test, email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 0; guess < GUESSES; guess++)
      await test.api.post('/api/auth/verify-email').send({ email, code: wrong });
    const [row]: { tries: number; used: boolean }[] = await test.dataSource.query(
      `SELECT LEAST(tries, 5) AS tries, used_at IS NOT NULL AS used FROM verification_codes
       WHERE destination_digest = ANY($1) ORDER BY requested_at DESC LIMIT 1`,
      [digestsOf(test, email)],
    );
    expect(row?.used).toBe(false);
    report('codes of a mailbox', row?.tries ?? 0, 5);
    const { status } = await test.api.post('/api/auth/verify-email').send({ email, code });
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('the work code of a shift ends after five tries', async () => {
    const pair = await pairOf(test);
    const id = await pair.book({ startsAt: inHours(0.1) });
    const code = await pair.code(id);
    const compared = await countCompared((number) =>
      Promise.resolve(
        pair.owner
          .post(`/api/engagements/${id}/start`)
          .send({ code: String((Number(code) + 1 + number) % 10_000).padStart(4, '0') }),
      ),
    );
    report('work codes', compared, 5);
    await pair.owner.post(`/api/engagements/${id}/start`).send({ code }).expect(429);
  });

  it('the recovery codes of staff ends after five tries', async () => {
    const staff = await staffBrowser(test);
    const { recoveryCodes } = await setUp(staff);
    const other = await staffBrowser(test, staff);
    const length = recoveryCodes[0]?.length ?? 0;
    const compared = await countCompared((number) =>
      Promise.resolve(
        other.post(`${FACTOR}/verification`).send({ code: `${'a'.repeat(length)}${number}`.slice(-length) }),
      ),
    );
    report('recovery codes', compared, 5);
    await other.post(`${FACTOR}/verification`).send({ code: recoveryCodes[0] }).expect(429);
  });

  it('references of support requests opens none, not even one that exists', async () => {
    const person = await bothSides(test);
    const owner = await bothSides(test);
    const { reference } = await saveSupportRequest(test.dataSource, { userId: owner.id });
    const references = [reference, ...Array.from({ length: GUESSES - 1 }, () => newReference())];
    let opened = 0;
    for (const guess of references) {
      const { status } = await person.get(`/api/my-support-requests/${guess}`);
      if (status !== 404) opened++;
    }
    reportFigure({
      what: `guessing: support requests opened by ${GUESSES} references`,
      measured: opened,
      target: '0',
      met: opened === 0,
    });
    expect(opened).toBe(0);
  });
});
