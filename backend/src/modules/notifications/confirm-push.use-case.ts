import { Injectable } from '@nestjs/common';
import type { ConfirmPush as ConfirmPushInput } from '@nukkad/contract/messages/push';
import { notFound } from '../../common/errors/common.errors.js';
import { MessageDeliveryRepository } from './message-delivery.repository.js';
import { PushReceipts } from './push-receipts.js';

/** Records that a device showed a notification. Until then it is unknown whether an accepted message arrived. */
@Injectable()
export class ConfirmPush {
  constructor(
    private readonly deliveries: MessageDeliveryRepository,
    private readonly receipts: PushReceipts,
  ) {}

  /** Throws notFound when the token does not belong to the delivery. */
  async execute({ delivery, token }: ConfirmPushInput): Promise<void> {
    if (!(await this.receipts.isValid(delivery, token))) throw notFound();
    await this.deliveries.markShown(delivery);
  }
}
