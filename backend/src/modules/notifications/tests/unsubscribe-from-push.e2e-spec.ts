import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { LocalPushService } from './local-push-service.js';
import { savePushSubscription } from './push-subscription.factory.js';

describe('unsubscribeFromPush', () => {
  let test: TestApp;
  let service: LocalPushService;
  beforeAll(async () => {
    test = await createTestApp();
    service = await LocalPushService.start();
  });
  afterAll(async () => {
    await service.stop();
    await test.close();
  });

  it('removes the browser of the session, and neither other devices nor the session', async () => {
    const me = await seeker(test);
    const other = await savePushSubscription(test.dataSource, me.id);
    await me.put('/api/push/subscription').send(service.subscribe()).expect(200);
    const { body } = await me.delete('/api/push/subscription').expect(200);
    expect(body.devices).toEqual([expect.objectContaining({ id: other, current: false })]);
    expect((await me.delete('/api/push/subscription').expect(200)).body).toEqual(body);
    expect((await me.get('/api/user/sessions').expect(200)).body).toHaveLength(2);
  });
});
