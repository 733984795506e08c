import { DisclosureError, type Disclosure, discloseClaims, readDisclosure } from './disclosures.js';
import { isSignedBy, readPart, readToken, SIGNATURE_LENGTH, type SignedToken } from './signed-token.js';
import { findRecordText, hasDisclosures } from './record-text.js';
import { readRecordClaims, readSummaryClaims } from './read-claims.js';
import { readStatus } from './status-list.js';
import {
  RECORD_ALGORITHM,
  RECORD_TYP,
  type RecordFinding,
  statusListPath,
  SUMMARY_TYP,
  VERIFIER_CLOCK_MINUTES,
  WORK_RECORD_TEXT_MAX,
} from './work-record-rules.js';
import type { RecordedShift, WorkFacts, WorkRecordIssuer } from './work-records.js';

/** Source of the data that a verifier needs. Neither method rejects: null means that nothing could be read. */
export interface RecordSource {
  /** The issuer that the verifier trusts. `isFresh`: read from the issuer just now; else stored at an earlier time. */
  readIssuer: () => Promise<{ issuer: WorkRecordIssuer; isFresh: boolean } | null>;
  /** A status list, and when it was read. `isFresh`: read from the issuer just now; else stored at an earlier time. */
  readStatusList: (list: number) => Promise<{ text: string; readAt: Date; isFresh: boolean } | null>;
  now: () => Date;
}

/** Content of a genuine record. */
export interface VerifiedRecord extends Omit<WorkFacts, 'hours'> {
  /** Null: the worker hides them. */
  hours: WorkFacts['hours'] | null;
  /** The disclosed shifts; null in a summary, which has none. */
  shifts: RecordedShift[] | null;
  madeAt: Date;
  expiresAt: Date;
}

/** `statusReadAt`: when the status was last read as valid; null: never. */
export type Verification =
  | { finding: 'genuine' | 'unchecked'; record: VerifiedRecord; statusReadAt: Date | null }
  | { finding: Exclude<RecordFinding, 'genuine' | 'unchecked'> };

/** The claims that both kinds of token have. */
interface Claims {
  iat: number;
  exp: number;
  list: number;
  index: number;
  record: VerifiedRecord;
}

const SECOND_MS = 1000;
const ALLOWED_LAG = VERIFIER_CLOCK_MINUTES * 60;
const refused = (finding: Exclude<RecordFinding, 'genuine' | 'unchecked'>): Verification => ({ finding });
const dateOf = (seconds: number): Date => new Date(seconds * SECOND_MS);

function summaryClaims({ payload }: SignedToken): Claims | null {
  const data = readSummaryClaims(payload);
  if (!data) return null;
  const [list, index] = data.s;
  const record: VerifiedRecord = {
    ...{ name: data.n, from: data.m[0], to: data.m[1], kept: data.k, shifts: null },
    hours: data.h.map(([occupation, hours]) => ({ occupation, hours })),
    again: data.a ? { yes: data.a[0], of: data.a[1] } : null,
    ...{ madeAt: dateOf(data.iat), expiresAt: dateOf(data.exp) },
  };
  return { iat: data.iat, exp: data.exp, list, index, record };
}

const LIST_OF_URI = /\/(\d{1,6})$/;

function recordClaims({ payload }: SignedToken, disclosures: readonly Disclosure[], issuer: string): Claims | null {
  const data = readRecordClaims(discloseClaims(payload, disclosures));
  if (!data) return null;
  const { uri, idx: index } = data.status.status_list;
  const list = Number(LIST_OF_URI.exec(uri)?.[1] ?? -1);
  // a status is read from the issuer alone
  if (uri !== `${issuer}${statusListPath(list)}`) return null;
  const { name, from, to, kept, hours = null, again = null, shifts, iat, exp } = data;
  const record = { ...{ name, from, to, kept, hours, again, shifts }, madeAt: dateOf(iat), expiresAt: dateOf(exp) };
  return { iat, exp, list, index, record };
}

/** Returns the disclosures of a record. A text that ends without "~" may have lost a part of its last disclosure. */
async function readDisclosures(parts: readonly string[]): Promise<Disclosure[] | 'changed' | 'incomplete'> {
  const read: Disclosure[] = [];
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1;
    if (isLast && part === '') break;
    const disclosure = await readDisclosure(part);
    if (!disclosure) return isLast ? 'incomplete' : 'changed';
    read.push(disclosure);
  }
  return read;
}

/** Returns whether the first part of a text is the payload of a token whose header was cut off. */
const isPayload = (first: Readonly<Record<string, unknown>>, rest: readonly string[]): boolean =>
  first['alg'] === undefined && rest.length < 2;

