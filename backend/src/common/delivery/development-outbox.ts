import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { OutboxMessage, StoredChannel } from '@nukkad/contract/platform/operations';
import { DataSource } from 'typeorm';
import { ContactDigests, hasContact } from '../security/contact-digests.js';
import { EncryptsColumns } from '../security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../security/personal-texts.js';
import { OutboxMessageEntity } from './entities/outbox-message.entity.js';
import { type Mail, MailSender, type TextMessage, TextSender } from './message.js';

const NEWEST = 100;

/** The address or number of a stored message. */
export const RECIPIENT = personalText('outbox_messages', 'recipient', { digestedIn: 'recipient_digest' });

/** SQL: the recipient of the message `m`. */
const HAS_RECIPIENT = hasContact({
  ...{ digest: 'm.recipient_digest', contact: 'm.recipient', digests: ':digests', plain: ':to' },
});

type StoredMessage = Omit<OutboxMessageEntity, 'id' | 'createdAt' | 'buttons' | 'recipientDigest'> &
  Partial<Pick<OutboxMessageEntity, 'buttons'>>;

/** Stores messages in the database, each once, instead of sending them. */
@Injectable()
@EncryptsColumns(RECIPIENT)
export class DevelopmentOutbox {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly texts: PersonalTexts,
    private readonly digests: ContactDigests,
  ) {}

  async storeMessage({ buttons = null, recipient, ...message }: StoredMessage): Promise<void> {
    const id = randomUUID();
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(OutboxMessageEntity)
      .values({
        ...{ ...message, id, buttons },
        ...{ recipient: this.texts.seal(RECIPIENT, id, recipient), recipientDigest: this.digests.digest(recipient) },
      })
      .orIgnore()
      .execute();
  }

  /** Returns the newest messages of a channel. */
  async listStored(channel: StoredChannel): Promise<OutboxMessageEntity[]> {
    const rows = await this.dataSource
      .getRepository(OutboxMessageEntity)
      .find({ where: { channel }, order: { createdAt: 'DESC' }, take: NEWEST });
    return rows.map((row) => Object.assign(row, { recipient: this.readRecipient(row) }));
  }

  /** Returns the newest messages, of one recipient if `to` is given. */
  async list(to: string | undefined): Promise<OutboxMessage[]> {
    const messages = this.dataSource.getRepository(OutboxMessageEntity).createQueryBuilder('m');
    if (to) messages.where(HAS_RECIPIENT, { digests: this.digests.listDigests(to), to });
    const rows = await messages.orderBy('m.createdAt', 'DESC').take(NEWEST).getMany();
    return rows.map((row) => ({
      id: row.id,
      channel: row.channel,
      to: this.readRecipient(row),
      subject: row.subject,
      text: row.text,
      createdAt: row.createdAt.toISOString(),
    }));
  }

  private readRecipient({ id, recipient }: OutboxMessageEntity): string {
    return this.texts.open(RECIPIENT, id, recipient);
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
