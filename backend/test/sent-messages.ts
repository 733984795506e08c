import type { StoredChannel } from '@nukkad/contract/platform/operations';
import { RECIPIENT } from '../src/common/delivery/development-outbox.js';
import { OutboxMessageEntity } from '../src/common/delivery/entities/outbox-message.entity.js';
import { PersonalTexts } from '../src/common/security/personal-texts.js';
import type { TestApp } from './app.js';

/** A message of the development outbox, with its recipient decrypted. */
export type SentMessage = Pick<OutboxMessageEntity, 'channel' | 'recipient' | 'subject' | 'text' | 'buttons'>;

interface SentFilter {
  /** One recipient, or several. */
  to?: string | null | readonly (string | null)[];
  channel?: StoredChannel;
}

/** Returns the stored messages, oldest first. */
export async function sentMessages(
  { app, dataSource }: Pick<TestApp, 'app' | 'dataSource'>,
  { to, channel }: SentFilter = {},
): Promise<SentMessage[]> {
  const rows = await dataSource.getRepository(OutboxMessageEntity).find({ order: { createdAt: 'ASC' } });
  const texts = app.get(PersonalTexts, { strict: false });
  const recipients = to === undefined ? null : [to].flat();
  return rows
    .map(({ id, recipient, ...row }) => ({
      ...{ channel: row.channel, recipient: texts.open(RECIPIENT, id, recipient) },
      ...{ subject: row.subject, text: row.text, buttons: row.buttons },
    }))
    .filter((row) => recipients === null || recipients.includes(row.recipient))
    .filter((row) => channel === undefined || row.channel === channel);
}
