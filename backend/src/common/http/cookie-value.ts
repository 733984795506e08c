import { parseCookie } from 'cookie';
import type { Request } from 'express';

const asSent = (value: string): string => value;

/**
 * Returns the value of a cookie by its name on the wire, as it was sent; undefined if the request does not contain it, or it is
 * empty.
 */
export const cookieValue = ({ headers }: Pick<Request, 'headers'>, name: string): string | undefined =>
  parseCookie(headers.cookie ?? '', { decode: asSent })[name] || undefined;
