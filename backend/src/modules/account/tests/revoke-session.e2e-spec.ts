import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeviceSession } from '@nukkad/contract/accounts/account';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { type Person, seeker } from '../../jobs/tests/people.js';

describe('revokeSession', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const others = async (person: Person): Promise<DeviceSession[]> =>
    ((await person.get('/api/user/sessions')).body as DeviceSession[]).filter(({ current }) => !current);

  it('ends the session of one browser, at the embedded provider too', async () => {
    const person = await seeker(test);
    const lost = await signIn(test.app, person);
    await test.dataSource.query(`UPDATE sessions SET last_seen_at = last_seen_at - interval '1 minute'`);
    const kept = await signIn(test.app, person);
    await test.dataSource.query(
      `INSERT INTO oidc_payloads (kind, id, payload, account_id) VALUES ('Session', 'one', '{}', $1)`,
      [person.id],
    );
    const [newest, older] = await others(person);
    await person.delete(`/api/user/sessions/${older?.id}`).expect(200, { revoked: 1 });
    await test.api.get('/api/auth/user').set('Cookie', lost).expect(401);
    await test.api.get('/api/auth/user').set('Cookie', kept).expect(200);
    expect(await others(person)).toEqual([newest]);
    expect(await test.dataSource.query('SELECT 1 FROM oidc_payloads WHERE account_id = $1', [person.id])).toEqual([]);
  });
});
