import type { RateLimit } from '../../common/http/rate-limits.js';

/** Limit of codes that an account requests for its own new or unverified address or number. */
export const CONTACT_CHANGES: RateLimit = { name: 'contact-change', limit: 10, seconds: 3600 };
