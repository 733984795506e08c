import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { PushSubscriptionRepository } from '../push-subscription.repository.js';
import { LocalPushService } from './local-push-service.js';
import { savePushSubscription } from './push-subscription.factory.js';

describe('subscribeToPush', () => {
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

  const subscribe = (person: Person, device: object) => person.put('/api/push/subscription').send(device);
  const stored = (): Promise<{ id: string; userId: string; endpoint: string }[]> =>
    test.dataSource.query(`SELECT id, user_id AS "userId", endpoint FROM push_subscriptions ORDER BY created_at`);

  it('stores the browser of the session once, however often and by however many pages it is called', async () => {
    const person = await seeker(test);
    const device = service.subscribe();
    const answers = await Promise.all([1, 2, 3].map(() => subscribe(person, device).expect(200)));
    for (const { body } of answers)
      expect(body).toMatchObject({ devices: [{ id: expect.any(String), current: true }] });
    expect(new Set(answers.map(({ body }) => body.devices[0].id)).size).toBe(1);
  });

  it('ends with its session, although another session of the account is open', async () => {
    const person = await seeker(test);
    const id = await savePushSubscription(test.dataSource, person.id);
    const find = () => test.app.get(PushSubscriptionRepository, { strict: false }).find(id);
    expect(await find()).not.toBeNull();
    await test.dataSource.query(
      `UPDATE sessions s SET expires_at = now() FROM push_subscriptions p WHERE p.id = $1 AND s.id = p.session_id`,
      [id],
    );
    expect(await find()).toBeNull();
  });

  it('replaces the address of the session, as push services change it', async () => {
    const person = await seeker(test);
    await subscribe(person, service.subscribe()).expect(200);
    const renewed = service.subscribe();
    await subscribe(person, renewed).expect(200);
    expect((await stored()).filter(({ userId }) => userId === person.id)).toEqual([
      expect.objectContaining({ endpoint: renewed.endpoint }),
    ]);
  });

  it('binds the browser to the account that asked last, as another device', async () => {
    const [first, second] = await Promise.all([seeker(test), seeker(test)]);
    const device = service.subscribe();
    const { body: before } = await subscribe(first, device).expect(200);
    const { body: after } = await subscribe(second, device).expect(200);
    expect(after.devices[0].id).not.toBe(before.devices[0].id);
    expect((await stored()).filter(({ endpoint }) => endpoint === device.endpoint)).toEqual([
      expect.objectContaining({ userId: second.id }),
    ]);
    expect((await first.get('/api/push').expect(200)).body.devices).toEqual([]);
  });

  it('accepts the renewal of a service worker only for the session that has the replaced address', async () => {
    const [first, second] = await Promise.all([seeker(test), seeker(test)]);
    const [old, renewed] = [service.subscribe(), service.subscribe()];
    await subscribe(first, old).expect(200);
    const { body } = await subscribe(second, { ...renewed, replaces: old.endpoint }).expect(200);
    expect(body).toMatchObject({ devices: [] });
    await subscribe(first, { ...renewed, replaces: old.endpoint }).expect(200);
    const endpoints = (await stored()).filter(({ userId }) => [first.id, second.id].includes(userId));
    expect(endpoints).toEqual([expect.objectContaining({ userId: first.id, endpoint: renewed.endpoint })]);
  });

  it('is undone by the sign-out', async () => {
    const person = await seeker(test);
    await subscribe(person, service.subscribe()).expect(200);
    await person.post('/api/logout').expect(303);
    expect((await stored()).filter(({ userId }) => userId === person.id)).toEqual([]);
  });

  it.each([
    'http://10.0.0.1/send',
    'https://169.254.169.254/send',
    'https://localhost/send',
    'http://push.example.net/1',
  ])('returns 400 for %s, which is no address of a push service', async (endpoint) => {
    const { body } = await subscribe(await seeker(test), { ...service.subscribe(), endpoint }).expect(400);
    expect(body).toMatchObject({ code: 'notifications.noPushService' });
  });
});
