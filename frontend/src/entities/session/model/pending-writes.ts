import { api } from '@nukkad/api-client/generated/api.gen';
import { signInReasonOf } from '@nukkad/api-client/base-query';
import { serverNow } from '../../../shared/clock/server-clock';
import { draftStore } from '../../../shared/drafts/draft-store';
import { endedSession } from './ended-session';
import { PENDING_WRITES_KEY } from './pending-writes-key';
import type { SentWrite } from './sent-write';

/** Milliseconds after which no user expects that a write is still sent. */
const LIFE_MS = 30 * 60_000;

interface PendingWrites {
  userId: string;
  writes: SentWrite[];
  /** The drafts that these writes send. */
  drafts: string[];
  /** Milliseconds of the server's clock. */
  at: number;
}

function isPending(value: unknown): value is PendingWrites {
  const { userId, writes, drafts, at } = (value ?? {}) as Partial<PendingWrites>;
  return typeof userId === 'string' && Array.isArray(writes) && Array.isArray(drafts) && typeof at === 'number';
}

function read(): PendingWrites | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PENDING_WRITES_KEY) ?? 'null');
    return isPending(value) && serverNow() - value.at < LIFE_MS ? value : null;
  } catch {
    return null;
  }
}

/** Stores writes for this tab, to be sent once `userId` is signed in again. Writes with a file cannot be stored. */
export function savePendingWrites(userId: string, writes: readonly SentWrite[]): void {
  const kept = writes.filter(({ hasFile }) => !hasFile);
  if (kept.length === 0) return;
  try {
    const pending: PendingWrites = { userId, writes: kept, drafts: draftStore.beingSent(), at: serverNow() };
    sessionStorage.setItem(PENDING_WRITES_KEY, JSON.stringify(pending));
  } catch {
    return;
  }
}

/** Discards the stored writes when the user declines the sign-in after all, as after a step back from its page. */
export function discardPendingWrites(): void {
  try {
    sessionStorage.removeItem(PENDING_WRITES_KEY);
  } catch {
    return;
  }
}

const resendApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a write again, unchanged and with its key. */
    sendAgain: build.mutation<unknown, SentWrite>({
      query: ({ url, method, body, key }) => ({ url, method, body, headers: { 'Idempotency-Key': key } }),
    }),
  }),
});

type SendAgain = ReturnType<typeof resendApi.endpoints.sendAgain.initiate>;
/**
 * Result: no write was pending, the server accepted all writes, the server requires a more recent sign-in for one, or it
 * refused one with a sentence.
 */
export type ResendResult =
  | { kind: 'nothing' }
  | { kind: 'sent' }
  | { kind: 'waiting' }
  | { kind: 'refused'; detail: string | undefined };

/**
 * Sends the pending writes of `userId` after the sign-in, once; writes of another account are discarded. The drafts of
 * sent writes are deleted. A provider may have continued its own session without a proof: the writes that require one
 * wait for another sign-in.
 */
export async function sendPendingWrites(
  userId: string | undefined,
  dispatch: (call: SendAgain) => ReturnType<SendAgain>,
): Promise<ResendResult> {
  const pending = read();
  if (userId === undefined) return { kind: 'nothing' };
  sessionStorage.removeItem(PENDING_WRITES_KEY);
  if (pending?.userId !== userId) return { kind: 'nothing' };
  for (const [index, write] of pending.writes.entries()) {
    const { error } = await dispatch(resendApi.endpoints.sendAgain.initiate(write));
    if (error && 'status' in error && signInReasonOf(error) === 'old') {
      for (const waiting of pending.writes.slice(index)) void endedSession.queueWrite(waiting, 'old');
      return { kind: 'waiting' };
    }
    if (error) return { kind: 'refused', detail: 'detail' in error ? error.detail : undefined };
  }
  for (const draft of pending.drafts) draftStore.keep(draft, null);
  return { kind: 'sent' };
}
