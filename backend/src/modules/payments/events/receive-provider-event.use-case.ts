import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PROVIDER_EVENT_ID_MAX } from '@nukkad/contract/payments/provider-events';
import { DataSource } from 'typeorm';
import { EncryptsColumns } from '../../../common/security/encrypted-columns.js';
import { Transactions } from '../../../common/database/transactions.js';
import { malformed, notFound } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { PiiCipher } from '../../../common/security/pii-cipher.js';
import { EventSubjects } from '../provider/event-subjects.js';
import { eventContext, foreignEvents, refusedEvents } from './provider-events.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { processProviderEventTask } from '../tasks/process-provider-event.task.js';

export interface ReportedEvent {
  body: Buffer;
  signature: string;
  eventId: string;
}

/**
 * Receives an event of a provider: an event with an invalid signature is not stored; an event of another installation
 * is counted; all others are stored once, encrypted, and processed later.
 */
@Injectable()
@EncryptsColumns({
  ...{ table: 'provider_events', column: 'body_encrypted', key: ['provider', 'event_id'] },
  contextOf: (row) => eventContext(row['provider'] ?? '', row['event_id'] ?? ''),
})
export class ReceiveProviderEventUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly providers: PaymentProviders,
    private readonly subjects: EventSubjects,
    private readonly cipher: PiiCipher,
    private readonly outbox: Outbox,
  ) {}

  async execute(name: string, { body, signature, eventId }: ReportedEvent): Promise<void> {
    const provider = this.providers.find(name);
    if (!provider) throw notFound();
    const hasId = eventId.length > 0 && eventId.length <= PROVIDER_EVENT_ID_MAX;
    if (!hasId || !(await provider.isSigned(body, signature))) {
      refusedEvents.inc();
      throw malformed();
    }
    if (!(await this.subjects.isOurs(this.dataSource.manager, provider, body))) {
      foreignEvents.inc();
      return;
    }
    const encrypted = await this.cipher.encrypt(body.toString('base64'), eventContext(name, eventId));
    await this.transactions.run(async (tx) => {
      const inserted: unknown[] = await tx.query(
        `INSERT INTO provider_events (provider, event_id, body_encrypted) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING 1`,
        [name, eventId, encrypted],
      );
      if (inserted.length > 0) await this.outbox.add(tx, processProviderEventTask, { provider: name, eventId });
    });
  }
}
