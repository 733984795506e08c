import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveMember, signInByCode, signInByPassword, PASSWORD } from './sign-in-journey.js';
import { PasswordHasher } from '../password-hasher.js';
import { Browser } from './browser.js';

const INCORRECT = 'The number, email or password is incorrect';

describe('signing in with a password', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  let addresses = 0;
  const address = (): string => `visitor${++addresses}@example.com`;
  const userOf = async (email: string): Promise<Record<string, unknown> | undefined> =>
    ((await test.dataSource.query('SELECT * FROM users WHERE email = $1', [email])) as Record<string, unknown>[])[0];

  it('shows the same page for a wrong password and an unknown address', async () => {
    const { email } = await saveMember(test);
    const pages = [];
    for (const [who, password] of [
      [email, 'not-the-password'],
      [address(), 'not-the-password'],
      ['no address at all', PASSWORD],
    ] as const) {
      const { landed } = await signInByPassword(test, who, { password });
      expect(landed.status).toBe(401);
      expect(landed.text).toContain(INCORRECT);
      expect(landed.text).not.toContain(password);
      pages.push(landed.text.replaceAll(landed.url.pathname, '/').replaceAll(who, 'WHO'));
    }
    expect(new Set(pages).size).toBe(1);
  });

  it('hashes the password for an unknown address as for a known one, so that the duration is equal', async () => {
    const user = await saveMember(test);
    const verify = jest.spyOn(test.app.get(PasswordHasher, { strict: false }), 'verify');
    const browser = new Browser(test.url);
    const page = await browser.open('/api/login');
    for (const [email, hash] of [
      [user.email, user.passwordHash],
      ['unknown-to-all@example.com', null],
    ]) {
      verify.mockClear();
      await browser.press(page, 'Sign in', { login: email as string, password: 'not-the-password' });
      expect(verify.mock.calls).toEqual([[hash, 'not-the-password']]);
    }
    verify.mockRestore();
  });

  it('accepts an address in any case and a password in any Unicode normal form', async () => {
    const user = await saveMember(test, { passwordHash: null });
    const { PasswordHasher } = await import('../password-hasher.js');
    const passwordHash = await test.app.get(PasswordHasher, { strict: false }).hash('crème-brûlée'.normalize('NFC'));
    await test.dataSource.query('UPDATE users SET password_hash = $2 WHERE id = $1', [user.id, passwordHash]);
    const { landed } = await signInByPassword(test, user.email.toUpperCase(), {
      password: 'crème-brûlée'.normalize('NFD'),
    });
    expect(landed.url.href).toBe(`${test.url}/`);
  });

  it('upgrades an outdated hash at sign-in', async () => {
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const user = await saveMember(test, { passwordHash: weak });
    await signInByPassword(test, user.email);
    expect((await userOf(user.email))?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signInByPassword(test, user.email)).landed.url.href).toBe(`${test.url}/`);
  });

  it('closes sign-in by password after ten wrong attempts, for known and unknown names, and leaves codes available', async () => {
    const { email } = await saveMember(test);
    for (const who of [email, address()]) {
      const browser = new Browser(test.url);
      const page = await browser.open('/api/login');
      const attempts = await Promise.all(
        Array.from({ length: 11 }, () => browser.press(page, 'Sign in', { login: who, password: 'not-the-password' })),
      );
      const answers = attempts.map((attempt) => attempt.status).sort();
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
      const closed = await browser.press(page, 'Sign in', { login: who, password: PASSWORD });
      expect(closed.status).toBe(429);
      expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(600);
      expect(closed.text).toContain('or sign in with a code');
      expect((await signInByCode(test, who)).landed.url.href).toBe(`${test.url}/`);
    }
  });

  it('resets the wrong attempts after a right one', async () => {
    const { email } = await saveMember(test);
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 9; tries++) await signInByPassword(test, email, { password: 'not-the-password' });
      expect((await signInByPassword(test, email)).landed.url.href).toBe(`${test.url}/`);
    }
  });
});
