import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { digestsOf } from '../../../../test/contact-digests-of.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { RateLimits } from '../../../common/http/rate-limits.js';
import { SIGN_UPS_PER_IP } from '../address-limits.js';
import { Browser } from './browser.js';
import { receiveCode, signInByPassword } from './sign-in-journey.js';
import { formOf } from './sign-up-form.js';

const INVALID = { status: 400, title: 'Verification Failed', detail: 'Invalid verification code' };

describe('verifyEmail', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const verify = (email: string, code: string) => test.api.post('/api/auth/verify-email').send({ email, code });
  const refuse = async (email: string, code: string): Promise<void> => {
    const { body } = await verify(email, code).expect(400);
    expect(body).toMatchObject(INVALID);
  };
  const verifiedAt = async (email: string): Promise<unknown> =>
    (
      (await test.dataSource.query('SELECT email_verified_at FROM users WHERE email = $1', [email])) as Record<
        string,
        unknown
      >[]
    )[0]?.['email_verified_at'];
  /** Returns `code` in the digits of a script; `zero` is the script's zero. */
  const inScript = (code: string, zero: number): string =>
    [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
  const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

  async function withCode(): Promise<{ email: string; code: string }> {
    const { email } = await saveUser(test.dataSource, { emailVerifiedAt: null, passwordHash: 'x' });
    await test.api.post('/api/auth/send-email-verification').send({ email }).expect(202);
    return { email, code: await receiveCode(test, email) };
  }

  it('verifies the mailbox once', async () => {
    const { email, code } = await withCode();
    const { body } = await verify(email.toUpperCase(), ` ${code.slice(0, 3)} ${code.slice(3)} `).expect(200);
    expect(body).toEqual({ verified: true });
    expect(await verifiedAt(email)).toBeInstanceOf(Date);
    await refuse(email, code);
  });

  it.each<[string, (code: string) => string]>([
    ['Devanagari digits', (code) => inScript(code, 0x966)],
    ['fullwidth digits', (code) => inScript(code, 0xff10)],
    ['a hyphen and a mark that nobody sees', (code) => `\u200b${code.slice(0, 3)}-${code.slice(3)}`],
  ])('accepts the code in %s', async (_what, typed) => {
    const { email, code } = await withCode();
    await verify(email, typed(code)).expect(200);
    expect(await verifiedAt(email)).toBeInstanceOf(Date);
  });

  it('returns the same error for any wrong input', async () => {
    const { email, code } = await withCode();
    for (const bad of [wrong(code), '', 'abcdef', '१२३४५६', '1'.repeat(64)]) await refuse(email, bad);
    await refuse('nobody@example.com', '123456');
    await refuse((await saveUser(test.dataSource)).email, '123456');
    expect(await verifiedAt(email)).toBeNull();
  });

  it('rejects the code after five wrong attempts', async () => {
    const { email, code } = await withCode();
    for (let tries = 0; tries < 4; tries++) await refuse(email, wrong(code));
    await verify(email, code).expect(200);
    const second = await withCode();
    for (let tries = 0; tries < 5; tries++) await refuse(second.email, wrong(second.code));
    await refuse(second.email, second.code);
    expect(await verifiedAt(second.email)).toBeNull();
  });

  it('counts ten concurrent guesses as ten', async () => {
    const { email, code } = await withCode();
    await Promise.all(Array.from({ length: 10 }, () => refuse(email, wrong(code))));
    const rows: { tries: number }[] = await test.dataSource.query(
      'SELECT tries FROM verification_codes WHERE destination_digest = ANY($1)',
      [digestsOf(test, email)],
    );
    expect(rows).toEqual([{ tries: 10 }]);
    await refuse(email, code);
  });

  it('tries at most five of ten concurrent guesses, even when the right code is among them', async () => {
    const { email, code } = await withCode();
    const guesses = [...Array.from({ length: 9 }, (_, index) => String(index).repeat(6)), code];
    const answers = await Promise.all(guesses.map((guess) => verify(email, guess)));
    const rights = answers.filter((answer) => answer.status === 200).length;
    const [row]: { tries: number; used: boolean }[] = await test.dataSource.query(
      'SELECT tries, used_at IS NOT NULL AS used FROM verification_codes WHERE destination_digest = ANY($1)',
      [digestsOf(test, email)],
    );
    expect(row?.used).toBe(rights === 1);
    if (rights === 1) expect(row?.tries).toBeLessThanOrEqual(5);
    else expect(row?.tries).toBe(10);
  });

  it('accepts one of ten concurrent right codes', async () => {
    const { email, code } = await withCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(email, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(9);
  });

  it('accepts only the newest code', async () => {
    const { email, code } = await withCode();
    await test.dataSource.query(`UPDATE verification_codes SET requested_at = requested_at - interval '1 minute'`);
    await test.api.post('/api/auth/send-email-verification').send({ email }).expect(202);
    await refuse(email, code); // from the request for a new one on
    const newest = await receiveCode(test, email);
    if (newest !== code) await refuse(email, code);
    await verify(email, newest).expect(200);
  });

  it('rejects a code after ten minutes by the clock of the database', async () => {
    const { email, code } = await withCode();
    const [row]: { life: number }[] = await test.dataSource.query(
      `SELECT extract(epoch FROM expires_at - clock_timestamp()) AS life FROM verification_codes
       WHERE destination_digest = ANY($1)`,
      [digestsOf(test, email)],
    );
    expect(Number(row?.life)).toBeGreaterThan(590);
    expect(Number(row?.life)).toBeLessThanOrEqual(600);
    await test.dataSource.query(
      `UPDATE verification_codes SET expires_at = clock_timestamp() WHERE destination_digest = ANY($1)`,
      [digestsOf(test, email)],
    );
    await refuse(email, code);
  });

  it('assigns the account to the browser that verifies the mailbox, not to the last form', async () => {
    const form = formOf({ firstName: 'Uma', password: 'the-password-of-uma', confirmPassword: 'the-password-of-uma' });
    const uma = new Browser(test.url);
    await uma.call('POST', '/api/auth/signup', form);
    const stranger = new Browser(test.url);
    const forged = {
      ...form,
      firstName: 'Eve',
      password: 'the-password-of-eve',
      confirmPassword: 'the-password-of-eve',
    };
    await stranger.call('POST', '/api/auth/signup', forged);

    await uma.call('POST', '/api/auth/send-email-verification', { email: form.email });
    const code = await receiveCode(test, form.email);
    expect((await uma.call('POST', '/api/auth/verify-email', { email: form.email, code })).status).toBe(200);

    const [user]: { first_name: string }[] = await test.dataSource.query(
      'SELECT first_name FROM users WHERE email = $1',
      [form.email],
    );
    expect(user).toEqual({ first_name: 'Uma' });
    const out = await signInByPassword(test, form.email, { password: forged.password });
    expect(out.landed.text).toContain('The number, email or password is incorrect');
    const inside = await signInByPassword(test, form.email, { password: form.password });
    expect(inside.landed.url.href).toBe(`${test.url}/`);
  });
});

describe('sign-ups of an address that many people share', () => {
  it('are unlimited once earlier mailboxes are verified', async () => {
    const strict = await createTestApp({ IP_LIMITS: 'strict' });
    for (let others = 1; others < SIGN_UPS_PER_IP.limit; others++) {
      await strict.app.get(RateLimits).consumeForIp(SIGN_UPS_PER_IP, '127.0.0.1');
    }
    const signUp = async (status: number) => {
      const form = formOf();
      const { headers } = await strict.api.post('/api/auth/signup').send(form).expect(status);
      return { email: form.email, cookie: headers['set-cookie'] as unknown as string[] };
    };
    for (let people = 0; people < 3; people++) {
      const { email, cookie } = await signUp(201);
      await strict.api.post('/api/auth/send-email-verification').send({ email }).expect(202);
      const code = await receiveCode(strict, email);
      await strict.api.post('/api/auth/verify-email').set('Cookie', cookie).send({ email, code }).expect(200);
    }
    await signUp(201);
    await signUp(429);
    await strict.close();
  });
});
