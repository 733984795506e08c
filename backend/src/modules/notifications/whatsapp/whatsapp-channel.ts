import { Injectable } from '@nestjs/common';
import { DECIDABLE_MESSAGES, isOnWhatsApp } from '@nukkad/contract/messages/whatsapp';
import { ReaderStopped } from '../../../common/delivery/message.js';
import { PermanentTaskFailure } from '../../../common/queue/task.js';
import type { NewsPreferences } from '../../users/users.preferences.public.js';
import type { Contact } from '../../users/users.public.js';
import { type DeliveryAddress, hasParts, type MessageChannel, type OutgoingMessage } from '../message-channel.js';
import { WhatsAppButtons } from './whatsapp-buttons.js';
import { WhatsAppChoices } from './whatsapp-choices.js';
import { WhatsAppService } from './whatsapp-service.js';
import { WhatsAppTemplates } from './whatsapp-templates.js';

/** WhatsApp: the `.sms` text as a registered template, to the verified number for which its owner chose WhatsApp. */
@Injectable()
export class WhatsAppChannel implements MessageChannel {
  readonly name = 'whatsapp';
  readonly urgentHeeds = 'preferences';

  constructor(
    private readonly service: WhatsAppService,
    private readonly templates: WhatsAppTemplates,
    private readonly choices: WhatsAppChoices,
    private readonly buttons: WhatsAppButtons,
  ) {}

  hasTexts(text: string): boolean {
    return this.service.client !== null && isOnWhatsApp(text) && hasParts(text, ['sms']);
  }

  addressOf({ phone, phoneVerified }: Contact, { chosenPhone }: DeliveryAddress): string | null {
    return phoneVerified && phone !== null && phone === chosenPhone ? phone : null;
  }

  takesNews({ mayPush }: NewsPreferences): boolean {
    return mayPush;
  }

  async send({ key, language, text, words, wasReported, decidableUntil }: OutgoingMessage, to: string): Promise<void> {
    // an earlier run sent it, and ended before it recorded that
    if (wasReported) return;
    const filled = this.templates.fill(text, language, words);
    const buttons = DECIDABLE_MESSAGES.includes(text) ? await this.issueButtons(key, decidableUntil) : [];
    try {
      await this.service.client?.sendTemplate({ key, to, language, ...filled, buttons });
    } catch (error) {
      if (error instanceof ReaderStopped) await this.choices.end(to, 'stop');
      throw error;
    }
  }

  /** Returns the contents of the buttons of an offer. Throws PermanentTaskFailure for an offer without an end. */
  private issueButtons(key: string, until: Date | undefined): Promise<string[]> {
    if (!until) throw new PermanentTaskFailure('the offer has no end');
    return this.buttons.issue(key, until);
  }
}
