import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { saveUser } from './user.factory.js';

describe('addRole', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const roleOf = async (id: string): Promise<string | undefined> =>
    ((await test.dataSource.query('SELECT role FROM users WHERE id = $1', [id])) as { role: string }[])[0]?.role;

  it.each([
    ['job_seeker', 'employer', 'both'],
    ['employer', 'job_seeker', 'both'],
    ['employer', 'employer', 'employer'],
    ['both', 'job_seeker', 'both'],
  ] as const)('changes a %s who adds %s to a %s', async (role, side, becomes) => {
    const user = await saveUser(test.dataSource, { role });
    const other = await saveUser(test.dataSource, { role: 'job_seeker' });
    const cookie = await signIn(test.app, user);
    const { body } = await test.api.post('/api/user/roles').set('Cookie', cookie).send({ role: side }).expect(200);
    expect(body).toMatchObject({ id: user.id, role: becomes });
    expect([await roleOf(user.id), await roleOf(other.id)]).toEqual([becomes, 'job_seeker']);
  });

  it('allows the new side from the next call on', async () => {
    const user = await saveUser(test.dataSource, { role: 'job_seeker' });
    const cookie = await signIn(test.app, user);
    await test.api.get('/api/my-jobs').set('Cookie', cookie).expect(403);
    await test.api.post('/api/user/roles').set('Cookie', cookie).send({ role: 'employer' }).expect(200);
    await test.api.get('/api/my-jobs').set('Cookie', cookie).expect(200);
  });

  it('results in both sides after concurrent calls for each', async () => {
    const user = await saveUser(test.dataSource, { role: 'job_seeker' });
    const cookie = await signIn(test.app, user);
    const post = (role: string) => test.api.post('/api/user/roles').set('Cookie', cookie).send({ role }).expect(200);
    await Promise.all([post('employer'), post('job_seeker'), post('employer')]);
    expect(await roleOf(user.id)).toBe('both');
  });

  it.each([{ role: 'both' }, { role: 'admin' }])('returns 400 for the body %j', async (body) => {
    const user = await saveUser(test.dataSource);
    await test.api
      .post('/api/user/roles')
      .set('Cookie', await signIn(test.app, user))
      .send(body)
      .expect(400);
    expect(await roleOf(user.id)).toBe('job_seeker');
  });

  it('returns 403 to a page of another site', async () => {
    const user = await saveUser(test.dataSource);
    const post = test.api.post('/api/user/roles').set('Cookie', await signIn(test.app, user));
    await post.set('Sec-Fetch-Site', 'cross-site').send({ role: 'employer' }).expect(403);
    expect(await roleOf(user.id)).toBe('job_seeker');
  });
});
