import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { savePushSubscription } from './push-subscription.factory.js';

describe('getPushSettings', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns one key for all accounts, and the devices of the own account whose session is open', async () => {
    const [me, other] = await Promise.all([seeker(test), seeker(test)]);
    const id = await savePushSubscription(test.dataSource, me.id);
    const ended = await savePushSubscription(test.dataSource, me.id);
    await savePushSubscription(test.dataSource, other.id);
    await test.dataSource.query(
      `UPDATE sessions SET expires_at = now() FROM push_subscriptions s WHERE s.id = $1 AND sessions.id = s.session_id`,
      [ended],
    );
    const { body } = await me.get('/api/push').expect(200);
    expect(body).toEqual({
      publicKey: expect.stringMatching(/^B[\w-]{86}$/),
      devices: [{ id, browser: 'chrome', system: 'android', current: false }],
    });
    expect((await other.get('/api/push').expect(200)).body).toMatchObject({ publicKey: body.publicKey });
  });
});
