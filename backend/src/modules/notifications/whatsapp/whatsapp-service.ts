import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DevelopmentOutbox } from '../../../common/delivery/development-outbox.js';
import { ReaderStopped } from '../../../common/delivery/message.js';
import { PermanentTaskFailure } from '../../../common/queue/task.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { AppConfig } from '../../../config/environment.js';
import { type AnswerMessage, WhatsAppClient } from './whatsapp-client.js';
import { SIMULATED_NUMBER, WhatsAppSimulator } from './whatsapp-simulator.js';
import { WhatsAppTemplates } from './whatsapp-templates.js';

/** The WhatsApp account of this server: the configured one, or a simulated one on the loopback interface. */
@Injectable()
export class WhatsAppService implements OnApplicationShutdown {
  /** Null when this server does not send by WhatsApp. */
  readonly client: WhatsAppClient | null;
  /** Null for a real account. */
  readonly simulator: WhatsAppSimulator | null;
  private readonly logger = new Logger(WhatsAppService.name);
  private listening: Promise<string> | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    templates: WhatsAppTemplates,
    outbox: DevelopmentOutbox,
  ) {
    this.simulator =
      config.whatsApp === 'simulated'
        ? new WhatsAppSimulator({
            findTemplate: (name, language) => templates.findTemplate(name, language),
            keep: ({ key, to, text, buttons }) =>
              outbox.storeMessage({ key, channel: 'whatsapp', recipient: `+${to}`, subject: '', text, buttons }),
          })
        : null;
    this.client = this.createClient();
  }

  /** The id of the phone number, which reports name. */
  get phoneNumberId(): string {
    return this.simulator ? SIMULATED_NUMBER.phoneNumberId : (this.config.WHATSAPP_PHONE_NUMBER_ID ?? '');
  }

  /** The secrets that sign reports. */
  get secrets(): readonly string[] {
    return this.simulator ? [SIMULATED_NUMBER.secret] : this.config.WHATSAPP_APP_SECRETS;
  }

  /**
   * Answers a message of a person. Returns `stopped` when the person ended the messages in WhatsApp, and `refused` when the answer can
   * never be sent, such as after the 24 hours: the page shows the same, and a dead letter could not be retried. Throws for a retry.
   */
  async sendAnswer(message: AnswerMessage): Promise<'sent' | 'stopped' | 'refused'> {
    try {
      await this.client?.sendAnswer(message);
      return 'sent';
    } catch (error) {
      if (error instanceof ReaderStopped) return 'stopped';
      if (!(error instanceof PermanentTaskFailure)) throw error;
      this.logger.warn(`WhatsApp does not deliver an answer: ${error.message}`);
      return 'refused';
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.listening) await this.simulator?.close();
  }

  private createClient(): WhatsAppClient | null {
    const { WHATSAPP_URL, WHATSAPP_TOKEN: token = '' } = this.config;
    const { simulator, phoneNumberId } = this;
    if (this.config.whatsApp === 'none') return null;
    if (!simulator) return new WhatsAppClient({ baseUrl: async () => WHATSAPP_URL, phoneNumberId, token });
    const baseUrl = (): Promise<string> => (this.listening ??= simulator.listen());
    return new WhatsAppClient({ baseUrl, phoneNumberId, token: SIMULATED_NUMBER.token });
  }
}
