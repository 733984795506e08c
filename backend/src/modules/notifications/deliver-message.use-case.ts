import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { CoalescedCalls } from '../../common/concurrency/coalesced-calls.js';
import { ConcurrencyGate } from '../../common/concurrency/concurrency-gate.js';
import { Transactions } from '../../common/database/transactions.js';
import { DeferTask, type TaskContext, type TaskHandler, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { type Contact, ContactReadModel } from '../users/users.public.js';
import type { DecidedDelivery } from './decided-delivery.js';
import { DeliveryBatches } from './delivery-batches.js';
import { DeliveryChain } from './delivery-chain.js';
import { DeliveryCheck } from './delivery-check.js';
import { deliveriesSettled } from './delivery-counter.js';
import type { SuppressionReason } from './entities/message-delivery.entity.js';
import type { MessageChannel } from './message-channel.js';
import { MessageChannels } from './message-channels.js';
import { MessageDeliveryRepository } from './message-delivery.repository.js';
import { outgoingMessage } from './outgoing-message.js';
import { shortPathOf } from './short-path.js';
import { messageOf, noticeOf } from './told-message.js';
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
    private readonly chain: DeliveryChain,
    private readonly deliveries: MessageDeliveryRepository,
    contacts: ContactReadModel,
    private readonly check: DeliveryCheck,
    private readonly batches: DeliveryBatches,
    private readonly channels: MessageChannels,
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
    const unwanted = await this.check.findSuppressionReason(delivery, channel, contact);
    if (unwanted) return this.suppress(await this.batches.findBatch(delivery), attempt, unwanted);
    const batch = await this.batches.chooseBatch(delivery);
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
    await this.chain.startNextChannels(tx, [deliveryId]);
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
    const { told, outdated, seen } = await this.batches.composeBatch(batch);
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

  private async suppress(all: readonly DecidedDelivery[], attempt: number, reason: SuppressionReason): Promise<void> {
    await allSettledOrThrow(all.map(({ id }) => this.deliveries.markSuppressed(id, attempt, reason)));
    for (const { channel } of all) deliveriesSettled.inc({ channel, state: 'suppressed' });
    const unreached = listUnreached(all, reason);
    if (unreached.length > 0) await this.transactions.run((tx) => this.chain.startNextChannels(tx, unreached));
  }

  /** Sends when a slot is free; after too long a wait, the task is returned to the queue before its lease expires. */
  private sendInTurn(send: () => Promise<void>): Promise<void> {
    const latest = performance.now() + TURN_WITHIN_MS;
    return this.sending.run(() => {
      if (performance.now() > latest) throw new DeferTask({ seconds: 0 });
      return send();
    });
  }
}