const isOurKind = ({ alg, typ }: Readonly<Record<string, unknown>>): boolean =>
  alg === RECORD_ALGORITHM && (typ === RECORD_TYP || typ === SUMMARY_TYP);

/**
 * Returns the token at the start of a text, or the reason why there is none. Disclosures follow a whole signature:
 * without them, it may have been cut off.
 */
function readSigned(text: string): SignedToken | 'changed' | 'foreign' | 'incomplete' | 'unreadable' {
  if (!text.startsWith('ey')) return hasDisclosures(text) ? 'incomplete' : 'unreadable';
  const [token = '', ...disclosures] = text.split('~');
  const [head = '', ...rest] = token.split('.');
  const header = readPart(head);
  if (header && !isOurKind(header) && !isPayload(header, rest)) return 'foreign';
  if (rest.length < 2 || (disclosures.length === 0 && (rest[1] ?? '').length < SIGNATURE_LENGTH)) return 'incomplete';
  return readToken(token) ?? 'changed';
}

/**
 * Verifies a work record or its summary: signature, disclosures, time and status. No part of a record with an invalid
 * signature or disclosure is returned, and an unreadable status is never "genuine".
 */
export async function verifyWorkRecord(input: string, source: RecordSource): Promise<Verification> {
  if (input.length > WORK_RECORD_TEXT_MAX) return refused('too_large');
  const text = findRecordText(input);
  const token = readSigned(text);
  if (typeof token === 'string') return refused(token);

  const trusted = await source.readIssuer();
  if (!trusted) return refused('unknown_key');
  const { issuer, isFresh } = trusted;
  if (token.payload['iss'] !== issuer.issuer) return refused('foreign');
  if (issuer.withdrawn?.includes(String(token.header['kid']))) return refused('withdrawn');
  const key = issuer.jwks.keys.find((known) => known.kid === token.header['kid']);
  // the keys of expired records are not published any more
  if (!key && isFresh && isExpired(token, trusted, source.now())) return refused('expired');
  if (!key) return refused(isFresh ? 'foreign' : 'unknown_key');
  if (!(await isSignedBy(token, key))) return refused('changed');

  const claims = await readClaims(token, text, issuer.issuer);
  if (typeof claims === 'string') return refused(claims);
  return checkTime(claims, trusted, source);
}

async function readClaims(
  token: SignedToken,
  text: string,
  issuer: string,
): Promise<Claims | 'changed' | 'incomplete'> {
  const [, ...parts] = text.split('~');
  if (token.header['typ'] === SUMMARY_TYP) return (parts.length === 0 && summaryClaims(token)) || 'changed';
  const disclosures = await readDisclosures(parts);
  if (typeof disclosures === 'string') return disclosures;
  try {
    return recordClaims(token, disclosures, issuer) ?? 'changed';
  } catch (error) {
    if (!(error instanceof DisclosureError)) throw error;
    return 'changed';
  }
}

/**
 * Returns the time of the verification: the issuer's if it was read just now; a stored one is the earliest possible
 * time.
 */
function timeOf({ issuer, isFresh }: Trusted, now: Date): { now: number; isBehind: boolean } {
  const [server, device] = [Date.parse(issuer.now) / SECOND_MS, now.getTime() / SECOND_MS];
  return isFresh ? { now: server, isBehind: false } : { now: device, isBehind: device + ALLOWED_LAG < server };
}

type Trusted = NonNullable<Awaited<ReturnType<RecordSource['readIssuer']>>>;

const isExpired = ({ payload }: SignedToken, trusted: Trusted, now: Date): boolean =>
  typeof payload['exp'] === 'number' && payload['exp'] <= timeOf(trusted, now).now;

async function checkTime(claims: Claims, trusted: Trusted, source: RecordSource): Promise<Verification> {
  const { now, isBehind } = timeOf(trusted, source.now());
  if (isBehind || claims.iat > now + ALLOWED_LAG) return refused('wrong_clock');
  if (claims.exp <= now) return refused('expired');
  const { issuer, jwks } = trusted.issuer;
  const { list, index, record } = claims;
  const found = await source.readStatusList(list);
  if (!found) return { finding: 'unchecked', record, statusReadAt: null };
  const uri = `${issuer}${statusListPath(list)}`;
  const answer = await readStatus(found.text, { uri, index, keys: jwks.keys, now });
  if (answer === 'revoked') return refused('revoked');
  if (answer === 'valid' && trusted.isFresh && found.isFresh)
    return { finding: 'genuine', record, statusReadAt: found.readAt };
  return { finding: 'unchecked', record, statusReadAt: answer === 'unreadable' ? null : found.readAt };
}
