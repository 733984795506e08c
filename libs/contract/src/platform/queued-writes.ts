/**
 * Writes that a page keeps while it has no network and sends later, by their operation in the contract. Money is never among them: whoever
 * pays has to see the answer.
 */
export const QUEUED_WRITES = [
  'createApplication',
  'respondToJobRequest',
  'startWork',
  'endWork',
  'sendMessage',
  'answerInterviewProposal',
  'respondToInterviewRequest',
  'reviewEngagement',
] as const;
export type QueuedWrite = (typeof QUEUED_WRITES)[number];

/** Hours that the answer to a queued write is kept for its Idempotency-Key. */
export const QUEUED_IDEMPOTENCY_HOURS = 72;

/** Hours that a page sends a queued write by itself; after them the person is asked. It ends before the server forgets the key. */
export const QUEUED_WRITE_HOURS = 71;

/** Whether a page may send this operation again long after its first try. */
export const isQueuedWrite = (operation: string): boolean => QUEUED_WRITES.some((queued) => queued === operation);
