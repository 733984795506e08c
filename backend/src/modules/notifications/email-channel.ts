import { Injectable } from '@nestjs/common';
import { MailSender } from '../../common/delivery/message.js';
import type { NewsPreferences } from '../users/users.preferences.public.js';
import type { Contact } from '../users/users.public.js';
import { mailFrame } from './mail-frame.js';
import { hasParts, type MessageChannel, type OutgoingMessage } from './message-channel.js';

/** Mails: `.subject`, `.body`, and `.action` for a page to open. */
@Injectable()
export class EmailChannel implements MessageChannel {
  readonly name = 'email';
  readonly urgentHeeds = 'nothing';

  constructor(private readonly mails: MailSender) {}

  hasTexts(text: string): boolean {
    return hasParts(text, ['subject', 'body']);
  }

  addressOf({ email, emailVerified }: Contact): string | null {
    return emailVerified && email ? email : null;
  }

  takesNews({ mayMail }: NewsPreferences): boolean {
    return mayMail;
  }

  async send(message: OutgoingMessage, to: string): Promise<void> {
    const { key, attachments, thread, replyTo, author } = message;
    await this.mails.send({
      key,
      to,
      ...mailFrame(message),
      ...(thread === undefined ? {} : { thread }),
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(author === undefined ? {} : { author }),
      ...(attachments.length > 0 ? { attachments: [...attachments] } : {}),
    });
  }
}
