import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { HandlesTask } from '../../../common/queue/task-runner.js';
import { PiiCipher } from '../../../common/security/pii-cipher.js';
import { EventSubjects } from '../provider/event-subjects.js';
import { PaymentChecks } from '../provider/payment-checks.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { eventContext } from './provider-events.js';
import { processProviderEventTask } from '../tasks/process-provider-event.task.js';

/** An event is a hint: the objects that it is about are fetched from the provider. */
@Injectable()
@HandlesTask(processProviderEventTask.name)
export class ProcessProviderEventUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly providers: PaymentProviders,
    private readonly subjects: EventSubjects,
    private readonly checks: PaymentChecks,
    private readonly cipher: PiiCipher,
  ) {}

  async execute({ provider: name, eventId }: { provider: string; eventId: string }): Promise<void> {
    const rows: { body: string }[] = await this.dataSource.query(
      `SELECT body_encrypted AS body FROM provider_events
       WHERE provider = $1 AND event_id = $2 AND processed_at IS NULL`,
      [name, eventId],
    );
    if (!rows[0]) return;
    const body = Buffer.from(await this.cipher.decrypt(rows[0].body, eventContext(name, eventId)), 'base64');
    const provider = this.providers.getProvider(name);
    await this.transactions.run(async (tx) => {
      const subject = await this.subjects.find(tx, provider, body);
      if (subject) await this.checks.plan(tx, subject);
      await tx.query(
        'UPDATE provider_events SET processed_at = clock_timestamp() WHERE provider = $1 AND event_id = $2',
        [name, eventId],
      );
    });
  }
}
