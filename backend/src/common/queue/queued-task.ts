/**
 * What lies in a queue: which outbox rows are to be worked off. Messages go in batches: what the queue itself does for each
 * delivery takes as long as all the rest. A process of the release before reads `taskId` alone; the relay hands over the others
 * again.
 */
export interface QueuedTask {
  taskId: string;
  others?: string[];
}
