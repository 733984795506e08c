import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { OutboxMessage, StoredChannel } from '@nukkad/contract/platform/operations';
import { DataSource } from 'typeorm';
import { OutboxMessageEntity } from './entities/outbox-message.entity.js';
import { type Mail, MailSender, type TextMessage, TextSender } from './message.js';

const NEWEST = 100;

type StoredMessage = Omit<OutboxMessageEntity, 'id' | 'createdAt' | 'buttons'> &
  Partial<Pick<OutboxMessageEntity, 'buttons'>>;

/** Stores messages in the database, each once, instead of sending them. */
@Injectable()
export class DevelopmentOutbox {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async storeMessage({ buttons = null, ...message }: StoredMessage): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(OutboxMessageEntity)
      .values({ ...message, buttons })
      .orIgnore()
      .execute();
  }

  /** Returns the newest messages of a channel. */
  listStored(channel: StoredChannel): Promise<OutboxMessageEntity[]> {
    return this.dataSource
      .getRepository(OutboxMessageEntity)
      .find({ where: { channel }, order: { createdAt: 'DESC' }, take: NEWEST });
  }

  /** Returns the newest messages, of one recipient if `to` is given. */
  async list(to: string | undefined): Promise<OutboxMessage[]> {
    const rows = await this.dataSource.getRepository(OutboxMessageEntity).find({
      where: to ? { recipient: to } : {},
      order: { createdAt: 'DESC' },
      take: NEWEST,
    });
    return rows.map((row) => ({
      id: row.id,
      channel: row.channel,
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      createdAt: row.createdAt.toISOString(),
    }));
  }
}

@Injectable()
export class OutboxMailSender extends MailSender {
  constructor(private readonly outbox: DevelopmentOutbox) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    await this.outbox.storeMessage({
      key: mail.key,
      channel: 'email',
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
    });
  }
}

@Injectable()
export class OutboxTextSender extends TextSender {
  constructor(private readonly outbox: DevelopmentOutbox) {
    super();
  }

  async send(message: TextMessage): Promise<void> {
    await this.outbox.storeMessage({
      key: message.key,
      channel: 'sms',
      recipient: message.to,
      subject: '',
      text: message.text,
    });
  }
}
