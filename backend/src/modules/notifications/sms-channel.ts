import { Inject, Injectable } from '@nestjs/common';
import { slotValues } from '@nukkad/contract/messages/sms-slots';
import { fitText } from '@nukkad/contract/messages/text-messages';
import { Transactions } from '../../common/database/transactions.js';
import { ReaderStopped, TextSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import type { NewsPreferences } from '../users/users.preferences.public.js';
import { type Contact, TextNews } from '../users/users.public.js';
import { hasParts, type MessageChannel, type OutgoingMessage } from './message-channel.js';
import { SmsTemplates } from './sms-templates.js';

/** Text messages: `.sms`, to verified numbers where texts go. */
@Injectable()
export class SmsChannel implements MessageChannel {
  readonly name = 'sms';
  readonly urgentHeeds = 'preferences';

  constructor(
    private readonly texts: TextSender,
    private readonly templates: SmsTemplates,
    private readonly transactions: Transactions,
    private readonly news: TextNews,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  hasTexts(text: string): boolean {
    return hasParts(text, ['sms']);
  }

  addressOf({ phone, phoneVerified }: Contact): string | null {
    if (!phone || !phoneVerified) return null;
    return this.config.SMS_DIALLING_CODES.some((code) => phone.startsWith(code)) ? phone : null;
  }

  takesNews({ mayText }: NewsPreferences): boolean {
    return mayText;
  }

  async send({ key, perhapsSentSince, language, text, wordsOfAtMost }: OutgoingMessage, to: string): Promise<void> {
    this.templates.assertRegistered(text, language, to);
    // only the values differ from the registered text
    const worded = (most: number): string => translate(language, `${text}.sms`, slotValues(wordsOfAtMost(most)));
    const tried = perhapsSentSince ? { perhapsSentSince } : {};
    try {
      await this.texts.send({ key, to, text: fitText(worded), ...tried });
    } catch (error) {
      // ended at the gateway, which does not report it in another way
      if (error instanceof ReaderStopped) await this.transactions.run((tx) => this.news.set(tx, to, false));
      throw error;
    }
  }
}
