import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { AppLogger } from '../observability/app-logger.js';
import { httpDuration } from '../observability/metrics.js';

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{24,}/gi;

const waits = new WeakMap<Response, number>();
const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** Records how long a call waited for admission. Only calls with a body wait within their logged duration. */
export const noteWait = (response: Response, milliseconds: number): void => void waits.set(response, milliseconds);

/** Logs each API call without its query string and without ids, and measures it. */
export const accessLog =
  (logger: AppLogger): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) => {
    const started = performance.now();
    const path = request.originalUrl.split('?', 1)[0]?.replace(ID, ':id') ?? '/';
    response.on('finish', () => {
      const milliseconds = performance.now() - started;
      const isCall = path.startsWith('/api') || path.startsWith('/oidc');
      if (!isCall) return;
      const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream');
      if (!isStream) httpDuration.observe({ method: request.method, status: response.statusCode }, milliseconds / 1000);
      const waited = waits.get(response) ?? 0;
      logger.info({
        event: 'request',
        method: request.method,
        path,
        status: response.statusCode,
        milliseconds: tenths(milliseconds),
        ...(waited >= 1 ? { waited: tenths(waited) } : {}),
      });
    });
    next();
  };
