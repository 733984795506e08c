import { randomUUID } from 'node:crypto';
import { negotiateLanguage } from '@nukkad/contract/languages';
import type { NextFunction, Request, Response } from 'express';
import { runInRequest } from '../context/request-context.js';
import { subscriberOf } from './subscriber.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Opens the request context: an id (the caller's if it is well formed) and the language of the answer. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-request-id');
  const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', requestId);
  const origin = `${subscriberOf(request.ip ?? '')} ${request.get('user-agent') ?? ''}`.trim();
  runInRequest({ requestId, origin, language: negotiateLanguage(request.get('accept-language')) }, () => next());
}
