import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessageDeliveryEntity, ReportedState } from './entities/message-delivery.entity.js';

/** A delivery after a report about it. */
type ReportedDelivery = Pick<MessageDeliveryEntity, 'id' | 'recipientId' | 'notificationId'>;

/** SQL: the order of reported states; a delivered message has not failed, whatever is reported later. */
const REPORTED_ORDER = `ARRAY['sent', 'failed', 'delivered', 'read']`;
/** SQL: the state of a settled delivery after the report `$3`. */
const SETTLED_BY_REPORT = `
  state = CASE WHEN $3 = 'failed' AND d.state = 'sent' THEN 'suppressed'
               WHEN $3 IN ('delivered', 'read') AND d.reason = 'undelivered' THEN 'sent' ELSE d.state END,
  suppressed_at = CASE WHEN $3 = 'failed' AND d.state = 'sent' THEN clock_timestamp()
                       WHEN $3 IN ('delivered', 'read') AND d.reason = 'undelivered' THEN NULL ELSE d.suppressed_at END,
  reason = CASE WHEN $3 = 'failed' AND d.state = 'sent' THEN 'undelivered'
                WHEN $3 IN ('delivered', 'read') AND d.reason = 'undelivered' THEN NULL ELSE d.reason END`;

/** Stores reports about sent messages: the states of their services, and the confirmations of devices. */
@Injectable()
export class DeliveryReportRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Records a reported state of a delivery and of those that it sends, unless a later one is known. A sent delivery that failed is
   * suppressed, and is sent again if it was delivered after all. Returns the changed deliveries.
   */
  async storeReport(
    tx: EntityManager,
    { deliveryId, channel, state }: { deliveryId: string; channel: string; state: ReportedState },
  ): Promise<ReportedDelivery[]> {
    const [rows]: [ReportedDelivery[], number] = await tx.query(
      `UPDATE message_deliveries d SET reported = $3, ${SETTLED_BY_REPORT}
       WHERE (id = $1 OR batch_id = $1) AND channel = $2
         AND COALESCE(array_position(${REPORTED_ORDER}, d.reported), 0) < array_position(${REPORTED_ORDER}, $3)
       RETURNING id, recipient_id AS "recipientId", notification_id AS "notificationId"`,
      [deliveryId, channel, state],
    );
    return rows;
  }

  /** Records that a device showed it. The first confirmation counts. */
  async markShown(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE message_deliveries SET shown_at = clock_timestamp() WHERE id = $1 AND channel = 'push' AND shown_at IS NULL`,
      [id],
    );
  }
}
