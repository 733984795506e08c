import { Injectable } from '@nestjs/common';
import type { ContactChannel } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import { currentLanguage } from '../../common/context/request-context.js';
import { AccountCodes } from '../auth/auth.public.js';
import { PendingContactRepository } from '../users/users.public.js';

/** Sends the codes by which people verify the addresses and numbers of their accounts. */
@Injectable()
export class ContactCodes {
  constructor(
    private readonly pending: PendingContactRepository,
    private readonly codes: AccountCodes,
  ) {}

  /** Stores a pending address or number and sends its code. Throws 429 when a code was sent recently. */
  async sendCode(tx: EntityManager, userId: string, channel: ContactChannel, destination: string): Promise<void> {
    await this.pending.set(tx, userId, channel, destination);
    const sentBy = channel === 'email' ? 'email' : 'sms';
    await this.codes.sendCode(tx, { userId, purpose: 'change', channel: sentBy, destination }, currentLanguage());
  }
}
