import { Injectable } from '@nestjs/common';
import type { PushSettings } from '@nukkad/contract/messages/push';
import { PushKeys } from '../../common/delivery/push-keys.js';
import type { Principal } from '../../common/security/principal.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

/** Reads the devices that show the notifications of an account. */
@Injectable()
export class PushSettingsReadModel {
  constructor(
    private readonly keys: PushKeys,
    private readonly subscriptions: PushSubscriptionRepository,
  ) {}

  /** Returns the settings. Do not call it inside a transaction: the first call stores the key. */
  async getSettings({ userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>): Promise<PushSettings> {
    const keys = await this.keys.find();
    const devices = await this.subscriptions.listDevices(userId, sessionId);
    return { publicKey: keys?.publicKey ?? null, devices };
  }
}
