import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { crossSite } from '../errors/common.errors.js';
import { DomainError } from '../errors/domain-error.js';
import { isProviderCall } from './provider-calls.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * Content type sent by mail servers. A page cannot send it to another origin without a preflight request, so it needs
 * no additional header.
 */
const MAIL = 'message/rfc822';
const BODY_TYPES = ['application/json', 'multipart/form-data', MAIL];
/** Providers may send forms: their signature shows that no page sent them. */
const SIGNED_BODY_TYPES = [...BODY_TYPES, 'application/x-www-form-urlencoded'];

/** Returns true if the browser's headers show that `request` comes from a page of another site or origin. */
export function isForeign(request: Request, origin: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const from = request.get('origin');
  return from !== undefined && from !== origin;
}

/**
 * Refuses writes that another site made a browser send, and bodies that it could make a browser send without a
 * preflight request: those of a form, and any without a header that only a script of this origin can add
 * (X-Requested-With).
 */
export const sameOriginWrites =
  (publicUrl: string): RequestHandler =>
  (request: Request, _response: Response, next: NextFunction) => {
    if (SAFE.has(request.method)) return next();
    if (isForeign(request, new URL(publicUrl).origin)) return next(crossSite());
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.get('content-length') ?? 0) > 0;
    const isSigned = isProviderCall(request.originalUrl);
    const types = isSigned ? SIGNED_BODY_TYPES : BODY_TYPES;
    if (hasBody && !request.is(types)) return next(new DomainError('unsupportedType', 'errors:unsupportedType'));
    const isAsked = request.is(MAIL) === MAIL || isSigned || request.get('x-requested-with') !== undefined;
    if (hasBody && !isAsked) return next(crossSite());
    return next();
  };
