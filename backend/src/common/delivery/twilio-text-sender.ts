import type { default as twilio, Twilio } from 'twilio';
import type { AppConfig } from '../../config/environment.js';
import { PermanentTaskFailure } from '../queue/task.js';
import { type TextMessage, TextSender } from './message.js';

const TIMEOUT_MS = 5000;
const BAD_REQUEST = 400;

type TwilioTransport = NonNullable<NonNullable<Parameters<typeof twilio>[2]>['httpClient']>;

/** The package, loaded with the first text: it is half as large as everything else together. */
const loadTwilio = () => import('twilio');

/** Text messages by Twilio. */
export class TwilioTextSender extends TextSender {
  private client: Twilio | undefined;

  /** `transport` carries the HTTP requests; Twilio's own by default. */
  constructor(
    private readonly config: AppConfig,
    private readonly transport?: TwilioTransport,
  ) {
    super();
  }

  async send(message: TextMessage): Promise<void> {
    const { default: connect } = await loadTwilio();
    this.client ??= connect(this.config.TWILIO_ACCOUNT_SID, this.config.TWILIO_AUTH_TOKEN, {
      lazyLoading: true,
      timeout: TIMEOUT_MS,
      ...(this.transport ? { httpClient: this.transport } : {}),
    });
    try {
      await this.client.messages.create({ to: message.to, from: this.config.TWILIO_FROM, body: message.text });
    } catch (error) {
      const { status, code } = error as { status?: number; code?: number };
      if (status === BAD_REQUEST) throw new PermanentTaskFailure(`refused ${code ?? status}`);
      throw error;
    }
  }
}
