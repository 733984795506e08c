import { Injectable } from '@nestjs/common';
import { WHATSAPP_WORDING, type WhatsAppSettings } from '@nukkad/contract/messages/whatsapp';
import { Transactions } from '../../../common/database/transactions.js';
import { currentLanguage } from '../../../common/context/request-context.js';
import { WhatsAppChoices } from './whatsapp-choices.js';
import { WhatsAppSettingsReadModel } from './whatsapp-settings.read-model.js';

/** Ends the messages to an account by WhatsApp, or records that the person refused them. Idempotent. */
@Injectable()
export class LeaveWhatsApp {
  constructor(
    private readonly transactions: Transactions,
    private readonly choices: WhatsAppChoices,
    private readonly settings: WhatsAppSettingsReadModel,
  ) {}

  async execute(userId: string): Promise<WhatsAppSettings> {
    const refused = { wording: WHATSAPP_WORDING, language: currentLanguage() };
    await this.transactions.run((tx) => this.choices.refuse(tx, userId, refused));
    return this.settings.getSettings(userId);
  }
}
