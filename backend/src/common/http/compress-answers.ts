import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Below this an answer fits into the packets that carry its headers. */
const THRESHOLD_BYTES = 1000;
/** Quick enough to be made for each answer, and a window as large as the largest of them. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/**
 * Paths of responses that contain secrets: codes, tokens, capability links, personal data. The length of a compressed
 * response reveals how much its parts repeat each other, so that an attacker who controls some of its text can guess
 * the rest (BREACH).
 */
const SECRET = /^\/(oidc|dev|api\/(auth|login|logout|demo-accounts|calendar-feed|dev|user\/(sessions|export)))(\/|$)/i;

/** Returns whether responses at this path (without its query) contain secrets. */
export const holdsSecret = (path: string): boolean => SECRET.test(path);

function isCompressed(request: Request, response: Response): boolean {
  const type = String(response.getHeader('Content-Type'));
  if (type.startsWith('text/event-stream')) return false; // each event must be sent at once
  const path = request.originalUrl.split('?', 1)[0] ?? '/';
  const isStyle = type.startsWith('text/css'); // style sheets of the identity provider's pages are the same for every user
  if (!isStyle && holdsSecret(path)) return false;
  return type.startsWith('application/yaml') || compression.filter(request, response); // the library does not recognise YAML
}

/** Compresses text responses with Brotli or gzip, whichever the client accepts. */
export const compressAnswers = (): RequestHandler =>
  compression({ threshold: THRESHOLD_BYTES, brotli: { params: BROTLI }, filter: isCompressed });
