import { SetMetadata, type Type } from '@nestjs/common';
import type { Request } from 'express';

/** Adds a parameter to a statement; returns its name. */
export type AddParameter = (value: unknown) => string;

/** A part of the statement that reads the session of a call: it saves a statement, and a round trip to the database. */
export interface AccountPrefetch {
  /** SQL: one JSON value, of the account `u`. Its text may depend only on the shape of the call. */
  sql: (add: AddParameter) => string;
  /** Receives the value, if the session is open. */
  receive(value: unknown): void;
}

/**
 * Reads data of a call together with its session. The data is used only after the guards have allowed the call. A prefetch must
 * not write.
 */
export interface PrefetchesWithSession {
  /** Returns what is read for a request; null: nothing. */
  planPrefetch(request: Request): AccountPrefetch | null;
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how express types requests
  namespace Express {
    interface Request {
      /** The data that is read together with the session. */
      accountPrefetch?: AccountPrefetch | undefined;
    }
  }
}

export const PREFETCH_WITH_SESSION = 'nukkad:read-with-session';

/** Prefetches with `reader`, a provider of the call's module, in the statement that reads the session. */
export const PrefetchWithSession = (reader: Type<PrefetchesWithSession>): MethodDecorator =>
  SetMetadata(PREFETCH_WITH_SESSION, reader);
