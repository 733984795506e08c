import type { Request } from 'express';

/** The value of a cookie by its name on the wire; undefined when the request does not carry it, or it is empty. */
export function cookieValue(request: Request, name: string): string | undefined {
  const wanted = `${name}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted));
  return found?.slice(wanted.length) || undefined;
}
