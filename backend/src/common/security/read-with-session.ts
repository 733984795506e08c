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
export interface ReadsWithSession {
  begin(request: Request, account: SessionAccount): void;
}

export const READ_WITH_SESSION = 'nukkad:read-with-session';

/** The call's `reader`, a provider of its module, begins together with the reading of the session. */
export const ReadWithSession = (reader: Type<ReadsWithSession>): MethodDecorator =>
  SetMetadata(READ_WITH_SESSION, reader);
