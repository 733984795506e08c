import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/contract/languages';
import { type MailAuthor, ReaderStopped } from '../../common/delivery/message.js';
import type { DeliveryChannel } from '@nukkad/contract/platform/operations';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import type { Message } from './message.js';
import { MessageChannels } from './message-channels.js';
import type { Composed } from './message-composer.js';
import { storedParams } from './message-params.js';
import { outgoingMessage } from './outgoing-message.js';

/** The address of a message, with or without an account. `key` makes the message unique. */
export interface Addressee {
  key: string;
  channel: DeliveryChannel;
  /** A mail address, or a phone number (E.164). */
  to: string;
  language: Language;
  /** Mails of one thread are grouped in the reader's mail program; a mail without one is separate. */
  thread?: string;
  /** Address for answers to the mail; by default the sender's address. */
  replyTo?: string | undefined;
  /** The author of the mail; by default the product. */
  author?: MailAuthor;
}

type DirectMessage = Pick<Message, 'text' | 'params' | 'link'> & Pick<Composed, 'paragraphs'>;

/**
 * Sends codes and security notices to an address, immediately and regardless of preferences. They are sent within a
 * task, which is retried when this throws, and are not stored.
 */
@Injectable()
export class DirectMessages {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly channels: MessageChannels,
  ) {}

  /** Throws PermanentTaskFailure when the address is refused for good; sends nothing to a reader who ended the messages at the gateway. */
  async send(addressee: Addressee, message: DirectMessage): Promise<void> {
    try {
      await this.sendTo(addressee, message);
    } catch (error) {
      if (!(error instanceof ReaderStopped)) throw error;
    }
  }

  private async sendTo(addressee: Addressee, message: DirectMessage): Promise<void> {
    const { key, channel, to, language, thread, replyTo, author } = addressee;
    const { text, params = {}, link, paragraphs = [] } = message;
    const way = this.channels.listChannels(text).find(({ name }) => name === channel);
    if (!way) throw new Error(`no words for ${text} by ${channel}`);
    const links = link === undefined ? [] : [link];
    const brief = channel === 'sms' ? { brief: {} } : {};
    const sent = { key, language, text, reason: 'request', params: storedParams(params), links, ...brief } as const;
    const outgoing = outgoingMessage(sent, { paragraphs }, this.config.publicUrl);
    await way.send(
      {
        ...outgoing,
        ...(thread === undefined ? {} : { thread }),
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(author === undefined ? {} : { author }),
      },
      to,
    );
  }
}
