import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { saveUser } from './user.factory.js';

describe('removeAvatar', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('removes the picture for all readers', async () => {
    const user = await saveUser(test.dataSource);
    const cookie = await signIn(test.app, user);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { body } = await test.api.post('/api/user/avatar').set('Cookie', cookie).attach('avatar', picture, 'me.png');
    const removed = await test.api.delete('/api/user/avatar').set('Cookie', cookie).expect(200);
    expect(removed.body.profileImageUrl).toBeNull();
    await test.api.get(body.profileImageUrl).set('Cookie', cookie).expect(404);
  });

  it('returns 200 without a picture', async () => {
    const user = await saveUser(test.dataSource);
    const { body } = await test.api
      .delete('/api/user/avatar')
      .set('Cookie', await signIn(test.app, user))
      .expect(200);
    expect(body.profileImageUrl).toBeNull();
  });
});
