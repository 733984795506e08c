import { Injectable } from '@nestjs/common';
import { EmailChannel } from './email-channel.js';
import type { MessageChannel } from './message-channel.js';
import { PushChannel } from './push-channel.js';
import { SmsChannel } from './sms-channel.js';
import { WhatsAppChannel } from './whatsapp/whatsapp-channel.js';

/** The channels to reach people outside of the product. */
@Injectable()
export class MessageChannels {
  private readonly all: readonly MessageChannel[];

  constructor(email: EmailChannel, sms: SmsChannel, push: PushChannel, whatsApp: WhatsAppChannel) {
    this.all = [email, sms, push, whatsApp];
  }

  /** Returns the channels of a message: the ones that it has texts for. */
  listChannels(text: string): readonly MessageChannel[] {
    return this.all.filter((channel) => channel.hasTexts(text));
  }

  /** Null for a channel of a newer version. */
  findChannel(name: string): MessageChannel | null {
    return this.all.find((channel) => channel.name === name) ?? null;
  }
}
