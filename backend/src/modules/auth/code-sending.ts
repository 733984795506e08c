import { CODE_RESEND_SECONDS, CODE_SENDS_PER_HOUR } from '@nukkad/contract/limits';
import type { RateLimit, RateLimits } from '../../common/http/rate-limits.js';

const HOUR = 3600;

/**
 * Limit of codes that one IP address requests without entering them, and of codes that it enters wrongly, over all
 * pages and calls.
 */
export const SENT_CODES_PER_IP: RateLimit = { name: 'send-code', limit: 30, seconds: HOUR };
export const ENTERED_CODES_PER_IP: RateLimit = { name: 'verify-code', limit: 100, seconds: HOUR };

/** Returns the quota of an IP address that a correctly entered code consumed. */
export async function takeBackCode(limits: RateLimits, ip: string | undefined): Promise<void> {
  for (const limit of [SENT_CODES_PER_IP, ENTERED_CODES_PER_IP]) await limits.restoreForIp(limit, ip ?? 'unknown');
}

/** Number of final digits that vary within a block of numbers; the digits before them identify the block. */
export const LAST_DIGITS = 4;
/** Limit for texts to one block of numbers: an attacker who is paid for each text requests texts by the block. */
export const TEXTS_PER_NUMBER_BLOCK: RateLimit = { name: 'texts-per-block', limit: 30, seconds: HOUR };

/**
 * Number of codes for one address, and the period in seconds. The last line limits guesses: with five attempts for each
 * code it allows 100 attempts a day at a million codes.
 */
const SEND_LIMITS = [
  { codes: 1, seconds: CODE_RESEND_SECONDS },
  { codes: CODE_SENDS_PER_HOUR, seconds: HOUR },
  { codes: 20, seconds: 86_400 },
] as const;

/** Number of an address's latest requests that decide whether another one is allowed. */
export const REQUESTS_LOOKED_AT = Math.max(...SEND_LIMITS.map((limit) => limit.codes));
/** After this many seconds a request no longer counts. */
export const REQUESTS_COUNT_SECONDS = Math.max(...SEND_LIMITS.map((limit) => limit.seconds));

/**
 * Returns the seconds until another code may be sent to an address; 0 is now. `ages`: seconds since each request,
 * newest first.
 */
export function secondsToWait(ages: readonly number[]): number {
  const waits = SEND_LIMITS.map(({ codes, seconds }) => seconds - (ages[codes - 1] ?? seconds));
  return Math.max(0, Math.ceil(Math.max(...waits)));
}
