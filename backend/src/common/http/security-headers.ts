import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Hash of the empty string; a strict policy requires it for emotion's style elements. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const TWO_YEARS_SECONDS = 63_072_000;

/**
 * Returns the middleware that sets the headers of every response: strict content security policy, no referrer, no
 * framing, HSTS in production.
 */
export const securityHeaders = (production: boolean): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // the front end makes one value, the address of its service worker
        trustedTypes: ['service-worker'],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: production ? { maxAge: TWO_YEARS_SECONDS, includeSubDomains: true } : false,
  }),
  (request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Permissions-Policy', 'geolocation=(self), camera=(self), microphone=(self)');
    if (request.path.startsWith('/api')) response.setHeader('Cache-Control', 'no-store');
    next();
  },
];
