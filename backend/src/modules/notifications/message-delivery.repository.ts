import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { MessageDeliveryEntity } from './entities/message-delivery.entity.js';

type NewDelivery = Omit<MessageDeliveryEntity, 'id' | 'createdAt'>;

/** Loads and writes what is on its way to people. */
@Injectable()
export class MessageDeliveryRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Stores one delivery, under `id` if one is given; returns its id, null when the recipient is gone or it stands already. */
  async add(tx: EntityManager, delivery: NewDelivery, id: string | null): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO message_deliveries
         (id, recipient_id, channel, text, params, link, urgency, subject_id, about_id)
       SELECT COALESCE($1::uuid, gen_random_uuid()), u.id, $3, $4, $5::jsonb, $6, $7, $8::uuid, $9::uuid
       FROM users u WHERE u.id = $2
       ON CONFLICT ON CONSTRAINT message_deliveries_pkey DO NOTHING RETURNING id`,
      [
        id,
        delivery.recipientId,
        delivery.channel,
        delivery.text,
        JSON.stringify(delivery.params),
        delivery.link,
        delivery.urgency,
        delivery.subjectId,
        delivery.aboutId,
      ],
    );
    return rows[0]?.id ?? null;
  }

  find(id: string): Promise<MessageDeliveryEntity | null> {
    return this.dataSource.manager.findOneBy(MessageDeliveryEntity, { id });
  }

  /** Removes what was sent, or is not to be sent any more; again without effect. */
  async remove(id: string): Promise<void> {
    await this.dataSource.manager.delete(MessageDeliveryEntity, { id });
  }
}
