import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@nukkad/contract/languages';

/** An idempotent write: the key chosen by the client, its owner, and the digest of the request. */
export interface IdempotencyClaim {
  scope: string;
  key: string;
  operation: string;
  requestHash: string;
  used: boolean;
}

/** Context of the current request. */
export interface RequestContext {
  requestId: string;
  language: Language;
  /** Identifier of the caller's subscriber and browser; empty if neither is known. */
  origin?: string;
  userId?: string;
  idempotency?: IdempotencyClaim;
  /** Whether the answer may be as old as the lag limit of the read replicas. */
  mayReadOldData?: boolean;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` as part of a request. */
export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);
/** Returns the request being answered; undefined in tasks and at start. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
export const currentLanguage = (): Language => storage.getStore()?.language ?? 'en';
