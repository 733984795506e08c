import { LogInQuerySchema, type SignInRole } from '@nukkad/contract/accounts/auth';
import { SIGN_IN_ROLES, type Side } from '@nukkad/contract/accounts/users';
import type { Request, Response } from 'express';
import type { AppConfig } from '../../config/environment.js';
import { cookieName, cookieOptions, readCookie } from './cookies.js';
import { safeReturnPath } from './return-path.js';

/** The goal of a sign-in: the requested side of the market, and the page. */
export interface SignInGoal {
  role: SignInRole | null;
  returnTo: string | null;
}

const LOGIN_PATH = '/api/login';
const LANDING: Record<Side, string> = { job_seeker: '/', employer: '/employer' };
/** Browsers drop a cookie of more than 4,096 bytes. */
const COOKIE_MAX = 3500;

/** Returns the page after a sign-in. */
export const landingOf = ({ role, returnTo }: SignInGoal): string =>
  returnTo ?? LANDING[role ? SIGN_IN_ROLES[role] : 'job_seeker'];

function queryOf({ role, returnTo }: SignInGoal): string {
  const query = new URLSearchParams();
  if (role) query.set('role', role);
  const path = safeReturnPath(returnTo ?? undefined);
  if (path) query.set('returnTo', path);
  return query.toString();
}

/** `path` with the goal as its query, as the sign-in and its page read it. */
export function withGoal(path: string, goal: SignInGoal): string {
  const query = queryOf(goal);
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

/** Returns the address that starts a sign-in for the same goal. */
export const restartAddress = (goal: SignInGoal): string => withGoal(LOGIN_PATH, goal);

/**
 * Stores the goal of a browser's newest sign-in in a cookie. The row of a sign-in is deleted once it is answered, but
 * the browser may return to an earlier page with the Back button, or start again.
 */
export const signInGoal = {
  keep(response: Response, config: AppConfig, goal: SignInGoal): void {
    const query = queryOf(goal);
    if (!query || encodeURIComponent(query).length > COOKIE_MAX) return signInGoal.clear(response, config);
    response.cookie(cookieName(config, 'goal'), query, cookieOptions(config, 'goal'));
  },

  read(request: Request, config: AppConfig): SignInGoal {
    const value = readCookie(request, config, 'goal') ?? '';
    let query: URLSearchParams;
    try {
      query = new URLSearchParams(decodeURIComponent(value));
    } catch {
      query = new URLSearchParams();
    }
    const { role, returnTo } = LogInQuerySchema.parse(Object.fromEntries(query));
    return { role: role ?? null, returnTo: safeReturnPath(returnTo) };
  },

  clear(response: Response, config: AppConfig): void {
    const { maxAge: _life, ...options } = cookieOptions(config, 'goal');
    response.clearCookie(cookieName(config, 'goal'), options);
  },
};
