import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { seeker } from '../../jobs/tests/people.js';

describe('revokeOtherSessions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('signs out everywhere but here', async () => {
    const person = await seeker(test);
    const stranger = await seeker(test);
    const elsewhere = [await signIn(test.app, person), await signIn(test.app, person)];
    await person.post('/api/user/sessions/revoke-others').expect(200, { revoked: 2 });
    for (const cookie of elsewhere) await test.api.get('/api/auth/user').set('Cookie', cookie).expect(401);
    await person.get('/api/auth/user').expect(200);
    await stranger.get('/api/auth/user').expect(200);
    await person.post('/api/user/sessions/revoke-others').expect(200, { revoked: 0 });
  });

  it('needs a session', async () => {
    await test.api.post('/api/user/sessions/revoke-others').expect(401);
  });
});
