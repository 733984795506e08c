import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@nukkad/domain/languages';

/** A repeatable write: the key that the client chose, whose it is, and what it asked for. */
export interface IdempotencyClaim {
  scope: string;
  key: string;
  operation: string;
  requestHash: string;
  used: boolean;
}

/** What belongs to the request that is being answered. */
export interface RequestContext {
  requestId: string;
  language: Language;
  /** What stands for the subscriber and the browser of the caller; empty where neither is known. */
  origin?: string;
  userId?: string;
  idempotency?: IdempotencyClaim;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` as part of a request. */
export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);
/** The request being answered; undefined in tasks and at start. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
export const currentLanguage = (): Language => storage.getStore()?.language ?? 'en';
