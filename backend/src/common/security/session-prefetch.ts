import { SetMetadata, type Type } from '@nestjs/common';
import type { Request } from 'express';

/** The account of a session that is still being read: SQL that finds its id, given the name of the parameter that holds `key`. */
export interface SessionAccount {
  key: string;
  userIdSql: (parameter: string) => string;
}

/**
 * Reads for a call, at the same time as its session, what does not depend on the session being open: a round trip to the database
 * less. Nothing of it is answered before the guards have let the call through; it must not write, and not fail.
 */
export interface PrefetchesWithSession {
  prefetch(request: Request, account: SessionAccount): void;
}

export const PREFETCH_WITH_SESSION = 'nukkad:read-with-session';

/** The call's `reader`, a provider of its module, prefetches while the session is read. */
export const PrefetchWithSession = (reader: Type<PrefetchesWithSession>): MethodDecorator =>
  SetMetadata(PREFETCH_WITH_SESSION, reader);
