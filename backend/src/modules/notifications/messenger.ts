import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CHAIN_SECONDS } from '@nukkad/contract/messages/message-chain';
import { hasMailFile } from '@nukkad/contract/messages/message-ways';
import { textRuleOf } from '@nukkad/contract/messages/text-rules';
import { isPushed } from '@nukkad/contract/messages/push-rules';
import { textDueAt } from '@nukkad/contract/messages/text-paces';
import type { MessageChannelName } from '@nukkad/contract/platform/operations';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { Outbox } from '../../common/queue/outbox.js';
import type { BellKey, Message, Recipient, StoredParams, MessageUrgency } from './message.js';
import { hasParts } from './message-channel.js';
import { MessageChannels } from './message-channels.js';
import { MessageDeliveryRepository } from './message-delivery.repository.js';
import { storedParams } from './message-params.js';
import { NotificationRepository } from './notification.repository.js';
import { deliverMessageTask } from './tasks/deliver-message.task.js';

/** Maximum number of accounts in one call: more recipients require several calls, each in a separate transaction. */
const RECIPIENTS_MAX = 200;

/** A message to one reader, in the database's format. */
interface Addressed {
  recipientId: string;
  text: string;
  params: StoredParams;
  link: string | null;
  urgency: MessageUrgency;
  subjectId: string | null;
  aboutId: string | null;
  /** The notification in the bell, which is stored first; null for a message without one. */
  notificationId: string | null;
}

/** Returns the message for `recipient`; throws when its link leads out of the product. */
function addressed(message: Message, { recipientId, ...own }: Recipient, rings: boolean): Addressed {
  const { text, link = null, urgency = 'normal', subjectId = null, about: aboutId = null } = { ...message, ...own };
  if (link !== null && !/^\/(?!\/)/.test(link)) throw new Error('a message links to a path of the front end');
  return {
    recipientId,
    text,
    params: storedParams({ ...message.params, ...own.params }),
    link,
    urgency,
    subjectId,
    aboutId,
    notificationId: rings ? randomUUID() : null,
  };
}

/**
 * Whether a channel waits for the devices of the reader. Messages about the account itself never wait, nor do mails with a
 * file and texts with another pace.
 */
function isChained({ text, urgency, notificationId }: Addressed, channel: MessageChannelName): boolean {
  if (notificationId === null || urgency === 'account' || !isPushed(text)) return false;
  if (channel === 'email') return !hasMailFile(text);
  return channel !== 'sms' || textRuleOf(text).pace === 'at_once';
}

/** Interface for modules that notify an account: one call, in the transaction of the event. */
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
   * Sends a message to the account `recipientId` by all channels that it has texts for: the bell, which its open pages
   * show after the commit, and one task for each other channel. Throws when it has no texts at all, or when its link
   * leads out of the product: these are programming errors.
   */
  send(tx: EntityManager, recipientId: string, message: Message): Promise<void> {
    return this.sendToMany(tx, [{ recipientId }], message);
  }

  /**
   * Sends a message to up to 200 accounts as `send` does to one, with the same number of statements: five. Throws as
   * `send` does, and for more accounts.
   */
  async sendToMany(tx: EntityManager, recipients: readonly Recipient[], message: Message): Promise<void> {
    const rings = hasParts(message.text, ['title', 'message']);
    if (!rings && this.channels.listChannels(message.text).length === 0)
      throw new Error(`no words for ${message.text}`);
    if (recipients.length > RECIPIENTS_MAX) throw new Error(`a message goes to at most ${RECIPIENTS_MAX} at once`);
    if (recipients.length === 0) return;
    const all = recipients.map((recipient) => addressed(message, recipient, rings));
    if (rings) await this.addNotices(tx, all);
    await this.post(tx, all, message.dueAt);
  }

  /** Sends a message and deletes earlier bell notices with the same text and page, read or unread. */
  async replace(tx: EntityManager, recipientId: string, message: Message & BellKey): Promise<void> {
    await this.repository.remove(tx, recipientId, message);
    await this.send(tx, recipientId, message);
  }

  /** Marks bell notices with this text and page as read. */
  async markSeen(tx: EntityManager, recipientId: string, about: BellKey): Promise<void> {
    if ((await this.repository.markSeen(tx, recipientId, about)) === 0) return;
    await this.events.publish(tx, [recipientId], { topic: 'notifications' });
  }

  /** Returns the channels of a message. Devices show only messages of the bell. */
  private waysOf({ text, notificationId }: Addressed): MessageChannelName[] {
    const all = this.channels.listChannels(text).map(({ name }) => name);
    return notificationId === null ? all.filter((name) => name !== 'push') : all;
  }

  private async addNotices(tx: EntityManager, messages: readonly Addressed[]): Promise<void> {
    const notices = messages.map(({ notificationId, recipientId: userId, text, params, link, aboutId }) => {
      if (link === null) throw new Error('the bell links to a path of the front end');
      return { id: notificationId ?? randomUUID(), userId, text, params, link, aboutId };
    });
    await this.repository.add(tx, notices);
    const userIds = notices.map(({ userId }) => userId);
    await this.events.publish(tx, userIds, { topic: 'notifications' });
  }

  private async post(tx: EntityManager, messages: readonly Addressed[], dueAt?: Date): Promise<void> {
    const now = new Date();
    const deliveries = messages.flatMap((message) => {
      const ways = this.waysOf(message);
      return ways.map((channel) => {
        const { pace, readers } = textRuleOf(message.text);
        const isWaiting = isChained(message, channel);
        const ownDueAt = channel === 'sms' ? textDueAt(pace, now) : null;
        return {
          ...message,
          channel,
          chainSeconds: isWaiting ? CHAIN_SECONDS[channel] : null,
          afterWhatsApp: channel !== 'whatsapp' && ways.includes('whatsapp'),
          withoutEmail: channel === 'sms' && readers === 'without_email',
          dueAt: ownDueAt ?? (channel === 'sms' || isWaiting ? (dueAt ?? null) : null),
        };
      });
    });
    const added = await this.deliveries.add(tx, deliveries);
    const moments = new Set(added.map((delivery) => delivery.dueAt?.getTime()));
    for (const moment of moments) {
      // one task for each delivery, with its id: a second one could send the message at the same time
      const tasks = added
        .filter((delivery) => delivery.dueAt?.getTime() === moment)
        .map(({ id }) => ({ id, payload: { deliveryId: id } }));
      await this.outbox.addNamed(tx, deliverMessageTask, tasks, moment === undefined ? dueAt : new Date(moment));
    }
  }
}
