import { type ApiError, ownCodeOf, type UnansweredCall } from '@nukkad/api-client/base-query';
import { CLIENT_TOO_OLD_CODE } from '@nukkad/contract/platform/client-version';
import { QUEUED_WRITE_HOURS, type QueuedWrite } from '@nukkad/contract/platform/queued-writes';
import { queuedOperationOf } from './queued-operation';

const HOUR_MS = 3_600_000;
/** Milliseconds after which a write is tried again where nothing says when. */
export const RETRY_MS = 30_000;
const SERVER_FAILURE = 500;

/** The fields of a form with a file, in a form that can be stored. */
type FormFields = readonly (readonly [name: string, value: string | File])[];
export type QueuedBody = { json: unknown } | { form: FormFields };

/** A write that waits in this browser until the server has answered it. */
export interface QueueEntry {
  /** The Idempotency-Key of all its tries. */
  key: string;
  operation: QueuedWrite;
  url: string;
  method: string;
  body: QueuedBody;
  /** The drafts that it sends. */
  drafts: readonly string[];
  /** When the person did it, and until when the page sends it by itself; milliseconds of the server's clock. */
  madeAt: number;
  expiresAt: number;
  /** Until when the server asked for no other try. */
  notBefore?: number;
}

/** What an answer means for an entry: it is sent, refused for good, or goes on waiting. */
export type Verdict =
  | { state: 'sent' }
  | { state: 'refused'; isTooLate: boolean }
  | { state: 'waits'; retryMs: number; needsSignIn: boolean };

/** The refusals that say that another person was faster. */
const TOO_LATE = new Set(['instant-hire.alreadyFilled']);
/** Refusals of our server that are not about the entry: its first try still runs, another account is signed in, or the page is too old. */
const NOT_ABOUT_THE_ENTRY = new Set(['errors.keyInFlight', 'errors.anotherAccount', CLIENT_TOO_OLD_CODE]);
const STATUSES_THAT_PASS = new Set([401, 408, 425, 429]);

/** Judges the answer to an entry: only a refusal of our server about the entry itself ends it. */
export function judgeAnswer(error: ApiError | undefined): Verdict {
  if (!error) return { state: 'sent' };
  const { status, retryAfterSeconds } = error;
  const code = ownCodeOf(error);
  const passes = STATUSES_THAT_PASS.has(status) || status >= SERVER_FAILURE;
  if (code === null || passes || NOT_ABOUT_THE_ENTRY.has(code)) {
    const retryMs = Math.max(RETRY_MS, 1000 * (retryAfterSeconds ?? 0));
    return { state: 'waits', retryMs, needsSignIn: code !== null && status === 401 };
  }
  return { state: 'refused', isTooLate: TOO_LATE.has(code) };
}

const storedBody = (body: unknown): QueuedBody =>
  body instanceof FormData ? { form: [...body.entries()] } : { json: body };

/** The body of an entry as it is sent. */
export function sentBody(body: QueuedBody): unknown {
  if ('json' in body) return body.json;
  const form = new FormData();
  for (const [name, value] of body.form) form.append(name, value);
  return form;
}

/** The entry of a write that got no answer; null for writes that are not queued. */
export function entryOf(
  { endpoint, request, isWrite }: UnansweredCall,
  drafts: readonly string[],
  now: number,
): QueueEntry | null {
  const operation = queuedOperationOf(endpoint);
  const key = new Headers(request.headers as HeadersInit | undefined).get('Idempotency-Key');
  if (!isWrite || key === null || operation === null) return null;
  const { url, method = 'POST', body } = request;
  const expiresAt = now + QUEUED_WRITE_HOURS * HOUR_MS;
  return {
    ...{ key, operation, url, method, body: storedBody(body) },
    ...{ drafts, madeAt: now, expiresAt },
  };
}

/** Whether two entries do the same, so that one of them is enough. Two equal messages are two messages. */
export function isSameAct(one: QueueEntry, other: QueueEntry): boolean {
  if (one.key === other.key) return true;
  if (one.operation === 'sendMessage' || one.operation !== other.operation || one.url !== other.url) return false;
  return JSON.stringify(one.body) === JSON.stringify(other.body);
}

/** How a known entry is to a new one: it does the same already, it gives its place to the new one, or neither. */
export function relationOf(known: QueueEntry, entry: QueueEntry, now: number): 'same' | 'replaced' | 'other' {
  // a review is changed by the review that follows
  const isOlderReview = entry.operation === 'reviewEngagement' && known.url === entry.url;
  const isSame = isSameAct(known, entry);
  if (isSame && (!isExpired(known, now) || known.key === entry.key)) return 'same';
  return isSame || (isOlderReview && known.operation === entry.operation) ? 'replaced' : 'other';
}

/** The conversation and the text of a message; null for other entries. */
export function messageOf({ operation, url, body }: QueueEntry): { conversation: string; text: string } | null {
  const conversation = /\/conversations\/([^/]+)\/messages$/.exec(url)?.[1];
  const { text } = ('json' in body ? (body.json ?? {}) : {}) as { text?: unknown };
  if (operation !== 'sendMessage' || conversation === undefined || typeof text !== 'string') return null;
  return { conversation, text };
}

/** Whether the person has to say once more that an entry is to be sent: the server forgets its key soon. */
export const isExpired = ({ expiresAt }: QueueEntry, now: number): boolean => now >= expiresAt;

/** An expired entry that the person sends after all: as a new one, in its place. */
export const renewEntry = (entry: QueueEntry, key: string, now: number): QueueEntry => ({
  ...entry,
  key,
  expiresAt: now + QUEUED_WRITE_HOURS * HOUR_MS,
});
