import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RECENT_SIGN_IN_MINUTES } from '@nukkad/contract/limits';
import type { Problem } from '@nukkad/contract/problem';
import { signedInAccount } from '../account.js';
import { createTestApp, type TestApp } from '../app.js';
import { type ContractCall, contractCalls } from '../contract-samples.js';
import { NOBODY } from '../../src/modules/jobs/tests/people.js';
import type { Method } from './access-callers.js';
import { addressOf, bodyOf, headersOf } from './access-requests.js';
import { SIGN_IN_DECISIONS } from './sign-in-decisions.js';
import { readStoredUsers } from '../../src/modules/users/tests/stored-users.js';

const REQUIRED = 'errors.recentSignInRequired';
const OWN_CALLS = contractCalls.filter(({ path }) => path.startsWith('/api/user/'));

describe('a sign-in that is not recent', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const signInMinutesAgo = async (minutes: number) => {
    const account = await signedInAccount(test);
    await test.dataSource.query(
      `UPDATE sessions SET auth_time = clock_timestamp() - make_interval(secs => $2) WHERE user_id = $1`,
      [account.id, minutes * 60],
    );
    return account;
  };
  /** Returns the problem code of the response; null for a success. */
  const codeOf = async (
    cookie: string,
    call: ContractCall,
    body: object | undefined = bodyOf(call, { id: NOBODY }),
  ) => {
    const address = addressOf(call, { id: NOBODY });
    const request = test.api[call.method.toLowerCase() as Method](address).set('Cookie', cookie);
    const response = await request.set(headersOf(call)).send(body);
    return response.status < 400 ? null : ((response.body as Problem).code ?? null);
  };
  const callOf = (id: string): ContractCall => {
    const call = OWN_CALLS.find((one) => one.id === id);
    if (!call) throw new Error(`no operation ${id}`);
    return call;
  };

  it('has a decision for each operation on the own account, and for no others', () => {
    expect(Object.keys(SIGN_IN_DECISIONS).sort()).toEqual(OWN_CALLS.map(({ id }) => id).sort());
  });

  it.each(Object.entries(SIGN_IN_DECISIONS))('permits or refuses %s: %s', async (id, decision) => {
    const { cookie } = await signInMinutesAgo(RECENT_SIGN_IN_MINUTES + 1);
    const code = await codeOf(cookie, callOf(id));
    expect(code === REQUIRED).toBe(decision === 'recent sign-in');
  });

  it.each([{ email: 'asha.new@example.com' }, { phone: '+919845099887' }])(
    'refuses updateProfile with %j, and keeps the account',
    async (change) => {
      const { id, cookie } = await signInMinutesAgo(RECENT_SIGN_IN_MINUTES + 1);
      expect(await codeOf(cookie, callOf('updateProfile'), { ...change, bio: 'I cook.' })).toBe(REQUIRED);
      const [row]: object[] = await test.dataSource.query(
        'SELECT pending_email, pending_phone, bio FROM users WHERE id = $1',
        [id],
      );
      expect(row).toEqual({ pending_email: null, pending_phone: null, bio: '' });
    },
  );

  it('refuses the removal of the number by updateProfile', async () => {
    const { id, cookie } = await signInMinutesAgo(RECENT_SIGN_IN_MINUTES + 1);
    await test.dataSource.query(`UPDATE users SET phone = '+919845077665' WHERE id = $1`, [id]);
    expect(await codeOf(cookie, callOf('updateProfile'), { phone: '' })).toBe(REQUIRED);
  });

  it('permits updateProfile with the present address and number', async () => {
    const { id, cookie } = await signInMinutesAgo(RECENT_SIGN_IN_MINUTES + 1);
    const [user] = await readStoredUsers(test, 'id = $1', [id]);
    const { email, phone } = user as { email: string; phone: string };
    expect(await codeOf(cookie, callOf('updateProfile'), { email, phone, bio: 'I bake.' })).toBeNull();
  });

  it.each(Object.entries(SIGN_IN_DECISIONS))(
    'requires the second factor in this session of a member of the staff who has set it up, or not: %s, %s',
    async (id, decision) => {
      const account = await signInMinutesAgo(0);
      await test.dataSource.query(`UPDATE users SET staff_role = 'support' WHERE id = $1`, [account.id]);
      const isRefused = async (): Promise<boolean> =>
        (await codeOf(account.cookie, callOf(id))) === 'auth.staff.secondFactorRequired';
      await test.dataSource.query(
        `INSERT INTO staff_second_factors (user_id, secret_encrypted, confirmed_at) VALUES ($1, 'x', clock_timestamp())`,
        [account.id],
      );
      expect(await isRefused()).toBe(decision !== 'not sensitive');
      await test.dataSource.query('UPDATE sessions SET second_factor_at = clock_timestamp() WHERE user_id = $1', [
        account.id,
      ]);
      expect(await isRefused()).toBe(false);
    },
  );

  it.each(['exportPersonalData', 'revokeOtherSessions', 'updateUpi'])(
    'is recent for %s until it is ten minutes old',
    async (id) => {
      const { cookie } = await signInMinutesAgo(RECENT_SIGN_IN_MINUTES - 0.5);
      const body = id === 'updateUpi' ? { upiId: null } : {};
      expect(await codeOf(cookie, callOf(id), body)).toBeNull();
    },
  );
});
