import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { signIn } from './signed-in.js';

describe('confirmLogOut', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const sessionsOf = (id: string): Promise<unknown[]> =>
    test.dataSource.query('SELECT 1 FROM sessions WHERE user_id = $1', [id]);

  it('ends the session that pressed the button, and no other', async () => {
    const user = await saveUser(test.dataSource);
    const [here] = [await signIn(test.app, user), await signIn(test.app, user)];
    await test.api.post('/api/logout').set('Cookie', here).expect(303).expect('Location', '/');
    expect(await sessionsOf(user.id)).toHaveLength(1);
    await test.api.get('/api/auth/user').set('Cookie', here).expect(401);
  });

  it('rejects a form on another site', async () => {
    const user = await saveUser(test.dataSource);
    const cookie = await signIn(test.app, user);
    const post = () => test.api.post('/api/logout').set('Cookie', cookie);
    await post().set('Sec-Fetch-Site', 'cross-site').expect(403);
    await post().set('Origin', 'https://evil.example').expect(403);
    expect(await sessionsOf(user.id)).toHaveLength(1);
  });

  it('changes nothing without a session', async () => {
    await test.api.post('/api/logout').expect(303).expect('Location', '/');
  });
});
