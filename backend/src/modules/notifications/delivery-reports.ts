import { Injectable } from '@nestjs/common';
import type { MessageChannelName } from '@nukkad/contract/platform/operations';
import { uuid } from '@nukkad/contract/primitives';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { Outbox } from '../../common/queue/outbox.js';
import type { ReportedState } from './entities/message-delivery.entity.js';
import { MessageDeliveryRepository } from './message-delivery.repository.js';
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
    private readonly deliveries: MessageDeliveryRepository,
    private readonly notifications: NotificationRepository,
    private readonly outbox: Outbox,
    private readonly events: Events,
  ) {}

  /** Records a report. A failed message starts the next channel; a read one ends the chain. Unknown deliveries have no effect. */
  async record(tx: EntityManager, report: DeliveryReport): Promise<void> {
    if (!uuid.safeParse(report.deliveryId).success) return;
    const changed = await this.deliveries.report(tx, report);
    if (report.state === 'failed') {
      const ids = changed.map(({ id }) => id);
      await this.outbox.advance(tx, await this.deliveries.endWait(tx, ids));
    }
    if (report.state !== 'read') return;
    for (const { recipientId, notificationId } of changed) {
      if (notificationId === null || !(await this.notifications.markRead(tx, recipientId, notificationId))) continue;
      await this.events.publish(tx, [recipientId], { topic: 'notifications' });
    }
  }
}
