import { Inject, Injectable } from '@nestjs/common';
import { countsOfKinds, kindsToldWith, textRuleOf } from '@nukkad/domain/message-ways';
import { nextTextTime } from '@nukkad/domain/text-paces';
import type { EntityManager } from 'typeorm';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { CoalescedCalls } from '../../common/concurrency/coalesced-calls.js';
import { ConcurrencyGate } from '../../common/concurrency/concurrency-gate.js';
import { DeferTask, type TaskContext, type TaskHandler, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { NewsPreferencesReadModel } from '../users/users.preferences.public.js';
import { type Contact, ContactReadModel } from '../users/users.public.js';
import { deliveriesSettled } from './delivery-counter.js';
import type { SuppressionReason } from './entities/message-delivery.entity.js';
import type { MessageChannel } from './message-channel.js';
import { MessageChannels } from './message-channels.js';
import type { Composed } from './message-composer.js';
import { MessageComposers } from './message-composers.js';
import { type DecidedDelivery, MessageDeliveryRepository } from './message-delivery.repository.js';
import { outgoingMessage, type SentMessage } from './outgoing-message.js';
import { shortPathOf } from './short-path.js';

const NAME = 'notifications.deliver-message';
type Payload = TaskPayloads[typeof NAME];
/**
 * Maximum wait for a free slot, in milliseconds. The lease of a task lasts half a minute, and sending may require half
 * of that.
 */
const TURN_WITHIN_MS = 10_000;

/** Delivers a message to a person by one channel, if it is still current and wanted. */
@Injectable()
@HandlesTask(NAME)
export class DeliverMessageUseCase implements TaskHandler<typeof NAME> {
  /** Limits concurrent sending: messages arrive in batches, and as many are sent at once as the process may work on. */
  private readonly sending: ConcurrencyGate;
  private readonly contacts: CoalescedCalls<string, Contact | undefined>;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly deliveries: MessageDeliveryRepository,
    contacts: ContactReadModel,
    private readonly preferences: NewsPreferencesReadModel,
    private readonly channels: MessageChannels,
    private readonly composers: MessageComposers,
  ) {
    this.sending = new ConcurrencyGate(config.NOTIFICATIONS_CONCURRENCY, Infinity);
    this.contacts = new CoalescedCalls(async (ids) => {
      const byId = await contacts.byIds(ids);
      return ids.map((id) => byId.get(id));
    });
  }

  /**
   * Does nothing when the delivery is deleted or settled, or part of another one. Throws DeferTask before its due time,
   * in its reader's quiet hours, or when its composer finds it too early. The result is recorded after the message is
   * sent: a run that ends between the two is repeated under the same key.
   */
  async execute({ deliveryId }: Payload, { attempt }: Pick<TaskContext, 'attempt'>): Promise<void> {
    const delivery = await this.deliveries.find(deliveryId);
    if (!delivery || delivery.state === 'sent' || delivery.state === 'suppressed') return;
    const channel = this.channels.named(delivery.channel);
    // a delivery of a newer version, which a process of that version will claim
    if (!channel) throw new Error(`the channel ${delivery.channel} is not known`);
    if (delivery.early && delivery.dueAt) throw new DeferTask(delivery.dueAt);
    const contact = await this.contacts.answer(delivery.recipientId);
    const unwanted = await this.whyUnwanted(delivery, channel, contact);
    if (unwanted) return this.suppress(await this.batchOf(delivery), attempt, unwanted);
    await this.deliver(await this.chooseBatch(delivery), channel, { delivery, contact: contact!, attempt });
  }

  /** Marks the delivery as failed when its task is a dead letter, until staff send it again. */
  givenUp(tx: EntityManager, { deliveryId }: Payload, attempts: number, reason: string): Promise<void> {
    return this.deliveries.markFailed(tx, deliveryId, attempts, reason);
  }

  /** Marks the deliveries as queued when their tasks run again. */
  triedAgain(tx: EntityManager, payloads: readonly Payload[]): Promise<void> {
    return this.deliveries.requeue(
      tx,
      payloads.map(({ deliveryId }) => deliveryId),
    );
  }

  /** Sends one message for all current deliveries of `batch`; the others are recorded as out of date. */
  private async deliver(
    batch: readonly DecidedDelivery[],
    channel: MessageChannel,
    { delivery, contact, attempt }: { delivery: DecidedDelivery; contact: Contact; attempt: number },
  ): Promise<void> {
    const told: Told[] = [];
    const outdated: DecidedDelivery[] = [];
    for (const one of batch) {
      const composed = await this.compose(one);
      if (composed) told.push({ delivery: one, composed });
      else outdated.push(one);
    }
    const [first] = told;
    if (first) {
      const isFirstTry = attempt === 1 && delivery.attempts === 0;
      const { sent, composed, link } = messageOf(told, first);
      const { language, name } = contact;
      const tried = isFirstTry ? {} : { perhapsSentSince: delivery.createdAt };
      const brief = channel.name === 'sms' ? { brief: { shortPath: shortPathOf(delivery.id) } } : {};
      const outgoing = { key: delivery.id, ...tried, language, name, ...brief, ...sent };
      const to = channel.addressOf(contact) ?? '';
      await this.inTurn(() => channel.send(outgoingMessage(outgoing, composed, this.config.publicUrl), to));
      await allSettledOrThrow(told.map(({ delivery: { id } }) => this.deliveries.markSent(id, attempt, link)));
      deliveriesSettled.inc({ channel: channel.name, state: 'sent' }, told.length);
    }
    await this.suppress(outdated, attempt, 'out_of_date');
  }

  private async compose({ id, ...delivery }: DecidedDelivery): Promise<Composed | null> {
    const composer = this.composers.findComposer(delivery.text);
    if (!composer) return {};
    const { recipientId, text, subjectId, params } = delivery;
    return composer.compose({ deliveryId: id, recipientId, text, subjectId, params });
  }

  private async suppress(all: readonly DecidedDelivery[], attempt: number, reason: SuppressionReason): Promise<void> {
    await allSettledOrThrow(all.map(({ id }) => this.deliveries.markSuppressed(id, attempt, reason)));
    for (const { channel } of all) deliveriesSettled.inc({ channel, state: 'suppressed' });
  }

  /**
   * Returns the deliveries of the message so far: the delivery itself, and deliveries that an earlier run added; none
   * when it is part of another one.
   */
  private async batchOf(delivery: DecidedDelivery): Promise<readonly DecidedDelivery[]> {
    return delivery.batchId === null ? [delivery] : this.deliveries.findBatch(delivery.id);
  }

  /**
   * Returns the deliveries of one message. Throws DeferTask when its reader has received the maximum number of messages
   * for now.
   */
  private async chooseBatch(delivery: DecidedDelivery): Promise<readonly DecidedDelivery[]> {
    const { pace, together } = textRuleOf(delivery.text);
    if (delivery.channel !== 'sms' || pace === 'at_once') return [delivery];
    const kinds = { texts: kindsToldWith(delivery.text), isTogether: together !== undefined };
    const next = await this.deliveries.claimBatch(delivery, kinds, (now, earlier) => nextTextTime(pace, now, earlier));
    if (next) throw new DeferTask(next);
    return this.deliveries.findBatch(delivery.id);
  }

  /** Sends when a slot is free; after too long a wait, the task is returned to the queue before its lease expires. */
  private inTurn(send: () => Promise<void>): Promise<void> {
    const latest = performance.now() + TURN_WITHIN_MS;
    return this.sending.run(() => {
      if (performance.now() > latest) throw new DeferTask({ seconds: 0 });
      return send();
    });
  }

  /**
   * Returns the reason not to deliver the message; null when its reader accepts it; throws DeferTask when its reader
   * accepts it later.
   */
  private async whyUnwanted(
    delivery: DecidedDelivery,
    channel: MessageChannel,
    contact: Contact | undefined,
  ): Promise<SuppressionReason | null> {
    if (!contact || !channel.addressOf(contact)) return 'no_address';
    const { recipientId, text, urgency } = delivery;
    const isMailed = contact.email !== null && contact.emailVerified;
    if (channel.name === 'sms' && isMailed && textRuleOf(text).readers === 'without_email') return 'by_mail';
    if (urgency === 'account' || (urgency === 'urgent' && channel.urgentHeeds === 'nothing')) return null;
    const preferences = await this.preferences.getPreferences(recipientId);
    if (!preferences || !channel.takesNews(preferences)) return 'not_wanted';
    const { quietUntil, urgentWorkInQuietHours } = preferences;
    if (quietUntil === null || (urgency === 'immediate' && urgentWorkInQuietHours)) return null;
    // the mail has delivered it; a reader without mail would not get it at all
    if (urgency === 'urgent' && isMailed) return 'quiet_hours';
    throw new DeferTask(quietUntil);
  }
}

/** A delivery that is still current, with its composed content. */
interface Told {
  delivery: DecidedDelivery;
  composed: Composed;
}

/** Returns one message for all deliveries: the text of a single delivery, or the text for several. */
function messageOf(
  told: readonly Told[],
  first: Told,
): { sent: Pick<SentMessage, 'text' | 'reason' | 'params' | 'links'>; composed: Composed; link: string | null } {
  const { text, params, link, urgency } = first.delivery;
  const { together } = textRuleOf(text);
  const reason = urgency === 'normal' || urgency === 'immediate' ? 'news' : 'account';
  if (told.length === 1 || !together) {
    const sent = { text, reason, params, links: link === null ? [] : [link] } as const;
    return { sent, composed: first.composed, link: first.composed.links?.[0] ?? null };
  }
  const counts = countsOfKinds(
    kindsToldWith(text),
    told.map(({ delivery, composed }) => composed.text ?? delivery.text),
  );
  const sent = { text: together.text, reason, params: counts, links: [together.link] } as const;
  return { sent, composed: {}, link: together.link };
}
