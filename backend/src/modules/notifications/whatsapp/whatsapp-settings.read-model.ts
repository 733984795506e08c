import { Injectable } from '@nestjs/common';
import type { WhatsAppSettings } from '@nukkad/contract/messages/whatsapp';
import { ContactReadModel } from '../../users/users.public.js';
import { WhatsAppChoices } from './whatsapp-choices.js';
import { WhatsAppService } from './whatsapp-service.js';

/** Reads whether an account gets messages by WhatsApp. */
@Injectable()
export class WhatsAppSettingsReadModel {
  constructor(
    private readonly service: WhatsAppService,
    private readonly contacts: ContactReadModel,
    private readonly choices: WhatsAppChoices,
  ) {}

  async getSettings(userId: string): Promise<WhatsAppSettings> {
    if (!this.service.client) return { state: 'off', phone: null, chosenAt: null };
    const contact = (await this.contacts.findByIds([userId])).get(userId);
    const phone = contact?.phoneVerified ? contact.phone : null;
    if (phone === null) return { state: 'no_phone', phone, chosenAt: null };
    const choice = await this.choices.find(userId);
    // a choice for an earlier number does not apply to the present one
    if (choice?.phone !== phone) return { state: 'not_chosen', phone, chosenAt: null };
    if (choice.endedBy === 'person') return { state: 'refused', phone, chosenAt: null };
    return { state: choice.endedAt ? 'stopped' : 'chosen', phone, chosenAt: choice.chosenAt.toISOString() };
  }
}
