import { Injectable } from '@nestjs/common';
import { kindsToldWith, textRuleOf } from '@nukkad/contract/messages/text-rules';
import { nextTextTime } from '@nukkad/contract/messages/text-paces';
import { DeferTask } from '../../common/queue/task.js';
import type { DecidedDelivery } from './decided-delivery.js';
import { isReadInBell } from './delivery-facts.js';
import type { Composed } from './message-composer.js';
import { MessageComposers } from './message-composers.js';
import { MessageDeliveryRepository } from './message-delivery.repository.js';
import { isTooLateForDevices, type Told } from './told-message.js';

/** The deliveries of a batch by their result: to send, out of date, and already read in the bell. */
interface ComposedBatch {
  told: Told[];
  outdated: DecidedDelivery[];
  seen: DecidedDelivery[];
}

/** Chooses the deliveries that one message combines, and composes them. */
@Injectable()
export class DeliveryBatches {
  constructor(
    private readonly deliveries: MessageDeliveryRepository,
    private readonly composers: MessageComposers,
  ) {}

  /**
   * Returns the deliveries of the message so far: the delivery itself, and deliveries that an earlier run added; none
   * when it is part of another one.
   */
  async findBatch(delivery: DecidedDelivery): Promise<readonly DecidedDelivery[]> {
    return delivery.batchId === null ? [delivery] : this.deliveries.findBatch(delivery.id);
  }

  /**
   * Returns the deliveries of one message. Throws DeferTask when its reader has received the maximum number of messages
   * for now.
   */
  async chooseBatch(delivery: DecidedDelivery): Promise<readonly DecidedDelivery[]> {
    const { pace, together } = textRuleOf(delivery.text);
    if (delivery.channel !== 'sms' || pace === 'at_once') return [delivery];
    const kinds = { texts: kindsToldWith(delivery.text), isTogether: together !== undefined };
    const next = await this.deliveries.claimBatch(delivery, kinds, (now, earlier) => nextTextTime(pace, now, earlier));
    if (next) throw new DeferTask(next);
    return this.deliveries.findBatch(delivery.id);
  }

  /** Reads the facts of each delivery again, and separates the current deliveries from the others. */
  async composeBatch(batch: readonly DecidedDelivery[]): Promise<ComposedBatch> {
    const told: Told[] = [];
    const outdated: DecidedDelivery[] = [];
    const seen = batch.filter((each) => isReadInBell(each) && each.urgency !== 'account');
    for (const one of batch.filter((each) => !seen.includes(each))) {
      const composed = await this.composeOne(one);
      if (composed && !isTooLateForDevices(one, composed)) told.push({ delivery: one, composed });
      else outdated.push(one);
    }
    return { told, outdated, seen };
  }

  private async composeOne({ id, ...delivery }: DecidedDelivery): Promise<Composed | null> {
    const composer = this.composers.findComposer(delivery.text);
    if (!composer) return {};
    const { recipientId, text, subjectId, params } = delivery;
    return composer.compose({ deliveryId: id, recipientId, text, subjectId, params });
  }
}
