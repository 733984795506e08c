import type { RateLimit } from '../../common/http/rate-limits.js';

const HOUR = 3600;

/** Limit of sign-ups from one IP address with an unverified e-mail address. */
export const SIGN_UPS_PER_IP: RateLimit = { name: 'sign-up', limit: 60, seconds: HOUR };

/** Limit of started and not completed sign-ins from one IP address. */
export const LOGINS_PER_IP: RateLimit = { name: 'login', limit: 200, seconds: HOUR };
