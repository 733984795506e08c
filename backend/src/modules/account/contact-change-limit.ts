import type { RateLimit } from '../../common/http/rate-limits.js';

/** How often an account may have a code sent to an address or number of its own, new or not verified yet. */
export const CONTACT_CHANGES: RateLimit = { name: 'contact-change', limit: 10, seconds: 3600 };
