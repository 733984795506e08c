import type { IncomingMessage } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { malformed } from '../errors/common.errors.js';
import { DomainError } from '../errors/domain-error.js';
import { isProviderCall } from './provider-calls.js';

const JSON_LIMIT = '256kb';
const MAX_DEPTH = 12;

function deeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => deeperThan(inner, levels - 1));
}

/** Responds before the framework reports the error as a file that is too large. */
const refuseLargeBody: ErrorRequestHandler = (error: { type?: unknown }, _request, _response, next) =>
  next(error.type === 'entity.too.large' ? new DomainError('tooLarge', 'errors:tooLarge') : error);

const refuseDeepBody: RequestHandler = (request, _response, next) =>
  next(deeperThan(request.body, MAX_DEPTH) ? malformed() : undefined);

/** Returns whether a body is parsed here: JSON signed by a provider is read as bytes where it is used. */
const isReadHere = (request: IncomingMessage & { originalUrl?: string }): boolean =>
  /^application\/json\b/i.test(request.headers['content-type'] ?? '') && !isProviderCall(request.originalUrl ?? '');

/**
 * Parses JSON bodies of at most 256 kB and 12 levels. No call needs deeper nesting, and it costs every later parser
 * time.
 */
export const jsonBody = (): (RequestHandler | ErrorRequestHandler)[] => [
  express.json({ limit: JSON_LIMIT, strict: true, type: isReadHere }),
  refuseLargeBody,
  refuseDeepBody,
];
