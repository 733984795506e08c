import type { TestApp } from '../../../../test/app.js';
import { DeliverMessageUseCase } from '../deliver-message.use-case.js';

/** Delivers all queued messages, due or not, oldest first; rejects as the use case does. */
export async function deliverAll(test: TestApp): Promise<void> {
  const rows: { id: string }[] = await test.dataSource.query(
    `SELECT id FROM message_deliveries WHERE state = 'queued' ORDER BY created_at, id`,
  );
  for (const { id } of rows) await test.app.get(DeliverMessageUseCase).execute({ deliveryId: id }, { attempt: 1 });
}
