import { decodeBase64url, inflate } from './platform.js';
import { isSignedBy, readToken } from './signed-token.js';
import {
  RECORD_ALGORITHM,
  STATUS_LIST_BYTES_MAX,
  STATUS_LIST_TYP,
  VERIFIER_CLOCK_MINUTES,
} from './work-record-rules.js';
import type { RecordKey } from './work-records.js';

/** Status of one entry in a status list. `old`: it was "valid" when it was signed, more than a day ago. */
export type StatusAnswer = 'valid' | 'revoked' | 'old' | 'unreadable';

interface StatusQuestion {
  uri: string;
  index: number;
  keys: readonly RecordKey[];
  /** Seconds since 1970. */
  now: number;
}

/**
 * Reads one entry of a status list (IETF draft "Token Status List", one bit per entry). A list that is not signed by
 * the issuer, belongs to another address, is too large, or has no such entry is unreadable.
 */
export async function readStatus(list: string, { uri, index, keys, now }: StatusQuestion): Promise<StatusAnswer> {
  const token = readToken(list.trim());
  if (!token || token.header['alg'] !== RECORD_ALGORITHM || token.header['typ'] !== STATUS_LIST_TYP)
    return 'unreadable';
  const key = keys.find(({ kid }) => kid === token.header['kid']);
  if (!key || !(await isSignedBy(token, key))) return 'unreadable';
  const { sub, iat, exp, status_list: body } = token.payload as StatusListPayload;
  if (sub !== uri || typeof iat !== 'number' || typeof exp !== 'number') return 'unreadable';
  if (iat > now + VERIFIER_CLOCK_MINUTES * 60 || body?.bits !== 1 || typeof body.lst !== 'string') return 'unreadable';
  try {
    const bytes = await inflate(decodeBase64url(body.lst), STATUS_LIST_BYTES_MAX);
    const byte = bytes[Math.floor(index / 8)];
    if (byte === undefined) return 'unreadable';
    if (((byte >> (index % 8)) & 1) === 1) return 'revoked';
    return exp < now ? 'old' : 'valid';
  } catch {
    return 'unreadable';
  }
}

interface StatusListPayload {
  sub?: unknown;
  iat?: unknown;
  exp?: unknown;
  status_list?: { bits?: unknown; lst?: unknown };
}
