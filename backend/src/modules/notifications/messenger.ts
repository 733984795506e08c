import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { Outbox } from '../../common/queue/outbox.js';
import type { BellKey, Message } from './message.js';
import { hasParts } from './message-channel.js';
import { MessageChannels } from './message-channels.js';
import { MessageDeliveryRepository } from './message-delivery.repository.js';
import { storedParams } from './message-params.js';
import { NotificationRepository } from './notification.repository.js';
import { DELIVER_MESSAGE } from './tasks/deliver-message.task.js';

/** An id that is the same each time it is made of the same parts. */
export const idOf = (...parts: string[]): string =>
  createHash('md5')
    .update(parts.join('\n'))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** For whoever has something to tell an account: one call, in the transaction of what happened. */
@Injectable()
export class Messenger {
  constructor(
    private readonly repository: NotificationRepository,
    private readonly deliveries: MessageDeliveryRepository,
    private readonly channels: MessageChannels,
    private readonly events: Events,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Tells the account `recipientId` by all ways that the message has words for: the bell, which its open pages show after
   * the commit, and one task for each other channel. Throws when there are no words at all, or when it leads out of the
   * product: these are defects of ours.
   */
  async send(tx: EntityManager, recipientId: string, message: Message): Promise<void> {
    const rings = hasParts(message.text, ['title', 'message']);
    if (!rings && this.channels.of(message.text).length === 0) throw new Error(`no words for ${message.text}`);
    if (message.link !== undefined && !/^\/(?!\/)/.test(message.link)) {
      throw new Error('a message links to a path of the front end');
    }
    if (rings) await this.ring(tx, recipientId, message);
    await this.post(tx, recipientId, message);
  }

  /** Tells it anew: what the bell told before in the same words about the same page goes, read or not. */
  async replace(tx: EntityManager, recipientId: string, message: Message & BellKey): Promise<void> {
    await this.repository.remove(tx, recipientId, message);
    await this.send(tx, recipientId, message);
  }

  /** The account has seen what these words on that page are about. */
  async seen(tx: EntityManager, recipientId: string, about: BellKey): Promise<void> {
    if ((await this.repository.markSeen(tx, recipientId, about)) === 0) return;
    await this.events.publish(tx, [recipientId], { topic: 'notifications' });
  }

  /**
   * Tells what the bell has told already by the other channels. `id` is that of the task which would have sent the mail: the
   * mail goes out under this key, and once, however often this is called. It goes with the tasks of the release before.
   */
  forward(tx: EntityManager, recipientId: string, message: Message, id: string): Promise<void> {
    return this.post(tx, recipientId, message, id);
  }

  private async ring(tx: EntityManager, recipientId: string, message: Message): Promise<void> {
    const { text, params = {}, link, about = null } = message;
    if (link === undefined) throw new Error('the bell links to a path of the front end');
    await this.repository.add(tx, recipientId, { text, params: storedParams(params), link, about });
    await this.events.publish(tx, [recipientId], { topic: 'notifications' });
  }

  private async post(tx: EntityManager, recipientId: string, message: Message, id?: string): Promise<void> {
    const { text, params = {}, link = null, urgency = 'normal', about = null, subjectId = null } = message;
    for (const { name: channel } of this.channels.of(text)) {
      const deliveryId = await this.deliveries.add(
        tx,
        { recipientId, channel, text, params: storedParams(params), link, urgency, subjectId, aboutId: about },
        id === undefined || channel === 'email' ? (id ?? null) : idOf(id, channel),
      );
      if (deliveryId) await this.outbox.add(tx, DELIVER_MESSAGE, { deliveryId }, message.dueAt);
    }
  }
}
