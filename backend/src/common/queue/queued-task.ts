/**
 * Queue entry: the outbox rows to process. Messages are queued in batches, because the queue's own work for each
 * delivery lasts as long as everything else. A process of the previous release reads `taskId` alone; the relay queues
 * the others again.
 */
export interface QueuedTask {
  taskId: string;
  others?: string[];
}
