import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AppConfig } from '../../config/environment.js';
import { cookieValue } from './cookie-value.js';
import { currentRequest } from '../context/request-context.js';

const READS = new Set(['GET', 'HEAD']);
/** Cookie of a browser that sent a write; it expires when every replica in use contains that write. */
const WROTE = 'wrote';
const MS_PER_SECOND = 1000;
/** Additional lifetime of the cookie, in seconds, for the way of the response. */
const SPARE_SECONDS = 1;

/**
 * Permits old data (`mayReadOldData`) to the reads of callers who sent no write within the lag limit of the replicas.
 * The cookie holds for all processes: the next read may reach another one.
 */
export function readYourWrites(config: Pick<AppConfig, 'DATABASE_READ_MAX_LAG_MS' | 'publicUrl'>): RequestHandler {
  const seconds = Math.ceil(config.DATABASE_READ_MAX_LAG_MS / MS_PER_SECOND) + SPARE_SECONDS;
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    path: '/',
    maxAge: seconds * MS_PER_SECOND,
  } as const;
  return (request: Request, response: Response, next: NextFunction) => {
    if (!READS.has(request.method)) response.cookie(WROTE, '1', options);
    const context = currentRequest();
    if (context) context.mayReadOldData = READS.has(request.method) && cookieValue(request, WROTE) === undefined;
    next();
  };
}
