import { Inject, Injectable } from '@nestjs/common';
import { DeferTask, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { NewsPreferencesReadModel } from '../users/users.preferences.public.js';
import { ContactReadModel } from '../users/users.public.js';
import type { MessageDeliveryEntity } from './entities/message-delivery.entity.js';
import type { MessageChannel } from './message-channel.js';
import { MessageChannels } from './message-channels.js';
import { MessageComposers } from './message-composers.js';
import { MessageDeliveryRepository } from './message-delivery.repository.js';
import { outgoingMessage } from './outgoing-message.js';

/** A person is told by one channel what they were to be told, if they still are, and want to be. */
@Injectable()
@HandlesTask('notifications.deliver-message')
export class DeliverMessageUseCase {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly deliveries: MessageDeliveryRepository,
    private readonly contacts: ContactReadModel,
    private readonly preferences: NewsPreferencesReadModel,
    private readonly channels: MessageChannels,
    private readonly composers: MessageComposers,
  ) {}

  /**
   * Does nothing when the delivery is gone. Throws DeferTask while its reader wants quiet, or its composer finds it too early.
   * The delivery goes after the message: a run that ends between them is repeated under the same key.
   */
  async execute({ deliveryId }: TaskPayloads['notifications.deliver-message']): Promise<void> {
    const delivery = await this.deliveries.find(deliveryId);
    if (!delivery) return;
    const channel = this.channels.named(delivery.channel);
    // one of a newer version, which a process of that version will take
    if (!channel) throw new Error(`the channel ${delivery.channel} is not known`);
    await this.deliver(delivery, channel);
    await this.deliveries.remove(deliveryId);
  }

  private async deliver(delivery: MessageDeliveryEntity, channel: MessageChannel): Promise<void> {
    const { id, recipientId, text, subjectId, params, link, urgency } = delivery;
    const contact = (await this.contacts.byIds([recipientId])).get(recipientId);
    const to = contact && channel.addressOf(contact);
    if (!contact || !to || !(await this.isWanted(delivery, channel))) return;
    const composer = this.composers.of(text);
    const composed = composer ? await composer.compose({ deliveryId: id, recipientId, text, subjectId, params }) : {};
    if (!composed) return;
    const { language, name } = contact;
    const reason = urgency === 'normal' ? 'news' : 'account';
    const links = link === null ? [] : [link];
    const sent = { key: id, language, text, reason, params, links, name } as const;
    await channel.send(outgoingMessage(sent, composed, this.config.publicUrl), to);
  }

  /** Whether the message goes out now; throws DeferTask when later. */
  private async isWanted({ recipientId, urgency }: MessageDeliveryEntity, channel: MessageChannel): Promise<boolean> {
    if (urgency === 'account' || (urgency === 'urgent' && channel.urgentHeeds === 'nothing')) return true;
    const preferences = await this.preferences.of(recipientId);
    if (!preferences || !channel.takesNews(preferences)) return false;
    if (preferences.quietUntil && urgency === 'normal') throw new DeferTask(preferences.quietUntil);
    return preferences.quietUntil === null;
  }
}
