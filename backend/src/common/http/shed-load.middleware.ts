import type { NextFunction, Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import type { Language } from '@nukkad/contract/languages';
import { overloaded, retryAfterOverload } from '../errors/common.errors.js';
import { callsRefused } from '../observability/metrics.js';
import { noteWait } from './access-log.middleware.js';
import type { Admission, Lane } from './admission.js';
import { problemOf } from './problem.filter.js';
import { currentLanguage } from '../context/request-context.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const CALL = /^\/api(\/|$)/i;
const HEALTH = /^\/api\/health(\/|$)/i;
/** Paths of sign-in and sign-out, which write although browsers request them with GET. */
const SIGN_IN = /^\/api\/(login|logout)(\/|$)/i;
/**
 * Milliseconds after which the place of an abandoned call is released if the call does not report its end: the work
 * continues after the caller hangs up.
 */
const LEFT_BEHIND_MS = 10_000;

/**
 * Returns the lane of a call; null for calls that are never refused here: those of supervisors, and forms with a file,
 * which wait for memory instead.
 */
export function laneOf(request: Pick<Request, 'method' | 'originalUrl' | 'is'>): Lane | null {
  const path = request.originalUrl.split('?', 1)[0] ?? '/';
  if (!CALL.test(path) || HEALTH.test(path)) return null;
  if (SAFE.has(request.method)) return SIGN_IN.test(path) ? 'write' : 'read';
  return request.is('multipart/form-data') ? null : 'write';
}

const refusals = new Map<Language, string>();

function refusalIn(language: Language): string {
  const made = refusals.get(language) ?? JSON.stringify(problemOf(overloaded(), language));
  refusals.set(language, made);
  return made;
}

/** Writes the response by hand: under overload, the cost of each refusal reduces the time left for admitted calls. */
function refuse(response: Response, lane: Lane): void {
  callsRefused.inc({ lane });
  response.writeHead(503, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfterOverload()),
  });
  response.end(refusalIn(currentLanguage()));
}

/** Returns whether the request has no body, so that a caller cannot occupy a place by sending slowly. */
const isBare = (request: Request): boolean =>
  request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0;

/**
 * Refuses calls that cannot be answered in time (503 with Retry-After). Calls without a body are judged before any
 * other work (`bare`), the others after their body was read. The place is released with the head of the response, so
 * that slow readers and streams occupy none.
 */
export const shedLoad =
  (admission: Admission, judged: 'bare' | 'with a body'): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) => {
    if (isBare(request) !== (judged === 'bare')) return next();
    const lane = laneOf(request);
    if (!lane) return next();
    const askedAt = performance.now();
    admission.acquire(lane, response).then((release) => {
      noteWait(response, performance.now() - askedAt);
      if (!release) return refuse(response, lane);
      onHeaders(response, release);
      response.once('close', () => void setTimeout(release, LEFT_BEHIND_MS).unref());
      return next();
    }, next);
  };
