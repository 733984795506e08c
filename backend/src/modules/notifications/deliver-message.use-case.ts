import { Inject, Injectable } from '@nestjs/common';
import { kindsToldWith, textRuleOf } from '@nukkad/contract/messages/message-ways';
import { nextTextTime } from '@nukkad/contract/messages/text-paces';
import type { EntityManager } from 'typeorm';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { CoalescedCalls } from '../../common/concurrency/coalesced-calls.js';
import { ConcurrencyGate } from '../../common/concurrency/concurrency-gate.js';
import { Transactions } from '../../common/database/transactions.js';
import { Outbox } from '../../common/queue/outbox.js';
import { DeferTask, type TaskContext, type TaskHandler, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { NewsPreferencesReadModel } from '../users/users.preferences.public.js';
import { type Contact, ContactReadModel } from '../users/users.public.js';
import { deliveriesSettled } from './delivery-counter.js';
import { decideByWishes, decideWithoutWishes, type DeliveryWishes } from './delivery-decision.js';
import { factsOf, isReadInBell } from './delivery-facts.js';
import type { SuppressionReason } from './entities/message-delivery.entity.js';
import type { MessageChannel } from './message-channel.js';
import { MessageChannels } from './message-channels.js';
import type { Composed } from './message-composer.js';
import { MessageComposers } from './message-composers.js';
import { type DecidedDelivery, MessageDeliveryRepository } from './message-delivery.repository.js';
import { outgoingMessage } from './outgoing-message.js';
import { shortPathOf } from './short-path.js';
import { isTooLateForDevices, messageOf, noticeOf, type Told } from './told-message.js';
import { findUnreachedReason, listUnreached } from './unreached-devices.js';

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
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly deliveries: MessageDeliveryRepository,
    contacts: ContactReadModel,
    private readonly preferences: NewsPreferencesReadModel,
    private readonly channels: MessageChannels,
    private readonly composers: MessageComposers,
  ) {
    this.sending = new ConcurrencyGate(config.NOTIFICATIONS_CONCURRENCY, Infinity);
    this.contacts = new CoalescedCalls(async (ids) => {
      const byId = await contacts.findByIds(ids);
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
    const channel = this.channels.findChannel(delivery.channel);
    // a delivery of a newer version, which a process of that version will claim
    if (!channel) throw new Error(`the channel ${delivery.channel} is not known`);
    if (delivery.early && delivery.dueAt) throw new DeferTask(delivery.dueAt);
    const contact = await this.contacts.answer(delivery.recipientId);
    const unwanted = await this.findSuppressionReason(delivery, channel, contact);
    if (unwanted) return this.suppress(await this.batchOf(delivery), attempt, unwanted);
    const batch = await this.chooseBatch(delivery);
    try {
      await this.deliver(batch, channel, { delivery, contact: contact!, attempt });
    } catch (error) {
      const reason = findUnreachedReason(error, delivery);
      if (!reason) throw error;
      await this.suppress(batch, attempt, reason);
    }
  }

  /** Marks the delivery as failed when its task is a dead letter, until staff send it again. */
  async onDeadLetter(tx: EntityManager, { deliveryId }: Payload, attempts: number, reason: string): Promise<void> {
    await this.deliveries.markFailed(tx, deliveryId, attempts, reason);
    await this.startNextChannel(tx, [deliveryId]);
  }

  /** Marks the deliveries as queued when their tasks run again. */
  onRetry(tx: EntityManager, payloads: readonly Payload[]): Promise<void> {
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
    const seen = batch.filter((each) => isReadInBell(each) && each.urgency !== 'account');
    for (const one of batch.filter((each) => !seen.includes(each))) {
      const composed = await this.compose(one);
      if (composed && !isTooLateForDevices(one, composed)) told.push({ delivery: one, composed });
      else outdated.push(one);
    }
    const [first] = told;
    if (first) {
      const isFirstTry = attempt === 1 && delivery.attempts === 0;
      const { sent, composed, link } = messageOf(told, first);
      const { language, name } = contact;
      const tried = isFirstTry ? {} : { perhapsSentSince: delivery.createdAt };
      const brief = channel.name === 'sms' ? { brief: { shortPath: shortPathOf(first.delivery.id) } } : {};
      const notice = channel.name === 'push' ? noticeOf(delivery) : undefined;
      const shown = notice ? { notice } : {};
      const { wasReported } = delivery;
      const outgoing = { key: delivery.id, wasReported, ...tried, language, name, ...brief, ...shown, ...sent };
      const to = channel.addressOf(contact, delivery) ?? '';
      await this.sendInTurn(() => channel.send(outgoingMessage(outgoing, composed, this.config.publicUrl), to));
      await allSettledOrThrow(told.map(({ delivery: { id } }) => this.deliveries.markSent(id, attempt, link)));
      deliveriesSettled.inc({ channel: channel.name, state: 'sent' }, told.length);
    }
    await this.suppress(seen, attempt, 'seen');
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
    const unreached = listUnreached(all, reason);
    if (unreached.length > 0) await this.transactions.run((tx) => this.startNextChannel(tx, unreached));
  }

  /** Starts the next channels of messages that an earlier one did not deliver. */
  private async startNextChannel(tx: EntityManager, deliveryIds: readonly string[]): Promise<void> {
    await this.outbox.advance(tx, await this.deliveries.endWait(tx, deliveryIds));
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
  private sendInTurn(send: () => Promise<void>): Promise<void> {
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
  private async findSuppressionReason(
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
