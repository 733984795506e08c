import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CLIENT_TOO_OLD_CODE,
  CLIENT_VERSION,
  CLIENT_VERSION_HEADER,
  OLDEST_CLIENT_VERSION,
} from '@nukkad/contract/platform/client-version';
import { ANOTHER_ACCOUNT_CODE, GUEST_PAGE, PAGE_ACCOUNT_HEADER } from '@nukkad/contract/accounts/page-account';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { signIn } from './signed-in.js';

describe('a call that says which account its page was opened for', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const NAME = '/api/user/name';
  const PUBLIC_JOBS = '/api/public/jobs';
  const newAccount = async (firstName: string) => {
    const user = await saveUser(test.dataSource, { firstName });
    return { id: user.id, cookie: await signIn(test.app, user) };
  };
  const rename = (cookie: string, page: string | undefined, firstName: string) => {
    const call = test.api.post(NAME).set('Cookie', cookie);
    return (page === undefined ? call : call.set(PAGE_ACCOUNT_HEADER, page)).send({ firstName });
  };
  const nameOf = async (id: string): Promise<string> => {
    const [row] = await test.dataSource.query<{ name: string }[]>(
      'SELECT first_name AS name FROM users WHERE id = $1',
      [id],
    );
    return row?.name ?? '';
  };

  it('is rejected when another account is signed in, and changes nothing', async () => {
    const [asha, ravi] = [await newAccount('Asha'), await newAccount('Ravi')];
    const { body } = await rename(ravi.cookie, asha.id, 'Changed').expect(409);
    expect(body).toMatchObject({ code: ANOTHER_ACCOUNT_CODE, title: 'Another account is signed in' });
    expect(await nameOf(ravi.id)).toBe('Ravi');
    const read = await test.api
      .get('/api/my-applications')
      .set('Cookie', ravi.cookie)
      .set(PAGE_ACCOUNT_HEADER, asha.id);
    expect(read.body).toMatchObject({ status: 409, code: ANOTHER_ACCOUNT_CODE });
  });

  it('is rejected as a write of a guest page when an account is signed in, while its reads are allowed', async () => {
    const ravi = await newAccount('Ravi');
    const write = await rename(ravi.cookie, GUEST_PAGE, 'Changed').expect(409);
    expect(write.body.code).toBe(ANOTHER_ACCOUNT_CODE);
    await test.api.get(PUBLIC_JOBS).set('Cookie', ravi.cookie).set(PAGE_ACCOUNT_HEADER, GUEST_PAGE).expect(200);
  });

  it('is executed for the same account and without a stated account, and returns 401 without a session', async () => {
    const asha = await newAccount('Asha');
    await rename(asha.cookie, asha.id, 'Usha').expect(200);
    await rename(asha.cookie, undefined, 'Nisha').expect(200);
    expect(await nameOf(asha.id)).toBe('Nisha');
    await test.api.post(NAME).set(PAGE_ACCOUNT_HEADER, asha.id).send({ firstName: 'Nobody' }).expect(401);
  });

  it('is refused from a client that is too old, which reads the reason', async () => {
    const asha = await newAccount('Asha');
    const call = test.api.get('/api/my-applications').set('Cookie', asha.cookie);
    const { body } = await call.set(CLIENT_VERSION_HEADER, String(OLDEST_CLIENT_VERSION - 1)).expect(410);
    expect(body).toMatchObject({ code: CLIENT_TOO_OLD_CODE, title: 'This page is too old' });
    const present = test.api.get('/api/my-applications').set('Cookie', asha.cookie);
    await present.set(CLIENT_VERSION_HEADER, String(CLIENT_VERSION)).expect(200);
  });
});
