import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CoalescedCalls } from '../../common/concurrency/coalesced-calls.js';
import { ConcurrencyGate } from '../../common/concurrency/concurrency-gate.js';
import { DeferTask, type TaskContext, type TaskHandler, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { NewsPreferencesReadModel } from '../users/users.preferences.public.js';
import { type Contact, ContactReadModel } from '../users/users.public.js';
import type { SuppressionReason } from './entities/message-delivery.entity.js';
import type { MessageChannel } from './message-channel.js';
import { MessageChannels } from './message-channels.js';
import { MessageComposers } from './message-composers.js';
import { type DecidedDelivery, MessageDeliveryRepository } from './message-delivery.repository.js';
import { outgoingMessage } from './outgoing-message.js';

const NAME = 'notifications.deliver-message';
type Payload = TaskPayloads[typeof NAME];
/** A task is held for half a minute, and to send may take half of that. */
const TURN_WITHIN_MS = 10_000;

/** A person is told by one channel what they were to be told, if they still are, and want to be. */
@Injectable()
@HandlesTask(NAME)
export class DeliverMessageUseCase implements TaskHandler<typeof NAME> {
  /** Messages come in batches, and go out as many at once as the process may work on; each place is given on. */
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
   * Does nothing when the delivery is gone or settled. Throws DeferTask while its reader wants quiet, or its composer finds it
   * too early. What became of it is noted after the message: a run that ends between them is repeated under the same key.
   */
  async execute({ deliveryId }: Payload, { attempt }: Pick<TaskContext, 'attempt'>): Promise<void> {
    const delivery = await this.deliveries.find(deliveryId);
    if (!delivery || delivery.state === 'sent' || delivery.state === 'suppressed') return;
    const channel = this.channels.named(delivery.channel);
    // one of a newer version, which a process of that version will take
    if (!channel) throw new Error(`the channel ${delivery.channel} is not known`);
    const isFirstTry = attempt === 1 && delivery.attempts === 0;
    const suppressed = await this.deliver(delivery, channel, isFirstTry);
    if (suppressed) await this.deliveries.markSuppressed(deliveryId, attempt, suppressed);
    else await this.deliveries.markSent(deliveryId, attempt);
  }

  /** Its task was given up: so is the delivery, until somebody of the staff has it sent again. */
  givenUp(tx: EntityManager, { deliveryId }: Payload, attempts: number, reason: string): Promise<void> {
    return this.deliveries.markFailed(tx, deliveryId, attempts, reason);
  }

  /** Their tasks run again. */
  triedAgain(tx: EntityManager, payloads: readonly Payload[]): Promise<void> {
    return this.deliveries.requeue(
      tx,
      payloads.map(({ deliveryId }) => deliveryId),
    );
  }

  /** Sends it; or returns why it is not to be sent. */
  private async deliver(
    delivery: DecidedDelivery,
    channel: MessageChannel,
    isFirstTry: boolean,
  ): Promise<SuppressionReason | null> {
    const { id, recipientId, text, subjectId, params, link, urgency, createdAt } = delivery;
    const contact = await this.contacts.answer(recipientId);
    const to = contact && channel.addressOf(contact);
    if (!contact || !to) return 'no_address';
    const unwanted = await this.unwanted(delivery, channel);
    if (unwanted) return unwanted;
    const composer = this.composers.findComposer(text);
    const composed = composer ? await composer.compose({ deliveryId: id, recipientId, text, subjectId, params }) : {};
    if (!composed) return 'out_of_date';
    const { language, name } = contact;
    const reason = urgency === 'normal' || urgency === 'immediate' ? 'news' : 'account';
    const links = link === null ? [] : [link];
    const tried = isFirstTry ? {} : { perhapsSentSince: createdAt };
    const sent = { key: id, ...tried, language, text, reason, params, links, name } as const;
    await this.inTurn(() => channel.send(outgoingMessage(sent, composed, this.config.publicUrl), to));
    return null;
  }

  /** Sends when a place is free; where that takes long, the task is handed back before somebody else could take it up. */
  private inTurn(send: () => Promise<void>): Promise<void> {
    const latest = performance.now() + TURN_WITHIN_MS;
    return this.sending.run(() => {
      if (performance.now() > latest) throw new DeferTask({ seconds: 0 });
      return send();
    });
  }

  /** Why its reader does not want it now, null when they do; throws DeferTask when they want it later. */
  private async unwanted(delivery: DecidedDelivery, channel: MessageChannel): Promise<SuppressionReason | null> {
    const { recipientId, urgency } = delivery;
    if (urgency === 'account' || (urgency === 'urgent' && channel.urgentHeeds === 'nothing')) return null;
    const preferences = await this.preferences.getPreferences(recipientId);
    if (!preferences || !channel.takesNews(preferences)) return 'not_wanted';
    const { quietUntil, urgentWorkInQuietHours } = preferences;
    if (quietUntil === null || (urgency === 'immediate' && urgentWorkInQuietHours)) return null;
    // after the quiet hours it would come too late
    if (urgency === 'urgent') return 'quiet_hours';
    throw new DeferTask(quietUntil);
  }
}
