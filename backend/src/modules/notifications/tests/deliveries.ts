import type { TestApp } from '../../../../test/app.js';
import { sendUnchecked } from '../../../../test/effects/checked-messages.js';
import { DeliverMessageUseCase } from '../deliver-message.use-case.js';
import type { Message } from '../message.js';
import { Messenger } from '../messenger.js';

/** Delivers all queued messages, due or not, oldest first; rejects as the use case does. */
export async function deliverAll(test: TestApp): Promise<void> {
  const rows: { id: string }[] = await test.dataSource.query(
    `SELECT id FROM message_deliveries WHERE state = 'queued' ORDER BY created_at, id`,
  );
  for (const { id } of rows) await test.app.get(DeliverMessageUseCase).execute({ deliveryId: id }, { attempt: 1 });
}

/**
 * Sends a message to an account and delivers it. The composer of the message has the facts; the link of the event is
 * unknown here, so the check of links does not apply.
 */
export async function sendAndDeliver(test: TestApp, recipientId: string, message: Message): Promise<void> {
  const checkAgain = sendUnchecked(test.app);
  try {
    await test.dataSource.transaction((tx) => test.app.get(Messenger).send(tx, recipientId, { link: '/', ...message }));
  } finally {
    checkAgain();
  }
  await deliverAll(test);
}
