import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/queue/outbox.js';

/** The channels of a message in their order, of which each waits for the one before. */
@Injectable()
export class DeliveryChain {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Starts the channels that wait for the deliveries `ids`, none of which reached its reader, unless another channel
   * still can. After a text message, only the mail starts.
   */
  async startNextChannels(tx: EntityManager, ids: readonly string[]): Promise<void> {
    const [rows]: [{ id: string }[], number] = await tx.query(
      `UPDATE message_deliveries d SET due_at = clock_timestamp()
       FROM message_deliveries lost
       WHERE lost.id = ANY($1::uuid[]) AND d.notification_id = lost.notification_id
         AND d.chained AND d.state = 'queued' AND d.due_at > clock_timestamp()
         AND CASE WHEN lost.channel = 'sms' THEN d.channel = 'email'
             ELSE d.channel <> lost.channel AND NOT EXISTS (
               SELECT FROM message_deliveries other
               WHERE other.notification_id = d.notification_id AND other.state IN ('queued', 'sent')
                 AND other.reported IS DISTINCT FROM 'failed'
                 AND (other.channel = 'push' OR other.channel = 'whatsapp' AND d.channel IN ('sms', 'email')))
             END
       RETURNING d.id`,
      [ids],
    );
    await this.outbox.advance(tx, [...new Set(rows.map(({ id }) => id))]);
  }
}
