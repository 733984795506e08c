import type { default as twilio, Twilio } from 'twilio';
import type { AppConfig } from '../../config/environment.js';
import { callProvider } from '../observability/tracing.js';
import { PermanentTaskFailure } from '../queue/task.js';
import { ReaderStopped, type TextMessage, TextSender } from './message.js';

const TIMEOUT_MS = 5000;
const BAD_REQUEST = 400;
/** Code of a number whose owner has ended the messages at Twilio, which blocks them after STOP. */
export const SMS_STOPPED_CODE = 21_610;

type TwilioTransport = NonNullable<NonNullable<Parameters<typeof twilio>[2]>['httpClient']>;
type TwilioRequest = Parameters<TwilioTransport['request']>[0];

/** Loads the package with the first text message: it is half as large as everything else together. */
const loadTwilio = () => import('twilio');

/**
 * Header by which Twilio marks its own repeated requests. Twilio does not promise to honour it for messages, so the
 * sender also searches the sent messages before it retries.
 */
const KEY_HEADER = 'I-Twilio-Idempotency-Token';
/** Number of the newest messages to a number that are searched. */
const LOOKED_THROUGH = 50;
/** States of a message that has not reached, and will not reach, its reader. */
const LOST = ['failed', 'undelivered', 'canceled'];
const SECOND_MS = 1000;

/** Path that Twilio reports the state of a message to. */
export const SMS_REPORT_PATH = 'api/provider-events/sms';
const smsReportPath = (key: string): string =>
  `/${SMS_REPORT_PATH}?${new URLSearchParams({ delivery: key }).toString()}`;

/** Returns whether Twilio signed the parameters of a request to `url`. */
export async function isSignedByTwilio(
  token: string,
  { signature, url, params }: { signature: string; url: string; params: Record<string, string> },
): Promise<boolean> {
  const { default: connect } = await loadTwilio();
  return connect.validateRequest(token, signature, url, params);
}

/** Text messages by Twilio. */
export class TwilioTextSender extends TextSender {
  private transport: TwilioTransport | undefined;

  /** `transport` carries the HTTP requests; Twilio's own by default. */
  constructor(
    private readonly config: AppConfig,
    transport?: TwilioTransport,
  ) {
    super();
    this.transport = transport;
  }

  async send(message: TextMessage): Promise<void> {
    const client = await this.createClient(message.key);
    if (await wasSent(client, message)) return;
    try {
      const { key, to, text: body } = message;
      await callProvider('sms', 'send', () =>
        client.messages.create({ to, from: this.config.TWILIO_FROM, body, ...this.reportTo(key) }),
      );
    } catch (error) {
      const { status, code } = error as { status?: number; code?: number };
      if (code === SMS_STOPPED_CODE) throw new ReaderStopped(`refused ${code}`);
      if (status === BAD_REQUEST) throw new PermanentTaskFailure(`refused ${code ?? status}`);
      throw error;
    }
  }

  /** Returns the address for reports about a message; Twilio calls public addresses only. */
  private reportTo(key: string): { statusCallback?: string } {
    const { publicUrl } = this.config;
    return publicUrl.startsWith('https:') ? { statusCallback: `${publicUrl}${smsReportPath(key)}` } : {};
  }

  /** Returns a client whose requests carry `key`. All clients share one transport and its connections. */
  private async createClient(key: string): Promise<Twilio> {
    const { default: connect } = await loadTwilio();
    const transport = (this.transport ??= new connect.RequestClient({ timeout: TIMEOUT_MS }));
    const keyed = {
      request: (request: TwilioRequest) =>
        transport.request({ ...request, headers: { ...request.headers, [KEY_HEADER]: key } }),
    } as TwilioTransport;
    return connect(this.config.TWILIO_ACCOUNT_SID, this.config.TWILIO_AUTH_TOKEN, {
      lazyLoading: true,
      timeout: TIMEOUT_MS,
      httpClient: keyed,
    });
  }
}

/** Returns whether Twilio has received this text for this number since its first possible attempt. */
async function wasSent(client: Twilio, { to, text, perhapsSentSince }: TextMessage): Promise<boolean> {
  if (!perhapsSentSince) return false;
  // Twilio's clock ticks in seconds
  const since = Math.floor(perhapsSentSince.getTime() / SECOND_MS) * SECOND_MS;
  const newest = await callProvider('sms', 'list', () => client.messages.list({ to, limit: LOOKED_THROUGH }));
  // a trial account puts its own text before ours
  return newest.some(
    ({ body, status, dateCreated }) => body.endsWith(text) && dateCreated.getTime() >= since && !LOST.includes(status),
  );
}
