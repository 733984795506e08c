import { SIGNED_IN_HINT } from '@nukkad/contract/accounts/signed-in-hint';
import type { CookieOptions, Request, Response } from 'express';
import { cookieValue } from '../../common/http/cookie-value.js';
import type { AppConfig } from '../../config/environment.js';

const YEAR_MS = 365 * 24 * 3600 * 1000;
const LOGIN_MS = 3600 * 1000;
const SIGN_UP_MS = 7 * 24 * 3600 * 1000;

/**
 * The cookies of this module: the session, the browser that a sign-in is bound to, a sign-up, a sign-up by phone alone,
 * the right to sign in once after it, the language of the pages, and the goal of the newest sign-in.
 */
export type CookieName = 'sid' | 'login' | 'signup' | 'phone' | 'once' | 'language' | 'goal';

const LIFE_MS: Record<CookieName, number> = {
  sid: YEAR_MS, // the session itself expires by the clock of the database
  login: LOGIN_MS,
  signup: SIGN_UP_MS,
  phone: LOGIN_MS,
  once: LOGIN_MS, // the right itself expires by the clock of the database
  language: YEAR_MS,
  goal: LOGIN_MS,
};

/** A local trial of the production set-up has no HTTPS, and browsers would drop secure cookies. */
const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/;
const isSecure = (config: AppConfig): boolean => config.production && !OWN_MACHINE.test(config.publicUrl);

/**
 * Returns the cookie's name: in production the prefix makes browsers require HTTPS, this host alone and the whole path.
 */
export const cookieName = (config: AppConfig, name: CookieName): string => (isSecure(config) ? `__Host-${name}` : name);

/** Returns the options of a cookie of this module. */
export const cookieOptions = (config: AppConfig, name: CookieName): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(config),
  path: '/',
  maxAge: LIFE_MS[name],
});

/** Returns the value of a cookie of the request. */
export const readCookie = (request: Request, config: AppConfig, name: CookieName): string | undefined =>
  cookieValue(request, cookieName(config, name));

/**
 * The cookie with which the front end skips the session request when no session exists; it is set and cleared with the
 * session cookie.
 */
export const signedInHint = {
  set(response: Response, config: AppConfig): void {
    response.cookie(SIGNED_IN_HINT, '1', { ...cookieOptions(config, 'sid'), httpOnly: false });
  },

  clear(response: Response, config: AppConfig): void {
    const { maxAge: _life, ...options } = cookieOptions(config, 'sid');
    response.clearCookie(SIGNED_IN_HINT, { ...options, httpOnly: false });
  },

  /** Sets or clears the hint to match the session cookie of the request. */
  correct(request: Request, response: Response, config: AppConfig): void {
    const hasSession = isSignedIn(request, config);
    const hasHint = cookieValue(request, SIGNED_IN_HINT) !== undefined;
    if (hasSession && !hasHint) signedInHint.set(response, config);
    if (!hasSession && hasHint) signedInHint.clear(response, config);
  },
};

/** Returns whether the browser of the request has a session cookie. The session itself is not checked. */
export const isSignedIn = (request: Request, config: AppConfig): boolean =>
  readCookie(request, config, 'sid') !== undefined;
