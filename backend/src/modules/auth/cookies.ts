import type { CookieOptions, Request } from 'express';
import type { AppConfig } from '../../config/environment.js';

const YEAR_MS = 365 * 24 * 3600 * 1000;
const LOGIN_MS = 3600 * 1000;
const SIGN_UP_MS = 7 * 24 * 3600 * 1000;

/** The cookies of this module: the session, the browser a sign-in is bound to, a sign-up, the language of the pages. */
export type CookieName = 'sid' | 'login' | 'signup' | 'language';

const LIFE_MS: Record<CookieName, number> = {
  sid: YEAR_MS, // the session itself ends by the clock of the database
  login: LOGIN_MS,
  signup: SIGN_UP_MS,
  language: YEAR_MS,
};

/** A trial of the production set-up on one's own machine has no HTTPS, and browsers would drop what needs it. */
const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/;
const isSecure = (config: AppConfig): boolean => config.production && !OWN_MACHINE.test(config.publicUrl);

/** The name on the wire: in production the prefix makes browsers insist on HTTPS, this host alone and the whole path. */
export const cookieName = (config: AppConfig, name: CookieName): string => (isSecure(config) ? `__Host-${name}` : name);

/** How a cookie of this module is set. */
export const cookieOptions = (config: AppConfig, name: CookieName): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(config),
  path: '/',
  maxAge: LIFE_MS[name],
});

/** The value of a cookie that the request carries. */
export function readCookie(request: Request, config: AppConfig, name: CookieName): string | undefined {
  const wanted = `${cookieName(config, name)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted));
  return found?.slice(wanted.length) || undefined;
}
