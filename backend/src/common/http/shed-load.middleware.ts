import type { NextFunction, Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import { overloaded } from '../errors/common.errors.js';
import { callsRefused } from '../observability/metrics.js';
import type { Admission, Lane } from './admission.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEALTH = /^\/api\/health(\/|$)/i;
/** Calls that sign somebody in or out, though browsers get them. */
const SIGN_IN = /^\/api\/(login|logout)(\/|$)/i;
/** A caller who hangs up leaves work behind; this long its place stays taken, in milliseconds, if nothing tells its end. */
const LEFT_BEHIND_MS = 10_000;

/**
 * The lane of a call; null for calls that are never refused here: those of supervisors, and forms with a file, which wait
 * for memory instead.
 */
export function laneOf(request: Pick<Request, 'method' | 'originalUrl' | 'is'>): Lane | null {
  const path = request.originalUrl.split('?', 1)[0] ?? '/';
  if (HEALTH.test(path)) return null;
  if (SAFE.has(request.method)) return SIGN_IN.test(path) ? 'write' : 'read';
  return request.is('multipart/form-data') ? null : 'write';
}

/**
 * Refuses calls that cannot be answered in time (503 with Retry-After). Stands behind whatever reads bodies, so that a slow
 * sender holds no place, and gives the place back with the head of the answer, so that a slow reader or a stream holds none.
 */
export const shedLoad =
  (admission: Admission): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) => {
    const lane = laneOf(request);
    if (!lane) return next();
    const left = new AbortController();
    response.once('close', () => left.abort());
    admission.enter(lane, left.signal).then((release) => {
      if (!release) {
        callsRefused.inc({ lane });
        return next(overloaded());
      }
      onHeaders(response, release);
      response.once('close', () => void setTimeout(release, LEFT_BEHIND_MS).unref());
      return next();
    }, next);
  };
