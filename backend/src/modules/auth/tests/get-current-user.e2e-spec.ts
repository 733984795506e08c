import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { cookieName, cookieOptions } from '../cookies.js';
import { Sessions } from '../sessions.js';
import { signIn } from './signed-in.js';

describe('getCurrentUser', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const ask = (cookie: string) => test.api.get('/api/auth/user').set('Cookie', cookie);

  it('returns the account without secrets', async () => {
    const user = await saveUser(test.dataSource, { passwordHash: '$argon2id$secret', staffRole: 'support' });
    const { body, headers } = await ask(await signIn(test.app, user)).expect(200);
    expect(body).toMatchObject({
      id: user.id,
      email: user.email,
      phone: user.phone,
      role: 'job_seeker',
      staffRole: 'support',
      emailVerified: true,
      phoneVerified: true,
      hasPassword: true,
      country: 'India',
      availability: { available: false },
      skills: [],
      preferredCategories: [],
      expectedRate: null,
    });
    expect(JSON.stringify(body)).not.toContain('argon2id');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('reads the session and the account in one statement', async () => {
    const cookie = await signIn(test.app, await saveUser(test.dataSource, { role: 'employer' }));
    const query = jest.spyOn(PostgresQueryRunner.prototype, 'query');
    const statementsOf = async (path: string): Promise<string[]> => {
      query.mockClear();
      await test.api.get(path).set('Cookie', cookie).expect(200);
      return query.mock.calls.map(([sql]) => sql).filter((sql) => /\b(sessions|users)\b/.test(sql));
    };
    try {
      for (const path of ['/api/auth/user', '/api/my-jobs', '/api/notifications']) {
        expect([path, await statementsOf(path)]).toEqual([
          path,
          [expect.stringMatching(/sessions[^]*users|users[^]*sessions/)],
        ]);
      }
    } finally {
      query.mockRestore();
    }
  });

  it.each(['', 'sid=', 'sid=forged', `sid=${'a'.repeat(5000)}`, 'other=1; sid=%00'])(
    'returns 401 for the cookie "%.20s"',
    async (cookie) => {
      const { body } = await ask(cookie).expect(401);
      expect(body).toMatchObject({ status: 401, title: 'Not signed in' });
    },
  );

  it('rejects the digest in place of the secret', async () => {
    const user = await saveUser(test.dataSource);
    await signIn(test.app, user);
    const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM sessions WHERE user_id = $1', [user.id]);
    await ask(`sid=${rows[0]?.id}`).expect(401);
  });

  it('ends the session after 30 days without use, by the clock of the database', async () => {
    const user = await saveUser(test.dataSource);
    const cookie = await signIn(test.app, user);
    const days = async (): Promise<number> =>
      (
        (await test.dataSource.query(
          `SELECT extract(epoch FROM expires_at - now()) / 86400 AS days FROM sessions WHERE user_id = $1`,
          [user.id],
        )) as { days: number }[]
      )[0]?.days ?? 0;
    const age = (interval: string) =>
      test.dataSource.query(
        `UPDATE sessions SET expires_at = expires_at - $2::interval, last_seen_at = last_seen_at - $2::interval
         WHERE user_id = $1`,
        [user.id, interval],
      );
    await age('50 minutes');
    await ask(cookie).expect(200);
    expect(Number(await days())).toBeLessThan(29.99); // recorded at most once an hour
    await age('29 days');
    await Promise.all(Array.from({ length: 5 }, () => ask(cookie).expect(200)));
    expect(Number(await days())).toBeGreaterThan(29.99);
    await age('30 days');
    await ask(cookie).expect(401);
  });

  it('ends the session after 90 days of continuous use, by the clock of the database', async () => {
    const user = await saveUser(test.dataSource);
    const cookie = await signIn(test.app, user);
    const sessions = test.app.get(Sessions);
    const principal = await sessions.findPrincipal(cookie.slice('sid='.length));
    const sessionId = principal?.sessionId ?? '';
    const beginAgo = (interval: string): Promise<unknown> =>
      test.dataSource.query(
        `UPDATE sessions SET created_at = now() - $2::interval, last_seen_at = now() - interval '2 hours',
           expires_at = now() + interval '20 days' WHERE user_id = $1`,
        [user.id, interval],
      );
    await beginAgo('89 days');
    await ask(cookie).expect(200);
    const [row]: { days: number }[] = await test.dataSource.query(
      `SELECT (extract(epoch FROM expires_at - now()) / 86400)::float8 AS days FROM sessions WHERE user_id = $1`,
      [user.id],
    );
    expect(row?.days).toBeLessThanOrEqual(1); // the use did not prolong it beyond its maximum age
    expect(await sessions.openOf([sessionId])).toEqual(new Set([sessionId]));
    await beginAgo('90 days 1 second');
    await ask(cookie).expect(401);
    expect(await sessions.openOf([sessionId])).toEqual(new Set());
  });

  it('ends the other sessions of an account, at the provider as well', async () => {
    const user = await saveUser(test.dataSource);
    const [here, there] = [await signIn(test.app, user), await signIn(test.app, user)];
    await test.dataSource.query(
      `INSERT INTO oidc_payloads (kind, id, payload, account_id) VALUES ('Session', 'x', '{}', $1)`,
      [user.id],
    );
    const sessions = test.app.get(Sessions);
    const principal = await sessions.findPrincipal(here.slice('sid='.length));
    await sessions.closeOthers(test.dataSource.manager, user.id, principal?.sessionId);
    await ask(here).expect(200);
    await ask(there).expect(401);
    expect(await test.dataSource.query('SELECT 1 FROM oidc_payloads')).toHaveLength(0);
  });

  it('sets cookies that production browsers bind to HTTPS and this host', () => {
    const production = { ...test.config, production: true, publicUrl: 'https://nukkad.example' };
    expect(cookieName(production, 'sid')).toBe('__Host-sid');
    expect(cookieOptions(production, 'sid')).toMatchObject({
      secure: true,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
    });
    expect(cookieOptions(production, 'sid')).not.toHaveProperty('domain');
    expect(cookieOptions({ ...production, publicUrl: 'http://nukkad.example' }, 'sid')).toMatchObject({ secure: true });
    const trial = { ...production, publicUrl: 'http://localhost:3000' };
    expect([cookieName(trial, 'sid'), cookieOptions(trial, 'sid').secure]).toEqual(['sid', false]);
    expect(cookieOptions(test.config, 'sid')).toMatchObject({ secure: false });
  });
});
