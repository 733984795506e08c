import { Injectable } from '@nestjs/common';
import type { PushSettings } from '@nukkad/contract/messages/push';
import { Transactions } from '../../common/database/transactions.js';
import type { Principal } from '../../common/security/principal.js';
import { PushSettingsReadModel } from './push-settings.read-model.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

/** Unsubscribes the browser of a session from push. */
@Injectable()
export class UnsubscribeFromPush {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly settings: PushSettingsReadModel,
  ) {}

  async execute(principal: Principal): Promise<PushSettings> {
    await this.transactions.run((tx) => this.subscriptions.removeOfSession(tx, principal.sessionId));
    return this.settings.getSettings(principal);
  }
}
