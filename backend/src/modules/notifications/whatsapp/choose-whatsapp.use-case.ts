import { Injectable } from '@nestjs/common';
import type { ChooseWhatsApp as ChooseWhatsAppInput, WhatsAppSettings } from '@nukkad/contract/messages/whatsapp';
import { Transactions } from '../../../common/database/transactions.js';
import { currentLanguage } from '../../../common/context/request-context.js';
import { noWhatsApp } from '../notifications.errors.js';
import { WhatsAppChoices } from './whatsapp-choices.js';
import { WhatsAppService } from './whatsapp-service.js';
import { WhatsAppSettingsReadModel } from './whatsapp-settings.read-model.js';

/** Records that a person chose to get messages by WhatsApp, with the date, the words and their language. */
@Injectable()
export class ChooseWhatsApp {
  constructor(
    private readonly service: WhatsAppService,
    private readonly transactions: Transactions,
    private readonly choices: WhatsAppChoices,
    private readonly settings: WhatsAppSettingsReadModel,
  ) {}

  /** Throws noWhatsApp when this server does not send by WhatsApp, or the account has no verified number. */
  async execute(userId: string, { wording }: ChooseWhatsAppInput): Promise<WhatsAppSettings> {
    const language = currentLanguage();
    const isChosen =
      this.service.client !== null &&
      (await this.transactions.run((tx) => this.choices.choose(tx, userId, { wording, language })));
    if (!isChosen) throw noWhatsApp();
    return this.settings.getSettings(userId);
  }
}
