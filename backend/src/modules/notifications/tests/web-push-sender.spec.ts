import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LocalPushService } from './local-push-service.js';
import { DeferTask, PermanentTaskFailure } from '../../../common/queue/task.js';
import { type PushAddress, SubscriptionEnded } from '../../../common/delivery/message.js';
import { WebPushSender } from '../../../common/delivery/web-push-sender.js';

const pair = createECDH('prime256v1');
pair.generateKeys();
const KEYS = {
  subject: 'mailto:push@nukkad.example',
  publicKey: pair.getPublicKey('base64url'),
  privateKey: pair.getPrivateKey('base64url'),
};
const TIMEOUT_MS = 50;

describe('WebPushSender', () => {
  let service: LocalPushService;
  beforeAll(async () => {
    service = await LocalPushService.start();
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.taken.length = 0;
    service.answers = [];
  });

  const send = (to: PushAddress, production = false): Promise<void> =>
    new WebPushSender({ production }, { find: () => Promise.resolve(KEYS) }, TIMEOUT_MS).send({
      to,
      payload: '{"title":"Work"}',
      ttlSeconds: 60,
      urgency: 'high',
      topic: 'topic',
    });
  const failure = (to: PushAddress, production?: boolean): Promise<unknown> =>
    send(to, production).then(
      () => null,
      (error: unknown) => error,
    );

  it('sends an encrypted message with its life, urgency and topic', async () => {
    await send(service.subscribe());
    expect(service.taken).toMatchObject([
      {
        payload: { title: 'Work' },
        headers: { ttl: '60', urgency: 'high', topic: 'topic', 'content-encoding': 'aes128gcm' },
      },
    ]);
  });

  it('retries after a push service that does not answer in time, or is down', async () => {
    service.answers = ['hang'];
    const late = await failure(service.subscribe());
    const down = await failure({ ...service.subscribe(), endpoint: 'http://127.0.0.1:1/send' });
    for (const error of [late, down]) {
      expect(error).toMatchObject({ message: expect.any(String) });
      for (const kind of [SubscriptionEnded, PermanentTaskFailure, DeferTask]) expect(error).not.toBeInstanceOf(kind);
    }
  });

  it.each([
    ['1', 30],
    ['60', 60],
    ['86400', 3600],
  ])(
    'waits as the push service demands with %s, between half a minute and an hour: %i seconds',
    async (demanded, seconds) => {
      service.answers = [{ status: 429, headers: { 'retry-after': demanded } }];
      expect(await failure(service.subscribe())).toMatchObject({ until: { seconds } });
    },
  );

  it('follows no redirect', async () => {
    service.answers = [{ status: 307, headers: { location: `${service.origin}/other` } }];
    expect(await failure(service.subscribe())).toBeInstanceOf(Error);
    expect(service.taken).toHaveLength(1);
  });

  it('ends a subscription with invalid keys, or with a private endpoint in production, without a request', async () => {
    const device = service.subscribe();
    expect(await failure({ ...device, p256dh: 'A'.repeat(87) })).toBeInstanceOf(SubscriptionEnded);
    expect(await failure(device, true)).toBeInstanceOf(SubscriptionEnded);
    expect(service.taken).toEqual([]);
  });

  it('sends nothing without a key', async () => {
    const sender = new WebPushSender({ production: false }, { find: () => Promise.resolve(null) });
    const message = { payload: '{}', ttlSeconds: 1, urgency: 'normal', topic: 't' } as const;
    await expect(sender.send({ ...message, to: service.subscribe() })).rejects.toThrow(PermanentTaskFailure);
  });
});
