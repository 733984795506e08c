import { isQueuedWrite, type QueuedWrite } from '@nukkad/contract/platform/queued-writes';

/** The endpoints of the client that are named otherwise than their operation. */
const OPERATIONS: Readonly<Partial<Record<string, QueuedWrite>>> = { writeMessage: 'sendMessage' };

/** The operation of an endpoint of the client, if its writes are queued; null for others. */
export function queuedOperationOf(endpoint: string): QueuedWrite | null {
  const operation = OPERATIONS[endpoint] ?? endpoint;
  return isQueuedWrite(operation) ? (operation as QueuedWrite) : null;
}
