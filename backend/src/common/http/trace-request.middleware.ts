import type { NextFunction, Request, Response } from 'express';
import { spanRecorder } from '../observability/tracing.js';
import { currentRequest } from '../context/request-context.js';

const CALLS = /^\/(api|oidc)(\/|$)/;
const SERVER_ERROR = 500;

/** Returns the route of an answered call with its parameters by name; the path itself can contain personal data. */
function routeOf(request: Request): string | undefined {
  const { path } = (request.route ?? {}) as { path?: unknown };
  return typeof path === 'string' && CALLS.test(path) ? path : undefined;
}

/** Returns why an answer failed. A stream of events ends when its reader leaves. */
function failureOf(response: Response): string | undefined {
  if (response.statusCode >= SERVER_ERROR) return String(response.statusCode);
  const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream');
  return response.writableFinished || isStream ? undefined : 'aborted';
}

/** Records each API call as the first span of a trace. Its caller does not decide whether it is sampled. */
export function traceRequest(request: Request, response: Response, next: NextFunction): void {
  const recorder = spanRecorder();
  const [, side] = CALLS.exec(request.path) ?? [];
  if (!recorder || side === undefined) return next();
  const { method } = request;
  const requestId = currentRequest()?.requestId;
  const span = recorder.openSpan({
    name: method,
    kind: 'server',
    attributes: { 'http.request.method': method, ...(requestId ? { 'request.id': requestId } : {}) },
    parent: null,
    caller: request.get('traceparent'),
  });
  response.once('close', () => {
    const route = routeOf(request) ?? (side === 'oidc' ? '/oidc' : undefined);
    span.end({
      ...(route ? { name: `${method} ${route}` } : {}),
      attributes: { 'http.response.status_code': response.statusCode, ...(route ? { 'http.route': route } : {}) },
      failure: failureOf(response),
    });
  });
  span.run(() => next());
}
