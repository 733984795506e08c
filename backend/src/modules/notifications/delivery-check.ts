import { Injectable } from '@nestjs/common';
import { DeferTask } from '../../common/queue/task.js';
import { NewsPreferencesReadModel } from '../users/users.preferences.public.js';
import type { Contact } from '../users/users.public.js';
import type { DecidedDelivery } from './decided-delivery.js';
import { decideByWishes, decideWithoutWishes, type DeliveryWishes } from './delivery-decision.js';
import { factsOf } from './delivery-facts.js';
import type { SuppressionReason } from './entities/message-delivery.entity.js';
import type { MessageChannel } from './message-channel.js';

/** Checks whether the reader of a delivery accepts it now. */
@Injectable()
export class DeliveryCheck {
  constructor(private readonly preferences: NewsPreferencesReadModel) {}

  /**
   * Returns the reason not to deliver the message; null when its reader accepts it; throws DeferTask when its reader
   * accepts it later.
   */
  async findSuppressionReason(
    delivery: DecidedDelivery,
    channel: MessageChannel,
    contact: Contact | undefined,
  ): Promise<SuppressionReason | null> {
    const facts = factsOf(delivery, channel, contact);
    const decision = decideWithoutWishes(facts) ?? decideByWishes(facts, await this.wishesOf(delivery, channel));
    if (decision.action === 'defer') throw new DeferTask(decision.until);
    return decision.action === 'suppress' ? decision.reason : null;
  }

  private async wishesOf({ recipientId }: DecidedDelivery, channel: MessageChannel): Promise<DeliveryWishes | null> {
    const preferences = await this.preferences.getPreferences(recipientId);
    return preferences && { ...preferences, takesNews: channel.takesNews(preferences), takesMail: preferences.mayMail };
  }
}
