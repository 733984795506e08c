import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { AuthHousekeeping } from '../auth-housekeeping.js';
import { SignUp } from '../sign-up.use-case.js';
import { signIn } from './signed-in.js';
import { formOf } from './sign-up-form.js';
import { Browser } from './browser.js';

const TABLES = ['sessions', 'login_transactions', 'verification_codes', 'sign_ups'];

describe('AuthHousekeeping', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('deletes expired rows and retains the others', async () => {
    const fill = async (): Promise<void> => {
      await signIn(test.app, await saveUser(test.dataSource));
      const form = formOf();
      await test.app.get(SignUp, { strict: false }).execute(form);
      await test.api.post('/api/auth/send-email-verification').send({ email: form.email }).expect(202);
      await new Browser(test.url).open('/api/login');
    };
    const counts = (): Promise<number[]> =>
      Promise.all(
        TABLES.map(async (table) => {
          const rows: { count: number }[] = await test.dataSource.query(`SELECT count(*)::int AS count FROM ${table}`);
          return rows[0]?.count ?? 0;
        }),
      );
    await fill();
    for (const table of TABLES) {
      const column = table === 'verification_codes' ? 'requested_at' : 'expires_at';
      await test.dataSource.query(`UPDATE ${table} SET ${column} = clock_timestamp() - interval '3 days'`);
    }
    await fill();
    const before = await counts();
    const removed = await test.app.get(AuthHousekeeping, { strict: false }).sweep();
    const after = await counts();
    expect(after.every((count) => count > 0)).toBe(true);
    expect(removed).toBe(before.reduce((a, b) => a + b) - after.reduce((a, b) => a + b));
    expect(after).toEqual(before.map((count) => count / 2));
  });
});
