import type { RateLimit } from '../../common/http/rate-limits.js';

const HOUR = 3600;

/** Sign-ups from one IP address with an e-mail address that is not verified yet. */
export const SIGN_UPS_PER_IP: RateLimit = { name: 'sign-up', limit: 60, seconds: HOUR };

/** Sign-ins from one IP address that were begun and not finished. */
export const LOGINS_PER_IP: RateLimit = { name: 'login', limit: 200, seconds: HOUR };
