import { afterAll, beforeAll, describe, it } from '@jest/globals';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { saveUser } from './user.factory.js';

describe('getAvatar', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('shows a picture to every signed-in account', async () => {
    const owner = await saveUser(test.dataSource);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { body } = await test.api
      .post('/api/user/avatar')
      .set('Cookie', await signIn(test.app, owner))
      .attach('avatar', picture, 'me.png')
      .expect(200);
    const other = await signIn(test.app, await saveUser(test.dataSource));
    await test.api.get(body.profileImageUrl).set('Cookie', other).expect(200);
  });

  it('returns 400 for an invalid id', async () => {
    const cookie = await signIn(test.app, await saveUser(test.dataSource));
    await test.api.get('/api/avatars/..%2f..%2fsecret').set('Cookie', cookie).expect(400);
  });
});
