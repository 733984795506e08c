import { Injectable } from '@nestjs/common';
import type { WhatsAppSettings } from '@nukkad/contract/messages/whatsapp';
import { Transactions } from '../../../common/database/transactions.js';
import { WhatsAppChoices } from './whatsapp-choices.js';
import { WhatsAppSettingsReadModel } from './whatsapp-settings.read-model.js';

/** Ends the messages to an account by WhatsApp. Idempotent. */
@Injectable()
export class LeaveWhatsApp {
  constructor(
    private readonly transactions: Transactions,
    private readonly choices: WhatsAppChoices,
    private readonly settings: WhatsAppSettingsReadModel,
  ) {}

  async execute(userId: string): Promise<WhatsAppSettings> {
    await this.transactions.run((tx) => this.choices.withdraw(tx, userId));
    return this.settings.getSettings(userId);
  }
}
