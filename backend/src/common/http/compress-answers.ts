import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Below this an answer fits into the packets that carry its headers. */
const THRESHOLD_BYTES = 1000;
/** Quick enough to be made for each answer, and a window as large as the largest of them. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/**
 * Calls whose answers hold a secret: codes, tokens, links that open something, personal data. The length of a compressed
 * answer tells how much of one part of it repeats another, so that who chooses some of its text can guess the rest (BREACH).
 */
const SECRET = /^\/(oidc|dev|api\/(auth|login|logout|demo-accounts|calendar-feed|dev|user\/(sessions|export)))(\/|$)/i;

/** Whether answers at this path, without its query, hold a secret. */
export const holdsSecret = (path: string): boolean => SECRET.test(path);

function isCompressed(request: Request, response: Response): boolean {
  const type = String(response.getHeader('Content-Type'));
  if (type.startsWith('text/event-stream')) return false; // each event has to leave at once
  const path = request.originalUrl.split('?', 1)[0] ?? '/';
  const isStyle = type.startsWith('text/css'); // of the pages of the identity provider: the same for everybody
  if (!isStyle && holdsSecret(path)) return false;
  return type.startsWith('application/yaml') || compression.filter(request, response); // the library does not know YAML
}

/** Compresses text that is sent from here on, with Brotli or gzip, whichever the caller takes. */
export const compressAnswers = (): RequestHandler =>
  compression({ threshold: THRESHOLD_BYTES, brotli: { params: BROTLI }, filter: isCompressed });
