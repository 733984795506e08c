import { SetMetadata, type Type } from '@nestjs/common';
import type { Request } from 'express';

/**
 * The account of a session that is still being read: SQL that returns its id, given the name of the parameter with
 * `key`.
 */
export interface SessionAccount {
  key: string;
  userIdSql: (parameter: string) => string;
}

/**
 * Prefetches, in parallel with a call's session, data that does not depend on the session being open; this saves a
 * round trip to the database. The data is returned only after the guards have allowed the call. A prefetch must not
 * write and must not fail.
 */
export interface PrefetchesWithSession {
  prefetch(request: Request, account: SessionAccount): void;
}

export const PREFETCH_WITH_SESSION = 'nukkad:read-with-session';

/** Prefetches with `reader`, a provider of the call's module, while the session is read. */
export const PrefetchWithSession = (reader: Type<PrefetchesWithSession>): MethodDecorator =>
  SetMetadata(PREFETCH_WITH_SESSION, reader);
