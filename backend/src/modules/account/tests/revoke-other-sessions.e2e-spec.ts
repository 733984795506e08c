import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

  it('deletes the provider’s sessions, so that no browser signs in again without a prompt', async () => {
    const [person, stranger] = [await seeker(test), await seeker(test)];
    for (const { id } of [person, stranger]) {
      await test.dataSource.query(
        `INSERT INTO oidc_payloads (kind, id, payload, account_id, expires_at)
         VALUES ('Session', $1, '{}', $2, clock_timestamp() + interval '1 day')`,
        [id, id],
      );
    }
    await person.post('/api/user/sessions/revoke-others').expect(200);
    const left: unknown[] = await test.dataSource.query('SELECT account_id FROM oidc_payloads');
    expect(left).toEqual([{ account_id: stranger.id }]);
  });
});
