import { Injectable } from '@nestjs/common';
import type { MessageChannelName } from '@nukkad/contract/platform/operations';
import { uuid } from '@nukkad/contract/primitives';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { DeliveryChain } from './delivery-chain.js';
import { DeliveryReportRepository } from './delivery-report.repository.js';
import type { ReportedState } from './entities/message-delivery.entity.js';
import { NotificationRepository } from './notification.repository.js';

/** A state of a delivery that the service of its channel reports. */
interface DeliveryReport {
  deliveryId: string;
  channel: MessageChannelName;
  state: ReportedState;
}

/**
 * Records reports about sent messages. They arrive in any order, several times, and before the sending task ended; the state of a
 * delivery never returns to an earlier one.
 */
@Injectable()
export class DeliveryReports {
  constructor(
    private readonly reports: DeliveryReportRepository,
    private readonly notifications: NotificationRepository,
    private readonly chain: DeliveryChain,
    private readonly events: Events,
  ) {}

  /** Records a report. A failed message starts the next channel; a read one ends the chain. Unknown deliveries have no effect. */
  async record(tx: EntityManager, report: DeliveryReport): Promise<void> {
    if (!uuid.safeParse(report.deliveryId).success) return;
    const changed = await this.reports.storeReport(tx, report);
    if (report.state === 'failed') {
      await this.chain.startNextChannels(
        tx,
        changed.map(({ id }) => id),
      );
    }
    if (report.state !== 'read') return;
    for (const { recipientId, notificationId } of changed) {
      if (notificationId === null || !(await this.notifications.markRead(tx, recipientId, notificationId))) continue;
      await this.events.publish(tx, [recipientId], { topic: 'notifications' });
    }
  }
}
