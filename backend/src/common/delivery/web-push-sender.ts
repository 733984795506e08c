import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { AppConfig } from '../../config/environment.js';
import { callProvider } from '../observability/tracing.js';
import { DeferTask, PermanentTaskFailure } from '../queue/task.js';
import { type PushMessage, PushSender, SubscriptionEnded } from './message.js';
import { isPushEndpoint, lookupPublic, PrivateEndpoint } from './push-endpoint.js';
import type { PushKeys } from './push-keys.js';

const TIMEOUT_MS = 5000;
/** Minimum wait after 429: a push service that demands a second would use up the attempts of a task. */
const WAIT_MIN_SECONDS = 30;
/** Maximum wait that a push service can demand. */
const WAIT_MAX_SECONDS = 3600;
const NOT_FOUND = 404;
const GONE = 410;
const TOO_MANY = 429;
const BAD_REQUEST = 400;
const TIMED_OUT = 408;
const SERVER_ERROR = 500;

/** Loads the package with the first message. */
const loadWebPush = () => import('web-push');

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

interface EncryptedRequest {
  headers: Record<string, string | number>;
  body: Buffer;
}

/**
 * Sends messages to the push services that browsers name. The library encrypts and signs them. The request is made here,
 * because the library can neither restrict the resolved addresses nor send to loopback; it follows no redirect.
 */
export class WebPushSender extends PushSender {
  constructor(
    private readonly config: Pick<AppConfig, 'production'>,
    private readonly keys: Pick<PushKeys, 'find'>,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
  }

  async send({ to, payload, ttlSeconds, urgency, topic }: PushMessage): Promise<void> {
    const vapidDetails = await this.keys.find();
    if (!vapidDetails) throw new PermanentTaskFailure('no key for push services');
    if (!isPushEndpoint(to.endpoint, this.config.production))
      throw new SubscriptionEnded('no address of a push service');
    const { default: webPush } = await loadWebPush();
    const subscription = { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } };
    const options = { vapidDetails, TTL: ttlSeconds, urgency, topic, contentEncoding: 'aes128gcm' } as const;
    const details = encrypt(() => webPush.generateRequestDetails(subscription, payload, options));
    await callProvider('push', 'send', async () =>
      heedAnswer(await post(new URL(to.endpoint), details, this.timeoutMs)),
    );
  }
}

/** Encrypts a message; throws SubscriptionEnded when the keys of the device are invalid. */
function encrypt(make: () => { headers: object; body: Buffer | null }): EncryptedRequest {
  try {
    const { headers, body } = make();
    return { headers: { ...headers }, body: body ?? Buffer.alloc(0) };
  } catch {
    throw new SubscriptionEnded('the keys of the device are not usable');
  }
}

function heedAnswer({ status, retryAfter }: Answer): void {
  if (status >= 200 && status < 300) return;
  if (status === NOT_FOUND || status === GONE) throw new SubscriptionEnded(`answered ${status}`);
  const seconds = Number(retryAfter);
  if (status === TOO_MANY && seconds > 0) {
    throw new DeferTask({ seconds: Math.min(Math.max(seconds, WAIT_MIN_SECONDS), WAIT_MAX_SECONDS) });
  }
  const isLasting = status >= BAD_REQUEST && status < SERVER_ERROR && status !== TOO_MANY && status !== TIMED_OUT;
  if (isLasting) throw new PermanentTaskFailure(`refused ${status}`);
  throw new Error(`the push service answered ${status}`);
}

async function post(url: URL, { headers, body }: EncryptedRequest, timeoutMs: number): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const request = url.protocol === 'https:' ? requestByHttps : requestByHttp;
      const sent = request(
        url,
        // a literal address is not resolved; isPushEndpoint has checked it
        { method: 'POST', headers, lookup: lookupPublic, signal: AbortSignal.timeout(timeoutMs) },
        (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  } catch (error) {
    if (error instanceof PrivateEndpoint) throw new SubscriptionEnded(error.message);
    throw error;
  }
}
