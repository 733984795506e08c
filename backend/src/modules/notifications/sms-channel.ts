import { Inject, Injectable } from '@nestjs/common';
import { fitText, plainWords } from '@nukkad/domain/text-messages';
import { TextSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import type { NewsPreferences } from '../users/users.preferences.public.js';
import type { Contact } from '../users/users.public.js';
import { hasParts, type MessageChannel, type OutgoingMessage } from './message-channel.js';

/** Text messages: `.sms`, to verified numbers where texts go. */
@Injectable()
export class SmsChannel implements MessageChannel {
  readonly name = 'sms';
  readonly urgentHeeds = 'preferences';

  constructor(
    private readonly texts: TextSender,
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
    const worded = (most: number): string => translate(language, `${text}.sms`, wordsOfAtMost(most));
    await this.texts.send({
      key,
      to,
      // the other languages do not fit into the alphabet of the network anyway
      text: fitText(language === 'en' ? (most) => plainWords(worded(most)) : worded),
      ...(perhapsSentSince ? { perhapsSentSince } : {}),
    });
  }
}
