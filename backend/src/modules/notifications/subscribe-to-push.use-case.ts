import { Inject, Injectable } from '@nestjs/common';
import type { PushSettings, SubscribeToPush as SubscribeToPushInput } from '@nukkad/contract/messages/push';
import { databaseCode } from '../../common/database/database-errors.js';
import { Transactions } from '../../common/database/transactions.js';
import { isPushEndpoint } from '../../common/delivery/push-endpoint.js';
import { notSignedIn } from '../../common/errors/common.errors.js';
import type { Principal } from '../../common/security/principal.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { noPushService } from './notifications.errors.js';
import { PushSettingsReadModel } from './push-settings.read-model.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

/** SQLSTATE of a row whose session does not exist any more. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Subscribes the browser of a session to push. Browsers repeat the call at each start, because push services change endpoints. */
@Injectable()
export class SubscribeToPush {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly settings: PushSettingsReadModel,
  ) {}

  /** Throws noPushService when the endpoint is not a public HTTPS URL, and notSignedIn when the session ends meanwhile. */
  async execute(principal: Principal, subscription: SubscribeToPushInput): Promise<PushSettings> {
    if (!isPushEndpoint(subscription.endpoint, this.config.production)) throw noPushService();
    try {
      await this.transactions.run((tx) => this.subscriptions.save(tx, principal, subscription));
    } catch (error) {
      if (databaseCode(error) === FOREIGN_KEY_VIOLATION) throw notSignedIn();
      throw error;
    }
    return this.settings.getSettings(principal);
  }
}
