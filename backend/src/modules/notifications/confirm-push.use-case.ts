import { Injectable } from '@nestjs/common';
import type { ConfirmPush as ConfirmPushInput } from '@nukkad/contract/messages/push';
import { notFound } from '../../common/errors/common.errors.js';
import { DeliveryReportRepository } from './delivery-report.repository.js';
import { PushReceipts } from './push-receipts.js';

/** Records that a device showed a notification. Until then it is unknown whether an accepted message arrived. */
@Injectable()
export class ConfirmPush {
  constructor(
    private readonly reports: DeliveryReportRepository,
    private readonly receipts: PushReceipts,
  ) {}

  /** Throws notFound when the token does not belong to the delivery. */
  async execute({ delivery, token }: ConfirmPushInput): Promise<void> {
    if (!(await this.receipts.isValid(delivery, token))) throw notFound();
    await this.reports.markShown(delivery);
  }
}
