import type { RateLimit } from '../../common/http/rate-limits.js';

const HOUR = 3600;

/** Sign-ups of one IP address whose mailbox nobody has verified, and sign-ins that were begun and not finished. */
export const SIGN_UPS_PER_IP: RateLimit = { name: 'sign-up', limit: 60, seconds: HOUR };
export const LOGINS_PER_IP: RateLimit = { name: 'login', limit: 200, seconds: HOUR };
