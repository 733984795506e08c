import type { Request } from 'express';

/**
 * Returns the value of a cookie by its name on the wire; undefined if the request does not contain it, or it is empty.
 */
export function cookieValue(request: Request, name: string): string | undefined {
  const wanted = `${name}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted));
  return found?.slice(wanted.length) || undefined;
}
